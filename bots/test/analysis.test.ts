import { act, type Match, seeded, startMatch } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { expect, test } from 'vitest'
import { smooth } from '../src/analysis/smooth.ts'
import { turningPoints } from '../src/analysis/turning-points.ts'
import { hintsFrom } from '../src/hint.ts'
import { analyse, type Point } from '../src/index.ts'
import { nim } from './nim.ts'

function nimMatch(heap: number, ...takes: number[]): Match<never> {
  const match = startMatch(nim, { options: { heap }, seats: 2, chance: () => seeded(1) })
  if ('fault' in match) throw new Error(render(match.fault))
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
    { value: 0, margin: 0 },
    { value: 1, margin: 0 },
  ])
  const first = analysis?.judged[0]
  expect(first).toMatchObject({ entry: 1, seat: 0, words: 'Take 1', instead: 'Take 3' })
  expect(first?.loss).toBeGreaterThan(0.05)
  expect(analysis?.judged[1]?.instead).toBeUndefined()
  expect(analysis?.turningPoints.length).toBeGreaterThan(0)
})

test('what a choice cost agrees with the curve on both sides of it', async () => {
  for (const takes of [
    [1, 2, 1, 3],
    [2, 2, 1, 2],
    [3, 1, 1, 2],
  ]) {
    const analysis = await analyse(nimMatch(7, ...takes), { samples: 60, coarse: 4, iterations: 200 })
    for (const { entry, seat, chances, loss } of analysis?.judged ?? []) {
      if (!chances) continue
      const [before, after] = [entry - 1, entry].map((n) => analysis?.truth[n]?.[seat]) as [Point, Point]
      // No chance is drawn here: what was played is worth what the curve says.
      expect(chances.played).toBe(after.value)
      expect(chances.instead).toBeLessThanOrEqual(Math.max(after.value, before.value + before.margin))
      expect(loss).toBe(chances.instead - chances.played)
    }
  }
})

test('what only keeps or draws anew is not judged, and nothing is said to have been better for it', async () => {
  const redrawn = { ...nim, redraws: ({ take }: { take: number }) => take === 3 }
  const match = { ...nimMatch(7, 3, 1, 1), game: redrawn } as unknown as Match<never>
  const analysis = await analyse(match, { samples: 20, iterations: 50 })
  expect(analysis?.judged.map(({ entry }) => entry)).toEqual([2, 3])
  expect(analysis?.judged.map(({ instead }) => instead)).not.toContain('Take 3')
})

test('with nothing hidden, what a seat knew agrees with full knowledge', async () => {
  const analysis = await analyse(nimMatch(7, 1, 2, 1), { samples: 800, iterations: 10 })
  for (const [n, points] of (analysis?.truth ?? []).entries())
    for (const [seat, { value, margin }] of points.entries()) {
      const known = analysis?.known[n]?.[seat]
      expect(Math.abs((known?.value ?? 9) - value)).toBeLessThan(1.5 * (margin + (known?.margin ?? 0)))
    }
})

test('turning points are the three largest sure changes, one for each turn, and say whether luck made them', () => {
  const at = (value: number, margin = 0.01) => [{ value, margin }]
  const truth = [at(0.5), at(0.52), at(0.7), at(0.8), at(0.8), at(0.3), at(0.3), at(0.6, 0.4), at(0.36), at(0.1)]
  const found = turningPoints(truth, (entry) => ({ seat: 0, words: `${entry}`, rolled: entry === 5, loss: 0 }))
  expect(found.map(({ entry, cause }) => [entry, cause])).toEqual([
    [2, 'choice'],
    [5, 'chance'],
    [9, 'choice'],
  ])
})

test('an answer that only ends what was lost is no turning point', () => {
  const truth = [0.5, 0.8, 0.8, 0.4, 0.4, 0].map((value) => [{ value, margin: 0.01 }])
  const found = turningPoints(truth, (entry) =>
    entry === 5 ? undefined : { seat: 0, words: '', rolled: false, loss: 0 },
  )
  expect(found.map(({ entry }) => entry)).toEqual([1, 3])
})

test('what was only glanced at does not jump; what was looked at closely, and the end, stay as they are', () => {
  const rough = [0.5, 0, 1, 0, 0.5].map((value) => [{ value, margin: 0.2 }])
  const curve = [...rough, [{ value: 0.9, margin: 0.02 }], [{ value: 1, margin: 0 }]]
  const values = smooth(curve, (n) => n === 5).map(([point]) => point?.value ?? 0)
  for (const value of values.slice(1, 4)) expect(Math.abs(value - 0.5)).toBeLessThan(0.3)
  expect(values.slice(5)).toEqual([0.9, 1])
  // A sure neighbour counts for more than unsure ones.
  expect(values[4]).toBeGreaterThan(0.6)
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

test('the costliest decision is told first, before everything is worked out', async () => {
  const told: { done: number; entries: number[] }[] = []
  const analysis = await analyse(nimMatch(7, 1, 2, 1, 3), {
    samples: 400,
    coarse: 100,
    refined: 2,
    judged: 1,
    iterations: 400,
    onProgress: (done, found) => found && told.push({ done, entries: found.judged.map(({ entry }) => entry) }),
  })
  expect(told[0]).toEqual({ done: 0.3, entries: [] })
  const first = told.find(({ entries }) => entries.length > 0)
  expect(first?.done).toBeLessThan(1)
  // One of each seat: the blunder, and the other one's only choice of weight.
  expect(analysis?.judged.filter(({ seat }) => seat === 0).map(({ entry }) => entry)).toEqual([1])
  expect(analysis?.judged.length).toBeLessThanOrEqual(2)
})

test('what only steers how one is asked is neither judged nor hinted at', async () => {
  const steered = { ...nim, steers: ({ take }: { take: number }) => take === 3 }
  const match = { ...nimMatch(7, 3, 1), game: steered } as unknown as Match<never>
  const analysis = await analyse(match, { samples: 20, iterations: 50 })
  expect(analysis?.judged.map(({ entry }) => entry)).toEqual([2])
  const turn = {
    game: steered,
    view: { heap: 7 },
    seat: 0,
    options: [{ take: 1 }, { take: 3 }],
    ask: '',
    chance: seeded(1),
  }
  const ranked = [
    { index: 1, chance: 0.9, margin: 0, weight: 0.5 },
    { index: 0, chance: 0.4, margin: 0, weight: 0.5 },
  ]
  expect(hintsFrom({ index: 1, ranked }, turn as never).map(({ index }) => index)).toEqual([0])
  // Nor what nobody who knows the game would ever do.
  const own = { never: () => true } as never
  expect(hintsFrom({ index: 1, ranked }, turn as never, 3, own)).toEqual([])
})
