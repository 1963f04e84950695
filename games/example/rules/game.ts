import { askTogether, type Game, newDeck, takeFromPool } from '@anachron/kernel'
import { ALL_CARDS } from '../content/index.ts'
import { forecast, threats, words } from '../words/index.ts'
import { check } from './check.ts'
import { rulebook } from './rulebook.ts'
import { secrets } from './secrets.ts'
import { bury, endWith, grab, orderAfter, resultOf, round } from './turn.ts'
import type { ExampleTypes, Minute } from './types.ts'
import { clone, imagine, redact, view } from './view.ts'

export const game: Game<ExampleTypes> = {
  id: 'example',
  title: 'Borrowed Minutes',
  version: 1,
  seats: { min: 2, max: 4 },
  options: { target: { kind: 'number', label: 'Points to win', rule: 'EX-9', default: 10, min: 5, max: 20 } },
  rulebook,
  flows: { bury, round, grab },
  setup({ target }, seats, chance) {
    const deck = newDeck(ALL_CARDS)
    const hands = Array.from({ length: seats }, (_, seat) =>
      Array.from({ length: 4 }, (): Minute => takeFromPool(deck.pool, chance, `deal/${seat}`)).sort(),
    )
    const everybody = hands.map((_, seat) => seat)
    return {
      stack: [{ kind: 'bury', at: 'choose', ...askTogether(seats, everybody) }],
      result: null,
      deck,
      hands,
      buried: hands.map(() => []),
      discards: [],
      points: hands.map(() => 0),
      target,
    }
  },
  clone,
  check,
  view,
  secrets,
  redact,
  imagine,
  score: (state) => state.result?.payoff ?? state.points.map((points) => Math.min(1, points / state.target)),
  anytime: {
    options: () => [{ kind: 'concede' }],
    take(ctx, seat) {
      const others = orderAfter(seat, ctx.state.hands.length)
      endWith(ctx, resultOf(ctx.state, 'concede', 'EX-11', others))
    },
  },
  concede: { kind: 'concede' },
  forecast: (seen, _seat, action) => forecast(seen, action),
  threats,
  words,
  beat: ({ kind }) => (kind === 'drew' ? 0 : 600),
  decisive: ({ kind }) => kind === 'jammed' || kind === 'rolled',
}
