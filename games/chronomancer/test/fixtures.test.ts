import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, type Match, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { ChronoTypes } from '../rules/types.ts'

function recorded(name: string): Match<ChronoTypes> {
  const log = readLog(
    JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', `${name}.match.json`), 'utf8')),
  )
  if (isLogFault(log)) throw new Error(render(log.fault))
  const match = importMatch(game, log)
  if (isLogFault(match)) throw new Error(`entry ${match.entry}: ${render(match.fault)}`)
  return match
}

describe('recorded matches end as their names say', () => {
  it.each([
    ['solo-won', 1, 'peddler-beaten'],
    ['solo-lost', 1, 'peddler-ahead'],
    ['solo-level', 1, 'peddler-level'],
  ])('[CH-P13] %s', (name, seats, reason) => {
    const { log, state } = recorded(name)
    const [own, rival] = [scoreOf(state, 0).total, scoreOf(state, 'peddler').total]
    expect([log.seats, state.result?.reason]).toEqual([seats, reason])
    expect(Math.sign(own - rival)).toBe(reason === 'peddler-beaten' ? 1 : reason === 'peddler-level' ? 0 : -1)
    expect(state.result?.payoff).toEqual([own > rival ? 1 : 0])
  })

  it.each([
    ['two-players', 2],
    ['three-players', 3],
    ['four-players', 4],
  ])('[CH-H1] %s: the most Gold wins', (name, seats) => {
    const { points = [], payoff = [] } = recorded(name).state.result ?? {}
    expect(points).toHaveLength(seats)
    expect(payoff[points.indexOf(Math.max(...points))]).toBe(1)
  })

  it.each(['tie-fewer-corruption', 'tie-more-townsfolk', 'tie-shared'])('[CH-R29] %s: equal Gold', (name) => {
    const { points = [], payoff = [], reason } = recorded(name).state.result ?? {}
    const best = Math.max(...points)
    expect(points.filter((gold) => gold === best).length).toBeGreaterThan(1)
    expect(payoff.filter((share) => share > 0)).toHaveLength(reason === 'shared' ? 2 : 1)
  })

  it('[CH-R38] one of three leaves, and the others finish without', () => {
    const { state } = recorded('one-of-three-leaves')
    expect(state.shops.map(({ out }) => out)).toEqual([false, true, false])
    expect(state.result?.payoff[1]).toBe(0)
    expect(state.round).toBe(3)
  })
})
