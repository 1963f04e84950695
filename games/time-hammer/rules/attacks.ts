import { done, menuAsk, type Seat } from '@anachron/kernel'
import { type AgentId, agentCards, type CardId, constants, DECADES, isHammer } from '../content/index.ts'
import { agentOf, loseAgent } from './agents.ts'
import { gainJamais, standDown } from './cubes.ts'
import { commands, PRESENT, playerOf, rivalOf, settleCommands } from './decades.ts'
import { discardFromHand, drawTop, insert, leave, toHand } from './deck.ts'
import { jump, jumpCards } from './jumps.ts'
import { openMoment } from './moments.ts'
import { quarkAdds } from './quarks.ts'
import { reveal } from './slots.ts'
import type { ActionOf, AgentInPlay, AttackFrame, C, Event, FlowOf, Slot, State } from './types.ts'

/** TH-100: every pair on the same Past or Future decade, as often as there are Actions, guards too (TH-113). */
export function attacksOf(state: State, seat: Seat): ActionOf<'attack'>[] {
  const player = playerOf(state, seat)
  const attacks: ActionOf<'attack'>[] = []
  if (player.actions === 0) return attacks
  for (const own of player.agents) {
    if (own.at === PRESENT) continue
    for (const theirs of playerOf(state, rivalOf(seat)).agents)
      if (theirs.at === own.at) attacks.push({ kind: 'attack', agent: own.card, target: theirs.card })
  }
  return attacks
}

export function declareAttack(ctx: C, seat: Seat, agent: AgentId, target: AgentId): void {
  const { state } = ctx
  playerOf(state, seat).actions--
  const decade = (agentOf(playerOf(state, seat), agent) as AgentInPlay).at
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
  ctx.emit({ kind: 'attackDeclared', rule: 'TH-100', seat, agent, target, decade })
}

/** What is added to the attacker's Flux, Gadgets aside (TH-109). */
export const attackBonus = (state: Pick<State, 'commands' | 'quark'>, seat: Seat, agent: AgentId): number =>
  agentCards[agent].attack + (commands(state, seat, 2040) ? 1 : 0) + quarkAdds(state, 'attackerTotal')

/** What is added to the defender's Flux, Gadgets aside (TH-98, TH-109). */
export const defenceBonus = (state: Pick<State, 'commands'>, seat: Seat, agent: AgentInPlay): number =>
  agentCards[agent.card].attack + (commands(state, seat, 2040) ? 1 : 0) + (agent.guard ? constants.guardBonus.value : 0)

/**
 * TH-103, TH-110: a Flux card goes to a hand; a HAMMER to the Déjà vu pile, for a Jamais’ if there is one (TH-R26).
 * `event` says how it came to be taken.
 */
function takeFlux(ctx: C, seat: Seat, card: CardId, known: 'all' | 'rival' | 'owner', event: Event): void {
  if (isHammer(card)) insert(ctx.state.dejaVu, card)
  else toHand(playerOf(ctx.state, seat), card, known)
  ctx.emit(event)
  if (isHammer(card)) gainJamais(ctx, seat)
}

const fluxOnTable = ({ flux }: AttackFrame): CardId | null => flux as CardId | null

/** TH-107: the attacker's Flux is spent; the Agent that Jumps away. */
function escapeFrom(ctx: C, frame: AttackFrame, seat: Seat): AgentInPlay {
  const card = fluxOnTable(frame)
  frame.flux = null
  ctx.emit({ kind: 'escaped', rule: 'TH-107', seat, agent: frame.target })
  leave(ctx.state, card)
  if (!frame.faceUp) ctx.emit({ kind: 'fluxTurnedUp', rule: 'TH-R14', card })
  return agentOf(playerOf(ctx.state, seat), frame.target) as AgentInPlay
}

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
  review: menuAsk({
    rule: 'TH-102',
    seats: (_state, frame) => [frame.seat],
    actions: {
      callOff: {
        options: [{ kind: 'callOff' }],
        take(ctx, frame, seat) {
          const card = fluxOnTable(frame)
          frame.flux = null
          const shown = card !== null && isHammer(card)
          const calledOff = { kind: 'attackCalledOff', rule: 'TH-103', seat, card, shown } as const
          if (card === null) ctx.emit(calledOff)
          else takeFlux(ctx, seat, card, frame.known ? 'rival' : 'owner', calledOff)
          return done
        },
      },
      launch: {
        options: [
          { kind: 'launch', faceUp: true },
          { kind: 'launch', faceUp: false },
        ],
        take(ctx, frame, seat, { faceUp }) {
          ctx.emit({ kind: 'attackLaunched', rule: faceUp ? 'TH-104' : 'TH-105', seat, faceUp })
          if (!faceUp) return 'defend'
          const card = fluxOnTable(frame)
          frame.faceUp = true
          frame.flux = null
          reveal(ctx, 'attackFaceUp', [{ name: 'attacker', card, drawn: true, locked: false, added: 0 }])
          return 'shown'
        },
      },
      reboot: {
        refuse: () => ({ rule: 'TH-102', reason: 'A Flux you alone are looking at cannot be Rebooted.' }),
      },
    },
  }),
  shown(_ctx, frame) {
    frame.flux = frame.found[0]?.card ?? null
  },
  defend: menuAsk({
    rule: 'TH-106',
    seats: (_state, frame) => [rivalOf(frame.seat)],
    actions: {
      fight: { options: [{ kind: 'fight' }], take: () => 'fight' },
      escapeTo: {
        options(state, { target }, seat) {
          const agent = agentOf(playerOf(state, seat), target)
          return agent?.guard ? DECADES.filter((to) => to !== agent.at).map((to) => ({ kind: 'escapeTo', to })) : []
        },
        refuse: (state, { target }, seat) =>
          agentOf(playerOf(state, seat), target)?.guard
            ? { rule: 'TH-94', reason: 'An escape leads to another decade.' }
            : { rule: 'TH-87', reason: 'Without a cube on the Agent, only a Jump card lets it escape, to 2020.' },
        take(ctx, frame, seat, { to }) {
          const agent = escapeFrom(ctx, frame, seat)
          standDown(ctx, seat, agent, 'TH-87')
          jump(ctx, seat, agent, to, 'emergencyCube', null)
          return done
        },
      },
      escape: {
        options(state, { target }, seat) {
          const player = playerOf(state, seat)
          const agent = agentOf(player, target)
          return agent && !agent.guard ? jumpCards(player).map((card) => ({ kind: 'escape', card })) : []
        },
        refuse: (state, { target }, seat) =>
          agentOf(playerOf(state, seat), target)?.guard
            ? { rule: 'TH-88', reason: 'An Agent On Guard escapes with its cube, not with a Jump card.' }
            : { rule: 'TH-87', reason: 'You need that Jump card in hand to escape.' },
        take(ctx, frame, seat, { card }) {
          const agent = escapeFrom(ctx, frame, seat)
          discardFromHand(ctx.state, seat, card)
          jump(ctx, seat, agent, PRESENT, 'emergencyCard', card)
          return done
        },
      },
    },
  }),
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
    frame.found = []
    for (const { card } of found)
      if (card !== null) takeFlux(ctx, winner, card, 'all', { kind: 'tookFlux', rule: 'TH-110', seat: winner, card })
    // TH-111.
    if (winner === seat) loseAgent(ctx, rival, target)
    else loseAgent(ctx, seat, agent)
    settleCommands(ctx)
    if (winner === rival) state.turnLost = true
    return done
  },
}
