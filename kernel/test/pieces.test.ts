import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canonicalJson,
  copyJson,
  deckSize,
  drawCard,
  lookAtTop,
  newDeck,
  notPlain,
  parseRulebook,
  reshuffle,
  ruleSections,
  sameJson,
  scripted,
  seeded,
} from '../src/index.ts'

describe('plain data', () => {
  it('copies a key that would change the prototype like any other', () => {
    const sent = JSON.parse('{"__proto__":{"x":1}}')
    expect(sameJson(copyJson(sent), sent)).toBe(true)
    expect(Object.getPrototypeOf(copyJson(sent))).toBe(Object.prototype)
  })

  it('is the same as its copy, and canonical text is the same exactly when the data is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameJson(a, copyJson(a))).toBe(true)
        expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b))
      }),
    )
  })

  it('does not mind the order of keys, but does mind a missing one', () => {
    expect(sameJson({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(sameJson({ a: 1, b: 2 }, { a: 1 })).toBe(false)
    expect(sameJson([], {})).toBe(false)
    expect(sameJson({ toString: 1 }, {})).toBe(false)
  })

  it('is told from everything else, with the place', () => {
    expect(notPlain({ a: [1, { b: new Date() }] })).toBe('$.a[1].b')
    expect(notPlain({ a: undefined })).toBe('$.a')
    expect(notPlain([1, Number.NaN])).toBe('$[1]')
    expect(notPlain({ a: [null, true, 'x', 0] })).toBeUndefined()
  })
})

describe('a deck', () => {
  it('gives what lies on top first, then from the pool, and what lies at the bottom last', () => {
    const deck = newDeck(['a', 'b', 'c'])
    deck.bottom.push('z')
    deck.top.push('t')
    const chance = scripted(1, 0, 0)
    const drawn = Array.from({ length: 6 }, () => drawCard(deck, chance, 'draw'))
    expect(drawn).toEqual(['t', 'b', 'a', 'c', 'z', undefined])
    expect(chance.left()).toBe(0)
  })

  it('keeps every card when looked at and reshuffled', () => {
    const deck = newDeck([1, 2, 3, 4, 5])
    const seen = lookAtTop(deck, 3, seeded(1), 'look')
    expect(deckSize(deck)).toBe(5)
    expect(drawCard(deck, scripted(), 'draw')).toBe(seen[0])
    reshuffle(deck, [9])
    expect([...deck.pool].sort()).toEqual([...[1, 2, 3, 4, 5].filter((card) => card !== seen[0]), 9])
    expect(deck.top).toEqual([])
  })
})

describe('a rulebook page', () => {
  it('gives each rule with its section, over several lines, and leaves prose alone', () => {
    const page =
      '# Game\n\nHello.\n\n## Turn\n\n- **X-1** Draw\n  a card.\n- **X-2.1** Play it.\n\nAn example.\n\n**X-R3** A ruling.\n'
    expect(parseRulebook(page)).toEqual({
      'X-1': { section: 'Turn', text: 'Draw a card.' },
      'X-2.1': { section: 'Turn', text: 'Play it.' },
      'X-R3': { section: 'Turn', text: 'A ruling.' },
    })
  })

  it('does not let two rules have one id', () => {
    expect(() => parseRulebook('- **X-1** a\n- **X-1** b')).toThrow('rule X-1 is written twice')
  })

  it('lists the ids of its rules with their sections, for the rules to cite', () => {
    expect(ruleSections({ Turn: ['X-1', 'X-2.1'], End: ['X-R3'] })).toEqual({
      'X-1': 'Turn',
      'X-2.1': 'Turn',
      'X-R3': 'End',
    })
  })
})
