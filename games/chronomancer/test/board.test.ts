import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, importMatch, isLogFault, type Match, type MatchLog, readLog, scripted } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { examples } from '../board/examples.ts'
import { fold } from '../board/fold.ts'
import { guide } from '../board/guide.ts'
import { passedOver } from '../board/ring-layout.ts'
import { game } from '../rules/game.ts'
import { marketNow } from '../rules/market.ts'
import { rulebook } from '../rules/rulebook.ts'
import type { ChronoTypes, View } from '../rules/types.ts'
import { conserve } from './plan.ts'

function opened(file: unknown): Match<ChronoTypes> {
  const log = readLog(file)
  if (isLogFault(log)) throw new Error(log.fault)
  const match = importMatch(game, log)
  if (isLogFault(match)) throw new Error(`entry ${match.entry}: ${match.fault}`)
  return match
}

const read = (name: string): MatchLog =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`), 'utf8'))

/** What the picture is drawn from, without what only the rules need. */
const drawn = (view: View): object => ({
  shops: view.shops,
  boats: view.boats,
  piers: view.piers,
  halls: view.halls,
  lair: view.lair,
  square: view.square,
  token: view.token,
  round: view.round,
  hours: view.pieces.map(({ hour }) => hour),
  peddler: view.peddler && { ...view.peddler, deck: [], revealed: [] },
})

describe('the board', () => {
  it.each(['three-players', 'solo-won', 'four-players', 'one-of-three-leaves'])(
    '[CH-R2] shows %s event by event and comes out where the rules do',
    (name) => {
      const log = read(name)
      const { format, formatVersion, game: id, version, options, seats, origin } = log
      const match = opened({ format, formatVersion, game: id, version, options, seats, origin, entries: [] })
      for (const [n, { seat, action, rolls }] of log.entries.entries()) {
        const before = game.view(match.state, 0)
        const played = act(match, seat, action, scripted(...(rolls ?? [])))
        if (!('events' in played)) throw new Error(`entry ${n + 1}: ${played.reason}`)
        const picture = played.events.reduce(fold, before)
        expect(drawn(picture), `entry ${n + 1}`).toEqual(drawn(game.view(match.state, 0)))
      }
      expect(match.state.result).not.toBeNull()
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
