import { describe, expect, it } from 'vitest'
import { apart, hexCalled, hexName } from '../rules/display.ts'
import { arriving, kinds, position, shoot, specialsIn } from './position.ts'

describe('Alam Halfa', () => {
  const british = (at: string, more: object = {}) =>
    position({ battle: 31, units: [{ of: 'British infantry', at, ...more }] })

  it('[TT-B31] an attack result is played as towards while nobody is within two hexes', () => {
    const table = british('0702')
    const events = table.ends({ detection: [6, 6] })
    expect(kinds(events, 'fired')).toEqual([])
    expect(table.whereIs(0)).toBe('0705')
    expect(specialsIn(events)).toEqual(['hold-fire'])
  })

  it('[TT-B31] within two hexes, or once one of them has been attacked, they fire', () => {
    expect(kinds(british('0705').ends({ detection: [6, 6], accuracy: [1, 1] }), 'fired')).toHaveLength(1)
    const table = british('0702')
    table.does(shoot(table.unit().id), { accuracy: [1, 1], empty: [6, 6] })
    expect(kinds(table.ends({ detection: [6, 6], accuracy: [1, 1] }), 'fired')).toHaveLength(1)
  })

  it('[TT-15.25] rage lifts the hold-fire', () => {
    const table = british('0702')
    table.battle.rage = true
    expect(kinds(table.ends({ accuracy: [1, 1] }), 'fired')).toHaveLength(1)
  })
})

describe('Guam', () => {
  const guam = (lights: number[] = [], stage = 2) => {
    const table = position({ battle: 33, stage, units: [{ of: 'Japanese banzai troops with rifle', at: '0702' }] })
    table.battle.lights = lights
    return table
  }

  it('[TT-B33] [TT-R57] example E15: at five hexes dice of 3 fire the rifle', () => {
    const table = guam()
    const events = table.ends({ detection: [1, 2], accuracy: [1, 1] })
    expect(kinds(events, 'fired')).toMatchObject([{ needed: 9 }])
    expect(table.whereIs(0)).toBe('0702')
  })

  it('[TT-R57] example E15: dice of 4 charge', () => {
    const table = guam()
    const events = table.ends({ detection: [2, 2] })
    expect(kinds(events, 'fired')).toEqual([])
    expect(table.whereIs(0)).toBe('0705')
    expect(specialsIn(events)).toEqual(['banzai'])
  })

  it('[TT-R57] example E15: dice of 8 in the fifth stage of a flare stop', () => {
    const table = guam([1], 6)
    const events = table.ends({ detection: [4, 4] })
    expect(kinds(events, 'detected')).toMatchObject([{ modifier: -6, reaction: 'stop' }])
    expect(table.whereIs(0)).toBe('0702')
  })

  it('[TT-R57] next to a Tripper they use the bayonet: 5 against 4, and no accuracy roll', () => {
    const table = position({ battle: 33, units: [{ of: 'Japanese banzai troops with rifle', at: '0706' }] })
    expect(kinds(table.ends({ result: [3, 3] }), 'struck')).toMatchObject([{ differential: 1 }])
    expect(table.unit()).toMatchObject({ defense: 2, detection: 'I' })
  })
})

describe('Inselons', () => {
  it('[TT-B41a] a Starsoldier never attacks here, far or near', () => {
    const far = position({ battle: 41, units: [{ of: 'Starsoldiers', at: '0702' }] })
    expect(specialsIn(far.ends({ detection: [6, 6] }))).toEqual(['starsoldiers-hold'])
    const near = position({ battle: 41, units: [{ of: 'Starsoldiers', at: '0706' }] })
    const events = near.ends()
    expect(kinds(events, 'fired')).toEqual([])
    expect(specialsIn(events)).toEqual(['starsoldiers-hold'])
  })

  it('[TT-B41a] [TT-R74] carried to another battle he shoots like anybody', () => {
    const table = position({ battle: 12, units: [{ of: 'Starsoldiers', at: '0706' }] })
    expect(kinds(table.ends({ accuracy: [1, 1] }), 'fired')).toHaveLength(1)
  })
})

describe('The Magician of Dublin', () => {
  const dublin = (leprechauns: string[] = []) =>
    position({
      battle: 43,
      units: [{ of: 'The Magician', at: '0704' }, ...leprechauns.map((at) => ({ of: 'Leprechauns', at }))],
    })
  const count = (table: ReturnType<typeof dublin>) => table.state.units.filter((unit) => !unit.fallen).length - 1

  it('[TT-B43a] the Magician rolls no detection and never moves; he strikes at 2 whoever stands next to him', () => {
    const table = dublin()
    expect(kinds(table.ends(), 'detected')).toEqual([])
    expect(table.whereIs(0)).toBe('0704')
    const near = position({ battle: 43, units: [{ of: 'The Magician', at: '0706' }] })
    expect(kinds(near.ends({ result: [3, 3] }), 'struck')).toMatchObject([{ differential: 2 - 4 }])
  })

  it('[TT-B43b] [TT-R59] a shot at him, even a miss, brings on a die of Leprechauns by random set-up', () => {
    const table = dublin()
    const events = table.does(shoot(table.unit().id), {
      accuracy: [1, 1],
      summons: 3,
      'set-up letter': 1,
      'set-up number': 2,
      empty: [6, 6],
    })
    expect(count(table)).toBe(3)
    expect(table.state.units.slice(1).map(({ hex }) => hexName(hex))).toEqual(['0310', '0907', '1002'])
    expect(specialsIn(events)).toEqual(['magician-summons'])
  })

  it('[TT-R59] each shot of rapid fire counts, and so does the one that kills him', () => {
    const table = dublin()
    table.unit().endurance = 1
    table.does([...shoot(table.unit().id, 'm16', 'rapid'), { do: 'more' }], {
      accuracy: [1, 1, 6, 6],
      summons: [1, 2],
      'set-up letter': [1, 1],
      'set-up number': [2, 3],
      result: [5, 6],
      empty: [6, 6, 1, 1],
    })
    expect(table.unit().fallen).toBe(true)
    expect(count(table) + 1).toBe(3)
  })

  it('[TT-B43b] [TT-2.1] never more than fourteen live Leprechauns', () => {
    const table = dublin([
      '0202',
      '0302',
      '0402',
      '0502',
      '0602',
      '0702',
      '0802',
      '0902',
      '1002',
      '1102',
      '1202',
      '1203',
      '1204',
    ])
    table.does(shoot(table.unit().id), {
      accuracy: [1, 1],
      summons: 6,
      'set-up letter': 1,
      'set-up number': 2,
      empty: [6, 6],
    })
    expect(count(table)).toBe(14)
  })

  it('[TT-B43c] without him the Leprechauns only strike at their neighbours', () => {
    const table = dublin(['0710', '0706'])
    table.unit(0).fallen = true
    const events = table.ends({ result: [3, 4] })
    expect(kinds(events, 'detected')).toEqual([])
    expect(kinds(events, 'struck')).toHaveLength(1)
    expect(table.whereIs(1)).toBe('0710')
    expect(specialsIn(events)).toEqual(['leprechauns-lose-detection'])
  })
})

describe('The Dragonlord', () => {
  const lair = (at: string, markers: string[]) => position({ battle: 44, markers, units: [{ of: 'Dragonlord', at }] })

  it('[TT-B44] it does nothing about a Tripper who is far from it and from its hoard', () => {
    expect(kinds(lair('0702', ['0212']).ends(), 'detected')).toEqual([])
  })

  it('[TT-B44] next to a marker, or within three hexes of itself, it detects him', () => {
    for (const table of [lair('0702', ['0708']), lair('0704', ['0212'])])
      expect(kinds(table.ends({ detection: [1, 1] }), 'detected')).toHaveLength(1)
  })

  it('[TT-B44] its breath is a missile with Accuracy F', () => {
    const events = lair('0703', ['0707']).ends({ detection: [6, 6], accuracy: [1, 1] })
    expect(kinds(events, 'fired')).toMatchObject([{ needed: 8 }])
  })

  it('[TT-R60] [TT-B44] five markers are strewn by the chart, and the treasure is the listed one', () => {
    const table = arriving(44, { 'set-up letter': [1, 1], 'set-up number': [1, 2] })
    expect(table.battle.markers.map(hexName)).toEqual(['0805', '0510', '0602', '1205', '0405'])
    expect(table.options(0).some((action) => action.do === 'claim' || action.do === 'take')).toBe(false)
  })
})

describe('Buffalo Castle', () => {
  const castle = (markers: string[], units: string[] = []) =>
    position({ battle: 45, markers, units: units.map((at) => ({ of: 'Buffalo', at })) })

  it('[TT-B45] [TT-R61] an exit that detects a Tripper lets a buffalo out on the side nearest to him', () => {
    const table = castle(['0703'])
    const events = table.ends({ detection: [2, 2] })
    expect(kinds(events, 'detected')).toMatchObject([{ reaction: 'towards' }])
    expect(table.state.units.map(({ hex }) => hexName(hex))).toEqual(['0704'])
    expect(specialsIn(events)).toEqual(['castle-exits'])
  })

  it('[TT-R61] nothing comes out on stop; an exit next to a Tripper needs no roll', () => {
    const table = castle(['0703', '0706'])
    table.ends({ detection: [1, 1] })
    expect(table.state.units).toHaveLength(1)
    expect(table.state.units.map(({ hex }) => hexName(hex))).not.toContain('0707')
  })

  it('[TT-R61] a buffalo that is out never rolls, and always charges', () => {
    const table = castle(['0212'], ['0702'])
    const events = table.ends({ detection: [1, 1], result: [5, 6] })
    expect(kinds(events, 'detected').map(({ name }) => name)).toEqual(['exit'])
    expect(apart(table.unit().hex, table.tripper().hex)).toBe(1)
    expect(kinds(events, 'struck')).toHaveLength(1)
  })

  it('[TT-B45] [TT-2.1] five are the most that are out at once', () => {
    const table = castle(['0212'], ['0202', '0203', '0204', '0205', '0206'])
    table.unit(0).stunned = 99
    const events = table.ends({ result: [5, 6, 5, 6, 5, 6] })
    expect(kinds(events, 'detected')).toEqual([])
    expect(table.state.units).toHaveLength(5)
  })

  it('[TT-2.1] [TT-R61] those in the flux are among the five, so that resting in it does not gather herds', () => {
    const table = castle(['0212'], ['0202', '0203', '0204', '0205', '0206'])
    for (let i = 0; i < 5; i++) table.unit(i).place = 'held'
    expect(kinds(table.ends(), 'detected')).toEqual([])
    expect(table.state.units).toHaveLength(5)
  })

  it('[TT-R13] [TT-R61] the field is never clear', () => {
    const table = castle(['0212'])
    const events = table.ends({ detection: [1, 1] })
    expect(kinds(events, 'cleanup')).toEqual([])
    expect(table.battle.stage).toBe(3)
  })

  it('[TT-R43] its treasure may be claimed as an action while no live buffalo is out and one was killed', () => {
    const table = castle(['0212'], ['0702'])
    expect(table.options(0)).not.toContainEqual({ do: 'claim' })
    table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [6, 6], empty: [6, 6] })
    table.does({ do: 'end' }, { detection: [1, 1] })
    table.does({ do: 'claim' })
    expect(table.tripper().gear).toContainEqual(expect.objectContaining({ what: 'treasure', of: 45 }))
  })
})

describe('Nylon Warriors', () => {
  it('[TT-B53] on stop or away one blunders two hexes in a random direction and does not attack', () => {
    const table = position({ battle: 53, units: [{ of: 'Nylon Warriors', at: '0703' }] })
    const events = table.ends({ detection: [1, 2], direction: 6 })
    expect(table.whereIs(0)).toBe('0502')
    expect(kinds(events, 'fired')).toEqual([])
    expect(specialsIn(events)).toEqual(['erratic-on-stop-or-away'])
  })

  it('[TT-B53] it stops short at the edge and in a zone of control', () => {
    const edge = position({ battle: 53, units: [{ of: 'Nylon Warriors', at: '0703' }] })
    edge.ends({ detection: [1, 2], direction: 1 })
    expect(edge.whereIs(0)).toBe('0702')
    const zone = position({ battle: 53, units: [{ of: 'Nylon Warriors', at: '0705' }] })
    zone.ends({ detection: [1, 1], direction: 4 })
    expect(zone.whereIs(0)).toBe('0706')
  })
})

describe('In the Hall of the Mountain King', () => {
  it('[TT-B54] they can be awed', () => {
    const table = position({ battle: 54, units: [{ of: 'Drindl', at: '0702' }] })
    table.battle.mood = 'H'
    const events = table.does({ do: 'negotiate' }, { talk: [1, 1], awe: 4 })
    expect(table.unit().owner).toBe(0)
    expect(specialsIn(events)).toEqual(['not-animals'])
  })
})

describe('The Robot Factory', () => {
  const factory = (at: string, gear: string[] = []) => {
    const table = position({ battle: 57, units: [{ of: 'Transbots', at }] })
    gear.forEach((hex, id) => {
      table.battle.loose.push({
        id,
        hex: hexCalled(hex),
        gear: { what: 'shotgun', count: 1, loaded: true, of: 0 },
        by: null,
      })
    })
    table.state.nextLoose = gear.length
    return table
  }

  it('[TT-B57a] [TT-R66] a transbot makes for the nearest thing and takes it', () => {
    const table = factory('0702', ['0704'])
    const events = table.ends({ detection: [6, 6] })
    expect(table.whereIs(0)).toBe('0704')
    expect(table.battle.loose).toMatchObject([{ by: table.unit().id }])
    expect(specialsIn(events)).toEqual(['transbot-grab'])
  })

  it('[TT-R66] a Tripper as near as the thing comes first, and is grappled at 4', () => {
    const table = factory('0705', ['0703'])
    const events = table.ends({ detection: [6, 6], result: [3, 3] })
    expect(apart(table.unit().hex, table.tripper().hex)).toBe(1)
    expect(kinds(events, 'struck')).toMatchObject([{ differential: 0 }])
  })

  it('[TT-R66] it drops its load where it falls, and towards the Tripper when stunned', () => {
    for (const [result, hex] of [
      [[1, 1], '0704'],
      [[3, 4], '0705'],
    ] as const) {
      const table = factory('0704', ['0704'])
      Object.assign(table.battle.loose[0] as object, { by: table.unit().id })
      table.does(shoot(table.unit().id), {
        accuracy: [6, 6],
        result,
        empty: [6, 6],
        ...(hex === '0704' ? { wound: 1 } : {}),
      })
      expect(table.battle.loose).toMatchObject([{ by: null, hex: hexCalled(hex) }])
    }
  })

  it('[TT-R66] a set Claymore is a thing too: taking it is all the transbot does in that phase', () => {
    const table = factory('0703')
    table.battle.mine = { hex: hexCalled('0706'), facing: 0, by: 0, stage: 1 }
    const events = table.ends({ detection: [6, 6] })
    expect(table.whereIs(0), 'next to the Tripper').toBe('0706')
    expect(table.battle.mine).toBeNull()
    expect(table.battle.loose).toMatchObject([{ gear: { what: 'claymore' }, by: table.unit().id }])
    expect(kinds(events, 'struck')).toEqual([])
  })

  it('[TT-R66] with a thing in its grip a transbot goes for Trippers only', () => {
    const table = factory('0703', ['0703', '0704'])
    Object.assign(table.battle.loose[0] as object, { by: table.unit().id })
    table.ends({ detection: [6, 6], result: [3, 3] })
    expect(apart(table.unit().hex, table.tripper().hex)).toBe(1)
    expect(table.battle.loose.map(({ by }) => by)).toEqual([table.unit().id, null])
  })

  it('[TT-B57b] a sanibot shoots like anybody with a missile weapon', () => {
    const table = position({ battle: 57, units: [{ of: 'Sanibots', at: '0705' }] })
    const events = table.ends({ detection: [6, 6], accuracy: [6, 6], result: [5, 5], disable: [1, 1] })
    expect(kinds(events, 'fired')).toMatchObject([{ needed: 8, hit: true }])
    expect(specialsIn(events)).toEqual(['sanibot-sterilise'])
  })
})

describe('Psionic Flesh Eating Plants', () => {
  const garden = (...plants: string[]) => position({ battle: 64, units: plants.map((at) => ({ of: 'Plants', at })) })

  it('[TT-B64a] plants never move: away is stop, and towards is attack', () => {
    for (const dice of [
      [1, 1],
      [3, 4],
    ]) {
      const table = garden('0703')
      // Whoever is drawn to it stands next to it a phase later, and is struck.
      table.ends({ detection: dice, ...(dice[0] === 1 ? {} : { result: [3, 3] }) })
      expect(table.whereIs(0)).toBe('0703')
    }
  })

  it('[TT-B64b] [TT-R67] a Tripper whom one detects is walked next to it in his next phase, does nothing else, and is struck there', () => {
    const table = garden('0702')
    const events = table.ends({ detection: [3, 4], result: [3, 3] })
    expect(specialsIn(events)).toEqual(['rooted', 'mind-control', 'multi-attack'])
    expect(hexName(table.tripper().hex)).toBe('0703')
    expect([table.battle.stage, table.tripper().drawnBy]).toEqual([4, null])
    expect(table.tripper().endurance, 'one point for being active').toBe(19)
  })

  it('[TT-R67] a plant looks for Trippers, past a soldier of theirs who is nearer', () => {
    const table = position({
      battle: 64,
      units: [
        { of: 'Plants', at: '0703' },
        { of: 'Viking axemen', at: '0705', owner: 0 },
      ],
    })
    table.ends({ detection: [6, 6] })
    expect(kinds(table.events, 'detected')).toMatchObject([{ at: 0 }])
    expect(apart(table.tripper().hex, table.unit().hex), 'he is walked towards it').toBeLessThan(4)
  })

  it('[TT-R67] the nearest plant that detected him has him', () => {
    const table = position({
      battle: 64,
      trippers: [{ at: '0707', gear: ['radio', 'm16', { what: 'm26', count: 6 }] }],
      units: [
        { of: 'Plants', at: '0702' },
        { of: 'Plants', at: '0711' },
      ],
    })
    table.ends({ detection: [6, 6, 6, 6, 1, 1], result: [3, 3] })
    expect(hexName(table.tripper().hex)).toBe('0710')
  })

  it('[TT-R67] a stunned plant next to him keeps no other from drawing him away', () => {
    const table = garden('0706', '0710')
    table.unit().stunned = 99
    table.ends({ detection: [6, 6], result: [3, 3] })
    expect(hexName(table.tripper().hex)).toBe('0709')
  })

  it('[TT-R67] a Tripper next to one plant is not drawn by another, and acts freely', () => {
    const table = garden('0706', '0710')
    table.ends({ detection: [6, 6], result: [3, 3] })
    expect(table.tripper().drawnBy).toBeNull()
    expect(table.options(0)).toContainEqual({ do: 'aim', at: table.unit(1).id })
  })

  it('[TT-7.22] [TT-R67] whom an enemy holds by his zone no plant draws away', () => {
    const table = position({
      battle: 64,
      units: [
        { of: 'Plants', at: '0702' },
        { of: 'Viking axemen', at: '0708' },
      ],
    })
    // Its own blow, the plant's dice, and after the phase in which he should walk the same again.
    table.ends({ detection: [6, 6, 1, 1], result: [3, 3, 3, 3], wound: [1, 1] })
    expect([hexName(table.tripper().hex), table.battle.stage]).toEqual(['0707', 4])
  })

  it('[TT-R67] whom a plant could not move has a phase of his own before one takes him again', () => {
    const table = position({
      battle: 64,
      units: [
        { of: 'Plants', at: '0702' },
        { of: 'Viking axemen', at: '0708' },
      ],
    })
    // The plant detects him three times. The first time costs him stage 3, the second nothing, the third stage 5.
    table.ends({ detection: [6, 6, 6, 6], result: [3, 3, 3, 3], wound: [1, 1] })
    expect([table.battle.stage, table.asked()?.ask]).toEqual([4, 'turn.act'])
    expect(kinds(table.events, 'resisted')).toMatchObject([{ who: 0, rule: 'TT-R67' }])
    table.ends({ detection: [6, 6, 6, 6], result: [3, 3, 3, 3], wound: [1, 1] })
    expect([table.battle.stage, table.asked()?.ask]).toEqual([6, 'turn.act'])
  })

  it('[TT-B64c] a plant strikes each Tripper next to it at 5', () => {
    const table = position({
      battle: 64,
      trippers: [{ at: '0707' }, { at: '0705' }],
      units: [{ of: 'Plants', at: '0706' }],
    })
    const events = table.ends({ result: [3, 3, 3, 3] })
    expect(kinds(events, 'struck').map(({ at, differential }) => [at, differential])).toEqual([
      [0, 1],
      [1, 1],
    ])
    expect(specialsIn(events)).toEqual(['multi-attack', 'multi-attack'])
  })

  it('[TT-B64c] [TT-R67] a soldier of theirs next to it is struck as well', () => {
    const table = position({
      battle: 64,
      units: [
        { of: 'Plants', at: '0703' },
        { of: 'Viking axemen', at: '0704', owner: 0 },
      ],
    })
    const events = table.ends({ result: [3, 4] })
    expect(kinds(events, 'struck')).toMatchObject([{ at: table.unit(1).id }])
    expect(kinds(events, 'detected')).toEqual([])
  })

  it('[TT-R67] a comrade who stuns the plant frees its victim at once', () => {
    const table = position({
      battle: 64,
      trippers: [{ at: '0707' }, { at: '0709' }],
      units: [{ of: 'Plants', at: '0702' }],
    })
    table.tripper(1).drawnBy = table.unit().id
    table.does(shoot(table.unit().id), { accuracy: [6, 6], result: [5, 6], wound: 6, empty: [6, 6] })
    expect(table.tripper(1).drawnBy).toBeNull()
    table.does({ do: 'end' })
    expect(table.asked()?.seats).toEqual([1])
  })
})

describe('Crypt of Midnight', () => {
  const crypt = (stage: number) => position({ battle: 68, stage, units: [{ of: 'Vampire', at: '0702' }] })

  it('[TT-B68a] [TT-R69] example E16: killed in stage 4 he lies through stage 5 and is back at its end, with no clean-up in between', () => {
    const table = crypt(4)
    const vampire = table.unit()
    vampire.endurance = 1
    table.does(shoot(vampire.id), { accuracy: [6, 6], result: [6, 6], empty: [6, 6] })
    expect(vampire.fallen).toBe(true)
    expect(kinds(table.ends(), 'cleanup')).toEqual([])
    expect([table.battle.stage, vampire.fallen]).toEqual([5, true])
    const events = table.ends()
    expect(kinds(events, 'cleanup')).toEqual([])
    expect(vampire).toMatchObject({ fallen: false, endurance: 20 })
    expect(specialsIn(events)).toEqual(['vampire-returns'])
  })

  it('[TT-B68b] [TT-R69] dawn at the end of stage 12 turns him to dust, and the field is clear', () => {
    const table = crypt(12)
    const events = table.ends({ detection: [1, 1] })
    expect(specialsIn(events)).toEqual(['dawn'])
    expect(kinds(events, 'cleanup')).toHaveLength(1)
    expect(table.unit().place).toBe('gone')
  })

  it('[TT-R69] swept into the flux he is no bar to a clean-up', () => {
    const table = position({ battle: 68, stage: 4, flux: '0707', units: [{ of: 'Vampire', at: '0705' }] })
    const events = table.ends({ detection: [3, 4] })
    expect(table.unit().place).toBe('held')
    expect(kinds(events, 'cleanup')).toHaveLength(1)
  })
})
