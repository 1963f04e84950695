import { again, type Menu } from '@anachron/kernel'
import { agentCards, constants, isAgent, isFido, isJump } from '../content/index.ts'
import { agentOf, canPayCards, isWaived, recruitActions, recruits } from './agents.ts'
import { attacksOf, declareAttack } from './attacks.ts'
import { purchases } from './buying.ts'
import { guardsOf } from './cubes.ts'
import { PRESENT, playerOf, rivalOf } from './decades.ts'
import { eachJump } from './jumps.ts'
import { openMoment } from './moments.ts'
import { beginPlan, beginRecruit } from './plans.ts'
import type { ActionOf, AgentInPlay, Purchase, TimeHammer, TurnFrame } from './types.ts'

const UNDELIVERED: ReadonlyMap<Purchase['what'], string> = new Map([
  ['action', 'There is no cube to take, or you cannot pay three cards or two other cubes.'],
  ['agent', 'That Agent is not in the discard pile, or you cannot pay three cards or two cubes.'],
  ['jamais', 'There is no Jamais’ in your Reserve, or you cannot pay three cards or two other cubes.'],
  ['jump', 'That Agent cannot make such a Jump, or you cannot pay three cards or two cubes.'],
])

/** TH-142: every task that can be paid for. */
export const tasks: Menu<TimeHammer, TurnFrame> = {
  recruit: {
    options: (state, _frame, seat) => recruits(state, seat, playerOf(state, seat).hand),
    optionsLike: (state, _frame, seat, { card }) =>
      playerOf(state, seat).hand.includes(card) ? recruits(state, seat, [card]) : [],
    refuse(state, _frame, seat, { card, pay }) {
      const player = playerOf(state, seat)
      if (!player.hand.includes(card) || !isAgent(card))
        return { rule: 'TH-83', reason: 'That Agent is not in your hand.' }
      if (player.actions < recruitActions(state))
        return { rule: 'TH-R8', reason: 'Recruiting costs an Action, and you have none.' }
      if (pay === 'decades')
        return agentCards[card].breed === 'bot'
          ? { rule: 'TH-85', reason: 'Bots are always paid for in cards.' }
          : { rule: 'TH-R19', reason: 'You do not hold enough decades to waive the cost.' }
      return isWaived(player, card) || canPayCards(player, card)
        ? undefined
        : {
            rule: 'TH-R21',
            reason: isFido(card)
              ? 'You have not enough cards to pay with.'
              : 'You have not enough cards to pay with; Fido does not count.',
          }
    },
    take(ctx, _frame, seat, { card, pay }) {
      beginRecruit(ctx, seat, card, pay === 'decades')
      return again
    },
  },
  /** On any decade, 2020 too (TH-R20). */
  guard: {
    options(state, _frame, seat) {
      const player = playerOf(state, seat)
      if (player.actions === 0 || guardsOf(player) >= constants.guards.value) return []
      return player.agents.filter((agent) => !agent.guard).map(({ card }) => ({ kind: 'guard', agent: card }))
    },
    refuse(state, _frame, seat, { agent }) {
      const player = playerOf(state, seat)
      const own = agentOf(player, agent)
      if (!own) return { rule: 'TH-96', reason: 'Only an Agent of yours that is in play can go On Guard.' }
      if (own.guard) return { rule: 'TH-96', reason: 'That Agent is On Guard already.' }
      if (player.actions === 0) return { rule: 'TH-96', reason: 'You have no Action left for that.' }
      return { rule: 'TH-97', reason: 'Two of your Agents are On Guard already.' }
    },
    take(ctx, _frame, seat, { agent }) {
      const player = playerOf(ctx.state, seat)
      player.actions--
      ;(agentOf(player, agent) as AgentInPlay).guard = true
      ctx.emit({ kind: 'onGuard', rule: 'TH-96', seat, agent })
      openMoment(ctx, 'task')
      return again
    },
  },
  jump: {
    options(state, _frame, seat) {
      const player = playerOf(state, seat)
      const jumps: ActionOf<'jump'>[] = []
      if (player.actions > 0 && player.hand.some(isJump))
        eachJump(player, (agent, to) => jumps.push({ kind: 'jump', agent, to }))
      return jumps
    },
    refuse(state, _frame, seat, { agent, to }) {
      const player = playerOf(state, seat)
      const own = agentOf(player, agent)
      if (!own) return { rule: 'TH-87', reason: 'Only an Agent of yours that is in play can Jump.' }
      if (own.at === to) return { rule: 'TH-94', reason: 'A Jump leads to another decade.' }
      if (player.actions === 0) return { rule: 'TH-87', reason: 'You have no Action left for that.' }
      return { rule: 'TH-87', reason: 'You have no Jump card.' }
    },
    take(ctx, _frame, seat, { agent, to }) {
      beginPlan(ctx, seat, { kind: 'jump', agent, to, card: null })
      return again
    },
  },
  attack: {
    options: (state, _frame, seat) => attacksOf(state, seat),
    refuse(state, _frame, seat, { agent, target }) {
      const own = agentOf(playerOf(state, seat), agent)
      const theirs = agentOf(playerOf(state, rivalOf(seat)), target)
      if (!own || !theirs)
        return { rule: 'TH-100', reason: 'An attack is by one of your Agents on one of your rival’s.' }
      if (own.at !== theirs.at) return { rule: 'TH-100', reason: 'The two Agents are not on the same decade.' }
      if (own.at === PRESENT) return { rule: 'TH-100', reason: 'Nobody attacks on 2020.' }
      return { rule: 'TH-100', reason: 'You have no Action left for that.' }
    },
    take(ctx, _frame, seat, { agent, target }) {
      declareAttack(ctx, seat, agent, target)
      openMoment(ctx, 'task')
      return again
    },
  },
  buy: {
    options: (state, _frame, seat) => purchases(state, seat),
    refuse(_state, _frame, _seat, { buys }) {
      const reason = (buys as Purchase | null) && UNDELIVERED.get(buys.what)
      return reason ? { rule: 'TH-127', reason } : undefined
    },
    take(ctx, _frame, seat, { buys }) {
      beginPlan(ctx, seat, { kind: 'buy', buys, price: null })
      return again
    },
  },
}
