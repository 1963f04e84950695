import type { MatchLog } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { expect, it } from 'vitest'
import cap from '../fixtures/cap.match.json' with { type: 'json' }
import wipeout from '../fixtures/wipeout.match.json' with { type: 'json' }
import { game } from '../rules/game.ts'
import { livingUnits } from '../rules/timeline.ts'
import { threats } from '../words/threats.ts'

it('[TLB-65] an army of one Unit is in danger from the moment the others are gone', () => {
  let tried = 0
  stepping(game, wipeout as unknown as MatchLog, (before) => {
    const view = game.view(before, 0)
    if (tried > 0 || view.phase === 'deploy' || livingUnits(view, 1) < 2) return
    const own = view.cards.filter(({ owner, dead }) => owner === 1 && !dead)
    for (const card of own.slice(1)) card.dead = true
    if (livingUnits(view, 1) !== 1) return
    tried++
    expect(threats(view, 1)).toMatchObject([{ rule: 'TLB-65', severity: 'alarm' }])
    expect(threats(view, 0).filter(({ rule }) => rule === 'TLB-65')).toEqual([])
  })
  expect(tried).toBe(1)
})

it('[TLB-57] whoever leads in the last war is named', () => {
  let named = 0
  stepping(game, cap as unknown as MatchLog, (before) => {
    const view = game.view(before, 0)
    if (view.timeline < view.options.maxTimelines) return
    const best = Math.max(...view.players.map(({ vp }) => vp))
    for (const [seat, { vp }] of view.players.entries()) {
      const last = threats(view, seat).some(({ rule }) => rule === 'TLB-57')
      if (last) expect(vp).toBe(best)
      named += Number(last)
    }
  })
  expect(named).toBeGreaterThan(0)
})
