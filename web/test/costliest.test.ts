import { describe, expect, test } from 'vitest'
import { costliest } from '../src/screens/table/analysis/lookback.ts'

const judged = [
  { entry: 3, seat: 0, loss: 0.3 },
  { entry: 8, seat: 0, loss: 0.1 },
  { entry: 9, seat: 1, loss: 0.2 },
  { entry: 12, seat: 0, loss: 0.2 },
  { entry: 14, seat: 0, loss: 0.02 },
].map((one) => ({ ...one, words: '', instead: 'other', margin: 0.05 }))

const entries = (of: ReturnType<typeof costliest>): number[] => of.map(({ entry }) => entry)

test('of one’s own choices those are named that surely cost most', () => {
  expect(entries(costliest({ judged }, { seats: [0] }))).toEqual([3, 12, 8])
  expect(entries(costliest({ judged }, { seats: [0, 1], most: 2 }))).toEqual([3, 9])
})

test('in a branch nobody is blamed for what was done in the match that it left', () => {
  expect(entries(costliest({ judged }, { seats: [0], after: 8 }))).toEqual([12])
})

describe('what was chosen in the set-up', () => {
  const one = (entry: number, loss: number, margin: number) => ({
    entry,
    seat: 0,
    words: '',
    instead: 'x',
    loss,
    margin,
  })
  const entriesOf = (...judged: ReturnType<typeof one>[]) =>
    costliest({ judged }, { seats: [0], begun: 2 }).map(({ entry }) => entry)
  test('is not named where it may have been as good', () => {
    expect(entriesOf(one(1, 0.08, 0.1), one(9, 0.06, 0.1))).toEqual([9])
    expect(entriesOf(one(2, 0.05, 0.09))).toEqual([])
  })
  test('is named where there is no doubt', () => {
    expect(entriesOf(one(1, 0.2, 0.1), one(9, 0.06, 0.1))).toEqual([1, 9])
  })
})
