import { again, done, menuAsk, type Seat } from '@anachron/kernel'
import {
  type AgentId,
  agentCards,
  type CardId,
  constants,
  costOf,
  type Decade,
  isAgent,
  isFido,
} from '../content/index.ts'
import { decadesHeld, playerOf, settleCommands } from './decades.ts'
import { payable, toHand } from './deck.ts'
import type { RuleId } from './rulebook.ts'
import type { ActionOf, AgentInPlay, C, ExcessFrame, FlowOf, Player, State } from './types.ts'

export const agentOf = (player: Pick<Player, 'agents'>, card: AgentId): AgentInPlay | undefined =>
  player.agents.find((agent) => agent.card === card)

/** TH-81, without settling Commands. */
export function loseAgent(ctx: C, seat: Seat, card: AgentId): void {
  const player = playerOf(ctx.state, seat)
  const at = player.agents.findIndex((agent) => agent.card === card)
  const [lost] = player.agents.splice(at, 1)
  if (!lost) return
  if (isFido(card)) toHand(player, card, 'all')
  else ctx.state.discard.push(card)
  ctx.emit({ kind: 'agentLost', rule: 'TH-81', seat, agent: card, from: lost.at })
}

/** An Agent changes its decade; a cube on it goes to the Reserve (TH-99). Commands are settled by the caller. */
export function relocate(agent: AgentInPlay, to: Decade): void {
  agent.at = to
  agent.guard = false
}

export function moveAgent(ctx: C, seat: Seat, agent: AgentInPlay, to: Decade, rule: RuleId): void {
  const from = agent.at
  relocate(agent, to)
  ctx.emit({ kind: 'agentMoved', rule, seat, agent: agent.card, from, to })
}

/** Brings an Agent from hand into play; a sixth one costs another. */
export function enterAgent(ctx: C, seat: Seat, card: AgentId, to: Decade, paid: CardId[], rule: RuleId): void {
  const player = playerOf(ctx.state, seat)
  player.agents.push({ card, at: to, guard: false })
  ctx.emit({ kind: 'agentEntered', rule, seat, agent: card, to, paid })
  ctx.call({ kind: 'excess', seat })
}

/** TH-80. */
export const excess: FlowOf<ExcessFrame> = {
  choose: menuAsk({
    rule: 'TH-80',
    seats: (state, { seat }) => (playerOf(state, seat).agents.length > constants.agentsInPlay.value ? [seat] : []),
    actions: {
      lose: {
        options: (state, { seat }) => playerOf(state, seat).agents.map(({ card }) => ({ kind: 'lose', agent: card })),
        refuse: () => ({ rule: 'TH-80', reason: 'That Agent is not yours or not in play.' }),
        take(ctx, _frame, seat, { agent }) {
          loseAgent(ctx, seat, agent)
          return again
        },
      },
    },
  }),
  settle(ctx) {
    settleCommands(ctx)
    return done
  },
}

/** Actions a Recruit costs (TH-83, TH-V3). */
export const recruitActions = (state: Pick<State, 'options'>): number =>
  state.options.freeRecruit ? 0 : constants.recruitActions.value

export const isWaived = (player: Pick<Player, 'agents'>, card: AgentId): boolean =>
  agentCards[card].breed === 'human' && decadesHeld(player) >= costOf(card)

/** Whether the rest of the hand can pay an Agent's cost; Fido pays for nothing (TH-R21). */
export const canPayCards = (player: Player, card: AgentId): boolean =>
  payable(player) - (isFido(card) ? 0 : 1) >= costOf(card)

/** TH-83 to TH-85: the ways to recruit one of these cards of the hand. */
export function recruits(state: State, seat: Seat, cards: readonly CardId[]): ActionOf<'recruit'>[] {
  const player = playerOf(state, seat)
  const recruits: ActionOf<'recruit'>[] = []
  if (player.actions < recruitActions(state)) return recruits
  for (const card of cards) {
    if (!isAgent(card)) continue
    if (isWaived(player, card)) recruits.push({ kind: 'recruit', card, pay: 'decades' })
    if (canPayCards(player, card)) recruits.push({ kind: 'recruit', card, pay: 'cards' })
  }
  return recruits
}
