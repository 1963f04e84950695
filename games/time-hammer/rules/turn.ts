import { again, menuAsk, type Seat } from '@anachron/kernel'
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
import { dejaVu } from './deja-vu.ts'
import { endByExpert, endByRounds, onExpert } from './ending.ts'
import { playGadget } from './gadgets.ts'
import { openMoment } from './moments.ts'
import { quarkAdds, turnUpQuark } from './quarks.ts'
import type { RuleId } from './rulebook.ts'
import { drawToHand, gainSkill } from './skill.ts'
import { reveal } from './slots.ts'
import { tasks } from './tasks.ts'
import type { ActionOf, AgentInPlay, C, FlowOf, Player, State, TurnFrame } from './types.ts'

const active = (state: State): Seat[] => [state.active]

const PHASE_RULE: Record<Phase, RuleId> = { prep: 'TH-128', discovery: 'TH-131', draw: 'TH-138', action: 'TH-142' }

function beginPhase(ctx: C, phase: Phase): void {
  ctx.state.phase = phase
  ctx.emit({ kind: 'phaseBegan', rule: PHASE_RULE[phase], seat: ctx.state.active, phase })
}

/**
 * TH-139: looked at before every card, so whatever came to the hand meanwhile counts (TH-141, TH-R30), and a full hand
 * draws only its bonus (TH-140).
 */
function isRefilled(state: State): boolean {
  const { hand, drawBonus } = playerOf(state, state.active)
  return hand.length >= constants.handSize.value && drawBonus === 0
}

/** TH-136: what there is a cube for. */
function assetsFor(player: Player): ActionOf<'asset'>[] {
  const assets: ActionOf<'asset'>[] = [{ kind: 'asset', asset: 'draw' }]
  if (blueReserve(player) > 0) assets.push({ kind: 'asset', asset: 'jamais' })
  for (const from of actionSources(player)) assets.push({ kind: 'asset', asset: 'action', from })
  return assets
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
  fido: menuAsk({
    rule: 'TH-129',
    seats: (state) => (playerOf(state, state.active).agents.length === 0 ? active(state) : []),
    actions: {
      fido: {
        options: DECADES.map((to) => ({ kind: 'fido', to })),
        take(ctx, _frame, seat, { to }) {
          const fido = FIDO_IDS[seat] as FidoId
          fromHand(playerOf(ctx.state, seat), fido)
          enterAgent(ctx, seat, fido, to, [], 'TH-86')
        },
      },
    },
  }),
  prep(ctx) {
    gainSkill(ctx, active(ctx.state), 'prep')
  },

  discovery(ctx) {
    beginPhase(ctx, 'discovery')
  },
  recall: menuAsk({
    rule: 'TH-R9',
    seats: (state) => (playerOf(state, state.active).agents.some((agent) => agent.guard) ? active(state) : []),
    actions: {
      keep: { options: [{ kind: 'keep' }], take: () => 'gains' },
      recall: {
        options: (state, _frame, seat) =>
          playerOf(state, seat)
            .agents.filter((agent) => agent.guard)
            .map(({ card }) => ({ kind: 'recall', agent: card })),
        refuse: () => ({ rule: 'TH-33', reason: 'That Agent is not one of yours On Guard.' }),
        take(ctx, _frame, seat, { agent }) {
          standDown(ctx, seat, agentOf(playerOf(ctx.state, seat), agent) as AgentInPlay, 'TH-33')
          return again
        },
      },
    },
  }),
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
  asset: menuAsk({
    rule: 'TH-136',
    seats: active,
    actions: {
      asset: {
        options: (state, _frame, seat) => assetsFor(playerOf(state, seat)),
        refuse: () => ({ rule: 'TH-136', reason: 'There is no cube for that asset.' }),
        take(ctx, _frame, seat, action) {
          if (action.asset === 'action') gainAction(ctx, seat, action.from)
          else if (action.asset === 'jamais') gainJamais(ctx, seat)
          else gainDrawBonus(ctx, seat)
        },
      },
    },
  }),
  /** TH-137. */
  echo(ctx, frame) {
    const value = frame.found[0]?.value
    if (value === 3 || value === 4) dejaVu(ctx)
  },

  draw(ctx, frame) {
    frame.found = []
    beginPhase(ctx, 'draw')
  },
  prepare: menuAsk({
    rule: 'TH-138',
    secret: true,
    seats: (state, { used }) => (used < constants.drawStepCards.value ? active(state) : []),
    actions: {
      done: { options: [{ kind: 'done' }], take: () => 'refill' },
      discard: {
        options: (state, _frame, seat) =>
          playerOf(state, seat)
            .hand.filter((card) => !isFido(card))
            .map((card) => ({ kind: 'discard', card })),
        optionsLike: (state, _frame, seat, { card }) =>
          playerOf(state, seat).hand.includes(card) && !isFido(card) ? [{ kind: 'discard', card }] : [],
        refuse: (_state, _frame, _seat, { card }) =>
          typeof card === 'string' && isFido(card)
            ? { rule: 'TH-82', reason: 'Fido is never discarded.' }
            : { rule: 'TH-138', reason: 'That card is not in your hand.' },
        take(ctx, frame, seat, { card }) {
          discardFromHand(ctx.state, seat, card)
          ctx.emit({ kind: 'discarded', rule: 'TH-138', seat, card })
          frame.used++
          return again
        },
      },
      play: playGadget(() => 'open'),
    },
  }),
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
  main: menuAsk({
    rule: 'TH-142',
    secret: true,
    seats: (state) => (state.turnLost ? [] : active(state)),
    actions: {
      end: { options: [{ kind: 'end' }], take: () => 'end' },
      play: playGadget(() => 'open'),
      ...tasks,
    },
  }),
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
