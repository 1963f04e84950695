import { describe, expect, test } from 'vitest'
import type { Client } from '../src/client/client.ts'
import { partedAt } from '../src/screens/compare/CompareScreen.tsx'
import { at } from '../src/screens/compare/Then.tsx'
import { type Branch, familyOf } from '../src/screens/table/branches.ts'

const branch = (table: string, parent: Branch | undefined, left: number, end: number, offset = 0): Branch => {
  const made: Branch = {
    table,
    name: table,
    hidden: false,
    parent,
    left,
    end,
    offset,
    matchView: undefined,
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

describe('the family of a match', () => {
  /** A server that says of each table what it left and what left it. */
  const saying = (tables: Record<string, { of?: string; branches?: string[] }>) => {
    const listeners = new Set<(push: unknown) => void>()
    const info = (table: string) => ({
      table,
      phase: 'gathering',
      seats: [],
      branches: (tables[table]?.branches ?? []).map((branch) => ({ table: branch, entry: 0 })),
      ...(tables[table]?.of === undefined ? {} : { branchOf: { table: tables[table].of, entry: 0 } }),
    })
    const client = {
      onPush(listener: (push: unknown) => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async request(verb: string, { table }: { table: string }) {
        if (verb !== 'watch') return
        if (!tables[table]) throw new Error('There is no such table.')
        for (const listener of [...listeners]) listener({ m: 'table', info: info(table) })
      },
    } as unknown as Client
    const of = async (table: string) => {
      const family = await familyOf(client, { info: info(table) as never, matchView: undefined })
      return family.map((one) => one.table)
    }
    return of
  }

  test('is found from any of its members', async () => {
    const of = saying({
      first: { branches: ['a', 'b'] },
      a: { of: 'first', branches: ['c'] },
      b: { of: 'first' },
      c: { of: 'a' },
    })
    expect(await of('c')).toEqual(['first', 'a', 'c', 'b'])
  })

  test('ends where it bites its tail, upwards and downwards', async () => {
    expect(await saying({ a: { of: 'a', branches: ['a'] } })('a')).toEqual(['a'])
    const ring = saying({ a: { of: 'b', branches: ['b'] }, b: { of: 'a', branches: ['a'] } })
    expect(await ring('a')).toHaveLength(2)
    const downwards = saying({ first: { branches: ['a'] }, a: { branches: ['first', 'a'] } })
    expect(await downwards('first')).toEqual(['first', 'a'])
  })

  test('has a bound, however many there are', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`t${i}`, { branches: [`t${i + 1}`] }]))
    expect((await saying(many)('t0')).length).toBeLessThanOrEqual(40)
  })
})
