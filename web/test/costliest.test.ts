import { expect, test } from 'vitest'
import { costliest } from '../src/screens/table/analysis/lookback.ts'

type Judged = Parameters<typeof costliest>[0]['judged'][number]
const judged = [
  { entry: 3, seat: 0, loss: 0.4, margin: 0.1, instead: 'b' },
  { entry: 8, seat: 0, loss: 0.2, margin: 0.1, instead: 'c' },
  { entry: 9, seat: 1, loss: 0.3, margin: 0.1, instead: 'd' },
] as unknown as Judged[]
const entries = (of: Parameters<typeof costliest>[1]) => costliest({ judged }, of).map(({ entry }) => entry)

test('the costliest choice of a branch is one that was made in the branch', () => {
  expect(entries({ seats: [0] })).toEqual([3, 8])
  expect(entries({ seats: [0], after: 5 })).toEqual([8])
  expect(entries({ seats: [0, 1], after: 5, most: 1 })).toEqual([9])
  expect(entries({ seats: [0], after: 8 })).toEqual([])
})
