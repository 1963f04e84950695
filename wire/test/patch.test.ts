import { copyJson, type Json } from '@anachron/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { patched, patchOf } from '../src/patch.ts'

const json = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 0, 1, 'a', 'b', ''),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '1', '__proto__', 'constructor'), tie('json'), { maxKeys: 4 }),
  ),
})).json
const document = fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', '__proto__', 'constructor'), json, { maxKeys: 4 })

describe('a patch', () => {
  test('makes one document of another, through JSON, and changes neither', () => {
    fc.assert(
      fc.property(document, document, (from, to) => {
        const [before, after] = [copyJson(from), copyJson(to)]
        const patch = JSON.parse(JSON.stringify(patchOf(from, to)))
        // To the letter: also the order of keys, in which a board may draw what it finds.
        expect(JSON.stringify(patched(from, patch))).toBe(JSON.stringify(to))
        expect([from, to]).toEqual([before, after])
      }),
      { numRuns: 2000 },
    )
  })

  test('leaves out what JSON leaves out', () => {
    const [from, to] = [
      { a: 1, b: undefined, c: 2 },
      { a: undefined, c: 2, b: 3 },
    ] as unknown as [Json, Json]
    expect(patchOf(from, to)).toEqual({ a: null, b: [3] })
    expect(patchOf(copyJson(to), to)).toEqual({})
  })

  test('says what is different and nothing else', () => {
    const from = { deck: { size: 9, top: null }, hands: [['a', 'b'], ['c']], over: false, old: 1 }
    const to = { deck: { size: 8, top: null }, hands: [['a', 'x', 'b'], ['c']], over: false, fresh: [2] }
    expect(patchOf(from, to)).toEqual({
      old: null,
      deck: { size: [8] },
      hands: { 0: [1, 0, ['x']] },
      fresh: [[2]],
    })
    expect(patchOf(from, copyJson(from))).toEqual({})
  })
})
