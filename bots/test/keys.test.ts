import { expect, it } from 'vitest'
import { Keys } from '../src/search/keys.ts'

it('equal actions have equal numbers, and others have others', () => {
  const keys = new Keys()
  const actions = [
    { do: 'end' },
    { do: 'step', hex: 3 },
    { do: 'step', row: 3 },
    { do: 'step', hex: '3' },
    { at: [1, 2] },
  ]
  const numbers = actions.map((action) => keys.of(action))
  expect(new Set(numbers).size).toBe(actions.length)
  expect(structuredClone(actions).map((action) => keys.of(action))).toEqual(numbers)
})

it('the same ask is another decision where something else could be done', () => {
  const keys = new Keys()
  const asks = [
    keys.ofAsk('card'),
    keys.ofAsk('card', [1, 2]),
    keys.ofAsk('card', [1, 2, 3]),
    keys.ofAsk('host', [1, 2]),
  ]
  expect(new Set(asks).size).toBe(asks.length)
  expect(keys.ofAsk('card', [1, 2])).toBe(asks[1])
})
