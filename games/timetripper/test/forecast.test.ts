import { render } from '@anachron/kernel/words'
import { describe, expect, it } from 'vitest'
import { WEAPONS } from '../content/index.ts'
import type { Action } from '../rules/actions.ts'
import { forecast } from '../rules/forecast.ts'
import { emptyChance, oddsOf, volleyFells } from '../rules/odds.ts'
import { aim, at, fire, scene, two, weapon } from './table.ts'

const told = (t: ReturnType<typeof scene>, action: Action) => forecast(t.options(0) && viewOf(t), 0, action)
const viewOf = (t: ReturnType<typeof scene>) => ({
  ...t.state,
  viewer: 0,
  time: { layout: t.state.time.layout, cell: t.state.time.cell, display: t.state.time.display, on: 0 },
})
const chance = (said: ReturnType<typeof forecast>, words: string) =>
  said?.outcomes.find((outcome) => outcome.words === words)?.chance ?? 0

describe('odds before committing', () => {
  it('[TT-8.6] [TT-8.7] the M16 at a hoplite five hexes away: 21 of 36 to hit, and of the hits 32 of 36 put him down or half of it', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')))
    const said = told(t, weapon('m16', 'single'))
    expect(chance(said, 'missed')).toBeCloseTo(15 / 36)
    // Last column: kill on 2-5, 9, 10, 12, disable on 6-8, wound on 11.
    const down = (1 + 2 + 3 + 4 + 4 + 3 + 1 + 5 + 6 + 5 + 1) / 36
    expect(chance(said, 'down')).toBeCloseTo((21 / 36) * down)
    expect(said?.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1)
    expect(render(said?.notes?.[0] ?? '')).toContain('58 %')
  })

  it('[TT-8.23] every hex announced lowers the odds that are shown', () => {
    const t = scene({ battle: 7, units: { Hoplites: ['0702'] } })
    t.go(aim(t.unit('Hoplites')), weapon('m16', 'single'))
    const missed = [0, 1, 2].map((still) => chance(told(t, fire(still)), 'missed'))
    expect(missed).toEqual([15 / 36, 21 / 36, 26 / 36].map((p) => expect.closeTo(p)))
  })

  it('[TT-8.8] who has Endurance loses points in the forecast, and never more outcomes than there are', () => {
    const t = scene({ battle: 1, units: { 'Tyrannosaurus rex': ['0703'] } })
    t.go(aim(t.unit('Tyrannosaurus rex')))
    const said = told(t, weapon('m16', 'burst'))
    expect(said?.outcomes.map(({ words }) => words)).toContain('loses one die of Endurance')
    expect(said?.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1)
  })

  it('[TT-R51] [TT-R52] a volley counts every shot it may have', () => {
    expect(volleyFells(0.5, 0, 1)).toBeCloseTo(0.5)
    expect(volleyFells(0.5, 0, 4)).toBeCloseTo(1 - 0.5 ** 4)
    expect(volleyFells(0.2, 0.25, Number.POSITIVE_INFINITY)).toBeCloseTo(0.2 / 0.4)
    expect(emptyChance(WEAPONS.m16.modes[2]?.empty ?? [])).toBeCloseTo(9 / 36)
  })

  it('[TT-10.0a] commanding the flux: at rest 30 of 36, shot at 10 of 36, better with Experience', () => {
    const odds = (edit: object) =>
      chance(
        told(scene({ units: { 'Viking axemen': ['1212'] }, edit: (s) => Object.assign(s.trippers[0] ?? {}, edit) }), {
          do: 'command',
          move: false,
        }),
        'succeeds',
      )
    expect([odds({}), odds({ shotAt: true }), odds({ shotAt: true, experience: 4 })]).toEqual(
      [30 / 36, 10 / 36, 30 / 36].map((p) => expect.closeTo(p)),
    )
  })

  it('[TT-15.3] talking: the three columns are averaged until one is rolled', () => {
    const t = scene({ units: { 'Viking axemen': ['1212'] } })
    const said = told(t, { do: 'negotiate' })
    expect(said?.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1)
    if (t.state.battle) t.state.battle.mood = 'H'
    expect(chance(told(t, { do: 'negotiate' }), 'they flee')).toBeCloseTo(2 / 36)
  })

  it('[TT-5.31] [TT-10.57] a jump towards the Time Hole shows the chance of home', () => {
    const t = scene({
      battle: 31,
      stage: 1,
      units: { 'British infantry': ['0202'] },
      flux: '0707',
      edit(s) {
        Object.assign(s.trippers[0] ?? {}, { experience: 6 })
        Object.assign(s.battle?.flux ?? {}, { heading: 3, alignedBy: 0 })
      },
    })
    t.go({ do: 'command', move: false }, two(2))
    const p = 21 / 36
    expect(chance(told(t, { do: 'jump', heading: 3 }), 'home')).toBeCloseTo(p * (p + (1 - p) / 6))
  })

  it('[TT-R38] a jump warns of those whom it would leave behind', () => {
    const t = scene({ trippers: ['0707', '0202'], units: { 'Viking axemen': ['1212'] }, flux: '0707' })
    t.go({ do: 'command', move: false }, two(2))
    expect((told(t, { do: 'jump', heading: null })?.notes ?? []).map((note) => render(note))).toContain(
      'Left behind for good: Tessa.',
    )
  })

  it('[TT-8.42] a grenade names everybody it would catch', () => {
    const t = scene({ gear: [['m26']], units: { 'Viking axemen': ['0704', '0705', '1212'] } })
    t.go({ do: 'grenade', what: 'm26' })
    expect(told(t, { do: 'throw', hex: at('0705') })?.notes).toHaveLength(3)
  })

  it('[TT-B60a] what can only be stunned never falls in the odds', () => {
    const t = scene({ battle: 60, units: { 'Energy creatures': ['0705'] } })
    expect(
      oddsOf(t.state, { target: t.unit('Energy creatures').id, attack: 25, accuracy: 'A', range: 1, modifier: 0 })
        .fells,
    ).toBe(0)
  })
})
