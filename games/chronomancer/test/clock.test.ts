import { describe, expect, it } from 'vitest'
import { activePiece, clockOrder, marksOf, passage } from '../rules/clock.ts'
import type { State } from '../rules/types.ts'
import { boats, carryOn, day, events, layTiles, move, nextOutOfBag, shopOf, standing } from './day.ts'

/** Puts the pieces on these hours, the later in the list the higher in a stack. */
function hours(state: State, ...at: number[]): State {
  state.pieces.forEach((piece, i) => {
    piece.hour = at[i] ?? 0
    piece.height = ++state.height
  })
  return state
}

describe('whose turn it is', () => {
  it('[CH-H16] the piece furthest behind, the topmost of equals', () => {
    expect(activePiece(hours(day({ seats: 3 }).state, 4, 2, 3))).toBe(1)
    expect(activePiece(hours(day({ seats: 3 }).state, 2, 5, 2))).toBe(2)
  })

  it('[CH-R19] only pieces before the Market token', () => {
    const { state } = day({ seats: 3 })
    state.token = 9
    expect(activePiece(hours(state, 9, 8, 10))).toBe(1)
  })

  it('[CH-H22] nobody once all have reached or passed the token', () => {
    const { state } = day({ seats: 3 })
    state.token = 9
    expect(activePiece(hours(state, 9, 11, 10))).toBeUndefined()
  })

  it('[CH-R19] whoever arrives on a stack is on top of it and goes first; after 0 hours one goes again', () => {
    const play = day()
    hours(play.state, 0, 2)
    const shop = shopOf(play)
    standing(shop, 'LC', 'T2')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    play.does(0, { kind: 'advance' })
    carryOn(play, () => play.asked()?.ask === 'turn.move')
    expect([play.state.pieces[0]?.hour, play.asked()?.seats], 'both on 2, we came later').toEqual([2, [0]])
    layTiles(shop, 'P05b', 'P03b', 'P04b', 'P06b')
    play.does(0, move('chronomancer', 'T3'))
    carryOn(play, () => play.asked()?.ask === 'clock.pay')
    play.does(0, { kind: 'spend', icon: 'red' })
    expect([play.state.pieces[0]?.hour, play.asked()?.seats], 'no hour, so we stay on top').toEqual([2, [0]])
  })

  it('[CH-R21] Clock order is lowest hour first, topmost first among equals', () => {
    expect(clockOrder(hours(day({ seats: 4 }).state, 12, 13, 11, 12))).toEqual([2, 3, 0, 1])
  })

  it('[CH-R20] [CH-R21] hours beyond the token are not charged, but make you later tomorrow', () => {
    const play = day()
    const gold = play.state.shops.map((shop) => shop.gold)
    hours(play.state, 11, 12)
    const shop = shopOf(play)
    standing(shop, 'LC', 'T1')
    layTiles(shop, 'P02w', 'P09w', 'P04w', 'P05w')
    boats(play.state, 'RRRR GGGG BBBB YYYY RRRR GGGG')
    play.does(0, move('assistant', 'T2'))
    carryOn(play, ({ round }) => round === 2)
    expect(events(play.events, 'cleaned')[0]?.order, 'at hour 16 and 12').toEqual([1, 0])
    expect(play.state.shops.map((each) => each.gold)).toEqual(gold)
  })
})

describe('marks', () => {
  it.each([
    [1, [2, 4, 6, 8, 10, 11]],
    [2, [2, 4, 6, 8, 10, 11]],
    [3, [3, 6, 9, 11]],
    [4, [4, 8, 11]],
  ])('[CH-R16] of %i players lie on %j: reached or passed, never left from', (seats, marks) => {
    const { state } = day({ seats })
    expect(passage(marksOf(state), 0, 12).marks).toEqual(marks)
    const [first] = marks as [number]
    expect(passage(marksOf(state), first - 1, 1).marks).toEqual([first])
    expect(passage(marksOf(state), first, 1).marks).toEqual([])
    expect(marks.length * Math.max(2, seats), 'twelve arrivals if all pass all').toBe(12)
  })

  it('[CH-H18] [CH-R16] bring one Adventurer each, one after the other, into boats of your choice', () => {
    const play = day({ prepare: (state) => nextOutOfBag(state, 'RRGGBBYYRRGG') })
    hours(play.state, 1, 0)
    nextOutOfBag(play.state, 'YK')
    const shop = shopOf(play)
    layTiles(shop, 'P02w', 'P03w', 'P04w', 'P05w')
    play.state.pieces[0] = { hour: 1, height: 99 }
    play.does(0, move('assistant', 'T2'))
    carryOn(play, () => play.asked()?.ask === 'arrival.boat')
    play.does(0, { kind: 'seat', boat: 2 })
    expect(play.state.boats[1]?.passengers).toEqual(['green', 'green', 'yellow'])
    play.does(0, { kind: 'seat', boat: 6 })
    expect(play.state.boats[5]?.passengers.at(-1)).toBe('grey')
    expect(events(play.events, 'arrived').map(({ mark }) => mark)).toEqual([2, 4])
  })

  it('[CH-R17] Overtime: one Corruption card for reaching 13 from 12 or less', () => {
    const { state } = day()
    expect(passage(marksOf(state), 12, 1).overtime).toBe(true)
    expect(passage(marksOf(state), 9, 3).overtime).toBe(false)
    expect(passage(marksOf(state), 13, 2).overtime).toBe(false)
    const play = day()
    hours(play.state, 11, 12)
    standing(shopOf(play), 'LC', 'T2')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    play.does(0, { kind: 'advance' })
    expect(events(play.events, 'corrupted').map(({ rule }) => rule)).toEqual(['CH-R17'])
  })
})

describe('the Market token', () => {
  /** Three boats have landed, and boat 4 lacks one passenger. Seat 0 goes 2 hours to a mark. */
  function lastBerth(...at: number[]) {
    const play = day()
    const { state } = play
    hours(state, ...at)
    boats(state, 'RRRR GGGG BBBB YYY RR GG')
    for (const [i, pier] of (['S', 'L', 'M'] as const).entries()) {
      const boat = state.boats[i]
      if (!boat) continue
      boat.pier = pier
      for (const _ of boat.passengers) {
        const crowd = state.piers[i] as number[]
        crowd[i] = (crowd[i] as number) + 1
      }
      boat.passengers = []
    }
    standing(shopOf(play), 'LC', 'T2')
    nextOutOfBag(state, 'R')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    play.does(0, { kind: 'advance' })
    play.does(0, { kind: 'seat', boat: 4 })
    return play
  }

  it('[CH-R18] goes to the hour after the leading piece when the fourth berth is taken', () => {
    const play = lastBerth(4, 7)
    expect(play.state.boats[3]?.pier, 'the only berth left').toBe('M')
    expect([play.state.token, play.state.rung]).toEqual([8, true])
  })

  it('[CH-R18] counts the piece that has just moved, and never goes beyond 12', () => {
    expect(lastBerth(6, 6.5).state.token).toBe(9)
    expect(lastBerth(10, 14).state.token).toBe(12)
  })

  it('[CH-R18] moves only once a day', () => {
    const play = lastBerth(4, 7)
    play.forget()
    carryOn(play, ({ phase, round }) => phase === 'market' || round === 2)
    expect(events(play.events, 'rang')).toEqual([])
  })
})
