import type { Json } from '@anachron/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packed, unpacked } from '../src/packed.ts'

const json = fc.letrec<{ json: Json; alike: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'a', 'kind', ''),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'kind', '', '=', 'of', '0', '__proto__', 'constructor'), tie('json'), {
      maxKeys: 4,
    }),
    tie('alike'),
  ),
  alike: fc.array(fc.record({ kind: fc.constantFrom('a', 'b'), more: tie('json') }), { maxLength: 7 }),
})).json

describe('packed', () => {
  test('comes out as it went in, to the letter, through JSON', () => {
    fc.assert(
      fc.property(json, (value) => {
        const text = JSON.stringify(value)
        expect(JSON.stringify(unpacked(JSON.parse(JSON.stringify(packed(value)))))).toBe(text)
        expect(JSON.stringify(value)).toBe(text)
      }),
      { numRuns: 5000 },
    )
  })

  test('says keys once, and a value once that is the same in all', () => {
    const unit = (id: number) => ({ id, owner: 1 })
    const attacks = [1, 2, 3, 4, 5].map((id) => ({ unit: unit(id), at: 'front' }))
    const one = { '': [[['id', 'owner'], [1, 2, 3, 4, 5], { '=': [1, 5] }]] }
    expect(packed({ attacks, odd: [unit(9)] })).toEqual({
      attacks: { '': [[['unit', 'at'], one, { '=': ['front', 5] }]] },
      odd: [unit(9)],
    })
  })

  test('objects of two kinds in one list are two tables, and what lies between stays as it is', () => {
    const list = [{ kind: 'end' }, ...[1, 2, 3].map((to) => ({ kind: 'move', to })), 'x']
    const table = [
      ['kind', 'to'],
      ['move', 'move', 'move'],
      [1, 2, 3],
    ]
    expect(packed(list)).toEqual({ '': [[0, { kind: 'end' }], table, [0, 'x']] })
  })

  test('what is left out of JSON is not there', () => {
    const value = [{ a: 1, b: undefined }, { a: 2 }, { a: 3, b: 4 }] as unknown as Json
    expect(unpacked(JSON.parse(JSON.stringify(packed(value))))).toEqual([{ a: 1 }, { a: 2 }, { a: 3, b: 4 }])
  })
})
