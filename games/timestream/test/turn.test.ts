import { seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { MOST_PLAYS } from '../rules/playing.ts'
import {
  advance,
  at,
  card,
  cell,
  end,
  handOf,
  id,
  intervene,
  nameOf,
  obstacle,
  strike,
  unitOf,
  voidOf,
} from './table.ts'

const filler = (count: number): string[] => new Array(count).fill('Jerusalem')

describe('step 1', () => {
  it('[TS-21] makes cells ready; frozen ones stay spent and thaw, so that they pay again a turn later', () => {
    const t = at({ players: [{}, { cells: 'afux', deck: ['Athens', 'Rome'] }] })
    t.does(0, end)
    expect(t.state.active).toBe(1)
    expect(t.state.players[1]?.cells).toEqual([
      { card: 'TS-PC-01', linked: false, frozen: false },
      { card: 'TS-PC-02', linked: false, frozen: false },
      { card: 'TS-PC-03', linked: true, frozen: false },
    ])
  })

  it('[TS-21] [TS-57] ends own charges, not those of the other player', () => {
    const t = at({ players: [{ cells: 'A', advances: [['Fishing Crew']], deck: ['Rome'] }, { deck: ['Athens'] }] })
    const crew = unitOf(t.state, 'Fishing Crew')
    t.does(0, { kind: 'charge', unit: crew.id })
    t.does(0, end)
    expect(crew.charges).toBe(1)
    t.does(1, end)
    t.does(1, end)
    expect(t.state.active).toBe(0)
    expect(crew.charges).toBe(0)
  })

  it('[TS-21] [TS-51] counts intruders down in their owner’s step 1 and voids them at nothing', () => {
    const t = at({ players: [{ intruders: { 3: { card: 'Data Corruption', counter: 1 } } }, { deck: ['Rome'] }] })
    t.does(0, end)
    expect(t.state.players[0]?.locations[2]).toBeNull()
    expect(voidOf(t.state, 1)).toEqual(['Data Corruption'])
  })

  it('[TS-21] [TS-87] [TS-88] a delay runs down in the owner’s step 1, before the draw, and then does its work', () => {
    const t = at({
      players: [
        { locations: [null, 'Jerusalem', null] },
        { obstacles: [[], [{ card: 'Collapse Age', counter: 1 }]], deck: ['Rome'] },
      ],
    })
    t.does(0, end)
    expect(t.state.players[0]?.locations[1]).toBeNull()
    expect(voidOf(t.state, 1)).toEqual(['Collapse Age'])
    const kinds = t.events.map((event) => event.kind)
    expect(kinds.indexOf('voided')).toBeLessThan(kinds.indexOf('drew'))
  })

  it('[TS-21] intruders are counted after the delays have done their work', () => {
    const t = at({
      active: 1,
      step: 'discard',
      players: [
        { obstacles: [[{ card: 'Collapse Age', counter: 1 }]], deck: ['Rome'] },
        {
          locations: ['Desert Landing', null, null],
          intruders: { 3: { card: 'Data Corruption', counter: 1 } },
          hand: new Array(11).fill('Athens'),
        },
      ],
    })
    t.does(1, card('Athens'))
    expect(t.events.flatMap((event) => (event.kind === 'voided' ? event.cards.map(nameOf) : []))).toEqual([
      'Desert Landing',
      'Collapse Age',
      'Data Corruption',
    ])
  })

  it('[TS-87] with 2 the opponent has two turns to answer; without the card nothing happens', () => {
    const t = at({
      players: [
        { hand: ['Collapse Age'], cells: 'FFF', deck: ['Rome', 'Rome'] },
        { locations: ['Desert Landing'], deck: ['Athens', 'Athens'] },
      ],
    })
    t.does(0, obstacle('Collapse Age', 1))
    const turns = () => t.state.turn
    t.does(0, end)
    t.does(1, end)
    t.does(1, end)
    expect(turns()).toBe(11)
    expect(unitOf(t.state, 'Collapse Age').counter).toBe(1)
    expect(t.state.players[1]?.locations[0]).not.toBeNull()
  })

  it('[TS-88] against a locked phase Collapse Age goes alone', () => {
    const t = at({
      players: [
        { locations: [{ card: 'Desert Landing', locked: true }] },
        { obstacles: [[{ card: 'Collapse Age', counter: 1 }]], deck: ['Rome'] },
      ],
    })
    t.does(0, end)
    expect(unitOf(t.state, 'Desert Landing').second).toBe(true)
    expect(voidOf(t.state, 1)).toEqual(['Collapse Age'])
  })
})

describe('cells and cards', () => {
  it('[TS-23] one Power Cell in step 3, and it can pay at once', () => {
    const t = at({ step: 'cells', players: [{ hand: ['Future Power Cell', 'Ancient Power Cell', 'Scout Drone'] }, {}] })
    expect(t.refuses(0, advance('Scout Drone', 1))).toMatchObject({ rule: 'TS-23' })
    t.does(0, cell('Future Power Cell'))
    expect(t.refuses(0, cell('Ancient Power Cell'))).toMatchObject({ rule: 'TS-24' })
    t.does(0, advance('Scout Drone', 1))
    expect(t.state.players[0]?.cells[0]?.linked).toBe(true)
  })

  it('[TS-23] [TS-90] step 3 is over when no further cell is allowed; who may lay one down is asked, with or without one', () => {
    const without = at({ step: 'cells', players: [{ hand: ['Scout Drone'] }, {}] })
    expect(without.asked()).toMatchObject({ ask: 'turn.cells', seats: [0] })
    expect(without.options(0)).toEqual([end])
    const one = at({ step: 'cells', players: [{ hand: ['Future Power Cell'] }, {}] })
    one.does(0, cell('Future Power Cell'))
    expect(one.asked()?.ask).toBe('turn.play')
  })

  it('[TS-23] a cell that comes spent does not', () => {
    const t = at({ step: 'cells', players: [{ hand: ['Archive Cell', 'Mountain Guide'], deck: ['Rome'] }, {}] })
    t.does(0, cell('Archive Cell'))
    expect(t.refuses(0, advance('Mountain Guide', 1))).toMatchObject({ rule: 'TS-32' })
  })

  it('[TS-24] an additional cell may wait for step 4; the ordinary one may not', () => {
    const t = at({
      step: 'cells',
      players: [{ hand: ['Keystone Cell', 'Ancient Power Cell', 'Future Power Cell'] }, {}],
    })
    t.does(0, cell('Keystone Cell'))
    t.does(0, end)
    t.does(0, cell('Ancient Power Cell'))
    expect(t.refuses(0, cell('Future Power Cell'))).toMatchObject({ rule: 'TS-24' })
    const without = at({ step: 'cells', players: [{ hand: ['Ancient Power Cell'] }, {}] })
    without.does(0, end)
    expect(without.refuses(0, cell('Ancient Power Cell'))).toMatchObject({ rule: 'TS-24' })
  })

  it('[TS-25] any number of plays, in any order', () => {
    const t = at({
      players: [
        { hand: ['Scout Drone', 'Mountain Guide', 'Timely Letter'], cells: 'AAAAFF', deck: ['Rome', 'Rome'] },
        {},
      ],
    })
    t.does(0, intervene('Timely Letter'))
    t.does(0, advance('Scout Drone', 1))
    t.does(0, advance('Mountain Guide', 2))
    expect(handOf(t.state, 0)).toEqual(['Rome', 'Rome'])
    expect(t.refuses(0, advance('Scout Drone', 1))).toMatchObject({
      rule: 'TS-25',
      reason: 'That card is not in your hand.',
    })
  })

  it('[TS-96] after a hundred plays the step can only be ended', () => {
    const t = at({ players: [{ hand: ['Scout Drone'], cells: 'F' }, {}] })
    t.state.allowance.plays = MOST_PLAYS
    expect(t.options(0)).toEqual([end])
    expect(t.refuses(0, advance('Scout Drone', 1))).toMatchObject({ rule: 'TS-96' })
  })

  it('[TS-28] only the player whose turn it is acts', () => {
    const t = at({ players: [{}, { hand: ['Scout Drone'], cells: 'F' }] })
    expect(t.asked()?.seats).toEqual([0])
    expect(t.refuses(1, advance('Scout Drone', 1)).reason).toBe('It is not your decision now.')
  })
})

describe('the end of a turn', () => {
  it('[TS-27] a fleeting unit that struck is voided, one that did not stays', () => {
    const spec = {
      step: 'target' as const,
      players: [{ obstacles: [['Temporal Mine']] }, { locations: ['Desert Landing'], deck: ['Rome'] }] as [
        object,
        object,
      ],
    }
    const struck = at(spec)
    struck.does(0, strike('obstacle', 1, 'location'))
    expect(voidOf(struck.state, 0)).toEqual(['Temporal Mine'])
    const quiet = at(spec)
    quiet.does(0, end)
    expect(quiet.state.players[0]?.obstacles[0]).toHaveLength(1)
  })

  it('[TS-27] [TS-73] [TS-76] a hand of twelve is cut to ten, face down: the opponent sees a count only', () => {
    const t = at({ players: [{ hand: [...filler(10), 'Athens', 'Rome'] }, { deck: ['Damascus'] }] })
    t.does(0, end)
    expect(t.asked()).toMatchObject({ ask: 'turn.discard', rule: 'TS-27' })
    t.does(0, card('Athens'))
    const events = t.does(0, card('Rome'))
    expect(t.state.active).toBe(1)
    const view = game.view(t.state, 1).players[0]
    expect(view).toMatchObject({ faceDown: null, faceDownSize: 2, handSize: 10, void: [] })
    expect(game.view(t.state, 0).players[0]?.faceDown?.map(nameOf)).toEqual(['Athens', 'Rome'])
    expect(game.redact(events[0] as never, 1)).toEqual({ kind: 'buried', rule: 'TS-27', seat: 0, count: 1 })
  })

  it('[TS-76] more than ten cards in the other player’s turn are nobody’s business', () => {
    const t = at({ players: [{ deck: ['Athens'] }, { hand: filler(12), deck: ['Rome'] }] })
    t.does(0, end)
    expect(t.state.active).toBe(1)
    expect(t.asked()?.ask).toBe('turn.cells')
  })

  it.each([
    ['more filled locations', { locations: ['Desert Landing'] }, {}, [1, 0]],
    [
      'more locked ones',
      { locations: [{ card: 'Desert Landing', locked: true }] },
      { locations: ['Desert Landing'] },
      [1, 0],
    ],
    ['more cells', { cells: 'A' }, { cells: 'AF' }, [0, 1]],
    ['nothing between them', { cells: 'A' }, { cells: 'F' }, [0.5, 0.5]],
  ] as const)('[TS-92] [TS-4] at the turn limit %s decide', (_what, ours, theirs, payoff) => {
    const t = at({ turn: 200, players: [ours as object, theirs as object] })
    t.does(0, end)
    expect(t.state.result).toEqual({ reason: 'limit', rule: 'TS-92', payoff })
  })

  it('[TS-4] [TS-74] running out of cards loses nothing: the Void becomes the deck when a card is due', () => {
    const t = at(
      { players: [{}, { void: ['Athens', 'Rome', 'Damascus'], faceDown: ['Jerusalem', 'Ephesus'] }] },
      seeded(3),
    )
    t.does(0, end)
    const player = t.state.players[1]
    expect(player?.deck.pool).toHaveLength(4)
    expect(player?.hand).toHaveLength(1)
    expect(player?.void).toEqual([])
    expect(player?.faceDown).toEqual([])
    const empty = at({ players: [{}, {}] })
    empty.does(0, end)
    expect(empty.state.result).toBeNull()
    expect(empty.state.players[1]?.hand).toEqual([])
  })

  it('[TS-74] in the middle of two cards the second comes from the new deck, without the Intervention being played', () => {
    const t = at(
      { players: [{ hand: ['Timely Letter'], cells: 'AA', deck: ['Athens'], void: ['Rome'] }, {}] },
      seeded(1),
    )
    t.does(0, intervene('Timely Letter'))
    expect(handOf(t.state, 0)).toEqual(['Athens', 'Rome'])
    expect(voidOf(t.state, 0)).toEqual(['Timely Letter'])
  })
})

it('[TS-2] [TS-3] [TS-45] TIMESTREAM with three filled locations wins at once', () => {
  const home = { locations: ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost'] }
  const t = at({ players: [{ ...home, hand: ['TIMESTREAM'], cells: 'AAAAAFFU' }, {}] })
  t.does(0, { kind: 'timestream', card: id('TIMESTREAM') })
  expect(t.state.result).toEqual({ reason: 'home', rule: 'TS-3', payoff: [1, 0] })
  const short = at({ players: [{ ...home, hand: ['TIMESTREAM'], cells: 'AAAAAFU' }, {}] })
  expect(short.refuses(0, { kind: 'timestream', card: id('TIMESTREAM') })).toMatchObject({ rule: 'TS-32' })
  const two = at({ players: [{ locations: home.locations.slice(0, 2), hand: ['TIMESTREAM'], cells: 'AAAAAFFU' }, {}] })
  expect(two.refuses(0, { kind: 'timestream', card: id('TIMESTREAM') })).toMatchObject({ rule: 'TS-45' })
})

it('[TS-26] [TS-60] at most six targets: each phase once', () => {
  const home = ['Desert Landing', 'Jerusalem', 'Record: Day of Pentecost']
  const three = (name: string): string[][] => [[name], [name], [name]]
  const t = at({
    step: 'target',
    players: [
      { locations: home, advances: three('Keeper of the Stream'), obstacles: three('Chrono Hunter') },
      { locations: home, obstacles: three('Highway Robbers'), deck: ['Rome'] },
    ],
  })
  for (let strikes = 0; strikes < 6; strikes++) {
    const option = t.options(0).find((action) => action.kind === 'strike')
    if (!option) throw new Error(`only ${strikes} targets`)
    t.does(0, option)
  }
  expect(t.state.active).toBe(1)
})
