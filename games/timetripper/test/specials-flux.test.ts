import { describe, expect, it } from 'vitest'
import { BATTLES } from '../content/index.ts'
import type { Battle, OpponentLine } from '../content/types.ts'
import { wrongWithTrippers } from '../rules/check/figures.ts'
import { hexCalled, hexName } from '../rules/display.ts'
import { payoffs } from '../rules/victory.ts'
import { arriving, kinds, position, specialsIn } from './position.ts'

describe('The Timepolice Squad Room', () => {
  const room = (police: string[], flux: string | undefined = '0707') =>
    position({
      battle: 55,
      ...(flux ? { flux } : {}),
      units: [{ of: 'Fluxrestraint AQ12G', at: '0703' }, ...police.map((at) => ({ of: 'Timepolice', at }))],
    })

  it('[TT-B55b] [TT-R64] served by a neighbour it fires once at the flux, Accuracy C, and the gunner does nothing else', () => {
    const table = room(['0702'])
    const events = table.ends({ accuracy: [2, 2] })
    expect(kinds(events, 'fired')).toMatchObject([{ at: -1, needed: 8, hit: false }])
    expect(kinds(events, 'detected')).toEqual([])
    expect(specialsIn(events)).toEqual(['flux-restraint'])
  })

  it('[TT-B55b] [TT-R72] a hit throws the flux out; the Tripper stays, and what was held is gone', () => {
    const table = room(['0702', '0202'])
    table.unit(2).place = 'held'
    const events = table.ends({ accuracy: [6, 6] })
    expect(kinds(events, 'expelled')).toHaveLength(1)
    expect(table.battle.flux).toBeNull()
    expect(hexName(table.tripper().hex)).toBe('0707')
    expect(table.unit(2).place).toBe('gone')
    expect(table.refuses(0, { do: 'conjure' }).rule).toBe('TT-10.0')
  })

  it('[TT-R64] without a crew it is silent, and so it is without a flux', () => {
    expect(kinds(room(['0202']).ends({ detection: [1, 1] }), 'fired')).toEqual([])
    const table = position({
      battle: 55,
      units: [
        { of: 'Fluxrestraint AQ12G', at: '0703' },
        { of: 'Timepolice', at: '0702' },
      ],
    })
    const events = table.ends({ detection: [6, 6], accuracy: [1, 1] })
    expect(kinds(events, 'fired').map(({ at }) => at)).toEqual([0])
  })

  it('[TT-R64] a Timepoliceman who comes next to it stops there and moves no more, but shoots', () => {
    const table = position({
      battle: 55,
      trippers: [{ at: '0712' }],
      units: [
        { of: 'Fluxrestraint AQ12G', at: '0704' },
        { of: 'Timepolice', at: '0702' },
      ],
    })
    table.ends({ detection: [2, 2] })
    expect(table.unit(1).crew).toBe(true)
    expect(table.whereIs(1)).toBe('0703')
    table.ends({ detection: [2, 2] })
    expect(table.whereIs(1)).toBe('0703')
    expect(kinds(table.ends({ detection: [6, 6], accuracy: [1, 1] }), 'fired')).toHaveLength(1)
  })

  it('[TT-R48] while the talks drag on it is silent', () => {
    const table = room(['0702'])
    table.battle.listening = true
    expect(kinds(table.ends(), 'fired')).toEqual([])
  })

  it('[TT-R13] [TT-R16] it is no bar to a clean-up and controls no hexes', () => {
    const table = position({ battle: 55, units: [{ of: 'Fluxrestraint AQ12G', at: '0706' }] })
    expect(table.options(0).filter((action) => action.do === 'step').length).toBe(5)
    expect(kinds(table.ends(), 'cleanup')).toHaveLength(1)
  })
})

describe('Timepolice Mobile Team', () => {
  const team = (at: string, flux?: string) =>
    position({ battle: 59, ...(flux ? { flux } : {}), units: [{ of: 'Fluxfixrig', at }] })

  it('[TT-B59] [TT-R65] without a flux a rig does nothing, even next to a Tripper', () => {
    const events = team('0706').ends()
    expect(events.filter(({ kind }) => kind === 'detected' || kind === 'fired' || kind === 'struck')).toEqual([])
  })

  it('[TT-R65] towards moves it nearer to the flux, attack is an accuracy roll B, and a hit throws the flux out', () => {
    const table = team('0702', '0707')
    table.ends({ detection: [3, 3] })
    expect(table.whereIs(0)).toBe('0705')
    const events = table.ends({ detection: [6, 6], accuracy: [2, 3] })
    expect(kinds(events, 'fired')).toMatchObject([{ at: -1, needed: 5, hit: true }])
    expect(table.battle.flux).toBeNull()
    expect(specialsIn(events)).toEqual(['flux-rigs'])
  })

  it('[TT-7.22] a Tripper next to it holds a rig where it is, though it does nothing to him', () => {
    const table = position({
      battle: 59,
      flux: '0707',
      trippers: [{ at: '0707' }, { at: '0203' }],
      units: [{ of: 'Fluxfixrig', at: '0202' }],
    })
    table.ends({ detection: [3, 3] })
    expect(table.whereIs(0)).toBe('0202')
  })

  it('[TT-R65] next to the flux it needs no detection', () => {
    const events = team('0706', '0707').ends({ accuracy: [1, 1] })
    expect(kinds(events, 'detected')).toEqual([])
    expect(kinds(events, 'fired')).toMatchObject([{ needed: 4 }])
  })
})

describe('The Battle of the Gate', () => {
  it('[TT-B60b] the flux in its very hex removes an energy creature; next to it nothing happens', () => {
    const table = position({
      battle: 60,
      flux: '0704',
      units: [
        { of: 'Energy creatures', at: '0703' },
        { of: 'Energy creatures', at: '0202' },
      ],
    })
    const events = table.does(
      [{ do: 'command', move: false }, { do: 'guide' }, { do: 'step', hex: hexCalled('0703') }, { do: 'enough' }],
      { command: [1, 1] },
    )
    expect(table.unit(0).place).toBe('gone')
    expect(specialsIn(events)).toEqual(['flux-banishes'])
    const near = position({ battle: 60, flux: '0707', units: [{ of: 'Energy creatures', at: '0705' }] })
    near.ends({ detection: [2, 3], accuracy: [1, 1] })
    expect(near.unit(0)).toMatchObject({ place: 'field' })
    expect(near.whereIs(0)).toBe('0706')
  })

  it('[TT-B60b] [TT-17.0] a rider of one’s own whom the flux removes leaves his mount behind, riderless', () => {
    const adrianople = BATTLES[10] as Battle
    const [riders, ...horses] = adrianople.opponents as [OpponentLine, ...OpponentLine[]]
    const opponents = [{ ...riders, specials: [{ key: 'flux-banishes' }] }, ...horses]
    const table = position({
      battle: 11,
      flux: '0704',
      units: [{ of: riders.name, at: '0703' }],
      options: { battles: [{ ...adrianople, opponents, source: 'own' }] as never },
    })
    const horse = table.mountOf()
    table.does(
      [{ do: 'command', move: false }, { do: 'guide' }, { do: 'step', hex: hexCalled('0703') }, { do: 'enough' }],
      { command: [1, 1] },
    )
    expect(table.unit()).toMatchObject({ place: 'gone', mount: null })
    expect(horse.rider).toBeNull()
  })
})

describe("The Timelord's Lair", () => {
  const lair = (at: string, flux?: string, trippers = [{ at: '0707' }]) =>
    position({ battle: 66, trippers, ...(flux ? { flux } : {}), units: [{ of: 'The Timelord', at }] })

  it('[TT-B66] without a flux he goes for a Tripper within two hexes, and for nobody else', () => {
    expect(kinds(lair('0704').ends(), 'detected')).toEqual([])
    const events = lair('0705').ends({ detection: [6, 6], accuracy: [1, 1] })
    expect(kinds(events, 'fired')).toMatchObject([{ at: 0, needed: 6 }])
  })

  it('[TT-B66] with the flux out he goes for it and leaves a Tripper next to him alone', () => {
    const events = lair('0706', '1002').ends({ detection: [6, 6], accuracy: [1, 1] })
    expect(kinds(events, 'fired').map(({ at }) => at)).toEqual([-1])
  })

  it('[TT-R68] [TT-R72] a hit on a flux with nobody in it throws it out', () => {
    const table = lair('0705', '0202')
    const events = table.ends({ detection: [6, 6], accuracy: [6, 6] })
    expect(kinds(events, 'expelled')).toHaveLength(1)
    expect(table.state.hops).toBeNull()
  })

  it('[TT-R68] with the Tripper in it, he is thrown on a die of hops, without Experience; the battle in between lasts a die of stages', () => {
    const table = lair('0705', '0707')
    table.state.time.cell = 0
    table.state.time.display = 0
    // From the hole of the past in direction 1 for one hex: battle 31.
    const events = table.ends({
      detection: [6, 6],
      accuracy: [6, 6],
      hops: 2,
      direction: 1,
      length: 1,
      stay: 1,
      'number of British infantry': 1,
      side: 1,
    })
    expect(kinds(events, 'hopping')).toMatchObject([{ hops: 2 }])
    expect(table.battle.number).toBe(31)
    expect(table.tripper()).toMatchObject({ experience: 0, place: 'field' })
    // After one stage the next hop comes by itself: from 31 in direction 2 for one hex, battle 20. It is the last.
    table.ends({
      direction: 2,
      length: 1,
      'number of Bavarian infantry': [1, 1],
      'set-up letter': 1,
      'set-up number': 2,
    })
    expect(table.battle.number).toBe(20)
    expect(table.state.hops).toBeNull()
    expect(table.state.battles).toBe(3)
  })

  it('[TT-R68] [TT-17.0] in a battle of one’s own the stay is as many dice as it says', () => {
    const printed = BATTLES[65] as Battle
    const [lord] = printed.opponents as [OpponentLine]
    const slow = { ...lord, specials: [{ key: 'timelord-flux', tripperRange: 2, hopDice: 1, stayDice: 2 }] }
    const table = position({
      battle: 66,
      flux: '0707',
      options: { battles: JSON.parse(JSON.stringify([{ ...printed, opponents: [slow], source: 'own' }])) },
      units: [{ of: lord.name, at: '0705' }],
    })
    Object.assign(table.state.time, { display: 0, cell: 0 })
    const events = table.ends({
      detection: [6, 6],
      accuracy: [6, 6],
      hops: 2,
      direction: 1,
      length: 1,
      stay: [4, 5],
      'number of British infantry': 1,
      side: 1,
    })
    expect(kinds(events, 'staying')).toMatchObject([{ stages: 9 }])
  })

  it('[TT-R68] a hop that ends on the Time Hole is home, without a roll', () => {
    const table = lair('0705', '0707')
    Object.assign(table.state.time, { display: 0, cell: 31 })
    table.ends({ detection: [6, 6], accuracy: [6, 6], hops: 1, direction: 4, length: 1 })
    expect(table.state.result).toMatchObject({ reason: 'home', rule: 'TT-R68', payoff: [1] })
  })

  it('[TT-R68] [TT-5.14] the others find him again where he drifts, though they have been there before; meanwhile he rests', () => {
    const table = arriving(
      19,
      { 'number of Swedish musketeers': [1, 1], 'set-up letter': 1, 'set-up number': 1, side: 1 },
      {
        trippers: [{ at: '0707' }, { at: '0202', place: 'adrift', endurance: 5 }],
        state: { adrift: { battle: 19 }, visited: [12, 19] },
      },
    )
    expect(kinds(table.events, 'reunited')).toMatchObject([{ battle: 19 }])
    // Three points of rest in the phase before, then half as much again on arriving.
    expect(table.tripper(1)).toMatchObject({ place: 'field', endurance: 12 })
    expect(table.state.adrift).toBeNull()
  })

  it('[TT-R68] held men whose hop ends on the Time Hole are home, and whoever has the radio plays on', () => {
    const table = lair('0705', '0703', [{ at: '1212' }, { at: '0703' }])
    table.tripper(1).place = 'held'
    Object.assign(table.state.time, { display: 0, cell: 31 })
    table.ends({ detection: [6, 6], accuracy: [6, 6], hops: 1, direction: 4, length: 1 })
    expect(table.state.result).toBeNull()
    expect([table.tripper(0).place, table.tripper(1).place]).toEqual(['field', 'home'])
    expect(table.asked()?.seats).toEqual([0])
    expect(wrongWithTrippers(table.state)).toBeUndefined()
    table.tripper(0).place = 'lost'
    expect(payoffs(table.state)).toEqual([0, 1])
  })

  it('[TT-R68] whoever still drifts when the others are home stays lost', () => {
    const table = lair('0705', '0707', [{ at: '0707' }, { at: '0202' }])
    table.tripper(1).place = 'adrift'
    table.state.adrift = { battle: 30 }
    Object.assign(table.state.time, { display: 0, cell: 31 })
    table.ends({ detection: [6, 6], accuracy: [6, 6], hops: 1, direction: 4, length: 1 })
    expect(table.state.result).toMatchObject({ reason: 'home', payoff: [1, 0] })
    expect(table.tripper(1).place).toBe('lost')
  })

  it('[TT-R68] a man held without the radio drifts off alone, and the others conjure anew', () => {
    const table = lair('0705', '1002', [{ at: '0707' }, { at: '0708' }])
    table.tripper(1).place = 'held'
    Object.assign(table.state.time, { display: 0, cell: 31 })
    table.ends({ detection: [6, 6], accuracy: [6, 6], hops: 1, direction: 1, length: 1 })
    expect(table.tripper(1).place).toBe('adrift')
    expect(table.state.adrift).toEqual({ battle: 19 })
    expect(table.battle.flux).toBeNull()
  })

  it('[TT-R68] [TT-5.14] whoever drifts passes battles by that were fought already', () => {
    const table = lair('0705', '1002', [{ at: '0707' }, { at: '0708' }])
    table.tripper(1).place = 'held'
    table.state.visited.push(19)
    Object.assign(table.state.time, { display: 0, cell: 31 })
    table.ends({ detection: [6, 6], accuracy: [6, 6], hops: 1, direction: [1, 1], length: [1, 1] })
    expect(table.state.adrift).toEqual({ battle: 1 })
  })

  it('[TT-R68] when nobody live is left outside, a radio that lies about is thrown along', () => {
    const table = lair('0705', '0707', [{ at: '0710' }, { at: '0202' }])
    table.tripper(1).place = 'held'
    Object.assign(table.state.time, { display: 0, cell: 31 })
    // He lays the radio down and walks into the flux.
    table.does(
      [
        { do: 'drop', what: 'radio', of: 0 },
        { do: 'step', hex: hexCalled('0709') },
        { do: 'step', hex: hexCalled('0708') },
      ],
      {
        detection: [6, 6],
        accuracy: [6, 6],
        hops: 1,
        direction: 1,
        length: 1,
        'number of Swedish musketeers': [1, 1],
        'set-up letter': 1,
        'set-up number': 1,
        side: 1,
      },
    )
    expect(table.battle.number).toBe(19)
    expect(table.battle.loose.map(({ gear }) => gear.what)).toContain('radio')
  })

  it('[TT-R37] the flux never sweeps him', () => {
    const table = lair('0705', '0202')
    table.battle.flux = { hex: hexCalled('0706'), heading: null, alignedBy: null }
    table.does(
      [{ do: 'command', move: false }, { do: 'guide' }, { do: 'step', hex: hexCalled('0705') }, { do: 'enough' }],
      {
        command: [1, 1],
      },
    )
    expect(table.unit().place).toBe('field')
  })
})

/** The other rows of the selection chart. */
const sixes = {
  'equipment: reloads-m16': 1,
  'equipment: reloads-shotgun': 1,
  'equipment: p357': 6,
  'equipment: p25': 6,
  'equipment: m72': 6,
  'equipment: claymore': 6,
}

describe('Black Hole', () => {
  it('[TT-B72] [TT-R70] the kit of the start, no Experience, 20 Endurance, and off at random from the past’s Time Hole', () => {
    const table = arriving(
      72,
      // From the Time Hole of the past one hex north: battle 31.
      { direction: 1, length: 1, 'number of British infantry': 1, side: 1 },
      {
        trippers: [
          {
            at: '0707',
            experience: 5,
            endurance: 7,
            gear: ['radio', 'm16', { what: 'treasure', of: 12 }, 'recovered-melee'],
          },
        ],
        state: {
          kits: [
            [
              { what: 'radio', count: 1, loaded: true, of: 0 },
              { what: 'm16', count: 1, loaded: true, of: 0 },
            ],
          ],
        },
      },
    )
    expect(kinds(table.events, 'blackHole')).toHaveLength(1)
    expect(specialsIn(table.events)).toContain('black-hole')
    expect(table.battle.number).toBe(31)
    expect(table.tripper()).toMatchObject({ experience: 0, endurance: 20 })
    expect(table.tripper().gear.map(({ what }) => what)).toEqual(['radio', 'm16'])
    expect(table.state.visited).toEqual([12, 72, 31])
    expect(table.state.battles, 'the Black Hole is no battle (TT-16.0)').toBe(2)
  })
})

describe('Black Hole of a team', () => {
  it('[TT-R70] [TT-R41] rolls kits for those who are there, and only these leave things at home', () => {
    const table = arriving(
      72,
      { 'equipment: m26': 6, 'equipment: m1': 6, ...sixes },
      {
        trippers: [
          { at: '0707', experience: 5 },
          { at: '0202', place: 'lost', gear: [{ what: 'm26', count: 6 }, { what: 'm1', count: 3 }, 'm72', 'm16'] },
        ],
      },
    )
    // Both kinds of grenade: one has to go (TT-13.14). What a lost comrade had is nobody's burden.
    expect(table.asked()).toMatchObject({ ask: 'trim.leaveHome', seats: [0] })
    table.does(
      { do: 'discard', who: 0, what: 'm1' },
      { direction: 1, length: 1, 'set-up letter': 1, 'set-up number': 1, 'number of British infantry': 1, side: 1 },
    )
    expect(table.asked()?.ask).not.toBe('trim.leaveHome')
    expect(table.tripper(1).gear).toHaveLength(4)
  })
})

describe('rules that travel', () => {
  it('[TT-R74] a transported zombie still bites, a transported vampire stays dead', () => {
    const zombie = position({ battle: 12, units: [{ of: 'Zombies', at: '0706' }] })
    zombie.ends({ result: [1, 1], wound: 2 })
    expect(zombie.tripper().bitten).toBe(1)
    const vampire = position({
      battle: 12,
      units: [
        { of: 'Vampire', at: '0702', fallen: true, fellIn: 1 },
        { of: 'Viking axemen', at: '0202' },
      ],
    })
    vampire.ends({ detection: [1, 1] })
    expect(vampire.unit().fallen).toBe(true)
  })

  it('[TT-R74] an awed Roman’s javelin is thrown once as well', () => {
    const table = position({
      battle: 12,
      units: [
        { of: 'Roman legionaries', at: '0708', owner: 0 },
        { of: 'Viking axemen', at: '0704' },
      ],
    })
    table.does({ do: 'end' })
    table.does(
      [
        { do: 'aim', at: table.unit(1).id },
        { do: 'fire', still: 0 },
      ],
      { accuracy: [1, 1] },
    )
    expect(table.unit(0)).toMatchObject({ converted: true, accuracy: 'X', attack: 7 })
  })

  it('[TT-R74] transported British do not hold their fire', () => {
    const table = position({ battle: 12, units: [{ of: 'British infantry', at: '0702' }] })
    expect(kinds(table.ends({ detection: [6, 6], accuracy: [1, 1] }), 'fired')).toHaveLength(1)
  })
})
