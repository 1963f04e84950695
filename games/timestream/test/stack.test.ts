/** What is seen of a stack that has more units than room. */
import { expect, it } from 'vitest'
import { behindFirst, isNews } from '../board/stack.ts'
import type { Event, Unit } from '../rules/types.ts'

const unit = (id: number): Unit => ({ id }) as Unit
const STACK = [1, 2, 3, 4, 5].map(unit)
const seen = (room: number, turned: number, matters: (unit: Unit) => number): number[] =>
  behindFirst(STACK, room, turned, matters).map(({ id }) => id)

it('[TS-46] shows what matters now, in the order in which it lies there', () => {
  expect(seen(5, 0, () => 0)).toEqual([1, 2, 3, 4, 5])
  expect(seen(2, 0, () => 0)).toEqual([1, 2])
  expect(seen(2, 0, ({ id }) => (id === 5 ? 2 : 0))).toEqual([1, 5])
  expect(seen(2, 0, ({ id }) => (id > 3 ? id : 0))).toEqual([4, 5])
})

it('[TS-46] once turned, shows what it was turned to', () => {
  expect(seen(2, 2, ({ id }) => (id === 1 ? 2 : 0))).toEqual([3, 4])
  expect(seen(2, 4, () => 0)).toEqual([5, 1])
})

it('[TS-57] takes for news what was played, charged or struck', () => {
  const charged = { kind: 'charged', rule: 'TS-57', seat: 1, unit: 4, card: 'TS-AD-01', cells: [] } as Event
  expect(STACK.filter((one) => isNews(one, undefined, [charged])).map(({ id }) => id)).toEqual([4])
  // What is being shown is all the news there is.
  expect(STACK.some((one) => isNews(one, { kind: 'begins', rule: 'TS-16', seat: 0 }, [charged]))).toBe(false)
})
