import { act, type Match, seeded, startMatch } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { turningPoints } from '../src/analysis/turning-points.ts'
import { analyse } from '../src/index.ts'
import { nim } from './nim.ts'

function nimMatch(heap: number, ...takes: number[]): Match<never> {
  const match = startMatch(nim, { options: { heap }, seats: 2, chance: () => seeded(1) })
  if ('fault' in match) throw new Error(match.fault)
  takes.forEach((take, i) => {
    act(match, i % 2, { take }, seeded(1))
  })
  return match as unknown as Match<never>
}

test('a blunder is found, and what should have been done instead', async () => {
  // From seven, taking three leaves four and wins; taking one leaves six, from which the other wins by taking two.
  const analysis = await analyse(nimMatch(7, 1, 2, 1, 3), { samples: 400, iterations: 600 })
  expect(analysis?.truth).toHaveLength(5)
  expect(analysis?.truth.at(-1)).toEqual([
    { value: 0, give: 0 },
    { value: 1, give: 0 },
  ])
  const first = analysis?.judged[0]
  expect(first).toMatchObject({ entry: 1, seat: 0, words: 'Take 1', instead: 'Take 3' })
  expect(first?.loss).toBeGreaterThan(0.2)
  expect(analysis?.judged[1]?.instead).toBeUndefined()
  expect(analysis?.turningPoints.length).toBeGreaterThan(0)
})

test('with nothing hidden, what a seat knew agrees with full knowledge', async () => {
  const analysis = await analyse(nimMatch(7, 1, 2, 1), { samples: 800, iterations: 10 })
  for (const [n, points] of (analysis?.truth ?? []).entries())
    for (const [seat, { value, give }] of points.entries()) {
      const known = analysis?.known[n]?.[seat]
      expect(Math.abs((known?.value ?? 9) - value)).toBeLessThan(1.5 * (give + (known?.give ?? 0)))
    }
})

test('turning points are the three largest sure changes, one for each turn, and say whether luck made them', () => {
  const at = (value: number, give = 0.01) => [{ value, give }]
  const truth = [at(0.5), at(0.52), at(0.7), at(0.8), at(0.8), at(0.3), at(0.3), at(0.6, 0.4), at(0.36), at(0.1)]
  const found = turningPoints(truth, (entry) => ({ seat: 0, words: `${entry}`, rolled: entry === 5, loss: 0 }))
  expect(found.map(({ entry, cause }) => [entry, cause])).toEqual([
    [2, 'choice'],
    [5, 'chance'],
    [9, 'choice'],
  ])
})

test('it can be stopped', async () => {
  const signal = { aborted: false }
  const stopped = await analyse(nimMatch(7, 1, 2), {
    signal,
    onProgress() {
      signal.aborted = true
    },
  })
  expect(stopped).toBeUndefined()
})
