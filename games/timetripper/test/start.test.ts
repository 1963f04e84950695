import { optionsFor } from '@anachron/kernel'
import { faultIn } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { allowanceOf, halfPounds, newGear, weightPoints } from '../rules/equipment.ts'
import { game } from '../rules/game.ts'
import { newTripper } from '../rules/start.ts'
import type { GearKind, Tripper } from '../rules/types.ts'
import { scene, trip } from './table.ts'

const PACK = (what: GearKind) => ({ do: 'buy', what }) as const
const CHARMED = { do: 'profile', charmed: true } as const
const READY = { do: 'ready' } as const

describe('packing alone', () => {
  it('[TT-3.1] [TT-3.21] [TT-3.4] a Tripper starts with 20 Endurance, an M16 and the radio, on the Time Hole of the past', () => {
    const t = trip()
    expect(t.tripper()).toMatchObject({ endurance: 20, experience: 0 })
    expect(t.tripper().gear.map(({ what }) => what)).toEqual(['radio', 'm16'])
    expect(t.state.time).toMatchObject({ display: 0, cell: 0 })
    expect(halfPounds('', t.tripper().gear)).toBe(46)
  })

  it('[TT-3.2] [TT-3.22] he packs up to 50 pounds and not a half more', () => {
    const t = trip()
    t.go(
      PACK('shotgun'),
      PACK('m72'),
      PACK('claymore'),
      PACK('p357'),
      PACK('m26'),
      PACK('m26'),
      PACK('reloads-m16'),
      PACK('reloads-m16'),
    )
    expect(halfPounds('', t.tripper().gear)).toBe(92)
    t.go(PACK('m26'), PACK('m1'), PACK('bayonet'), PACK('repellent'), PACK('reloads-p357'))
    expect(halfPounds('', t.tripper().gear)).toBe(100)
    expect(t.refuses(0, PACK('m26')).rule).toBe('TT-3.2')
  })

  it('[TT-R03] [TT-3.23] [TT-3.24] [TT-3.25] the chart’s maximum binds, reloads need a weapon, and numbers are counted', () => {
    const t = trip()
    expect(t.refuses(0, PACK('m16')).rule).toBe('TT-R03')
    expect(t.refuses(0, PACK('reloads-p25')).rule).toBe('TT-R03')
    for (let i = 0; i < 6; i++) t.go(PACK('m26'))
    expect(t.refuses(0, PACK('m26')).rule).toBe('TT-R03')
    t.go(PACK('bayonet'), PACK('reloads-m16'), PACK('reloads-m16'))
    expect(t.refuses(0, PACK('bayonet')).rule).toBe('TT-R03')
    expect(t.tripper().gear).toContainEqual(newGear('m26', 6))
    expect(t.tripper().gear).toContainEqual(newGear('reloads-m16', 2))
  })

  const loaded = (pounds: number, endurance = 20): Tripper => {
    const tripper = newTripper(0)
    tripper.endurance = endurance
    tripper.gear = [newGear('reloads-m16', pounds)]
    return tripper
  }

  it('[TT-3.3] [TT-2.4] 43 pounds take eight points: box 12, allowance 4; 23 give 5, 50 give 3; tired, 43 leave 1', () => {
    const allowances = [loaded(43), loaded(23), loaded(50), loaded(43, 12)].map((one) => allowanceOf({ own: '' }, one))
    expect(weightPoints(86)).toBe(8)
    expect(allowances).toEqual([4, 5, 3, 1])
  })

  it('[TT-R04] whoever carries more than his Endurance bears cannot move at all', () => {
    const t = scene({
      gear: [[newGear('reloads-m16', 20)]],
      edit: (s) => Object.assign(s.trippers[0] ?? {}, { endurance: 7 }),
    })
    expect(allowanceOf(t.state, t.tripper())).toBeNull()
    expect(t.refuses(0, { do: 'step', hex: t.tripper().hex - 1 }).rule).toBe('TT-R04')
    for (let i = 0; i < 8; i++) t.go({ do: 'drop', what: 'reloads-m16', of: 0 })
    expect(t.options(0).some((o) => o.do === 'step')).toBe(true)
  })

  it('[TT-R62] whether he is charmed is settled at the table, and asked only where it says so', () => {
    const team = trip({}, 4).state.trippers.map(({ charmed }) => charmed)
    expect([trip().asked()?.ask, team]).toEqual(['equip.pack', [true, false, true, false]])
    expect([trip({ charm: 'uncharmed' }).asked()?.ask, trip({ charm: 'uncharmed' }).tripper().charmed]).toEqual([
      'equip.pack',
      false,
    ])
    const t = trip({ charm: 'ask' }, 2)
    t.go({ do: 'profile', charmed: false }, READY, CHARMED)
    expect(t.state.trippers.map(({ charmed }) => charmed)).toEqual([false, true])
  })

  it('[TT-16.0] a kit may be given beforehand; faults name the thing', () => {
    const check = (kit: unknown) => faultIn(optionsFor(game, { kit }, 1))
    expect(check({ m26: 2, 'reloads-m16': 3 })).toBeUndefined()
    expect(check({ bazooka: 1 })).toContain('bazooka')
    expect(check({ 'reloads-p25': 1 })).toContain('reloads-p25')
    expect(check({ 'reloads-m16': 20, shotgun: 1, m26: 6 })).toContain('56 pounds')
    const team = (kit: unknown, seats = 2) => faultIn(optionsFor(game, { kit, victory: 'best', lastTrip: 7 }, seats))
    expect(
      team([
        { m26: 2, claymore: 1 },
        { p25: 1, 'reloads-p25': 1, 'reloads-m16': 4 },
      ]),
    ).toBeUndefined()
    expect(team({ m26: 2 })).toContain('each of the 2 Trippers')
    expect(team([{ claymore: 1 }, { claymore: 1 }])).toContain('claymore')
    expect(team([{ 'reloads-m16': 1 }, { 'reloads-m16': 1 }])).toContain('m16')
    expect(team([{ 'reloads-m16': 20 }, { m72: 1 }])).toContain('55 pounds')
    const t = trip({ kit: { p357: 1 } as never, charm: 'ask' })
    t.go(CHARMED, [1, 1, 'rest'])
    expect(t.tripper().gear.map(({ what }) => what)).toEqual(['radio', 'm16', 'p357'])
  })
})

describe('packing as a team', () => {
  it('[TT-13.0] [TT-13.11] M16, shotgun and radio are 30 pounds of the team’s 50; there is one Claymore and one M72', () => {
    const t = trip({}, 2)
    expect(halfPounds('', t.tripper(0).gear)).toBe(60)
    t.go(PACK('claymore'), PACK('m72'), READY)
    expect(t.refuses(1, PACK('claymore')).rule).toBe('TT-13.11')
    for (let i = 0; i < 6; i++) t.go(PACK('m26'))
    t.go(PACK('p357'), PACK('bayonet'), PACK('repellent'), PACK('reloads-m16'))
    expect(t.refuses(1, PACK('reloads-m16')).rule).toBe('TT-13.0')
  })

  it('[TT-13.12] [TT-13.13] [TT-13.14] one carries the M16’s ammunition, each has one pistol and one kind of grenade', () => {
    const t = trip({}, 2)
    t.go(PACK('reloads-m16'), PACK('p25'), PACK('m1'))
    expect(t.refuses(0, PACK('p357')).rule).toBe('TT-13.13')
    expect(t.refuses(0, PACK('m26')).rule).toBe('TT-13.14')
    t.go(READY)
    expect(t.refuses(1, PACK('reloads-m16')).rule).toBe('TT-13.12')
    t.go(PACK('reloads-shotgun'))
  })

  it('[TT-13.2] [TT-13.3] [TT-R41] equipment may be rolled; who rolled both grenades keeps one kind, and too much stays at home', () => {
    const t = trip({ teamEquipment: 'random', charm: 'ask' }, 2)
    // M16 reloads 6, shotgun reloads 3, both have a .357, two reloads each, three M26 each, two M1 each, M72 and
    // Claymore.
    t.go(CHARMED, [6, 6, 1, 1, 6, 6, 6, 6, 6, 6, 1, 1], CHARMED)
    expect(t.asked()).toMatchObject({ ask: 'trim.bearer', seats: [0], rule: 'TT-13.12' })
    t.go({ do: 'give', what: 'reloads-m16', of: 0, to: 1 })
    expect(t.asked()).toMatchObject({ ask: 'trim.bearer', seats: [1] })
    t.go({ do: 'enough' })
    expect(t.tripper(1).gear).toContainEqual(newGear('reloads-m16', 6))
    expect(t.asked()).toMatchObject({ ask: 'trim.leaveHome', seats: [0] })
    expect(t.options(0)).toEqual([
      { do: 'discard', who: 0, what: 'm26' },
      { do: 'discard', who: 0, what: 'm1' },
    ])
    t.does(0, { do: 'discard', who: 0, what: 'm1' })
    t.does(1, { do: 'discard', who: 1, what: 'm26' })
    const kinds = new Set(t.state.trippers.flatMap(({ gear }) => gear.map(({ what }) => what)))
    expect([...kinds].sort()).toEqual(
      [
        'claymore',
        'm1',
        'm16',
        'm26',
        'm72',
        'p357',
        'radio',
        'reloads-m16',
        'reloads-p357',
        'reloads-shotgun',
        'shotgun',
      ].sort(),
    )
    expect(t.asked()).toMatchObject({ ask: 'trim.leaveHome' })
    const optional = t.options(0).filter((o) => o.do === 'discard')
    expect(optional.every((o) => o.do === 'discard' && o.who === 0 && o.what !== 'radio' && o.what !== 'm16')).toBe(
      true,
    )
    // He leaves it to the other, who then has to, but only with things of his own.
    t.go({ do: 'enough' })
    expect(t.asked()?.seats).toEqual([1])
    expect(t.options(1).every((o) => o.do === 'discard' && o.who === 1)).toBe(true)
    while (t.asked()?.ask === 'trim.leaveHome') t.go(t.options(t.asked()?.seats[0] ?? 0)[0] as Action, ['rest'])
    expect(t.saw('equipped')).toBeDefined()
  })
})
