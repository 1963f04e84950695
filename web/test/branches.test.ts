import { describe, expect, test } from 'vitest'
import { partedAt } from '../src/screens/compare/CompareScreen.tsx'
import { at } from '../src/screens/compare/Then.tsx'
import type { Branch } from '../src/screens/table/branches.ts'

const branch = (table: string, parent: Branch | undefined, left: number, end: number, offset = 0): Branch => {
  const made: Branch = {
    table,
    name: table,
    hidden: false,
    parent,
    left,
    end,
    offset,
    sight: undefined,
    names: [],
    children: [],
  }
  parent?.children.push(made)
  return made
}
const first = branch('first', undefined, 0, 50)
const a = branch('a', first, 30, 45)
const inA = branch('in a', a, 35, 60)
const early = branch('early', first, 12, 20)
/** From a world somebody imagined at entry 10: its own entries begin again. */
const imagined = branch('imagined', first, 10, 25, 10)

describe('where two branches part', () => {
  test('a branch and its parent part where it left', () => expect(partedAt([a, first])).toBe(30))
  test('two branches of one match part where the earlier one left', () => expect(partedAt([a, early])).toBe(12))
  test('a branch of a branch and an aunt part where the aunt left', () => expect(partedAt([early, inA])).toBe(12))
  test('a branch of a branch and its grandparent part where the parent left', () =>
    expect(partedAt([first, inA])).toBe(30))
  test('a match does not part from itself', () => expect(partedAt([a, a])).toBe(45))
})

describe('what was played at a time', () => {
  test('a branch with the same past shows it itself', () => expect(at(a, 5)).toEqual({ branch: a, entry: 5 }))
  test('a branch from an imagined world was its parent before it left', () =>
    expect(at(imagined, 4)).toEqual({ branch: first, entry: 4 }))
  test('and counts from where it left', () => expect(at(imagined, 14)).toEqual({ branch: imagined, entry: 4 }))
  test('a match that went no further stays at its end', () =>
    expect(at(early, 40)).toEqual({ branch: early, entry: 20 }))
})
