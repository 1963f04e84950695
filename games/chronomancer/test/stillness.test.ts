import type { MatchLog } from '@anachron/kernel'
import { decision, options } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { expect, it } from 'vitest'
import { touches } from '../board/pieces.ts'
import { isQuiet, type Part } from '../board/stillness.ts'
import two from '../fixtures/two-players.match.json' with { type: 'json' }
import { game } from '../rules/game.ts'

const PART: Readonly<Record<string, Part>> = {
  space: 'ring',
  icon: 'sponsors',
  tile: 'stream',
  lot: 'shelf',
  folk: 'square',
  place: 'staff',
  vice: 'vices',
  boat: 'boats',
  pier: 'piers',
}

it('[CH-C22] [CH-H18] nothing that can be chosen lies in a part of the table that steps back', () => {
  const asks = new Set<string>()
  stepping(game, two as unknown as MatchLog, (before) => {
    const asked = decision(game, before)
    if (!asked) return
    asks.add(asked.ask)
    const parts = options(game, before, asked.seats[0] as number)
      .flatMap(touches)
      .map((piece) => PART[piece.split('-')[0] as string] as Part)
    const hidden = parts.filter((part) => isQuiet(asked.ask, part))
    expect(hidden, asked.ask).toEqual([])
    if (parts.length > 0) expect(isQuiet(asked.ask, 'stream') || isQuiet(asked.ask, 'square')).toBe(true)
  })
  expect(asks.size).toBeGreaterThan(8)
})
