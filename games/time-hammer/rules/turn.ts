import { again, type Seat } from '@anachron/kernel'
import {
  constants,
  DECADE_OF_FLUX,
  DECADES,
  type Decade,
  FIDO_IDS,
  type FidoId,
  isFido,
  type Phase,
} from '../content/index.ts'
import { agentOf, enterAgent } from './agents.ts'
import { actionSources, blueReserve, gainAction, gainDrawBonus, gainJamais, greenReserve, standDown } from './cubes.ts'
import { commands, hasTrio, holds, playerOf, rivalOf } from './decades.ts'
import { discardFromHand, fromHand } from './deck.ts'
import { endByExpert, endByRounds, onExpert } from './ending.ts'
import { gadgetPlays, whyNotPlay } from './gadgets.ts'
import { dejaVu } from './hammer.ts'
import { openMoment } from './moments.ts'
import { beginGadget } from './plans.ts'
import { quarkAdds, turnUpQuark } from './quarks.ts'
import { reveal } from './reveals.ts'
import type { RuleId } from './rulebook.ts'
import { drawToHand, gainSkill } from './skill.ts'
import { doTask, openTasks, tasks, whyNotTask } from './tasks.ts'
import type { Action, AgentInPlay, C, FlowOf, State, TurnFrame } from './types.ts'

const active = (state: State): Seat[] => [state.active]

const PHASE_RULE: Record<Phase, RuleId> = { prep: 'TH-128', discovery: 'TH-131', draw: 'TH-138', action: 'TH-142' }

function beginPhase(ctx: C, phase: Phase): void {
  ctx.state.phase = phase
  ctx.emit({ kind: 'phaseBegan', rule: PHASE_RULE[phase], seat: ctx.state.active, phase })
}

/** TH-139: looked at before every card, so whatever came to the hand meanwhile counts (TH-141, TH-R30), and a full hand draws only its bonus (TH-140). */
function isRefilled(state: State): boolean {
  const { hand, drawBonus } = playerOf(state, state.active)
  return hand.length >= constants.handSize.value && drawBonus === 0
}

/** One turn after the other; the frame stays for the whole game. */
export const turn: FlowOf<TurnFrame> = {
  begin(ctx, frame) {
    const { state } = ctx
    frame.used = 0
    frame.found = []
    if (state.active === state.first && state.turn > 0) {
      if (state.die === 1) return endByRounds(ctx)
      state.die--
      if (state.options.quarks && state.quarks.length > 0) turnUpQuark(ctx)
      ctx.emit({
        kind: 'roundBegan',
        rule: 'TH-128',
        round: state.options.rounds - state.die + 1,
        die: state.die,
        quark: state.quark,
      })
    }
    const [open] = state.dejaVu
    if (state.turn === 0 && open)
      ctx.emit({
        kind: 'began',
        rule: 'TH-12',
        first: state.first,
        rounds: state.options.rounds,
        dejaVu: open,
        quark: state.quark,
      })
    state.turn++
    ctx.emit({ kind: 'turnBegan', rule: 'TH-145', seat: state.active, turn: state.turn })
    beginPhase(ctx, 'prep')
    if (quarkAdds(state, 'startInParadox') > 0) {
      state.paradox = true
      ctx.emit({ kind: 'paradox', rule: 'TH-147', seat: state.active })
    }
  },
  fido: {
    rule: 'TH-129',
    seats: (state) => (playerOf(state, state.active).agents.length === 0 ? active(state) : []),
    options: () => DECADES.map((to) => ({ kind: 'fido', to })),
    take(ctx, _frame, seat, action) {
      if (action.kind !== 'fido') return again
      const fido = FIDO_IDS[seat] as FidoId
      fromHand(playerOf(ctx.state, seat), fido)
      enterAgent(ctx, seat, fido, action.to, [], 'TH-86')
    },
  },
  prep(ctx) {
    gainSkill(ctx, active(ctx.state), 'prep')
  },

  discovery(ctx) {
    beginPhase(ctx, 'discovery')
  },
  recall: {
    rule: 'TH-R9',
    seats: (state) => (playerOf(state, state.active).agents.some((agent) => agent.guard) ? active(state) : []),
    options(state, _frame, seat) {
      const options: Action[] = [{ kind: 'keep' }]
      for (const agent of playerOf(state, seat).agents)
        if (agent.guard) options.push({ kind: 'recall', agent: agent.card })
      return options
    },
    refuse: (_state, _frame, _seat, action) =>
      action.kind === 'recall' ? { rule: 'TH-33', reason: 'That Agent is not one of yours On Guard.' } : undefined,
    take(ctx, _frame, seat, action) {
      if (action.kind !== 'recall') return 'gains'
      standDown(ctx, seat, agentOf(playerOf(ctx.state, seat), action.agent) as AgentInPlay, 'TH-33')
      return again
    },
  },
  gains(ctx) {
    const { state } = ctx
    const seat = state.active
    const player = playerOf(state, seat)
    const count = Math.min(constants.actionsPerTurn.value, greenReserve(player))
    player.actions += count
    ctx.emit({ kind: 'actionsGained', rule: 'TH-131', seat, count })
    if (commands(state, seat, 1990)) gainJamais(ctx, seat)
    if (commands(state, seat, 2000)) gainAction(ctx, seat, 'reserve')
    if (commands(state, seat, 2010)) gainDrawBonus(ctx, seat)
    for (let i = quarkAdds(state, 'discoveryDrawBonus'); i > 0; i--) gainDrawBonus(ctx, seat)
    openMoment(ctx, 'discovery')
  },
  explore(ctx) {
    const { state } = ctx
    if (!hasTrio(playerOf(state, state.active))) return reveal(ctx, 'discovery', ['main'])
    ctx.emit({ kind: 'trio', rule: 'TH-133', seat: state.active })
    gainSkill(ctx, active(state), 'trio')
    return 'draw'
  },
  select(ctx, frame) {
    const { state } = ctx
    const seat = state.active
    const player = playerOf(state, seat)
    const decade = DECADE_OF_FLUX[frame.found[0]?.value as number] as Decade
    const held = holds(player, decade)
    ctx.emit({ kind: 'decadeSelected', rule: 'TH-134', seat, decade, held })
    if (held) {
      gainSkill(ctx, [seat], 'match')
      return 'draw'
    }
    if (blueReserve(player) > 0 || actionSources(player).length > 0) return
    gainDrawBonus(ctx, seat)
    return 'echo'
  },
  asset: {
    rule: 'TH-136',
    seats: active,
    options(state, _frame, seat) {
      const player = playerOf(state, seat)
      const options: Action[] = [{ kind: 'asset', asset: 'draw' }]
      if (blueReserve(player) > 0) options.push({ kind: 'asset', asset: 'jamais' })
      for (const from of actionSources(player)) options.push({ kind: 'asset', asset: 'action', from })
      return options
    },
    refuse: (_state, _frame, _seat, action) =>
      action.kind === 'asset' ? { rule: 'TH-136', reason: 'There is no cube for that asset.' } : undefined,
    take(ctx, _frame, seat, action) {
      if (action.kind !== 'asset') return again
      if (action.asset === 'action') gainAction(ctx, seat, action.from)
      else if (action.asset === 'jamais') gainJamais(ctx, seat)
      else gainDrawBonus(ctx, seat)
    },
  },
  /** TH-137. */
  echo(ctx, frame) {
    const value = frame.found[0]?.value
    if (value === 3 || value === 4) dejaVu(ctx)
  },

  draw(ctx, frame) {
    frame.found = []
    beginPhase(ctx, 'draw')
  },
  prepare: {
    rule: 'TH-138',
    secret: true,
    seats: (state, { used }) => (used < constants.drawStepCards.value ? active(state) : []),
    options(state, frame, seat) {
      const options: Action[] = [{ kind: 'done' }]
      for (const card of playerOf(state, seat).hand) if (!isFido(card)) options.push({ kind: 'discard', card })
      gadgetPlays(state, frame, seat, 'open', options)
      return options
    },
    open: () => [{ kind: 'done' }],
    refuse(state, frame, seat, action) {
      if (action.kind === 'play') return whyNotPlay(state, frame, seat, action.card, 'open')
      if (action.kind !== 'discard') return undefined
      return typeof action.card === 'string' && isFido(action.card)
        ? { rule: 'TH-82', reason: 'Fido is never discarded.' }
        : { rule: 'TH-138', reason: 'That card is not in your hand.' }
    },
    take(ctx, frame, seat, action) {
      if (action.kind === 'play') beginGadget(ctx, seat, action.card)
      else if (action.kind === 'discard') {
        discardFromHand(ctx.state, seat, action.card)
        ctx.emit({ kind: 'discarded', rule: 'TH-138', seat, card: action.card })
        frame.used++
      } else return 'refill'
      return again
    },
  },
  refill(ctx) {
    if (isRefilled(ctx.state)) return 'action'
    openMoment(ctx, 'draw')
  },
  drawOne(ctx) {
    const { state } = ctx
    if (isRefilled(state)) return 'action'
    const player = playerOf(state, state.active)
    const full = player.hand.length >= constants.handSize.value
    const got = drawToHand(ctx, state.active)
    if (got === 'nothing') return 'action'
    if (got === 'card' && full) player.drawBonus--
    return 'refill'
  },

  action(ctx) {
    playerOf(ctx.state, ctx.state.active).drawBonus = 0
    beginPhase(ctx, 'action')
  },
  main: {
    rule: 'TH-142',
    secret: true,
    seats: (state) => (state.turnLost ? [] : active(state)),
    options(state, frame, seat) {
      const options: Action[] = [{ kind: 'end' }]
      gadgetPlays(state, frame, seat, 'open', options)
      tasks(state, seat, options)
      return options
    },
    open: (state, _frame, seat) => openTasks(state, seat, [{ kind: 'end' }]),
    refuse: (state, frame, seat, action) =>
      action.kind === 'play' ? whyNotPlay(state, frame, seat, action.card, 'open') : whyNotTask(state, seat, action),
    take(ctx, _frame, seat, action) {
      if (action.kind === 'end') return 'end'
      if (action.kind === 'play') beginGadget(ctx, seat, action.card)
      else doTask(ctx, seat, action)
      return again
    },
  },
  end(ctx) {
    const { state } = ctx
    const seat = state.active
    const player = playerOf(state, seat)
    ctx.emit({ kind: 'turnEnded', rule: state.turnLost ? 'TH-112' : 'TH-144', seat, forced: state.turnLost })
    player.actions = 0
    player.drawBonus = 0
    state.turnLost = false
    // TH-62.
    state.paradox = false
    if (state.options.finishRound && seat !== state.first && onExpert(state).length > 0) return endByExpert(ctx)
    state.active = rivalOf(seat)
    return 'begin'
  },
}
