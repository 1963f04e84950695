import { describe, expect, it } from 'vitest'
import * as content from '../content/index.ts'
import { content as catalogue } from '../rules/catalogue.ts'
import { rulebook } from '../rules/rulebook.ts'

interface Cited {
  rule?: unknown
  source?: unknown
}

/** Every record of the content that cites a rule, wherever it is. */
function records(value: unknown, seen = new Set<object>()): Cited[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  const own = 'rule' in value ? [value as Cited] : []
  return [...own, ...Object.values(value).flatMap((inner) => records(inner, seen))]
}

describe('the content', () => {
  const all = records({ ...content })

  it('[CH-C48] says of every record where it comes from: the booklet, the host game, or our reconstruction', () => {
    expect(all.length).toBeGreaterThan(120)
    for (const { source } of all) {
      const words = typeof source === 'string' ? [source] : Object.values(source as object)
      expect(words.length).toBeGreaterThan(0)
      for (const word of words) expect(content.SOURCES).toContain(word)
    }
  })

  it('[CH-C16] [CH-R30] [CH-R54] calls our reconstruction what nobody has seen: halves, the frame, colours of icons', () => {
    for (const { source } of Object.values(content.PORTAL_HALVES)) expect(source).toBe('reconstructed')
    const { topRight, bottomRight } = content.FRAME_HALVES
    expect([topRight.source, bottomRight.source]).toEqual([
      { action: 'reconstructed', icons: 'reconstructed' },
      { action: 'reconstructed', icons: 'booklet' },
    ])
    expect(content.ICONS.source).toEqual({ count: 'booklet', colour: 'reconstructed' })
    expect(content.ICONS.colours).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  it('[CH-C48] cites only rules that exist', () => {
    for (const { rule } of all) expect(Object.keys(rulebook)).toContain(rule)
  })

  it('[CH-R31] [CH-R22] [CH-R51] has ids of its own for everything: 20 tile faces, 36 Townsfolk, 4 kinds of Corruption', () => {
    const count = (kind: string): number => catalogue.filter((thing) => thing.kind === kind).length
    expect([count('tile'), count('townsfolk'), count('corruption'), count('ability'), count('rogue')]).toEqual([
      20, 36, 4, 4, 3,
    ])
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length)
  })
})
