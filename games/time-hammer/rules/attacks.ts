import { done, type Seat } from '@anachron/kernel'
import { type AgentId, agentCards, type CardId, constants, DECADES, isHammer, isJump } from '../content/index.ts'
import { agentOf, loseAgent } from './agents.ts'
import { gainJamais, standDown } from './cubes.ts'
import { commands, PRESENT, playerOf, rivalOf, settleCommands } from './decades.ts'
import { discardFromHand, drawTop, insert, leave, toHand } from './deck.ts'
import { jump, jumpCards } from './jumps.ts'
import { openMoment } from './moments.ts'
import { quarkAdds } from './quarks.ts'
import { reveal } from './reveals.ts'
import type { Action, AgentInPlay, AttackFrame, C, FlowOf, Slot, State } from './types.ts'

/** TH-100: every pair on the same Past or Future decade, as often as there are Actions, guards too (TH-113). */
export function attacksOf(state: State, seat: Seat, into: Action[]): void {
  const player = playerOf(state, seat)
  if (player.actions === 0) return
  for (const own of player.agents) {
    if (own.at === PRESENT) continue
    for (const theirs of playerOf(state, rivalOf(seat)).agents)
      if (theirs.at === own.at) into.push({ kind: 'attack', agent: own.card, target: theirs.card })
  }
}

export function declareAttack(ctx: C, seat: Seat, agent: AgentId, target: AgentId): void {
  const { state } = ctx
  playerOf(state, seat).actions--
  const decade = (agentOf(playerOf(state, seat), agent) as AgentInPlay).at
  ctx.emit({ kind: 'attackDeclared', rule: 'TH-100', seat, agent, target, decade })
  ctx.call({
    kind: 'attack',
    seat,
    agent,
    target,
    flux: null,
    drawn: false,
    faceUp: false,
    known: false,
    off: false,
    found: [],
  })
}

/** What is added to the attacker's Flux, Gadgets aside (TH-109). */
export const attackBonus = (state: Pick<State, 'commands' | 'quark'>, seat: Seat, agent: AgentId): number =>
  agentCards[agent].attack + (commands(state, seat, 2040) ? 1 : 0) + quarkAdds(state, 'attackerTotal')

/** What is added to the defender's Flux, Gadgets aside (TH-98, TH-109). */
export const defenceBonus = (state: Pick<State, 'commands'>, seat: Seat, agent: AgentInPlay): number =>
  agentCards[agent.card].attack + (commands(state, seat, 2040) ? 1 : 0) + (agent.guard ? constants.guardBonus.value : 0)

/** TH-103, TH-110: a Flux card goes to a hand; a HAMMER to the Déjà vu pile, for a Jamais’ if there is one (TH-R26). */
function takeFlux(ctx: C, seat: Seat, card: CardId, known: 'all' | 'rival' | 'owner'): void {
  const player = playerOf(ctx.state, seat)
  if (isHammer(card)) {
    insert(ctx.state.dejaVu, card)
    gainJamais(ctx, seat)
  } else toHand(player, card, known)
}

const fluxOnTable = ({ flux }: AttackFrame): CardId | null => flux as CardId | null

export const attackFlow: FlowOf<AttackFrame> = {
  declared(ctx) {
    openMoment(ctx, 'attack')
  },
  look(ctx, frame) {
    if (frame.off) return done
    const drawn = drawTop(ctx, frame.seat)
    frame.flux = drawn?.card ?? null
    frame.known = drawn?.known ?? false
    frame.drawn = true
    ctx.emit({ kind: 'attackReviewed', rule: 'TH-102', seat: frame.seat, card: fluxOnTable(frame) })
  },
  review: {
    rule: 'TH-102',
    seats: (_state, frame) => [frame.seat],
    options: () => [{ kind: 'callOff' }, { kind: 'launch', faceUp: true }, { kind: 'launch', faceUp: false }],
    refuse: (_state, _frame, _seat, action) =>
      action.kind === 'reboot'
        ? { rule: 'TH-102', reason: 'A Flux you alone are looking at cannot be Rebooted.' }
        : undefined,
    take(ctx, frame, seat, action) {
      const card = fluxOnTable(frame)
      if (action.kind === 'callOff') {
        frame.flux = null
        ctx.emit({ kind: 'attackCalledOff', rule: 'TH-103', seat, card, shown: card !== null && isHammer(card) })
        if (card !== null) takeFlux(ctx, seat, card, frame.known ? 'rival' : 'owner')
        return done
      }
      if (action.kind !== 'launch') return done
      ctx.emit({ kind: 'attackLaunched', rule: action.faceUp ? 'TH-104' : 'TH-105', seat, faceUp: action.faceUp })
      if (!action.faceUp) return 'defend'
      frame.faceUp = true
      frame.flux = null
      reveal(ctx, 'attackFaceUp', [{ name: 'attacker', card, drawn: true, locked: false, added: 0 }])
      return 'shown'
    },
  },
  shown(_ctx, frame) {
    frame.flux = frame.found[0]?.card ?? null
  },
  defend: {
    rule: 'TH-106',
    seats: (_state, frame) => [rivalOf(frame.seat)],
    options(state, { target }, seat) {
      const player = playerOf(state, seat)
      const options: Action[] = [{ kind: 'fight' }]
      const agent = agentOf(player, target)
      if (!agent) return options
      if (agent.guard) {
        for (const to of DECADES) if (to !== agent.at) options.push({ kind: 'escapeTo', to })
      } else for (const card of jumpCards(player)) options.push({ kind: 'escape', card })
      return options
    },
    refuse(state, { target }, seat, action) {
      const guarded = agentOf(playerOf(state, seat), target)?.guard === true
      if (action.kind === 'escape')
        return guarded
          ? { rule: 'TH-88', reason: 'An Agent On Guard escapes with its cube, not with a Jump card.' }
          : { rule: 'TH-87', reason: 'You need that Jump card in hand to escape.' }
      if (action.kind === 'escapeTo')
        return guarded
          ? { rule: 'TH-94', reason: 'An escape leads to another decade.' }
          : { rule: 'TH-87', reason: 'Without a cube on the Agent, only a Jump card lets it escape, to 2020.' }
      return undefined
    },
    take(ctx, frame, seat, action) {
      if (action.kind === 'fight') return 'fight'
      const agent = agentOf(playerOf(ctx.state, seat), frame.target) as AgentInPlay
      const card = fluxOnTable(frame)
      frame.flux = null
      ctx.emit({ kind: 'escaped', rule: 'TH-107', seat, agent: frame.target })
      if (!frame.faceUp) ctx.emit({ kind: 'fluxTurnedUp', rule: 'TH-R14', card })
      leave(ctx.state, card)
      if (action.kind === 'escape' && isJump(action.card)) {
        discardFromHand(ctx.state, seat, action.card)
        jump(ctx, seat, agent, PRESENT, 'emergencyCard', action.card)
      } else if (action.kind === 'escapeTo') {
        standDown(ctx, seat, agent, 'TH-87')
        jump(ctx, seat, agent, action.to, 'emergencyCube', null)
      }
      return done
    },
  },
  fight(ctx, frame) {
    const card = fluxOnTable(frame)
    const attacker: Slot = { name: 'attacker', card, drawn: true, locked: frame.faceUp, added: 0 }
    frame.flux = null
    reveal(ctx, 'fight', [attacker, 'defender'])
  },
  outcome(ctx, frame) {
    const { state } = ctx
    const { seat, agent, target, found } = frame
    const rival = rivalOf(seat)
    const [mine, theirs] = found
    const defending = agentOf(playerOf(state, rival), target)
    if (!mine || !theirs || !defending) return done
    const attacker = (mine.value as number) + attackBonus(state, seat, agent) + mine.added
    const defender = (theirs.value as number) + defenceBonus(state, rival, defending) + theirs.added
    const winner = attacker >= defender ? seat : rival
    ctx.emit({ kind: 'fought', rule: 'TH-109', attacker, defender, winner })
    // Both go to the winner (TH-R15).
    for (const { card } of found) {
      if (card === null) continue
      ctx.emit({ kind: 'tookFlux', rule: 'TH-110', seat: winner, card })
      takeFlux(ctx, winner, card, 'all')
    }
    frame.found = []
    // TH-111.
    if (winner === seat) loseAgent(ctx, rival, target)
    else loseAgent(ctx, seat, agent)
    settleCommands(ctx)
    if (winner === rival) state.turnLost = true
    return done
  },
}
