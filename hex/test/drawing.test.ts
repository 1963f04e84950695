import { expect, test } from 'vitest'
import { DIRECTIONS, hexCorners, hexMiddle, step } from '../src/index.ts'

test('neighbours lie all around, as far from each other as two flat-topped hexes are high', () => {
  const from = { q: 2, r: -1 }
  const [x, y] = hexMiddle(from, 10)
  const around = DIRECTIONS.map((direction) => {
    const [nextX, nextY] = hexMiddle(step(from, direction), 10)
    return { far: Math.hypot(nextX - x, nextY - y), angle: Math.atan2(nextX - x, y - nextY) }
  })
  for (const { far } of around) expect(far).toBeCloseTo(10 * Math.sqrt(3))
  const sixths = around.map(({ angle }) => Math.round((angle / Math.PI) * 3 + 6) % 6)
  expect(sixths).toEqual([0, 1, 2, 3, 4, 5])
})

test('corners lie so far from the middle, two of them left and right of it', () => {
  const corners = hexCorners(10)
    .split(' ')
    .map((corner) => corner.split(',').map(Number) as [number, number])
  expect(corners).toHaveLength(6)
  for (const [x, y] of corners) expect(Math.hypot(x, y)).toBeCloseTo(10, 1)
  expect(corners[0]).toEqual([10, 0])
  expect(corners[3]).toEqual([-10, 0])
})
