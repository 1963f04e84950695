import { expect, test } from 'vitest'
import { drawnUp } from '../board/layout.ts'
import { tableWith } from '../rules/position.ts'
import { view } from '../rules/view.ts'

const crowd = view(
  tableWith({
    timeline: 2,
    start: 0,
    deployed: [
      [
        [0, '2 2 3 3 4 4'],
        [-1, '5 5 6 6 7 7 8 8'],
      ],
      [
        [0, '2 3'],
        [-1, '9 10'],
      ],
    ],
  }),
  0,
)
const deep = (wide: number, high: number, stood = 2, better = 1): number =>
  drawnUp(crowd, 0, [wide, high], stood, better).deep

test('lines stand deeper in a high field than in a broad one', () => {
  expect(deep(700, 900)).toBeGreaterThan(deep(1600, 300))
})

test('what stands already is kept unless another order is clearly better', () => {
  const best = deep(1000, 500)
  expect(deep(1000, 500, best + 1, 3)).toBe(best + 1)
  expect(deep(700, 2000, 2, 1.2)).toBeGreaterThan(2)
})
