import { describe, expect, it } from 'vitest'
import { hexName } from '../rules/display.ts'
import { arriving, kinds, position, shoot, specialsIn } from './position.ts'

describe('Alesia and the musketeers', () => {
  it.each([
    [9, 'Roman legionaries', { attack: 7, accuracy: 'X', defense: 5, detection: 'H' }],
    [19, 'Swedish musketeers', { attack: 4, accuracy: 'X', defense: 2, detection: 'I' }],
    [20, 'Bavarian infantry', { attack: 4, accuracy: 'X', defense: 1, detection: 'G' }],
    [21, 'American infantry', { attack: 4, accuracy: 'X', defense: 1, detection: 'F' }],
    [24, 'Union infantry', { attack: 4, accuracy: 'X', defense: 1, detection: 'F' }],
  ])('[TT-B9] battle %i: %s fight on with other values after their first shot, even a miss', (battle, of, values) => {
    const table = position({ battle, units: [{ of, at: '0702' }] })
    const events = table.ends({ detection: [6, 6], accuracy: [1, 1] })
    expect(kinds(events, 'fired')).toMatchObject([{ hit: false }])
    expect(table.unit()).toMatchObject({ ...values, converted: true })
    expect(specialsIn(events)).toEqual(['converts-after-fire'])
    // The next attack result sends him forward with cold steel.
    table.ends({ detection: [6, 6] })
    expect(table.whereIs(0)).toBe('0705')
  })

  it('[TT-B9] battle 9: a legionary leaves a javelin before he has thrown it, a sword afterwards', () => {
    const fallen = { of: 'Roman legionaries', at: '0707', fallen: true }
    const before = position({ battle: 9, units: [fallen, { of: 'Roman legionaries', at: '0202' }] })
    before.does({ do: 'recover', unit: before.unit(0).id }, { 'recovered reloads': 4 })
    expect(before.tripper().gear).toContainEqual(expect.objectContaining({ what: 'recovered-pre-gunpowder' }))
    const after = position({
      battle: 9,
      units: [
        { ...fallen, converted: true },
        { of: 'Roman legionaries', at: '0202' },
      ],
    })
    after.does({ do: 'recover', unit: after.unit(0).id })
    expect(after.tripper().gear).toContainEqual(expect.objectContaining({ what: 'recovered-melee' }))
  })
})

describe('Manzikert', () => {
  it('[TT-B15] [TT-R53] next to a Tripper a cataphract strikes at 6 and his horse adds 3, without an accuracy roll', () => {
    const table = position({ battle: 15, units: [{ of: 'Mounted cataphract', at: '0706' }] })
    const events = table.ends({ result: [5, 6] })
    expect(kinds(events, 'fired')).toEqual([])
    expect(kinds(events, 'struck')).toMatchObject([{ differential: 6 + 3 - 4 }])
  })

  it('[TT-B15] from afar he shoots at 9, and again once nobody is next to him', () => {
    const table = position({ battle: 15, units: [{ of: 'Mounted cataphract', at: '0704' }] })
    const events = table.ends({ detection: [6, 6], accuracy: [6, 6], result: [5, 6] })
    expect(kinds(events, 'fired')).toMatchObject([{ needed: 6, hit: true }])
    expect(kinds(events, 'struck')).toMatchObject([{ differential: 9 - 4 }])
    expect(table.unit()).toMatchObject({ attack: 9, accuracy: 'B', converted: false })
  })
})

describe('Outlaw bikers', () => {
  it('[TT-B38] whoever shoots at a biker has +3, and a wrecked motorcycle wounds its rider', () => {
    const table = position({ battle: 38, units: [{ of: 'Outlaw bikers', at: '0703' }] })
    const events = table.does(shoot(table.mountOf().id), { accuracy: [1, 2], result: [1, 1], wound: 5, empty: [6, 6] })
    expect(kinds(events, 'fired')).toMatchObject([{ needed: 6, modifier: 3, hit: true }])
    expect(table.mountOf().fallen).toBe(true)
    expect(table.unit()).toMatchObject({ fallen: false, mount: null })
    expect(kinds(events, 'suffered').at(-1)).toMatchObject({ effect: 'stunned', who: table.unit().id })
    expect(specialsIn(events)).toEqual(['motorcycles-as-horses'])
  })

  it('[TT-B38] [TT-R37] the flux takes the biker and leaves the motorcycle', () => {
    const table = position({
      battle: 38,
      flux: '0707',
      units: [
        { of: 'Outlaw bikers', at: '0704' },
        { of: 'Outlaw bikers', at: '0202' },
      ],
    })
    table.ends({ detection: [6, 6, 1, 2] })
    expect(table.unit(0)).toMatchObject({ place: 'held', mount: null })
    expect(table.mountOf(0)).toMatchObject({ place: 'field', rider: null })
  })
})

describe('Easy Going Infantry', () => {
  it.each([
    [[1, 2], 'kill', 'wound', 4],
    [[1, 1], 'wound', 'stun', 1],
    [[2, 6], 'stun', 'stun', 1],
  ] as const)('[TT-B39] battle 39: rubber bullets turn dice of %j, a %s, into a %s', (dice, result, became, loss) => {
    // In the open the difference is 1; a rage shifts it further. Dice 2 in column 1 wound, dice 8 stun; a kill needs
    // the last columns.
    const table = position({ battle: 39, units: [{ of: 'EGI', at: '0704', attack: result === 'kill' ? 15 : 5 }] })
    const events = table.ends({
      detection: [6, 6],
      accuracy: [6, 6],
      result: dice,
      ...(became === 'wound' ? { wound: loss } : {}),
    })
    expect(kinds(events, 'struck')).toMatchObject([{ result, became }])
    expect(kinds(events, 'suffered')).toMatchObject([{ loss }])
    expect(specialsIn(events)).toEqual(['rubber-bullets'])
  })

  it('[TT-B39] [TT-8.51] the rubber stays in a rifle taken from them', () => {
    const line = position({ battle: 39, units: [{ of: 'EGI', at: '0704' }] }).unit().line
    const table = position({
      battle: 12,
      trippers: [{ at: '0707', gear: ['radio', { what: 'recovered-1950-1973', of: line }] }],
      units: [{ of: 'Viking axemen', at: '0704' }],
    })
    const events = table.does(shoot(table.unit().id, 'recovered-1950-1973', 'burst'), {
      accuracy: [6, 6],
      result: [4, 4],
      empty: [2, 3],
    })
    expect(kinds(events, 'struck')).toMatchObject([{ result: 'disable', became: 'stun' }])
  })
})

describe('Inselons', () => {
  it.each([
    ['repellent', 8 - 10],
    ['bayonet', 3 - 10],
    ['bayonet+repellent', 13 - 10],
  ] as const)('[TT-B41b] [TT-R58] battle 41: %s against an Inselon makes a difference of %i', (what, differential) => {
    const table = position({
      battle: 41,
      trippers: [{ at: '0707', gear: ['radio', 'bayonet', 'repellent'] }],
      units: [{ of: 'Inselons', at: '0706' }],
    })
    const events = table.does(
      [
        { do: 'aim', at: table.unit().id },
        { do: 'weapon', what, mode: 'melee' },
      ],
      { result: [3, 4], ...(what === 'bayonet' ? {} : { empty: [6, 6] }) },
    )
    expect(kinds(events, 'struck')).toMatchObject([{ differential }])
    expect(specialsIn(events)).toEqual(what === 'bayonet' ? [] : ['repellent-x4'])
  })

  it('[TT-8.1] against anybody else repellent is 2, and 7 with the bayonet', () => {
    const table = position({
      battle: 12,
      trippers: [{ at: '0707', gear: ['radio', 'bayonet', 'repellent'] }],
      units: [{ of: 'Viking axemen', at: '0706' }],
    })
    const events = table.does(
      [
        { do: 'aim', at: table.unit().id },
        { do: 'weapon', what: 'bayonet+repellent', mode: 'melee' },
      ],
      { result: [3, 4], empty: [1, 1] },
    )
    expect(kinds(events, 'struck')).toMatchObject([{ differential: 7 - 4 }])
    expect(table.tripper().gear).toContainEqual(expect.objectContaining({ what: 'repellent', loaded: false }))
  })
})

describe('weapons that work for nobody else', () => {
  it.each([
    [46, 'Bionic gunslingers'],
    [53, 'Nylon Warriors'],
  ])('[TT-B46] battle %i: nothing can be taken from fallen %s', (battle, of) => {
    const table = position({
      battle,
      units: [
        { of, at: '0706' },
        { of, at: '0202' },
      ],
    })
    const events = table.does(shoot(table.unit().id), {
      accuracy: [6, 6],
      result: [1, 1],
      empty: [6, 6],
      ...(battle === 53 ? {} : {}),
    })
    expect(specialsIn(events)).toContain('weapons-not-recoverable')
    table.unit().hex = table.tripper().hex
    expect(table.options(0).filter((action) => action.do === 'recover')).toEqual([])
  })
})

describe('The Last Supper', () => {
  const bitten = (result: readonly number[], extra: object) => {
    const table = position({ battle: 52, units: [{ of: 'Zombies', at: '0706' }] })
    const events = table.ends({ result, ...extra })
    return { table, events }
  }

  it('[TT-B52] a wound by a zombie bleeds a point at the end of this and every further stage', () => {
    const { table, events } = bitten([1, 1], { wound: 3 })
    expect(specialsIn(events)).toEqual(['zombie-bite'])
    // 20, never below it by rest; minus 3 for the wound, minus 1 for bleeding.
    expect(table.tripper().endurance).toBe(16)
    table.unit().stunned = 99
    table.ends()
    expect(table.tripper().endurance).toBe(16 + 3 - 1)
  })

  it('[TT-B52] the flux stops no bleeding: whoever is held in it rests three points and loses one', () => {
    const table = position({
      battle: 52,
      flux: '0707',
      trippers: [{ at: '0707' }, { at: '0202', place: 'held', bitten: 1, endurance: 9 }],
      units: [{ of: 'Zombies', at: '1212', stunned: 99 }],
    })
    table.ends()
    table.ends()
    // Two stages have closed, and a third has begun.
    expect(table.tripper(1).endurance).toBe(9 + 3 * 3 - 2)
  })

  it('[TT-R63] a second bite does not bleed more', () => {
    const { table } = bitten([1, 1], { wound: 3 })
    table.ends({ result: [1, 1], wound: 1 })
    expect(table.tripper().bitten).toBe(1)
  })

  it('[TT-B52] a stun does not bleed', () => {
    const { table, events } = bitten([3, 4], {})
    expect(kinds(events, 'struck')).toMatchObject([{ result: 'stun' }])
    expect(table.tripper().bitten).toBe(0)
  })
})

describe('Timepolice', () => {
  it.each([55, 59])('[TT-B55a] battle %i: whatever a pistol does is a stun, one Endurance', (battle) => {
    const table = position({ battle, units: [{ of: 'Timepolice', at: '0706' }] })
    const events = table.ends({ accuracy: [6, 6], result: [1, 2] })
    expect(kinds(events, 'struck')).toMatchObject([{ result: 'kill', became: 'stun' }])
    expect(table.tripper().endurance).toBe(19)
    expect(specialsIn(events)).toEqual(['stun-weapons'])
  })
})

describe('The Battle of the Gate', () => {
  it('[TT-B60a] energy creatures can only be stunned', () => {
    const table = position({ battle: 60, units: [{ of: 'Energy creatures', at: '0704' }] })
    const events = table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [1, 1], empty: [6, 6] })
    expect(kinds(events, 'struck')).toMatchObject([{ result: 'kill', became: 'stun' }])
    expect(table.unit().fallen).toBe(false)
    expect(specialsIn(events)).toEqual(['stun-only-targets'])
  })
})

describe('The Seraglio of Sitri', () => {
  const seraglio = (charmed: boolean, at: string) =>
    position({
      battle: 47,
      trippers: [{ at: '0707', charmed, gear: ['radio', 'm16', 'bayonet', 'm26'] }],
      units: [
        { of: 'Handmaidens', at },
        { of: 'Sitri', at: '0710' },
      ],
    })

  it('[TT-B47] a charmed Tripper cannot attack a handmaiden next to him nor throw at her, an uncharmed one can', () => {
    const charmed = seraglio(true, '0706')
    const aim = { do: 'aim', at: charmed.unit().id } as const
    expect(charmed.refuses(0, aim).rule).toBe('TT-B47')
    charmed.does({ do: 'grenade', what: 'm26' })
    expect(charmed.refuses(0, { do: 'throw', hex: charmed.unit().hex }).rule).toBe('TT-B47')
    expect(seraglio(false, '0706').options(0)).toContainEqual(aim)
  })

  it.each([
    [true, -3],
    [false, 2],
  ])('[TT-B47] charmed %s: %i on accuracy rolls against handmaidens', (charmed, modifier) => {
    const table = seraglio(charmed, '0704')
    const events = table.does(shoot(table.unit().id), { accuracy: [1, 1], empty: [6, 6] })
    expect(kinds(events, 'fired')).toMatchObject([{ modifier }])
  })

  it('[TT-B47] [TT-8.0] an uncharmed Tripper defends at 1 in this battle, a charmed one at 4', () => {
    for (const [charmed, defense] of [
      [true, 4],
      [false, 1],
    ] as const) {
      const table = seraglio(charmed, '0706')
      const events = table.ends({ result: [3, 4], detection: [1, 1] })
      expect(kinds(events, 'struck')).toMatchObject([{ differential: 5 - defense }])
    }
  })

  it('[TT-R62] a grenade aimed elsewhere reaches the handmaiden next to a charmed man, with the modifier; Sitri is an ordinary target', () => {
    const table = seraglio(true, '0706')
    const events = table.does(
      [
        { do: 'grenade', what: 'm26' },
        { do: 'throw', hex: table.unit().hex - 1 },
        { do: 'fire', still: 0 },
      ],
      { accuracy: [2, 3, 1, 1] },
    )
    expect(kinds(events, 'fired').find(({ at }) => at === table.unit().id)).toMatchObject({
      needed: 3,
      modifier: -3,
      hit: false,
    })
    expect(seraglio(true, '0706').options(0)).toContainEqual({ do: 'aim', at: table.unit(1).id })
  })
})

describe('The Autozoo', () => {
  it('[TT-B51] each animal rolls its Attack, Defense and Detection when it is set up', () => {
    const table = arriving(51, {
      'number of Animals of the Autozoo': 1,
      'attack of an animal': [1, 1, 6, 6, 3, 4],
      'defense of an animal': [2, 2, 5, 5, 1, 6],
      'detection of an animal': [1, 1, 5, 4, 6, 6],
      'set-up letter': 4,
      'set-up number': 3,
    })
    const values = table.state.units.map(
      ({ attack, accuracy, defense, detection }) => `${attack}${accuracy}${defense}${detection}`,
    )
    expect(values).toEqual(['2X4A', '12X10H', '7X7I'])
    expect(table.state.units.map(({ hex }) => hexName(hex))).toEqual(['0211', '1005', '0307'])
    expect(specialsIn(table.events)).toContain('rolled-stats')
  })
})
