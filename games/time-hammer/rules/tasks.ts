import type { Seat } from '@anachron/kernel'
import { agentCards, constants, isAgent, isFido } from '../content/index.ts'
import { agentOf, canPayCards, isWaived, recruitActions, recruits } from './agents.ts'
import { attacksOf, declareAttack } from './attacks.ts'
import { purchases } from './buying.ts'
import { guardsOf } from './cubes.ts'
import { PRESENT, playerOf, rivalOf } from './decades.ts'
import { jumpCards, jumpsOf } from './jumps.ts'
import { openMoment } from './moments.ts'
import { beginPlan, beginRecruit } from './plans.ts'
import type { RuleId } from './rulebook.ts'
import type { Action, AgentInPlay, C, Player, Purchase, State } from './types.ts'

/** On any decade, 2020 too (TH-R20). */
function guards(player: Player, into: Action[]): void {
  if (player.actions > 0 && guardsOf(player) < constants.guards.value)
    for (const agent of player.agents) if (!agent.guard) into.push({ kind: 'guard', agent: agent.card })
}

/** Tasks for which nothing need be held: everybody sees that they can be done. */
export function openTasks(state: State, seat: Seat, into: Action[]): Action[] {
  const player = playerOf(state, seat)
  guards(player, into)
  if (player.actions > 0) attacksOf(state, seat, into)
  return into
}

/** TH-142: every task that can be paid for. */
export function tasks(state: State, seat: Seat, into: Action[]): void {
  const player = playerOf(state, seat)
  recruits(state, seat, into)
  guards(player, into)
  if (player.actions > 0) {
    if (jumpCards(player).length > 0) jumpsOf(player, into, (agent, to) => ({ kind: 'jump', agent, to }))
    attacksOf(state, seat, into)
  }
  purchases(state, seat, into)
}

export function doTask(ctx: C, seat: Seat, action: Action): void {
  const player = playerOf(ctx.state, seat)
  switch (action.kind) {
    case 'recruit':
      beginRecruit(ctx, seat, action.card, action.pay === 'decades')
      break
    case 'jump':
      beginPlan(ctx, seat, { kind: 'jump', agent: action.agent, to: action.to, card: null })
      break
    case 'buy':
      beginPlan(ctx, seat, { kind: 'buy', buys: action.buys, price: null })
      break
    case 'guard': {
      player.actions--
      const agent = agentOf(player, action.agent) as AgentInPlay
      agent.guard = true
      ctx.emit({ kind: 'onGuard', rule: 'TH-96', seat, agent: action.agent })
      openMoment(ctx, 'task')
      break
    }
    case 'attack':
      declareAttack(ctx, seat, action.agent, action.target)
      openMoment(ctx, 'task')
      break
  }
}

/** Why a task cannot be done, from what the player knows. */
export function whyNotTask(state: State, seat: Seat, action: Action): { rule: RuleId; reason: string } | undefined {
  const player = playerOf(state, seat)
  const own = 'agent' in action ? agentOf(player, action.agent) : undefined
  const noAction = player.actions === 0
  switch (action.kind) {
    case 'guard':
      if (!own) return { rule: 'TH-96', reason: 'Only an Agent of yours that is in play can go On Guard.' }
      if (own.guard) return { rule: 'TH-96', reason: 'That Agent is On Guard already.' }
      if (noAction) return { rule: 'TH-96', reason: 'You have no Action left for that.' }
      return { rule: 'TH-97', reason: 'Two of your Agents are On Guard already.' }
    case 'jump':
      if (!own) return { rule: 'TH-87', reason: 'Only an Agent of yours that is in play can Jump.' }
      if (own.at === action.to) return { rule: 'TH-94', reason: 'A Jump leads to another decade.' }
      if (noAction) return { rule: 'TH-87', reason: 'You have no Action left for that.' }
      return { rule: 'TH-87', reason: 'You have no Jump card.' }
    case 'attack': {
      const theirs = agentOf(playerOf(state, rivalOf(seat)), action.target)
      if (!own || !theirs)
        return { rule: 'TH-100', reason: 'An attack is by one of your Agents on one of your rival’s.' }
      if (own.at !== theirs.at) return { rule: 'TH-100', reason: 'The two Agents are not on the same decade.' }
      if (own.at === PRESENT) return { rule: 'TH-100', reason: 'Nobody attacks on 2020.' }
      return { rule: 'TH-100', reason: 'You have no Action left for that.' }
    }
    case 'recruit':
      if (!player.hand.includes(action.card) || !isAgent(action.card))
        return { rule: 'TH-83', reason: 'That Agent is not in your hand.' }
      if (player.actions < recruitActions(state))
        return { rule: 'TH-R8', reason: 'Recruiting costs an Action, and you have none.' }
      if (action.pay === 'decades')
        return agentCards[action.card].breed === 'bot'
          ? { rule: 'TH-85', reason: 'Bots are always paid for in cards.' }
          : { rule: 'TH-R19', reason: 'You do not hold enough decades to waive the cost.' }
      return isWaived(player, action.card) || canPayCards(player, action.card)
        ? undefined
        : {
            rule: 'TH-R21',
            reason: `You have not enough cards to pay with${isFido(action.card) ? '' : '; Fido does not count'}.`,
          }
    case 'buy':
      return whyNotBuy(action.buys)
    default:
      return undefined
  }
}

const UNDELIVERED: ReadonlyMap<Purchase['what'], string> = new Map([
  ['action', 'There is no cube to take, or you cannot pay three cards or two other cubes.'],
  ['agent', 'That Agent is not in the discard pile, or you cannot pay three cards or two cubes.'],
  ['jamais', 'There is no Jamais’ in your Reserve, or you cannot pay three cards or two other cubes.'],
  ['jump', 'That Agent cannot make such a Jump, or you cannot pay three cards or two cubes.'],
])

function whyNotBuy(buys: Purchase | null): { rule: RuleId; reason: string } | undefined {
  const reason = buys && UNDELIVERED.get(buys.what)
  return reason ? { rule: 'TH-127', reason } : undefined
}
