import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as kernel from '@anachron/kernel'
import { expect, test } from 'vitest'
import { isWarm, measure } from '../src/bench/harness.ts'
import { runBench } from '../src/bench/index.ts'
import { bareTask, kernelTask } from '../src/bench/tic-tac-toe-tasks.ts'

test('units are counted, rounds are interleaved, the median is reported', () => {
  const order: string[] = []
  const spin = (name: string, units: number) => ({
    name,
    unit: 'spins',
    batch() {
      for (let i = 0; i < 1e5; i++) Math.sqrt(i)
      return units
    },
  })
  const figures = measure([spin('one', 1), spin('ten', 10)], { rounds: 3, seconds: 0.01, warm: 0 }, ({ name }) =>
    order.push(name),
  )
  expect(order).toEqual(['one', 'ten', 'one', 'ten', 'one', 'ten'])
  for (const { low, perSecond, high } of figures) {
    expect(low).toBeGreaterThan(0)
    expect(perSecond).toBeGreaterThanOrEqual(low)
    expect(high).toBeGreaterThanOrEqual(perSecond)
  }
})

test('a task is warm when it has stopped getting quicker, and not before', () => {
  const slices = (from: number, to: number) => Array.from({ length: 6 }, (_, i) => from + ((to - from) * i) / 5)
  expect(isWarm(slices(100, 100))).toBe(false)
  expect(isWarm([...slices(10, 100), ...slices(100, 100)])).toBe(false)
  expect(isWarm([...slices(10, 100), ...slices(100, 100), ...slices(100, 100)])).toBe(true)
  expect(isWarm([...slices(100, 110), ...slices(90, 100)])).toBe(true)
})

const brief = { games: ['tic-tac-toe'], rounds: 1, seconds: 0.01, warm: 0 }
const peers = join(import.meta.dirname, '../../bench/peers')

test('the bench measures moves, and compares with nobody unless asked', async () => {
  const { games, peer } = await runBench(brief)
  expect(games['tic-tac-toe']?.map(({ unit }) => unit)).toContain('moves')
  expect(peer).toBeUndefined()
})

test('the yardstick without a kernel is the same game: as many moves by the same dice', () => {
  const [ours, bare] = [kernelTask(kernel), bareTask(kernel)]
  expect(Array.from({ length: 5 }, () => bare.batch())).toEqual(Array.from({ length: 5 }, () => ours.batch()))
})

const fetched = existsSync(join(peers, 'node_modules'))
test.skipIf(!fetched)('both engines play the same tic-tac-toe (only when bench/peers is fetched)', async () => {
  const { peer } = await runBench({ ...brief, peers })
  expect(peer?.theirs.perSecond).toBeGreaterThan(0)
})
