import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holm, mean, share, twoSided, varianceOf } from '../src/stats/intervals.ts'
import { addTally, emptyTally } from '../src/stats/tally.ts'

test('the interval of a share is Wilson’s', () => {
  // Newcombe 1998, table I: 81 of 263.
  const { low, high } = share(81, 263)
  expect(low).toBeCloseTo(0.2553, 4)
  expect(high).toBeCloseTo(0.3662, 4)
  expect(share(0, 20).low).toBe(0)
  expect(share(0, 20).high).toBeCloseTo(0.1611, 4)
})

test('mean and variance agree with the samples they were summed from', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 50 }), (samples) => {
      const n = samples.length
      const sum = samples.reduce((a, b) => a + b, 0)
      const squares = samples.reduce((a, b) => a + b * b, 0)
      const m = sum / n
      const variance = samples.reduce((a, b) => a + (b - m) ** 2, 0) / (n - 1)
      expect(varianceOf(n, sum, squares)).toBeCloseTo(variance, 4)
      const estimate = mean(n, sum, squares)
      expect((estimate.high + estimate.low) / 2).toBeCloseTo(m, 6)
    }),
  )
})

test('the normal tail fits the tables', () => {
  expect(twoSided(0)).toBeCloseTo(1, 6)
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 6)
  expect(twoSided(-3)).toBeCloseTo(0.0026998, 6)
  expect(twoSided(5) / 5.733e-7).toBeCloseTo(1, 2)
})

test('Holm keeps only what stands against all questions asked', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([true, false, false, true])
  expect(holm([0.04])).toEqual([true])
  expect(holm([])).toEqual([])
})

test('tallies add up place by place', () => {
  const a = emptyTally(2, true)
  const b = emptyTally(2, true)
  a.reasons = { line: 2 }
  b.reasons = { line: 1, full: 4 }
  b.seats[1] = { won: 3, payoff: 3.5, payoffSquares: 3.25, decisions: 9 }
  if (b.inside)
    b.inside.content = { sword: { drawn: { times: 5, seats: [{ games: 1, payoff: 1, payoffSquares: 1 }] } } }
  addTally(a, b)
  addTally(a, b)
  expect(a.reasons).toEqual({ line: 4, full: 8 })
  expect(a.seats[1]?.payoff).toBe(7)
  expect(a.inside?.content.sword?.drawn?.times).toBe(10)
  expect(b.inside?.content.sword?.drawn?.times).toBe(5)
})
