import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchLog } from '@anachron/kernel'
import { stepping } from '@anachron/kernel/testing'
import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { hexCalled } from '../rules/display.ts'
import { game } from '../rules/game.ts'
import { likelyAt, perilOf } from '../rules/peril.ts'
import type { Unit } from '../rules/types.ts'
import { threats } from '../words/threats.ts'
import { scene } from './table.ts'

const folder = join(import.meta.dirname, '..', 'fixtures')
const matches = readdirSync(folder)
  .filter((name) => name.endsWith('.match.json'))
  .map((name): MatchLog => JSON.parse(readFileSync(join(folder, name), 'utf8')))

it('[TT-8.82] whoever has no more than a die of Endurance beside enemies is in danger, and nobody else', () => {
  let said = 0
  let safe = 0
  for (const log of matches)
    stepping(game, log, (before) => {
      const view = game.view(before, 0)
      for (let seat = 0; seat < before.seats; seat++) {
        const own = view.trippers.filter(
          (tripper) => tripper.seat === seat && tripper.alive && tripper.place === 'field',
        )
        const weak = own.filter(({ endurance }) => endurance <= 6)
        const found = threats(view, seat).filter(({ rule }) => rule === 'TT-8.82')
        if (weak.length === 0 || !view.battle) {
          expect(found).toEqual([])
          safe++
        } else if (found.length > 0) {
          said++
          expect(found).toHaveLength(weak.length)
          expect(found[0]?.severity).toBe((weak[0]?.endurance ?? 0) <= 4 ? 'alarm' : 'notice')
        }
      }
    })
  expect(said).toBeGreaterThan(0)
  expect(safe).toBeGreaterThan(0)
})

it('[TT-8.82] it is true: Trippers so weak have fallen to one wound, and it had been said', () => {
  let fell = 0
  for (const log of matches)
    stepping(game, log, (before, _entry, events) => {
      // The first harm of an entry meets the Tripper as the entry found him.
      const harm = events.find((event) => event.kind === 'suffered' && event.who < before.trippers.length)
      if (harm?.kind !== 'suffered' || harm.effect !== 'dead' || harm.rule !== 'TT-8.82') return
      const tripper = before.trippers[harm.who]
      if (!tripper || tripper.endurance > 6 || !before.battle) return
      fell++
      expect(threats(game.view(before, tripper.seat), tripper.seat).map(({ rule }) => rule)).toContain('TT-8.82')
    })
  expect(fell).toBeGreaterThan(0)
})

describe('an onslaught', () => {
  const riders = ['0702', '0703', '0704', '0802', '0803']
  const alarms = (t: ReturnType<typeof scene>): string[] =>
    threats(game.view(t.state, 0), 0).flatMap(({ rule, words, severity }) =>
      rule === 'TT-9.0' ? [`${severity}: ${render(words, { viewer: 0 })}`] : [],
    )

  it('[TT-9.0] many who can be upon him before he acts again are counted, with what they may cost', () => {
    const t = scene({ battle: 7, trippers: ['0706'], units: { Hoplites: riders } })
    expect(alarms(t)).toEqual([expect.stringMatching(/^notice: 5 enemies can reach Tim: −\d+ Endurance\.$/)])
  })

  it('[TT-B62] cars threaten whoever is in their lane and ahead of them, and nobody else', () => {
    const at = (hex: string, cars: string[]) =>
      perilOf(scene({ battle: 62, trippers: [hex], units: { Cars: cars } }).state, 0)
    expect(at('0708', ['0703', '0803', '0603'])).toMatchObject({ reach: 1 })
    expect(at('0702', ['0703', '0803'])).toEqual({ reach: 0, loss: 0 })
    expect(at('0702', ['0710']), 'from the bottom straight to the top').toMatchObject({ reach: 1 })
  })

  it('[TT-B48] a ball threatens where the dice may send it, by how likely that is', () => {
    const { state } = scene({ battle: 48, trippers: ['0708'], units: { 'The Brawlball': ['0704'] } })
    const [ball] = state.units
    const chance = (hex: string) => likelyAt(state, ball as Unit, hexCalled(hex))
    expect(perilOf(state, 0).reach).toBe(1)
    // Two hexes south by every roll of that direction, twelve by one in 36 of them.
    expect(chance('0706')).toBeCloseTo(1 / 6)
    expect(chance('0708')).toBeCloseTo(33 / 36 / 6)
    expect(chance('0506')).toBeNull()
  })

  it('[TT-9.0] nobody comes in the first stage, and one who is far away is no onslaught', () => {
    expect(alarms(scene({ battle: 7, stage: 1, trippers: ['0706'], units: { Hoplites: riders } }))).toEqual([])
    expect(alarms(scene({ battle: 7, trippers: ['0712'], units: { Hoplites: ['0702'] } }))).toEqual([])
  })
})
