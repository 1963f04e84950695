import { begin, seeded } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { PIER, PIERS } from '../content/index.ts'
import { game } from '../rules/game.ts'
import { settleBoats } from '../rules/harbour.ts'
import type { State } from '../rules/types.ts'
import {
  boats,
  carryOn,
  crowd,
  day,
  events,
  layTiles,
  move,
  nextCorruption,
  nextOutOfBag,
  shopOf,
  standing,
} from './day.ts'

/** Seat 0 has frozen time and advances 2 hours onto mark 2, where this Adventurer waits for a boat. */
function arrives(
  letter: string,
  change: (state: State) => void = () => {},
  rogueCard: 'thieves' | 'criminals' | 'cult' = 'thieves',
) {
  const play = day({ options: { rogueCard } })
  standing(shopOf(play), 'LC', 'T2')
  change(play.state)
  nextOutOfBag(play.state, letter)
  play.does(0, move('assistant', 'RA'))
  play.does(0, { kind: 'lift', icon: 'red' })
  play.does(0, { kind: 'lift', icon: 'green' })
  play.does(0, { kind: 'advance' })
  return play
}

describe('Arrival', () => {
  it('[CH-H8] [CH-H9] two Adventurers from the bag board each of six boats', () => {
    const { state } = day({ prepare: (ready) => nextOutOfBag(ready, 'RGBYKRGBYKRG') })
    expect(state.boats.map(({ passengers }) => passengers)).toEqual([
      ['red', 'green'],
      ['blue', 'yellow'],
      ['grey', 'red'],
      ['green', 'blue'],
      ['yellow', 'grey'],
      ['red', 'green'],
    ])
  })

  it('[CH-R37] the Cult leads Rogues away to the lair and others come instead', () => {
    const play = day({
      options: { rogueCard: 'cult' },
      prepare: (ready) => nextOutOfBag(ready, 'KKRGBYKRGBYRGRG'),
    })
    expect(play.state.boats.flatMap(({ passengers }) => passengers)).not.toContain('grey')
    expect(play.state.lair, 'one at the start and three led away').toBe(4)
    expect(play.state.boats.every(({ passengers }) => passengers.length === 2)).toBe(true)
  })

  it('[CH-R37] other Rogue cards let Rogues board', () => {
    const rogues = Array.from({ length: 20 }, (_, seed) =>
      begin(game, { rogueCard: 'thieves', level: 'master' }, 2, seeded(seed)),
    ).flatMap((state) => state.boats.flatMap(({ passengers }) => passengers.filter((one) => one === 'grey')))
    expect(rogues.length).toBeGreaterThan(0)
  })
})

describe('boarding and landing', () => {
  it('[CH-H10] a boat has four seats', () => {
    const play = arrives('B', (state) => boats(state, 'RRRR GG BB YY RR GG'))
    expect(play.options(0).map((action) => action.kind === 'seat' && action.boat)).toEqual([2, 3, 4, 5, 6])
    expect(play.refuses(0, { kind: 'seat', boat: 1 }).rule).toBe('CH-H10')
    expect(play.refuses(0, { kind: 'seat', boat: 7 }).rule).toBe('CH-H8')
  })

  it('[CH-H13] [CH-R14] [CH-R12] who seats the last passenger lands the boat at any free berth', () => {
    const play = arrives('B', (state) => boats(state, 'RGY GG BB YY RR GG'))
    play.does(0, { kind: 'seat', boat: 1 })
    expect(play.asked()).toMatchObject({ ask: 'arrival.pier', seats: [0] })
    expect(play.options(0)).toEqual(PIERS.map((pier) => ({ kind: 'land', pier })))
    play.does(0, { kind: 'land', pier: 'M' })
    expect(play.state.piers[2]).toEqual([1, 1, 1, 1, 0])
    expect(play.state.boats[0]).toEqual({ passengers: [], pier: 'M' })
  })

  it('[CH-R14] a pier whose berths are taken cannot be chosen', () => {
    const play = arrives('B', (state) => {
      boats(state, 'RGY - BB YY RR GG')
      crowd(state, 'S', 'GGGG')
      const boat = state.boats[1]
      if (boat) boat.pier = 'S'
    })
    expect(play.refuses(0, { kind: 'seat', boat: 2 }).rule).toBe('CH-H13')
    play.does(0, { kind: 'seat', boat: 1 })
    expect(play.refuses(0, { kind: 'land', pier: 'S' }).rule).toBe('CH-R14')
  })

  it('[CH-H11] [CH-H12] [CH-R13] there are four berths: one, one and two', () => {
    expect(PIERS.map((pier) => [PIER[pier].berths, PIER[pier].sells])).toEqual([
      [1, ['relic']],
      [1, ['artifact']],
      [2, ['relic', 'artifact']],
    ])
  })

  const fourLanded = (rest: string) => (state: State) => {
    boats(state, `- - - - ${rest}`)
    for (const [i, pier] of (['S', 'L', 'M', 'M'] as const).entries()) {
      const boat = state.boats[i]
      if (boat) boat.pier = pier
    }
    crowd(state, 'S', 'RRRR')
    crowd(state, 'L', 'GGGG')
    crowd(state, 'M', 'BBBBYYYY')
    state.rung = true
  }

  it('[CH-R15] a boat that fills when all berths are taken stays at sea', () => {
    const play = arrives('R', fourLanded('GRR BB'))
    play.does(0, { kind: 'seat', boat: 5 })
    expect(play.state.boats[4]).toEqual({ passengers: ['green', 'red', 'red', 'red'], pier: null })
    expect(events(play.events, 'stranded')).toMatchObject([{ boat: 5 }])
  })

  it('[CH-R15] with no free seat left nobody is drawn', () => {
    const play = arrives('R', fourLanded('GRRR BBRR'))
    expect(events(play.events, 'arrived')).toEqual([])
    expect(play.state.bag.top).toEqual(['red'])
  })

  it('[CH-R32] an empty bag sends nobody', () => {
    const play = arrives('', (state) => {
      state.bag.pool = []
    })
    expect(events(play.events, 'arrived')).toEqual([])
    expect(play.asked()?.ask).toBe('turn.move')
  })

  it('[CH-R36] Criminals corrupt whoever seats a Rogue, and only for Rogues', () => {
    const change = (state: State): void => nextCorruption(state, 'scandal')
    const play = arrives('K', change, 'criminals')
    play.does(0, { kind: 'seat', boat: 3 })
    expect(shopOf(play).corruption).toEqual([0, 0, 1, 0])
    const honest = arrives('R', change, 'criminals')
    honest.does(0, { kind: 'seat', boat: 3 })
    expect(shopOf(honest).corruption).toEqual([0, 0, 0, 0])
    const thieves = arrives('K', change)
    thieves.does(0, { kind: 'seat', boat: 3 })
    expect(shopOf(thieves).corruption).toEqual([0, 0, 0, 0])
  })
})

describe('going home', () => {
  it('[CH-H24] [CH-R25] fills halls and lair with whoever did not land', () => {
    const { state } = day()
    boats(state, 'KRRB GBGR - - - -')
    state.halls = [1, 1, 1, 1]
    state.lair = 2
    settleBoats({ state, listening: false } as never)
    expect([state.halls, state.lair]).toEqual([[4, 3, 3, 1], 3])
    expect(state.boats.flatMap(({ passengers }) => passengers)).toEqual([])
  })

  it('[CH-H11] four boats land on every day that is played out', () => {
    for (let seats = 1; seats <= 4; seats++) {
      const play = day({ seats, seed: `full/${seats}` })
      layTiles(shopOf(play), 'P01w', 'P02w', 'P03w', 'P04w')
      carryOn(play, () => false)
      expect(events(play.events, 'landed')).toHaveLength(12)
    }
  })
})
