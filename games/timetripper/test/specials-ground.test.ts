import { describe, expect, it } from 'vitest'
import { hexCalled, hexName } from '../rules/display.ts'
import { arriving, kinds, position, shoot, specialsIn } from './position.ts'

describe('Mons', () => {
  const mons = (markers: string[], at = '0702') =>
    position({ battle: 26, markers, units: [{ of: 'German infantry', at }] })

  it('[TT-B26] a unit in a wood has 8 more Defense, against everything', () => {
    const table = mons(['0702'])
    const events = table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [5, 6], empty: [6, 6] })
    expect(kinds(events, 'struck')).toMatchObject([{ differential: 15 - 1 - 8 }])
  })

  it('[TT-B26] [TT-R55] no shot passes through a wood, and a soldier who cannot shoot comes nearer', () => {
    const table = mons(['0704'])
    expect(table.options(0)).not.toContainEqual({ do: 'aim', at: table.unit().id })
    expect(table.refuses(0, { do: 'aim', at: table.unit().id }).rule).toBe('TT-B26')
    const events = table.ends({ detection: [6, 6] })
    expect(kinds(events, 'fired')).toEqual([])
    expect(table.whereIs(0)).not.toBe('0702')
  })

  it('[TT-R55] woods in the hex of firer and target do not block, nor does one wood beside a line along a hexside', () => {
    for (const [markers, at, sees] of [
      [['0707', '0702'], '0702', true],
      [['0806'], '0907', true],
      [['0806', '0807'], '0907', false],
    ] as const) {
      const table = mons([...markers], at)
      expect(table.options(0).some((action) => action.do === 'aim')).toBe(sees)
    }
  })

  it('[TT-R55] grenades and mines are not blocked', () => {
    const table = position({
      battle: 26,
      markers: ['0704'],
      trippers: [{ at: '0707', gear: ['radio', 'm26'] }],
      units: [{ of: 'German infantry', at: '0702' }],
    })
    table.does(
      [
        { do: 'grenade', what: 'm26' },
        { do: 'throw', hex: hexCalled('0702') },
        { do: 'fire', still: 0 },
      ],
      {
        accuracy: [6, 6],
        result: [1, 2],
      },
    )
    expect(table.unit().fallen).toBe(true)
  })

  it('[TT-B26] [TT-R11] five woods are strewn by the chart before anybody is set up', () => {
    const table = arriving(26, { 'number of German infantry': 1, 'set-up letter': 2, 'set-up number': 6, side: 1 })
    expect(table.battle.markers.map(hexName)).toEqual(['0408', '1107', '0205', '0611', '0605'])
  })
})

describe('Verdun', () => {
  const verdun = (markers: string[], units: string[] = ['0702'], tripper = '0707') =>
    position({
      battle: 27,
      markers,
      trippers: [{ at: tripper }],
      units: units.map((at) => ({ of: 'French infantry', at })),
    })

  it('[TT-B27a] a shellhole gives 8 more Defense', () => {
    const table = verdun(['0702'])
    const events = table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [5, 6], empty: [6, 6] })
    expect(kinds(events, 'struck')).toMatchObject([{ differential: 15 - 2 - 8 }])
  })

  it('[TT-B27a] stepping into one ends the move, leaving it is normal', () => {
    const table = verdun(['0708'])
    table.does({ do: 'step', hex: hexCalled('0708') })
    expect(table.options(0).filter((action) => action.do === 'step')).toEqual([])
    table.ends({ column: [1, 1], row: [1, 1], detection: [1, 1] })
    table.does([
      { do: 'step', hex: hexCalled('0709') },
      { do: 'step', hex: hexCalled('0710') },
    ])
    expect(hexName(table.tripper().hex)).toBe('0710')
  })

  it('[TT-B27a] a soldier stops in one too', () => {
    const table = verdun(['0703', '0803', '0603', '0602', '0802'])
    table.ends({ column: [6, 6], row: [6, 6], detection: [4, 4] })
    expect(table.battle.markers).toContain(table.unit().hex)
  })

  it('[TT-B27a] [TT-R54] even a rampaging elephant ends its run in one', () => {
    const table = position({
      battle: 27,
      markers: ['0305'],
      units: [{ of: 'Elephants', at: '0303', rampaging: true }],
    })
    table.ends({ column: [6, 6], row: [6, 6], direction: 4, distance: [4, 4] })
    expect(table.whereIs(0)).toBe('0305')
  })

  it('[TT-B27a] five shellholes are strewn by two sums of dice', () => {
    const table = arriving(27, {
      'number of French infantry': 1,
      column: [1, 1, 1, 2, 2, 2, 6, 6, 6, 6],
      row: [5, 6, 5, 6, 6, 6, 1, 1, 1, 2],
      side: 1,
    })
    expect(table.battle.markers.map(hexName)).toEqual(['0211', '0311', '0412', '1202', '1203'])
  })

  it('[TT-B27b] [TT-R56] every stage a shell lands by the dice and attacks at 14, 10, 8, 6 by distance, hitting on 3', () => {
    // On 0704: the soldier three hexes north, the Tripper three hexes south, another next to it.
    const table = verdun([], ['0705', '0704', '0702'])
    for (const i of [0, 1, 2]) table.unit(i).stunned = 99
    const events = table.ends({
      column: [3, 4],
      row: [2, 2],
      accuracy: [1, 2, 1, 2, 1, 1, 1, 2],
      result: [3, 3, 3, 3, 3, 3],
    })
    expect(kinds(events, 'burst')).toMatchObject([{ what: 'shell', hex: hexCalled('0704') }])
    expect(kinds(events, 'fired').map(({ at, needed, hit }) => [at, needed, hit])).toEqual([
      [table.unit(1).id, 3, true],
      [table.unit(0).id, 3, true],
      [table.unit(2).id, 3, false],
      [0, 3, true],
    ])
    expect(kinds(events, 'struck').map(({ differential }) => differential)).toEqual([14 - 2, 10 - 2, 6 - 4])
    expect(specialsIn(events)).toEqual(['artillery-every-stage'])
  })

  it('[TT-R56] [TT-8.23] the size of a target counts for a shell too', () => {
    const table = position({ battle: 27, trippers: [{ at: '0212' }], units: [{ of: 'Buffalo', at: '0704' }] })
    table.unit().stunned = 99
    const events = table.ends({ column: [3, 4], row: [2, 2], accuracy: [1, 1], result: [3, 4] })
    expect(kinds(events, 'fired')).toMatchObject([{ needed: 3, modifier: 2, hit: true }])
  })

  it('[TT-R05] [TT-B27b] a shell falls in a lone Tripper’s first stage too', () => {
    const table = position({ battle: 27, stage: 1, units: [{ of: 'French infantry', at: '0702' }] })
    expect(kinds(table.ends({ column: [6, 6], row: [6, 6] }), 'burst')).toHaveLength(1)
  })

  it('[TT-R33] a shell counts as being shot at', () => {
    const table = verdun([], ['0202'])
    table.unit().stunned = 99
    table.ends({ column: [3, 4], row: [3, 4], accuracy: [1, 1] })
    expect(table.tripper().shotAt).toBe(true)
  })
})

describe('Lebanon Border', () => {
  const border = () => position({ battle: 36, stage: 2, units: [{ of: 'Border raiders', at: '0202' }] })

  it('[TT-B36] no bomb falls while nobody has fired, nor in the stage of the first shot; then one every stage', () => {
    const table = border()
    table.unit().stunned = 99
    expect(kinds(table.ends(), 'burst')).toEqual([])
    table.does(shoot(table.unit().id), { accuracy: [1, 1], empty: [6, 6] })
    expect(kinds(table.ends(), 'burst')).toEqual([])
    for (let i = 0; i < 2; i++) {
      const events = table.ends({ column: [6, 6], row: [6, 6] })
      expect(kinds(events, 'burst')).toHaveLength(1)
      expect(specialsIn(events)).toEqual(['mortar-after-firing'])
    }
  })

  it('[TT-B36] a shot by the raiders begins it as well', () => {
    const table = border()
    table.unit().hex = hexCalled('0705')
    table.ends({ detection: [6, 6], accuracy: [1, 1] })
    expect(table.battle.firstShot).toBe(2)
  })
})
