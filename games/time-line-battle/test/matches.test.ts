import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importMatch, isLogFault, readLog } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { State } from '../rules/types.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')

const endOf = (file: string): State => {
  const log = readLog(JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const match = isLogFault(log) ? log : importMatch(game, log)
  if (isLogFault(match)) throw new Error(`${file}: ${render(match.fault)}`)
  return match.state
}

describe('recorded matches', () => {
  const ends = globSync('*.match.json', { cwd: folder }).map(endOf)

  it('[TLB-53] [TLB-R25] show every way of ending', () => {
    const reasons = new Set(ends.map(({ result }) => result?.reason))
    expect(reasons).toEqual(new Set(['wipeout', 'exhausted', 'stagnation', 'cap', 'agreed', 'concede']))
  })

  it('[TLB-R22] [TLB-60] show a draw, teams, and players on their own', () => {
    expect(ends.some(({ result }) => result?.payoff.join() === '0.5,0.5')).toBe(true)
    const sides = ['0,1', '0,1,0,1', '0,1,2', '0,1,2,3', '0,1,1', '0,1,2,3,4', '0,1,2,0,1,2', '0,1,0,1,0,1,0,1']
    expect(new Set(ends.map((state) => state.sides.join()))).toEqual(new Set(sides))
  })

  it('[TLB-R10] show both reaches of Bombs, the narrow one as it was recorded when it was usual', () => {
    expect(new Set(ends.map(({ options }) => options.bombReach))).toEqual(new Set(['any-living', 'day-and-later']))
    expect(endOf('narrow-bombs.match.json')).toMatchObject({ options: { bombReach: 'day-and-later' } })
  })
})
