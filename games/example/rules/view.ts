import {
  type Chance,
  cloneDeck,
  copyJson,
  deckSize,
  imaginedAnswers,
  sees,
  type Veiled,
  type Viewer,
  veiledAnswers,
} from '@anachron/kernel'
import { ALL_CARDS } from '../content/index.ts'
import { buryOptions } from './turn.ts'
import type { Event, ExampleFrame, Minute, State, View } from './types.ts'

const cloneFrame = <F extends ExampleFrame>(frame: F): F => {
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

const visibleFrame = (frame: ExampleFrame, viewer: Viewer): Veiled<ExampleFrame> =>
  frame.kind === 'bury' ? { ...cloneFrame(frame), answers: veiledAnswers(frame, viewer) } : cloneFrame(frame)

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
  const stack = seen.stack.map((frame): ExampleFrame => {
    if (frame.kind !== 'bury') return cloneFrame(frame)
    const answers = imaginedAnswers(frame.answers, (seat) => buryOptions(hands[seat] as Minute[]), chance)
    return { ...frame, waiting: frame.waiting.slice(), answers }
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
