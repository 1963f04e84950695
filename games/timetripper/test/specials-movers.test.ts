import { describe, expect, it } from 'vitest'
import { BATTLES, type Battle, type OpponentLine } from '../content/index.ts'
import { hexCalled, hexName } from '../rules/display.ts'
import { arriving, kinds, position, shoot, specialsIn } from './position.ts'

describe('Zama', () => {
  const zama = () =>
    position({
      battle: 8,
      units: [
        { of: 'Elephants', at: '0704' },
        { of: 'Libyan spearmen', at: '0710' },
      ],
    })

  it('[TT-B8] [TT-R54] an elephant that is hit and stays up rampages, even if the hit had no effect', () => {
    const table = zama()
    const events = table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [3, 3], empty: [6, 6] })
    expect(kinds(events, 'struck')).toMatchObject([{ differential: 3, result: 'stun' }])
    expect(table.unit().rampaging).toBe(true)
    expect(specialsIn(events)).toEqual(['rampage-on-hit'])
    const missed = zama()
    missed.does(shoot(missed.unit().id), { accuracy: [1, 1], empty: [6, 6] })
    expect(missed.unit().rampaging).toBe(false)
  })

  it('[TT-R54] [TT-7.24] rampaging it rolls no detection but a direction and a distance, and tramples both sides at 10', () => {
    const table = zama()
    table.unit().rampaging = true
    // South from 0704: over the Tripper on 0707 and the spearman on 0710, to 0711.
    const events = table.ends({ direction: 4, distance: [3, 4], result: [5, 6, 3, 4], wound: 6 })
    expect(table.whereIs(0)).toBe('0711')
    expect(kinds(events, 'struck').map(({ at, differential }) => [at, differential])).toEqual([
      [0, 10 - 4],
      [table.unit(1).id, 10 - 2],
    ])
    expect(kinds(events, 'detected').map(({ unit }) => unit)).not.toContain(table.unit(0).id)
  })

  it('[TT-R54] [TT-15.12] nobody can be talked to on the back of a rampaging elephant', () => {
    const table = position({
      battle: 8,
      units: [
        { of: 'Elephants', at: '0202', rampaging: true },
        { of: 'Elephants', at: '1212' },
      ],
    })
    table.does({ do: 'negotiate' }, { mood: 6, talk: [1, 2], awe: 1 })
    expect([table.unit(0).owner, table.unit(1).owner]).toEqual([null, 0])
  })

  it('[TT-R17] [TT-7.34] it does not stop on a live unit but goes on to the next free hex', () => {
    const table = zama()
    table.unit().rampaging = true
    table.unit(1).hex = hexCalled('0202')
    table.ends({ direction: 4, distance: [1, 2], result: [5, 6], detection: [1, 1] })
    expect(table.whereIs(0)).toBe('0708')
  })

  it('[TT-R54] [TT-R46] an awed elephant that is hit belongs to nobody any more', () => {
    const table = position({ battle: 8, units: [{ of: 'Elephants', at: '0704', owner: 0 }] })
    table.battle.lights = []
    const events = table.ends({})
    expect(kinds(events, 'cleanup')).toHaveLength(1)
    const shot = position({
      battle: 8,
      trippers: [{ at: '0707', gear: ['radio', 'm26'] }],
      units: [
        { of: 'Elephants', at: '0704', owner: 0 },
        { of: 'Libyan spearmen', at: '0202' },
      ],
    })
    shot.does(
      [
        { do: 'grenade', what: 'm26' },
        { do: 'throw', hex: hexCalled('0704') },
        { do: 'fire', still: 0 },
      ],
      { accuracy: [6, 6], result: [3, 3] },
    )
    expect(shot.unit()).toMatchObject({ rampaging: true, owner: null })
  })
})

describe('Rollerbrawl and King Pong', () => {
  it('[TT-B48] example E11: the ball in 0904 going north-east for ten hexes ends on 1209', () => {
    const table = position({ battle: 48, units: [{ of: 'The Brawlball', at: '0904' }] })
    const events = table.ends({ direction: 2, distance: [4, 6] })
    expect(
      kinds(events, 'stepped')
        .map(({ to }) => hexName(to))
        .join(' '),
    ).toBe('1003 1103 1202 1203 1204 1205 1206 1207 1208 1209')
    expect(specialsIn(events)).toEqual(['ricochet-ball'])
  })

  it('[TT-B48] it strikes at 10 whoever is in its way, of either side, and each time it comes by', () => {
    const table = position({
      battle: 48,
      units: [
        { of: 'The Brawlball', at: '0704' },
        { of: 'Rollerbrawlers', at: '0705' },
      ],
    })
    table.unit(1).stunned = 99
    const events = table.ends({ direction: 4, distance: [2, 2], result: [5, 6, 5, 6] })
    expect(kinds(events, 'struck').map(({ at, differential }) => [at, differential])).toEqual([
      [table.unit(1).id, 5],
      [0, 6],
    ])
  })

  it('[TT-B48] a stunned ball stays put', () => {
    const table = position({ battle: 50, units: [{ of: 'Pongballs', at: '0704' }] })
    table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [5, 6], empty: [6, 6] })
    table.ends()
    expect(table.whereIs(0)).toBe('0704')
  })

  it('[TT-R75] balls roll through balls without a blow, and never end on one', () => {
    const table = position({
      battle: 50,
      trippers: [{ at: '0212' }],
      units: [
        { of: 'Pongballs', at: '0704' },
        { of: 'Pongballs', at: '0706' },
      ],
    })
    const events = table.ends({ direction: [4, 1], distance: [1, 1, 1, 1] })
    expect(kinds(events, 'struck')).toEqual([])
    // Two hexes south it would lie on the other; it rolls on to 0707.
    expect(
      hexName(
        kinds(events, 'stepped')
          .filter(({ who }) => who === table.unit(0).id)
          .at(-1)?.to ?? 0,
      ),
    ).toBe('0707')
  })

  it('[TT-R75] of a mounted pair the rider is struck, once', () => {
    const table = position({
      battle: 48,
      trippers: [{ at: '0212' }],
      units: [
        { of: 'The Brawlball', at: '0704' },
        { of: 'Norman mounted men-at-arms', at: '0706' },
      ],
    })
    table.unit(1).stunned = 99
    const events = table.ends({ direction: 4, distance: [1, 2], result: [5, 6] })
    expect(kinds(events, 'struck').map(({ at }) => at)).toEqual([table.unit(1).id])
  })

  it('[TT-R16] a ball exerts no zone of control', () => {
    const table = position({ battle: 48, units: [{ of: 'The Brawlball', at: '0706' }] })
    expect(table.options(0).filter((action) => action.do === 'step').length).toBe(5)
  })
})

describe('Los Angeles Freeway', () => {
  const freeway = (...at: string[]) =>
    position({ battle: 62, trippers: [{ at: '0707' }], units: at.map((hex) => ({ of: 'Cars', at: hex })) })

  it('[TT-B62] each car drives six hexes south, and from the bottom of its column straight to the top', () => {
    const table = freeway('0303', '1209')
    const events = table.ends()
    expect([table.whereIs(0), table.whereIs(1)]).toEqual(['0309', '1204'])
    expect(kinds(events, 'detected')).toEqual([])
    expect(specialsIn(events)).toEqual(['traffic', 'traffic'])
  })

  it('[TT-B62] it strikes at 11 a Tripper whose hex it enters, and drives on', () => {
    const table = freeway('0703')
    const events = table.ends({ result: [5, 6], disable: [1, 1] })
    expect(kinds(events, 'struck')).toMatchObject([{ at: 0, differential: 7 }])
    expect(table.whereIs(0)).toBe('0709')
  })

  it('[TT-B62] the car in the lowest column drives first, whoever was set up first', () => {
    const table = freeway('0903', '0303')
    const driven = kinds(table.ends(), 'stepped').map(({ who }) => who)
    expect([driven[0], driven.at(-1)]).toEqual([table.unit(1).id, table.unit(0).id])
  })

  it('[TT-B62] a stunned car stays put', () => {
    const table = freeway('0703')
    table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [4, 4], empty: [6, 6] })
    table.ends()
    expect(table.whereIs(0)).toBe('0703')
  })

  it('[TT-B62] [TT-17.0] in a battle of one’s own they may drive north', () => {
    const printed = BATTLES[61] as Battle
    const [cars] = printed.opponents as [OpponentLine]
    const north = { ...cars, specials: [{ key: 'traffic', hexes: 6, direction: 1 }] }
    const table = position({
      battle: 62,
      options: { battles: JSON.parse(JSON.stringify([{ ...printed, opponents: [north], source: 'own' }])) },
      units: [{ of: 'Cars', at: '0304' }],
    })
    table.ends()
    expect(table.whereIs(0)).toBe('0309')
  })

  it('[TT-B62] [TT-R11] a hex in a column that has a car counts as taken', () => {
    // Row 6, letters A to F: 1211, 0408, 1107, 0205, 0611, and 0605 in a column that is taken; then on in row 1, from
    // F.
    const table = arriving(62, { 'number of Cars': 6, 'set-up letter': 1, 'set-up number': [6, 1] })
    expect(table.state.units.map(({ hex }) => hexName(hex)).slice(0, 5)).toEqual([
      '1211',
      '0408',
      '1107',
      '0205',
      '0611',
    ])
    const [, , , , , last] = table.state.units
    expect(hexName(last?.hex ?? 0)).toBe('1011')
  })
})
