import { deckSize, type MatchTerms, sameJson } from '@anachron/kernel'
import * as z from 'zod/mini'
import { ALL_CARDS, MINUTES } from '../content/index.ts'
import { byPoints, HAND, orderAfter, resultOf } from './turn.ts'
import type { ExampleTypes, GrabFrame, Minute, State } from './types.ts'

/**
 * First the shape: every number in its range, no key that nobody knows. It cannot say anything else than the type does.
 */
const SEATS = 4
const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))

const seat = between(0, SEATS - 1)
const minute = z.literal(MINUTES)
const cards = list(minute, ALL_CARDS.length)
const points = list(between(0, 99), SEATS)
const bury = z.strictObject({ kind: z.literal('bury'), minute })

/** Frames as they wait for somebody, or for a frame above them. */
const frame = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('bury'),
    at: z.literal('choose'),
    waiting: list(seat, SEATS),
    answers: list(z.nullable(bury), SEATS),
  }),
  z.strictObject({ kind: z.literal('round'), at: z.literal(['play', 'turn']), turn: seat }),
  z.strictObject({
    kind: z.literal('grab'),
    at: z.literal('answer'),
    seat,
    minute,
    jammedBy: z.null(),
    order: list(seat, SEATS),
    turn: seat,
    passes: seat,
  }),
])

const shape = z.strictObject({
  stack: list(frame, 2),
  result: z.nullable(z.strictObject({ reason: z.string(), rule: z.string(), payoff: list(z.number(), SEATS), points })),
  // Nobody ever knows what lies on top or at the bottom.
  deck: z.strictObject({ top: list(minute, 0), pool: cards, bottom: list(minute, 0) }),
  hands: list(cards, SEATS),
  buried: list(cards, SEATS),
  discards: cards,
  points,
  target: between(1, 99),
}) satisfies z.ZodMiniType<State>

/** Then the bookkeeping. Every question is asked of a state that has passed the ones before it. */
export function check(given: unknown, table: MatchTerms<ExampleTypes>): string | undefined {
  const read = shape.safeParse(given)
  if (!read.success) return 'Something in the position is missing or has a value that it cannot have.'
  const state: State = read.data
  return wrongWithTable(state, table) ?? wrongWithCards(state) ?? wrongWithStack(state) ?? wrongWithEnd(state)
}

function wrongWithTable(state: State, { options, seats }: MatchTerms<ExampleTypes>): string | undefined {
  if (state.target !== options.target) return 'The position was played with other options.'
  return [state.hands, state.buried, state.points].every(({ length }) => length === seats)
    ? undefined
    : 'The position is for another number of players.'
}

/** EX-1. */
function wrongWithCards({ deck, hands, buried, discards }: State): string | undefined {
  const all = [...deck.pool, ...hands.flat(), ...buried.flat(), ...discards].sort()
  return sameJson(all, ALL_CARDS) ? undefined : 'A card is missing or lies in two places.'
}

function wrongWithStack(state: State): string | undefined {
  const [below, above] = state.stack
  if (below === undefined) return undefined
  if (below.kind === 'bury') return above ? 'What is under way does not fit together.' : wrongWithBurying(state)
  const grab = above?.kind === 'grab' ? above : undefined
  if (below.kind !== 'round' || above !== grab || (below.at === 'turn') !== (grab !== undefined))
    return 'What is under way does not fit together.'
  if (state.buried.some(({ length }) => length !== 1)) return 'Somebody plays before all have buried a card.'
  for (const [seat, hand] of state.hands.entries()) {
    const full = seat === grab?.seat ? HAND - 1 : HAND
    if (hand.length > full || (hand.length < full && deckSize(state.deck) > 0)) return HAND_SIZE
  }
  return grab && !isWindow(state, grab, below.turn) ? 'What is answered was not played.' : undefined
}

const HAND_SIZE = 'A hand has too many cards or too few.'

/** EX-2. */
function wrongWithBurying({ stack, hands, buried, discards, points }: State): string | undefined {
  const [frame] = stack
  if (frame?.kind !== 'bury') return undefined
  if (hands.some(({ length }) => length !== HAND + 1)) return HAND_SIZE
  if ([...buried.flat(), ...discards].length > 0 || points.some((n) => n > 0))
    return 'Something was played before all have buried a card.'
  const waiting = hands.flatMap((_, seat) => (frame.answers[seat] === null ? [seat] : []))
  const honest = frame.answers.every(
    (answer, seat) => answer === null || (answer.kind === 'bury' && hands[seat]?.includes(answer.minute)),
  )
  return honest && frame.answers.length === hands.length && sameJson(frame.waiting, waiting)
    ? undefined
    : 'Somebody has buried a card that they do not hold.'
}

/** EX-5: those after the player answer in turn, and everybody up to whose turn it is has passed. */
function isWindow({ hands, discards }: State, grab: GrabFrame, next: number): boolean {
  const order = orderAfter(grab.seat, hands.length)
  return (
    grab.seat < hands.length &&
    grab.minute === (discards.at(-1) as Minute | undefined) &&
    next === order[0] &&
    sameJson(grab.order, order) &&
    grab.turn === grab.passes &&
    grab.passes < order.length
  )
}

function wrongWithEnd(state: State): string | undefined {
  const { result, points, target, hands } = state
  const reached = points.flatMap((n, seat) => (n >= target ? [seat] : []))
  if (result === null) return reached.length > 0 ? 'Somebody has reached the target and the match goes on.' : undefined
  const possible = points.map((_, seat) => resultOf(state, 'concede', 'EX-11', orderAfter(seat, points.length)))
  if (reached.length === 1) possible.push(resultOf(state, 'target', 'EX-9', reached))
  if (hands.every(({ length }) => length === 0)) possible.push(byPoints(state))
  return possible.some((other) => sameJson(other, result)) ? undefined : 'The result does not follow from the table.'
}
