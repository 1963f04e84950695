import {
  type Ctx,
  drawCard,
  type Flow,
  menuAsk,
  openWindow,
  type Result,
  type Seat,
  togetherAsk,
  windowAsk,
} from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import type { Action, BuryFrame, ExampleTypes, GrabFrame, Minute, RoundFrame, State } from './types.ts'

type C = Ctx<ExampleTypes>

export const HAND = 3

/** The different numbers in a hand: two equal cards are one choice. */
const kinds = (hand: readonly Minute[]): Minute[] => hand.filter((minute, i) => hand.indexOf(minute) === i)

function discard(state: State, seat: Seat, minute: Minute): void {
  const hand = state.hands[seat] as Minute[]
  hand.splice(hand.indexOf(minute), 1)
  state.discards.push(minute)
}

function refill(ctx: C, seat: Seat): void {
  const hand = ctx.state.hands[seat] as Minute[]
  const minutes: Minute[] = []
  while (hand.length < HAND) {
    // The label names the seat, so that draws of different seats do not depend on each other.
    const card = drawCard(ctx.state.deck, ctx.chance, `draw/${seat}`)
    if (card === undefined) break
    hand.push(card)
    minutes.push(card)
  }
  hand.sort()
  if (minutes.length > 0) ctx.emit({ kind: 'drew', rule: 'EX-7', seat, count: minutes.length, minutes })
}

/** EX-8. */
const nextWithCards = (state: State, from: Seat): Seat | undefined => {
  const seats = state.hands.length
  for (let i = 0; i < seats; i++) {
    const seat = (from + i) % seats
    if ((state.hands[seat] as Minute[]).length > 0) return seat
  }
  return undefined
}

export const buryOptions = (hand: readonly Minute[]): Action[] =>
  kinds(hand).map((minute) => ({ kind: 'bury', minute }))

/** The others, in turn order. */
export const orderAfter = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats)

export const bury: Flow<ExampleTypes, BuryFrame> = {
  choose: togetherAsk<ExampleTypes, BuryFrame>({
    rule: 'EX-2',
    options: (state, _frame, seat) => buryOptions(state.hands[seat] as Minute[]),
    reveal(ctx, frame) {
      for (const [seat, answer] of frame.answers.entries()) {
        if (answer?.kind !== 'bury') continue
        const hand = ctx.state.hands[seat] as Minute[]
        hand.splice(hand.indexOf(answer.minute), 1)
        ctx.state.buried[seat] = [answer.minute]
        ctx.emit({ kind: 'buried', rule: 'EX-2', seat, minute: answer.minute })
      }
    },
  }),
  /** EX-3. */
  start(ctx) {
    ctx.call({ kind: 'round', turn: 0 })
  },
}

export const round: Flow<ExampleTypes, RoundFrame> = {
  turn(ctx, frame) {
    const seat = nextWithCards(ctx.state, frame.turn)
    if (seat === undefined) return endWith(ctx, byPoints(ctx.state))
    frame.turn = seat
  },
  play: menuAsk<ExampleTypes, RoundFrame>({
    rule: 'EX-4',
    seats: (_state, frame) => [frame.turn],
    actions: {
      play: {
        options: (state, frame) =>
          kinds(state.hands[frame.turn] as Minute[]).map((minute) => ({ kind: 'play', minute })),
        refuse: (_state, _frame, _seat, { minute }) =>
          typeof minute === 'number' ? { rule: 'EX-4', reason: say`You hold no ${minute}.` } : undefined,
        take(ctx, frame, seat, { minute }) {
          discard(ctx.state, seat, minute)
          ctx.emit({ kind: 'played', rule: 'EX-4', seat, minute })
          const order = orderAfter(seat, ctx.state.hands.length)
          ctx.call({ kind: 'grab', seat, minute, jammedBy: null, ...openWindow(order) })
          frame.turn = order[0] as Seat
          return 'turn'
        },
      },
    },
  }),
}

export const grab: Flow<ExampleTypes, GrabFrame> = {
  answer: windowAsk<ExampleTypes, GrabFrame>({
    rule: 'EX-5',
    offered: { ifPublic: (state, _frame, seat) => (state.hands[seat] as Minute[]).length > 0 },
    actions: {
      jam: {
        options: (state, frame, seat) => (state.hands[seat]?.includes(frame.minute) ? [{ kind: 'jam' }] : []),
        refuse: (_state, frame) => ({ rule: 'EX-5', reason: say`Only another ${frame.minute} jams this.` }),
        take(ctx, frame, seat) {
          discard(ctx.state, seat, frame.minute)
          frame.jammedBy = seat
          ctx.emit({ kind: 'jammed', rule: 'EX-5', seat, minute: frame.minute })
          return 'refill'
        },
      },
    },
    pass: { kind: 'pass' },
  }),
  strike(ctx, { seat, minute }) {
    const die = ctx.chance.roll('strike', 6)
    const scored = die >= minute
    if (scored) ctx.state.points[seat] = (ctx.state.points[seat] as number) + minute
    ctx.emit({ kind: 'rolled', rule: 'EX-6', seat, minute, die, scored })
    if ((ctx.state.points[seat] as number) >= ctx.state.target)
      endWith(ctx, resultOf(ctx.state, 'target', 'EX-9', [seat]))
  },
  refill(ctx, frame) {
    refill(ctx, frame.seat)
    if (frame.jammedBy !== null) refill(ctx, frame.jammedBy)
  },
}

export function resultOf(
  { points }: State,
  reason: string,
  rule: ExampleTypes['Rule'],
  winners: readonly Seat[],
): Result<ExampleTypes> {
  const payoff = points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  return { reason, rule, payoff, points: points.slice() }
}

/** EX-10. */
export function byPoints(state: State): Result<ExampleTypes> {
  const best = Math.max(...state.points)
  const winners = state.points.flatMap((points, seat) => (points === best ? [seat] : []))
  return resultOf(state, 'empty', 'EX-10', winners)
}

export function endWith(ctx: C, result: Result<ExampleTypes>): void {
  ctx.emit({ kind: 'ended', rule: result.rule, reason: result.reason })
  ctx.end(result)
}
