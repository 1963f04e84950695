/**
 * What people think of as one thing: a Jump with the card that pays for it, a Gadget with its only target, a cost that
 * only these cards can pay. Whoever wants to choose step by step finds every answer in the list of options.
 */
import { type Sentence, say } from '@anachron/kernel/words'
import type { OwnDecision, Plan, PlanStep } from '@anachron/kit'
import { agentCards, type CardId, costOf, gadgets, isFido, isJump, type JumpId } from '../content/index.ts'
import { recruitActions } from '../rules/agents.ts'
import { pricesFor } from '../rules/buying.ts'
import { aimsOf, nearest } from '../rules/gadgets.ts'
import { owed } from '../rules/plans.ts'
import type { Action, ActionOf, TimeHammer, TimeHammerFrame, View } from '../rules/types.ts'
import { sayAction } from '../words/actions.ts'
import { theCard, theCards } from '../words/cards.ts'
import { afterJump } from '../words/forecast.ts'
import { priceWords } from '../words/phrases.ts'
import { touches } from './pieces.ts'

type Asked = Pick<OwnDecision<TimeHammer>, 'ask' | 'seat'>
type Step = PlanStep<TimeHammer>

/** What follows an answer by itself, and what that costs. */
interface Rest {
  steps: readonly Step[]
  facts: readonly Sentence[]
}

const NOTHING: Rest = { steps: [], facts: [] }

const idOf = (steps: readonly Step[]): string => JSON.stringify(steps.map(({ action }) => action))

/** By the answer that each begins with. */
export type Plans = ReadonlyMap<string, Plan<TimeHammer>>

export const byBeginning = (all: readonly Plan<TimeHammer>[]): Plans =>
  new Map(all.map((plan) => [JSON.stringify(plan.steps[0]?.action), plan]))

export const beginningWith = (found: Plans, action: Action): Plan<TimeHammer> | undefined =>
  found.get(JSON.stringify(action))

export const plans = (view: View, { ask, seat, options }: OwnDecision<TimeHammer>): Plan<TimeHammer>[] =>
  options.flatMap((action) => planFrom(view, { ask, seat }, action) ?? [])

/** `card`: the Jump card that is to pay, where somebody has chosen one. */
export function planFrom(
  view: View,
  { ask, seat }: Asked,
  action: Action,
  card?: JumpId,
): Plan<TimeHammer> | undefined {
  const { steps: rest, facts } = restOf(view, seat, action, card)
  if (rest.length === 0) return undefined
  const spent = rest.flatMap(({ action }) => ('card' in action ? [action.card] : []))
  const steps: readonly Step[] = [{ ask, action }, ...rest]
  return {
    id: idOf(steps),
    words: sayAction(action, view),
    steps,
    pieces: [...touches(action), ...spent],
    facts,
  }
}

function restOf(view: View, seat: number, action: Action, card: JumpId | undefined): Rest {
  const hand = view.players[seat]?.hand ?? []
  switch (action.kind) {
    case 'jump':
      return jumping(view, seat, hand, action, card)
    case 'recruit':
      return recruiting(view, hand, action)
    case 'place': {
      const frame = nearest(view.stack, 'plan')
      return frame
        ? paying(hand, owed(frame.plan), frame.plan.kind === 'recruit' ? frame.plan.card : undefined)
        : NOTHING
    }
    case 'play':
      return playing(view, seat, hand, action)
    case 'buy':
      return buying(view, seat, action)
    default:
      return NOTHING
  }
}

/** TH-87: any Jump card pays for any Jump. */
function jumping(
  view: View,
  seat: number,
  hand: readonly CardId[],
  { agent, to }: ActionOf<'jump'>,
  wanted: JumpId | undefined,
): Rest {
  const card = wanted ?? hand.find(isJump)
  if (!card) return NOTHING
  return {
    steps: [{ ask: 'plan.card', action: { kind: 'with', card } }],
    facts: [say`It costs an Action and ${theCard(card)}.`, ...afterJump(view, seat, agent, to)],
  }
}

/** Humans enter on 2020, so that only the cards are still to be named; bots are placed first. */
const recruiting = (view: View, hand: readonly CardId[], { card, pay }: ActionOf<'recruit'>): Rest => {
  if (pay === 'decades' || agentCards[card].breed === 'bot') return NOTHING
  const { steps, facts } = paying(hand, costOf(card), card)
  return { steps, facts: recruitActions(view) > 0 && steps.length > 0 ? [say`It costs an Action.`, ...facts] : facts }
}

function playing(view: View, seat: number, hand: readonly CardId[], { card }: ActionOf<'play'>): Rest {
  const aims = aimsOf(view, view.stack.at(-1) as TimeHammerFrame, seat, card)
  const [aim] = aims ?? []
  if (aims && aims.length !== 1) return NOTHING
  const paid = paying(hand, gadgets[card].discards, card)
  return {
    steps: [...(aim ? [{ ask: 'plan.aim', action: { kind: 'aim', aim } } as const] : []), ...paid.steps],
    facts: paid.facts,
  }
}

/** Where there is one price only. */
function buying(view: View, seat: number, { buys }: ActionOf<'buy'>): Rest {
  const player = view.players[seat]
  const prices = player?.hand ? pricesFor({ ...player, hand: player.hand }, buys) : []
  const [price] = prices
  if (!price || prices.length > 1) return NOTHING
  return {
    steps: [{ ask: 'plan.price', action: { kind: 'price', price } }],
    facts: [say`It costs ${priceWords(price)}.`],
  }
}

/** The cards that pay, where there are no others. */
function paying(hand: readonly CardId[], due: number, not: CardId | undefined): Rest {
  const others = hand.filter((card) => card !== not && !isFido(card))
  if (due === 0 || others.length !== due) return NOTHING
  return {
    steps: others.map((card) => ({ ask: 'plan.pay', action: { kind: 'discard', card } })),
    facts: [say`It costs ${theCards(others)}.`],
  }
}
