import { type Chance, cloneDeck, copyJson, deckSize, sees, type Viewer } from '@anachron/kernel'
import { ALL_CARDS } from '../content/index.ts'
import type { Action, Event, ExampleFrame, Minute, State, View } from './types.ts'

const cloneFrame = (frame: ExampleFrame): ExampleFrame => {
  if (frame.kind === 'bury')
    return { ...frame, waiting: frame.waiting.slice(), answers: frame.answers.map((a) => a && { ...a }) }
  if (frame.kind === 'grab') return { ...frame, order: frame.order.slice() }
  return { ...frame }
}

export const clone = (state: State): State => ({
  stack: state.stack.map(cloneFrame),
  result: state.result && copyJson(state.result),
  deck: cloneDeck(state.deck),
  hands: state.hands.map((hand) => hand.slice()),
  buried: state.buried.map((cards) => cards.slice()),
  discards: state.discards.slice(),
  points: state.points.slice(),
  target: state.target,
})

/** Another seat's secret answer shows only that it was given: all answers look the same. */
const HIDDEN: Action = { kind: 'pass' }

const visibleFrame = (frame: ExampleFrame, viewer: Viewer): ExampleFrame => {
  const copy = cloneFrame(frame)
  if (copy.kind === 'bury')
    copy.answers = copy.answers.map((answer, seat) => (answer === null || sees(viewer, seat) ? answer : HIDDEN))
  return copy
}

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  hands: state.hands.map((hand, seat) => (sees(viewer, seat) ? hand.slice() : null)),
  handSizes: state.hands.map((hand) => hand.length),
  buried: state.buried.map((cards, seat) => (sees(viewer, seat) ? cards.slice() : null)),
  buriedSizes: state.buried.map((cards) => cards.length),
  discards: state.discards.slice(),
  deckSize: deckSize(state.deck),
  points: state.points.slice(),
  target: state.target,
  stack: state.stack.map((frame) => visibleFrame(frame, viewer)),
  result: state.result && copyJson(state.result),
})

export const redact = (event: Event, viewer: Viewer): Event | undefined => {
  if (event.kind === 'buried' && !sees(viewer, event.seat))
    return { kind: 'buried', rule: event.rule, seat: event.seat }
  if (event.kind === 'drew' && !sees(viewer, event.seat))
    return { kind: 'drew', rule: event.rule, seat: event.seat, count: event.count }
  return event
}

/** Deals what the viewer cannot see from all cards they cannot place. */
export function imagine(seen: View, chance: Chance): State {
  const unseen = ALL_CARDS.slice()
  const known = [
    ...seen.discards,
    ...seen.hands.flatMap((hand) => hand ?? []),
    ...seen.buried.flatMap((cards) => cards ?? []),
  ]
  for (const minute of known) unseen.splice(unseen.indexOf(minute), 1)
  chance.shuffle('imagine', unseen)
  const deal = (count: number): Minute[] => unseen.splice(0, count)
  const hands = seen.hands.map((hand, seat) => hand?.slice() ?? deal(seen.handSizes[seat] as number).sort())
  const buried = seen.buried.map((cards, seat) => cards?.slice() ?? deal(seen.buriedSizes[seat] as number))
  const stack = seen.stack.map((frame) => {
    const copy = cloneFrame(frame)
    if (copy.kind === 'bury')
      copy.answers = copy.answers.map((answer, seat) => {
        if (answer === null || sees(seen.viewer, seat)) return answer
        const hand = hands[seat] as Minute[]
        return { kind: 'bury', minute: hand[chance.pick('imagine', hand.length)] as Minute }
      })
    return copy
  })
  return {
    stack,
    result: seen.result && copyJson(seen.result),
    deck: { top: [], pool: unseen, bottom: [] },
    hands,
    buried,
    discards: seen.discards.slice(),
    points: seen.points.slice(),
    target: seen.target,
  }
}
