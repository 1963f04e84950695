import type { MatchLog } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { expect, it } from 'vitest'
import two from '../fixtures/two-players.match.json' with { type: 'json' }
import { lossTo } from '../rules/corruption.ts'
import { game } from '../rules/game.ts'
import { threats } from '../words/threats.ts'

const log = two as unknown as MatchLog

it('[CH-R18] an open last berth is said to whoever is at their turn, and the bell rings only after it', () => {
  let rang = 0
  let said = false
  stepping(game, log, (before, { seat }, events) => {
    const bell = threats(game.view(before, 0), seat).some(({ rule }) => rule === 'CH-R18')
    const landed = before.boats.filter(({ pier }) => pier !== null).length
    if (bell) expect(landed).toBe(3)
    said ||= bell
    if (!events.some(({ kind }) => kind === 'rang')) return
    rang++
    expect(said).toBe(true)
    said = false
  })
  expect(rang).toBeGreaterThan(0)
})

it('[CH-R29] what Corruption would cost is what it costs', () => {
  let said = 0
  stepping(game, log, (before) => {
    const view = game.view(before, -1)
    for (const [seat, shop] of view.shops.entries()) {
      const dear = threats(view, seat).filter(({ rule }) => rule === 'CH-R29')
      expect(dear).toHaveLength(lossTo(shop.corruption, view.lair) >= 10 ? 1 : 0)
      said += dear.length
    }
  })
  expect(said).toBeGreaterThan(0)
})
