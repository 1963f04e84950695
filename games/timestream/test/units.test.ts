import { describe, expect, it } from 'vitest'
import { findUnit, strengthOf } from '../rules/units.ts'
import { advance, at, end, handOf, id, intervene, intrude, obstacle, strike, unitOf, voidOf } from './table.ts'

const rich = 'AAAAAAFFFFFFUUUU'
type T = ReturnType<typeof at>
const link = (t: T, name: string, host: string) =>
  ({ kind: 'link', card: id(name), host: unitOf(t.state, host).id }) as const
const power = (t: T, name: string): [number, number] => {
  const placed = findUnit(t.state, unitOf(t.state, name).id)
  if (!placed) throw new Error('gone')
  const { energy, resistance } = strengthOf(t.state, placed)
  return [energy, resistance]
}

describe('Advances and Obstacles', () => {
  it('[TS-46] [TS-7] go into their own phases of the numbers printed on them, filled location or not', () => {
    const t = at({
      players: [{ hand: ['Careful Copyist', 'Drone Swarm', 'Drone Swarm'], cells: rich, deck: ['Rome'] }, {}],
    })
    expect(t.refuses(0, advance('Careful Copyist', 1))).toMatchObject({ rule: 'TS-46' })
    expect(t.refuses(0, obstacle('Careful Copyist', 3))).toMatchObject({ rule: 'TS-46' })
    t.does(0, obstacle('Drone Swarm', 1))
    t.does(0, obstacle('Drone Swarm', 1))
    expect(t.state.players[0]?.obstacles[0]).toHaveLength(2)
  })

  it('[TS-47] join at the far end; Vanguard goes first', () => {
    const t = at({
      players: [{ hand: ['Scout Drone', 'Mountain Guide'], cells: rich, advances: [['Chrono Ranger']] }, {}],
    })
    t.does(0, advance('Scout Drone', 1))
    t.does(0, advance('Mountain Guide', 1))
    expect(t.state.players[0]?.advances[0]?.map((unit) => unit.card)).toEqual(
      ['Mountain Guide', 'Chrono Ranger', 'Scout Drone'].map(id),
    )
  })

  it('[TS-48] [TS-51] only Intrude gets into an unoccupied location of the opponent, with a counter of three', () => {
    const t = at({
      players: [
        { hand: ['Data Corruption', 'Data Corruption', 'Drone Swarm'], cells: rich },
        { locations: ['Desert Landing'], hand: ['Rome'] },
      ],
    })
    expect(t.refuses(0, intrude('Drone Swarm', 2))).toMatchObject({ rule: 'TS-48' })
    expect(t.refuses(0, intrude('Data Corruption', 2))).toMatchObject({ rule: 'TS-48' })
    t.rolls(0)
    t.does(0, intrude('Data Corruption', 3))
    expect(t.state.players[1]?.locations[2]).toMatchObject({ owner: 0, counter: 3 })
    expect(t.refuses(0, intrude('Data Corruption', 3))).toMatchObject({
      rule: 'TS-48',
      reason: 'That location is occupied.',
    })
  })

  it('[TS-50] [TS-62] an intruder never strikes, is not linked to, and does not shield those outside', () => {
    const t = at({
      players: [
        { hand: ['Null Field'], cells: rich, obstacles: [[], [], ['Drone Swarm']] },
        { intruders: { 3: 'Data Corruption' }, advances: [[], [], ['Field Recorder']], deck: ['Rome'] },
      ],
    })
    expect(t.refuses(0, link(t, 'Null Field', 'Data Corruption'))).toMatchObject({ rule: 'TS-53' })
    t.does(0, end)
    expect(t.options(0)).toEqual([strike('obstacle', 3), end])
  })

  it('[TS-8] what leaves play goes to its owner', () => {
    const t = at({ players: [{ hand: ['Sudden Squall'], cells: rich }, { advances: [['Scout Drone']] }] })
    t.does(0, intervene('Sudden Squall'))
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Scout Drone').id })
    expect(voidOf(t.state, 1)).toEqual(['Scout Drone'])
  })
})

describe('links', () => {
  it('[TS-52] [TS-53] [TS-55] raise their host, two at the most, on hosts and phases they allow', () => {
    const hand = ['Cloaking', 'Cloaking', 'Cloaking', 'Null Field']
    const t = at({
      players: [
        { hand, cells: rich, advances: [['Chrono Ranger']], locations: ['Desert Landing'] },
        { advances: [['Scout Drone']] },
      ],
    })
    expect(t.refuses(0, link(t, 'Null Field', 'Chrono Ranger'))).toMatchObject({ rule: 'TS-53' })
    expect(t.refuses(0, link(t, 'Cloaking', 'Scout Drone'))).toMatchObject({
      rule: 'TS-53',
      reason: 'A card can only be linked to a unit of your own.',
    })
    t.does(0, link(t, 'Cloaking', 'Chrono Ranger'))
    expect(power(t, 'Chrono Ranger')).toEqual([6, 5])
    t.does(0, link(t, 'Cloaking', 'Chrono Ranger'))
    expect(t.refuses(0, link(t, 'Cloaking', 'Chrono Ranger'))).toMatchObject({
      rule: 'TS-53',
      reason: 'That unit carries two links already.',
    })
    t.does(0, link(t, 'Cloaking', 'Desert Landing'))
    expect(t.state.players[0]?.cells.every((cell) => cell.linked)).toBe(false)
  })

  it('[TS-54] some can only be linked, others may be played as a unit', () => {
    const t = at({
      players: [{ hand: ['Cloaking', 'Shared Purse', 'Shared Purse'], cells: rich, advances: [['Scout Drone']] }, {}],
    })
    expect(t.refuses(0, advance('Cloaking', 1))).toMatchObject({ rule: 'TS-54' })
    t.does(0, advance('Shared Purse', 2))
    expect(power(t, 'Shared Purse')).toEqual([3, 4])
    t.does(0, link(t, 'Shared Purse', 'Scout Drone'))
    expect(power(t, 'Scout Drone')).toEqual([6, 4])
  })

  it('[TS-55] [TS-71] everything leaves together: main card, second copy, links', () => {
    const t = at({
      players: [
        { hand: ['Sudden Squall'], cells: rich },
        { advances: [[{ card: 'Scout Drone', links: ['Pulse Projector', 'Pulse Projector'] }, 'Chrono Ranger']] },
      ],
    })
    t.does(0, intervene('Sudden Squall'))
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Scout Drone').id })
    expect(voidOf(t.state, 1)).toEqual(['Scout Drone', 'Pulse Projector', 'Pulse Projector'])
    expect(t.state.players[1]?.advances[0]?.[0]?.card).toBe(id('Chrono Ranger'))
  })

  it('[TS-56] [TS-63] a unit that was there strikes although it was linked to now; a fresh one with granted Target First too', () => {
    const t = at({
      players: [
        {
          hand: ['Pulse Projector', 'Shared Purse'],
          cells: rich,
          locations: ['Desert Landing', 'Jerusalem'],
          advances: [['Temporal Sentinel'], [{ card: 'Fishing Crew', fresh: true }]],
        },
        { obstacles: [['Drone Swarm'], ['Drone Swarm']], deck: ['Rome'] },
      ],
    })
    t.does(0, link(t, 'Shared Purse', 'Temporal Sentinel'))
    t.does(0, link(t, 'Pulse Projector', 'Fishing Crew'))
    t.does(0, end)
    expect(t.options(0)).toEqual([strike('advance', 1), strike('advance', 2), end])
  })
})

describe('charges', () => {
  it('[TS-57] raise a unit for its cost, as often a turn as it says, and last through the opponent’s turn', () => {
    const t = at({
      players: [{ cells: 'AFF', advances: [['Temporal Sentinel']], locations: ['Desert Landing'] }, { deck: ['Rome'] }],
    })
    const charge = { kind: 'charge', unit: unitOf(t.state, 'Temporal Sentinel').id } as const
    t.does(0, charge)
    t.does(0, charge)
    expect(power(t, 'Temporal Sentinel')).toEqual([6, 6])
    expect(t.refuses(0, charge)).toMatchObject({
      rule: 'TS-57',
      reason: 'Temporal Sentinel can be charged 2 times a turn.',
    })
    t.does(0, end)
    expect(t.state.active).toBe(1)
    expect(power(t, 'Temporal Sentinel')).toEqual([6, 6])
  })

  it('[TS-57] need cells, a unit that can be charged, and one of one’s own', () => {
    const t = at({
      players: [{ cells: 'F', advances: [['Fishing Crew', 'Scout Drone']] }, { advances: [['Temporal Sentinel']] }],
    })
    const charge = (name: string) => ({ kind: 'charge', unit: unitOf(t.state, name).id }) as const
    expect(t.refuses(0, charge('Fishing Crew'))).toMatchObject({ rule: 'TS-32' })
    expect(t.refuses(0, charge('Scout Drone'))).toMatchObject({ rule: 'TS-57' })
    expect(t.refuses(0, charge('Temporal Sentinel'))).toMatchObject({ rule: 'TS-57' })
  })
})

describe('Interventions', () => {
  it('[TS-58] take effect and go to the Void; some are free; one that must choose needs something to choose', () => {
    const t = at({ players: [{ hand: ['Recall Beacon', 'Sudden Squall', 'Blackout'], cells: rich }, {}] })
    expect(t.refuses(0, intervene('Recall Beacon'))).toMatchObject({ rule: 'TS-58' })
    expect(t.refuses(0, intervene('Sudden Squall'))).toMatchObject({ rule: 'TS-58' })
    t.does(0, intervene('Blackout'))
    expect(voidOf(t.state, 0)).toEqual(['Blackout'])
    const free = at({ players: [{ hand: ['Recall Beacon'], advances: [['Scout Drone']] }, {}] })
    free.does(0, intervene('Recall Beacon'))
    free.does(0, { kind: 'unit', unit: unitOf(free.state, 'Scout Drone').id })
    expect(handOf(free.state, 0)).toEqual(['Scout Drone'])
  })
})
