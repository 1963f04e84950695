import { expect, it } from 'vitest'
import { byKind, bySomeKinds } from '../src/index.ts'

type Shape = { kind: 'circle'; radius: number } | { kind: 'square' | 'cube'; side: number }

it('each kind has its function, also those that share a member of the union', () => {
  const size = byKind<Shape, [times: number], number>({
    circle: ({ radius }, times) => 3 * radius ** 2 * times,
    square: ({ side }, times) => side ** 2 * times,
    cube: ({ side }, times) => side ** 3 * times,
  })
  expect(size({ kind: 'circle', radius: 1 }, 2)).toBe(6)
  expect(size({ kind: 'square', side: 3 }, 2)).toBe(18)
  expect(size({ kind: 'cube', side: 3 }, 2)).toBe(54)
})

it('a kind that was forgotten does not compile', () => {
  // @ts-expect-error: the cube is missing
  byKind<Shape, [], number>({ circle: () => 0, square: () => 4 })
})

it('a kind that has nothing to say is undefined, also one that every object has', () => {
  const corners = bySomeKinds<Shape, [], number>({ square: () => 4 })
  expect(corners({ kind: 'square', side: 1 })).toBe(4)
  expect(corners({ kind: 'circle', radius: 1 })).toBeUndefined()
  expect(corners({ kind: 'constructor' } as unknown as Shape)).toBeUndefined()
})
