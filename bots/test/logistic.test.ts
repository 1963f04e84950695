import { describe, expect, test } from 'vitest'
import { chanceOf, logistic, type Seen, surprise } from '../src/fit/index.ts'

/** Each kind of thing seen ten times, so many of which were won. */
const often = (x: readonly number[], wins: number): Seen[] =>
  Array.from({ length: 10 }, (_, i) => ({ x, won: i < wins ? 1 : 0 }))

describe('a logistic curve through matches', () => {
  const seen = [...often([1, 0], 8), ...often([1, 1], 2), ...often([0, 1], 1)]

  test('gives what was seen alone the share that was won', () => {
    const weights = logistic(often([1], 8), [0], 1e-9)
    expect(chanceOf(weights, [1])).toBeCloseTo(0.8)
  })

  test('is surprised less than any other weights nearby', () => {
    const weights = logistic(seen, [0, 0], 1e-9)
    for (const [i, by] of [0, 0, 1, 1].map((at, n) => [at, n % 2 ? 0.1 : -0.1] as const)) {
      const other = weights.slice()
      other[i] = (other[i] as number) + by
      expect(surprise(seen, other)).toBeGreaterThan(surprise(seen, weights))
    }
  })

  test('stays where it was for what was never seen', () => {
    expect(logistic(often([1, 0], 8), [0, 0.7], 6)[1]).toBe(0.7)
  })
})
