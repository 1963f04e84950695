import { describe, expect, it } from 'vitest'
import { PEDDLER_CARD, type PeddlerCardId } from '../content/index.ts'
import { clockOrder } from '../rules/clock.ts'
import { berthFor, boatFor, peddlerSells } from '../rules/peddler.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { ChronoEvent, State } from '../rules/types.ts'
import { boats, byColour, carryOn, crowd, day, events, nextOutOfBag, townSquare } from './day.ts'

const peddlerOf = (state: State): NonNullable<State['peddler']> => state.peddler as NonNullable<State['peddler']>

/** The Peddler takes one turn for each of these cards, and then it is ours. */
function draws(
  cards: PeddlerCardId[],
  change: (state: State) => void = () => {},
  rogueCard: 'thieves' | 'criminals' = 'thieves',
) {
  return day({
    seats: 1,
    options: { rogueCard },
    prepare(state) {
      const { deck } = peddlerOf(state)
      deck.top = cards.slice()
      deck.pool = deck.pool.filter((id) => !cards.includes(id))
      // It acts until its last card takes it past our piece: it lies on top of us until then.
      const beforeLast = cards.slice(0, -1).reduce((sum, id) => sum + PEDDLER_CARD[id].hours, 0)
      state.pieces = [
        { hour: beforeLast, height: 1 },
        { hour: 0, height: ++state.height },
      ]
      change(state)
    },
  })
}

/** What a step says about a prepared state. */
function told(state: State, step: (ctx: never) => void): ChronoEvent[] {
  const heard: ChronoEvent[] = []
  step({ state, listening: true, emit: (event: ChronoEvent) => heard.push(event) } as never)
  return heard
}

describe('the Peddler', () => {
  it('[CH-P1] has a piece under yours, no Gold and nothing in stock', () => {
    const { state } = day({ seats: 1 })
    expect(clockOrder(state)).toEqual([0, 1])
    expect(peddlerOf(state)).toMatchObject({ gold: 0, relics: [0, 0, 0, 0], artifacts: [0, 0, 0, 0], staff: [] })
    expect(state.shops[0]?.gold).toBe(0)
  })

  it('[CH-P2] reveals a card and goes its hours; all twelve are shuffled again when they have run out', () => {
    const play = draws(['stall-red', 'crate-blue'])
    expect(peddlerOf(play.state).revealed).toEqual(['stall-red', 'crate-blue'])
    expect(play.state.pieces[1]?.hour).toBe(3)
    carryOn(play, () => false)
    const seen = events(play.events, 'revealed').map(({ card }) => card)
    expect(seen.length + 2, 'more than one deck').toBeGreaterThan(12)
    expect(new Set(['stall-red', 'crate-blue', ...seen]).size).toBe(12)
  })

  it('[CH-P3] [CH-P4] stocks a Relic for 1 Hour, an Artifact for 2; or gets 3 Gold if none is left', () => {
    const { state } = draws(['stall-green', 'crate-yellow'])
    expect([peddlerOf(state).relics[1], peddlerOf(state).artifacts[3]]).toEqual([1, 1])
    const none = draws(['stall-green', 'crate-yellow'], (before) => {
      peddlerOf(before).relics[1] = 3
      peddlerOf(before).artifacts[3] = 2
    }).state
    expect(peddlerOf(none)).toMatchObject({ relics: [0, 3, 0, 0], artifacts: [0, 0, 0, 2] })
    expect(peddlerOf(none).gold).toBe(6)
  })

  it('[CH-P5] hires the first of the Town Square for its Hour, without ability', () => {
    const { state } = draws(['hire-1'], (before) => townSquare(before, ['W3', 'A6', 'Z6', 'N6'], 'U1'))
    expect(peddlerOf(state).staff[0]).toBe('W3')
    expect(peddlerOf(state).gold, 'the Clerk’s 4 Gold are not paid').toBe(0)
    expect(state.pieces[1]?.hour).toBe(1)
    expect(state.square).toEqual(['A6', 'Z6', 'N6', 'U1'])
  })

  it('[CH-P6] touts one more Adventurer at once', () => {
    const people = (state: State): number => state.boats.reduce((n, { passengers }) => n + passengers.length, 0)
    const { state } = draws(['tout'])
    expect([people(state), state.pieces[1]?.hour]).toEqual([13, 1])
  })

  it('[CH-P7] is favoured with the fullest hall', () => {
    const { state } = draws(['favour'], (before) => {
      before.halls = [2, 5, 1, 1]
    })
    expect(peddlerOf(state).gold).toBe(5)
  })

  it('[CH-P8] seats in the fullest boat at sea, the first of several', () => {
    const { state } = day({ seats: 1 })
    boats(state, 'RR GGG BBB YYYY RR GG')
    expect(boatFor(state)).toBe(2)
    const second = state.boats[1]
    if (second) second.pier = 'S'
    expect(boatFor(state)).toBe(3)
  })

  it('[CH-P9] lands where the passengers pay most for its stock; among equals S, L, M', () => {
    const { state } = day({ seats: 1 })
    boats(state, 'RRBB GG GG YY RR GG')
    expect(berthFor(state, 1), 'nothing in stock').toBe('S')
    peddlerOf(state).artifacts = byColour('B1')
    expect(berthFor(state, 1), 'L and M pay the same').toBe('L')
    peddlerOf(state).relics = byColour('R1')
    expect(berthFor(state, 1), 'M takes both').toBe('M')
  })

  it('[CH-P10] sells where most is left, counting 3 and 6 for the Black Market, else keeps', () => {
    const { state } = day({ seats: 1 })
    const peddler = peddlerOf(state)
    crowd(state, 'S', 'RRGY')
    crowd(state, 'L', 'BYYY')
    crowd(state, 'M', 'RRRBBKGG')
    peddler.relics = byColour('R1 G1 B1')
    peddler.artifacts = byColour('B1 G1')
    const sold = events(told(state, peddlerSells), 'sold').map(
      ({ size, colour, pier, gold }) => `${size} ${colour} ${pier} ${gold}`,
    )
    // Red: S 6, M 9 - 3 = 6, so S. Green: S 3, M 6 - 3 = 3, so S. Blue: only M, 8 - 3 = 5. Artifacts, blue: L 7, M 14 -
    // 6 = 8. Green: M 10 - 6 = 4.
    expect(sold).toEqual([
      'relic red S 6',
      'relic green S 3',
      'relic blue M 8',
      'artifact green M 10',
      'artifact blue M 14',
    ])
    expect([peddler.relics, peddler.artifacts]).toEqual([byColour(''), byColour('')])
    expect(peddler.gold, '41, a thief’s 1, and 5 cards at 3').toBe(41 - 1 - 15)
  })

  it('[CH-P11] pays 3 Gold instead of a Corruption card, if it has them', () => {
    const rich = draws(
      ['tout'],
      (state) => {
        peddlerOf(state).gold = 10
        nextOutOfBag(state, 'RRRRRRGGGGGGK')
      },
      'criminals',
    ).state
    expect(peddlerOf(rich).gold).toBe(7)
    const poor = draws(
      ['tout'],
      (state) => {
        peddlerOf(state).gold = 2
        nextOutOfBag(state, 'RRRRRRGGGGGGK')
      },
      'criminals',
    ).state
    expect(peddlerOf(poor).gold).toBe(0)
  })

  it('[CH-P12] is paid the fullest hall when Sponsorship is paid', () => {
    const play = day({
      seats: 1,
      prepare(state) {
        state.token = 0
        nextOutOfBag(state, 'GGGGGGRRRRRR')
        state.halls = [1, 3, 1, 1]
      },
    })
    expect([play.state.round, peddlerOf(play.state).gold]).toEqual([2, 9])
  })

  it.each([
    ['apprentice', 0],
    ['journeyman', 25],
    ['master', 50],
  ] as const)('[CH-P13] as %s scores %i more, and wins ties', (level, bonus) => {
    const finish = (own: number) => {
      const play = day({
        seats: 1,
        options: { level },
        prepare(state) {
          state.token = 0
          state.round = 3
          peddlerOf(state).gold = 40
          nextOutOfBag(state, 'GGGGGGRRRRRR')
          const [shop] = state.shops
          if (shop) shop.gold = own
        },
      })
      return play.state
    }
    const level7 = 40 + 7 + bonus
    expect(scoreOf(finish(0), 'peddler').total).toBe(level7)
    expect(finish(level7 + 1).result).toMatchObject({ reason: 'peddler-beaten', payoff: [1] })
    expect(finish(level7).result).toMatchObject({ reason: 'peddler-level', payoff: [0] })
    expect(finish(level7 - 1).result).toMatchObject({ reason: 'peddler-ahead', payoff: [0] })
  })

  it('[CH-P2] [CH-H18] seats whoever arrives at the marks it passes', () => {
    const play = draws(['stall-red', 'crate-blue'])
    const aboard = play.state.boats.reduce((n, { passengers }) => n + passengers.length, 0)
    expect(aboard, 'mark 2 on the way to hour 3').toBe(13)
  })

  it('[CH-P2] [CH-P11] [CH-R17] pays for Overtime', () => {
    const { state } = draws(['crate-blue'], (before) => {
      before.pieces = [
        { hour: 11, height: 1 },
        { hour: 11, height: 9 },
      ]
      peddlerOf(before).gold = 9
    })
    expect([state.pieces[1]?.hour, peddlerOf(state).gold]).toEqual([13, 6])
  })
})
