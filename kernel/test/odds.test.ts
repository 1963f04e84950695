import { expect, it } from 'vitest'
import { copyJson, type Hidden, place } from '../src/index.ts'
import { LAWS } from '../src/laws/index.ts'
import { sticks } from './sticks.ts'

interface Held {
  coin: number
}
/** A coin that nobody has seen. */
const coin = (state: Held): Hidden[] => [place(state, 'coin', () => false, { values: [0, 1] })]

/** Sticks with the coin, and odds that know what they are not given, if they want to. */
function lying(odds: (remembered: number) => number) {
  let remembered = 0
  return {
    ...sticks,
    secrets: { coin },
    clone: (state: object) => copyJson(state as never),
    setup: () => ({ ...sticks.setup({}, 2, undefined as never), coin: 0 }),
    view(state: Held, viewer: number) {
      remembered = state.coin
      return sticks.view(state as never, viewer)
    },
    forecast: () => ({ rule: 'ST-1', outcomes: [{ words: 'wins', chance: odds(remembered) }] }),
  } as never
}

const check = (game: never): unknown => LAWS.secretsStay.check(game, { matches: 5 } as never)

it('secretsStay notices odds that remember more than the view they are given', () => {
  expect(() => check(lying((remembered) => remembered))).toThrow(/sees a difference in: coin.*odds/s)
  expect(() => check(lying(() => 1))).not.toThrow(/odds/)
})
