import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, type Match, type MatchLog, readLog } from '@anachron/kernel'
import { watching } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { examples } from '../board/examples.ts'
import { guide } from '../board/guide.ts'
import { passedOver } from '../board/ring-layout.ts'
import { game } from '../rules/game.ts'
import { marketNow } from '../rules/market.ts'
import { rulebook } from '../rules/rulebook.ts'
import type { ChronoEvent, ChronoTypes, View, Who } from '../rules/types.ts'
import { conserve } from './plan.ts'

function opened(file: unknown): Match<ChronoTypes> {
  const log = readLog(file)
  if (isLogFault(log)) throw new Error(render(log.fault))
  const match = importMatch(game, log)
  if (isLogFault(match)) throw new Error(`entry ${match.entry}: ${render(match.fault)}`)
  return match
}

const read = (name: string): MatchLog =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`), 'utf8'))

/** What an event does to somebody's Gold. */
function earned(event: ChronoEvent): { who: Who; gold: number } | undefined {
  switch (event.kind) {
    case 'sponsored':
    case 'paid':
    case 'patronised':
      return { who: event.seat, gold: event.gold }
    case 'sold':
      return { who: event.who, gold: event.gold }
    case 'robbed':
      return { who: event.who, gold: -event.gold }
    case 'pocketed':
      return { who: 'peddler', gold: event.gold }
    case 'bought':
      return { who: 'peddler', gold: -event.gold }
    default:
      return undefined
  }
}

describe('the board', () => {
  it.each(['three-players', 'solo-won', 'four-players', 'one-of-three-leaves'])(
    '[CH-R2] shows all Gold of %s as it comes and goes, event by event',
    (name) => {
      const goldOf = (view: View, who: Who) => (who === 'peddler' ? view.peddler : view.shops[who])?.gold
      const log = read(name)
      const start = game.view(opened({ ...log, entries: [], hash: undefined, seal: undefined }).state, 0)
      const purses = new Map<Who, number | undefined>(start.shops.map(({ gold }, seat) => [seat, gold]))
      purses.set('peddler', start.peddler?.gold)
      let moved = 0
      watching(game, log, 0, (event, picture, entry) => {
        const change = earned(event)
        if (change) purses.set(change.who, (purses.get(change.who) ?? 0) + change.gold)
        for (const [who, gold] of purses) expect(goldOf(picture, who), `entry ${entry} ${event.kind}`).toBe(gold)
        if (change) moved++
      })
      expect(moved).toBeGreaterThan(20)
    },
  )

  it('[CH-C13] lets a figure pass over every space between, clockwise', () => {
    expect(passedOver('LA', 'T3')).toEqual(['T1', 'T2'])
    expect(passedOver('B2', 'LC')).toEqual(['B3'])
    expect(passedOver('T1', 'T2')).toEqual([])
  })

  it.each(examples.map((example) => [example.at, example] as const))(
    '[%s] has a position to open',
    async (at, example) => {
      const { state } = opened(await example.match())
      expect(rulebook).toHaveProperty(at)
      expect(conserve(state)).toBeUndefined()
      expect(state.result).toBeNull()
    },
  )

  it('[CH-R27] opens the Market of the rulebook with 41 Gold to be had', async () => {
    const market = examples.find(({ at }) => at === 'CH-R27')
    const { state } = opened(await market?.match())
    expect(marketNow(state, 0)).toMatchObject({ sale: { gold: 35 }, sponsorship: 6, total: 41 })
  })

  it('[CH-C22] has a guided game that goes to its end, with a note only where something follows', async () => {
    const log = await guide.match()
    const { state } = opened(log)
    expect(state.result).not.toBeNull()
    for (const { before, rule } of guide.notes) {
      expect(log.entries[before - 1]).toBeDefined()
      if (rule) expect(rulebook).toHaveProperty(rule)
    }
  })
})
