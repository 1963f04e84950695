import { describe, expect, it } from 'vitest'
import { advance, at, card, end, fill, id, intervene, lock, strike, unitOf, voidOf } from './table.ts'

const rich = 'AAAAAAFFFFFFUUUU'
const home = ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost']

describe('Event Chain cards', () => {
  it('[TS-36] [TS-6] [TS-37] fill an own empty location of their number, in any order', () => {
    const t = at({
      players: [{ hand: ['Athens', 'Record: Day of Pentecost'], cells: rich, deck: ['Rome', 'Rome'] }, {}],
    })
    expect(t.refuses(0, fill('Athens', 1))).toMatchObject({ rule: 'TS-36' })
    t.does(0, fill('Record: Day of Pentecost', 3))
    expect(t.state.players[0]?.locations.map((unit) => unit?.card ?? null)).toEqual([
      null,
      null,
      id('Record: Day of Pentecost'),
    ])
  })

  it('[TS-38] one a turn, however used; an ability allows more, but never TIMESTREAM after one', () => {
    const t = at({
      players: [
        {
          hand: ['Desert Landing', 'Desert Landing', 'Double Jump', 'Athens', 'TIMESTREAM'],
          cells: rich,
          locations: [null, 'Jerusalem', 'Record: Day of Pentecost'],
          deck: ['Rome', 'Rome'],
        },
        {},
      ],
    })
    t.does(0, fill('Desert Landing', 1))
    expect(t.refuses(0, lock('Desert Landing', 1))).toMatchObject({ rule: 'TS-38' })
    t.does(0, intervene('Double Jump'))
    t.does(0, card('Athens'))
    t.does(0, lock('Desert Landing', 1))
    expect(t.refuses(0, { kind: 'timestream', card: id('TIMESTREAM') })).toMatchObject({ rule: 'TS-38' })
  })

  it('[TS-39] [TS-9] a second identical card locks; another card, or a third copy, does not', () => {
    const t = at({
      players: [{ hand: ['Jerusalem', 'Jerusalem', 'Athens'], cells: rich, locations: [null, 'Jerusalem'] }, {}],
    })
    expect(t.refuses(0, lock('Athens', 2))).toMatchObject({
      rule: 'TS-39',
      reason: 'Only a second identical card locks a lane.',
    })
    t.does(0, lock('Jerusalem', 2))
    const unit = unitOf(t.state, 'Jerusalem')
    expect(unit.second).toBe(true)
    t.state.allowance.chain = 1
    expect(t.refuses(0, lock('Jerusalem', 2))).toMatchObject({ rule: 'TS-39', reason: 'The lane is locked already.' })
  })

  it('[TS-39] [TS-84] locking sets off the ability for it, not the one for being played, and counts bonuses once', () => {
    const jump = at({
      players: [
        { hand: ['Anchored Jump'], cells: rich, locations: ['Anchored Jump'], deck: ['Rome', 'Athens', 'Damascus'] },
        {},
      ],
    })
    jump.does(0, lock('Anchored Jump', 1))
    expect(jump.state.players[0]?.hand).toHaveLength(2)
    const city = at({
      players: [{ hand: ['Jerusalem'], cells: rich, locations: [null, 'Jerusalem'], deck: ['Rome'] }, {}],
    })
    city.does(0, lock('Jerusalem', 2))
    expect(city.state.players[0]?.hand).toEqual([])
  })

  it('[TS-40] opposing Obstacles cannot strike at a locked unit, not even past Advances', () => {
    const t = at({
      step: 'target',
      players: [
        { obstacles: [['Phase Drifter']] },
        { locations: [{ card: 'Desert Landing', locked: true }], advances: [['Scout Drone']], deck: ['Rome'] },
      ],
    })
    expect(t.options(0)).toEqual([strike('obstacle', 1), end])
    expect(t.refuses(0, strike('obstacle', 1, 'location'))).toMatchObject({ rule: 'TS-40' })
  })

  it('[TS-41] an Intervention that voids takes the second copy only; one that returns takes both', () => {
    const t = at({
      players: [
        { hand: ['Chain Severed', 'Rome'], cells: rich },
        { locations: [{ card: 'Desert Landing', locked: true, links: ["Ship's Physician"] }] },
      ],
    })
    t.does(0, intervene('Chain Severed'))
    t.does(0, card('Rome'))
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Desert Landing').id })
    expect(unitOf(t.state, 'Desert Landing')).toMatchObject({ second: false, links: [id("Ship's Physician")] })
    expect(voidOf(t.state, 1)).toEqual(['Desert Landing'])
    const back = at({
      players: [{ hand: ['Recall Beacon'], locations: [{ card: 'Desert Landing', locked: true }] }, {}],
    })
    back.does(0, intervene('Recall Beacon'))
    back.does(0, { kind: 'unit', unit: unitOf(back.state, 'Desert Landing').id })
    expect(back.state.players[0]?.hand).toEqual([id('Desert Landing'), id('Desert Landing')])
  })

  it('[TS-42] may lie as an Advance only when every location they could fill is filled', () => {
    const t = at({
      players: [{ hand: ['Athens', 'Athens'], cells: rich, locations: [null, 'Jerusalem'], deck: ['Rome'] }, {}],
    })
    t.does(0, advance('Athens', 3))
    t.does(0, { kind: 'none' })
    expect(t.state.players[0]?.advances[2]?.map((unit) => unit.card)).toEqual([id('Athens')])
    expect(t.refuses(0, advance('Athens', 3))).toMatchObject({ rule: 'TS-38' })
    const empty = at({ players: [{ hand: ['Athens'], cells: rich }, {}] })
    expect(empty.refuses(0, advance('Athens', 1))).toMatchObject({ rule: 'TS-42' })
    const intruded = at({ players: [{ hand: ['Athens'], cells: rich, intruders: { 2: 'Shuttered Gates' } }, {}] })
    expect(intruded.refuses(0, advance('Athens', 1))).toMatchObject({ rule: 'TS-42' })
    const journal = at({ players: [{ hand: ["Chrononaut's Journal"], cells: rich, locations: home.slice(0, 2) }, {}] })
    expect(journal.refuses(0, advance("Chrononaut's Journal", 1))).toMatchObject({ rule: 'TS-42' })
  })

  it('[TS-42] one lying as an Advance is no city', () => {
    const t = at({
      players: [
        {
          hand: ['Record: The Hill of Ares'],
          cells: rich,
          locations: [null, 'Jerusalem'],
          advances: [['Athens']],
          deck: ['Rome'],
        },
        {},
      ],
    })
    t.does(0, fill('Record: The Hill of Ares', 3))
    expect(t.asked()?.ask).toBe('turn.play')
  })

  it('[TS-43] [TS-67] an emptied location can be filled again; meanwhile nothing reaches across it', () => {
    const t = at({
      players: [
        {
          hand: ['Recall Beacon', 'Athens'],
          cells: rich,
          locations: [null, 'Jerusalem'],
          advances: [[], ['Temporal Sentinel']],
          deck: ['Rome'],
        },
        { obstacles: [[], ['Stern Magistrate']], deck: ['Rome'] },
      ],
    })
    t.does(0, intervene('Recall Beacon'))
    t.does(0, { kind: 'unit', unit: unitOf(t.state, 'Jerusalem').id })
    const across = at({
      step: 'target',
      players: [
        { locations: ['Desert Landing'], advances: [['Chrono Ranger'], ['Temporal Sentinel']] },
        { obstacles: [['Highway Robbers'], ['Stern Magistrate']], deck: ['Rome'] },
      ],
    })
    expect(across.refuses(0, strike('advance', 2)).rule).toBe('TS-67')
    t.does(0, fill('Athens', 2))
    t.does(0, { kind: 'none' })
    t.does(0, end)
    expect(t.options(0)).toContainEqual(strike('advance', 2))
  })

  it('[TS-44] [TS-49] a filled or intruded location cannot be filled', () => {
    const t = at({
      players: [
        {
          hand: ['Athens', 'Record: Day of Pentecost'],
          cells: rich,
          locations: [null, 'Jerusalem'],
          intruders: { 3: 'Data Corruption' },
        },
        {},
      ],
    })
    expect(t.refuses(0, fill('Athens', 2))).toMatchObject({ rule: 'TS-44' })
    expect(t.refuses(0, fill('Record: Day of Pentecost', 3))).toMatchObject({ rule: 'TS-49' })
  })

  it('[TS-49] an intruder keeps TIMESTREAM from being played', () => {
    const t = at({
      players: [
        { hand: ['TIMESTREAM'], cells: rich, locations: home.slice(0, 2), intruders: { 3: 'Data Corruption' } },
        {},
      ],
    })
    expect(t.refuses(0, { kind: 'timestream', card: id('TIMESTREAM') })).toMatchObject({ rule: 'TS-45' })
  })

  it('[TS-45] [TS-29] TIMESTREAM needs a Universal cell; others of them may stand in for Ancient and Future ones', () => {
    const going = { kind: 'timestream', card: id('TIMESTREAM') } as const
    const paying = (cells: string) => at({ players: [{ hand: ['TIMESTREAM'], cells, locations: home }, {}] })
    expect(paying('AAAAAAAU').refuses(0, going)).toMatchObject({ rule: 'TS-32' })
    expect(paying('AAAAAFFF').refuses(0, going)).toMatchObject({ rule: 'TS-32' })
    const noFuture = paying('AAAAAAUU')
    noFuture.does(0, going)
    expect(noFuture.state.result).toMatchObject({ reason: 'home', payoff: [1, 0] })
  })
})
