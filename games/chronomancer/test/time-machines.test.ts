import { describe, expect, it } from 'vitest'
import { frozenHours } from '../rules/clock.ts'
import { carryOn, day, events, layTiles, move, shopOf, standing } from './day.ts'

/** The Assistant is one step from the right Time Machine; so many icons are already bare. */
function atFreeze(bare: boolean[] = [false, false, false, false]) {
  const play = day({ seats: 4 })
  standing(shopOf(play), 'LC', 'T2')
  shopOf(play).covered = bare.map((is) => !is)
  return play
}
const atMove = (play: ReturnType<typeof day>): boolean =>
  play.asked()?.ask === 'turn.move' && play.asked()?.seats[0] !== 0

describe('Freeze Time', () => {
  it('[CH-C30] takes two Frozen Hours of your choice for 2 Hours and bares their icons', () => {
    const play = atFreeze()
    play.does(0, move('assistant', 'RA'))
    expect(play.options(0)).toHaveLength(4)
    play.does(0, { kind: 'lift', icon: 'blue' })
    expect(play.refuses(0, { kind: 'lift', icon: 'blue' }).rule).toBe('CH-C30')
    play.does(0, { kind: 'lift', icon: 'yellow' })
    expect(shopOf(play).covered).toEqual([true, true, false, false])
    play.does(0, { kind: 'advance' })
    expect(play.state.pieces[0]?.hour).toBe(2)
  })

  it('[CH-C30] with one token on the board yields one, without asking', () => {
    const play = atFreeze([true, true, true, false])
    play.does(0, move('assistant', 'RA'))
    expect(shopOf(play).covered).toEqual([false, false, false, false])
    expect(play.asked()?.ask).toBe('clock.pay')
  })

  it('[CH-C30] with none yields none and costs 2 Hours all the same', () => {
    const play = atFreeze([true, true, true, true])
    play.does(0, move('assistant', 'RA'))
    expect(events(play.events, 'noneFrozen')).toHaveLength(1)
    play.does(0, { kind: 'advance' })
    expect(play.state.pieces[0]?.hour).toBe(2)
  })

  it('[CH-C31] is where the Assistant always stops, and the Chronomancer never', () => {
    const play = atFreeze()
    expect(play.refuses(0, move('assistant', 'B1')).rule).toBe('CH-C25')
    expect(play.refuses(0, move('chronomancer', 'RA')).rule).toBe('CH-C31')
  })
})

describe('Frozen Hours', () => {
  it('[CH-C32] save an Hour each, on the very action that brought them, down to none', () => {
    const play = atFreeze()
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    play.does(0, { kind: 'spend', icon: 'red' })
    play.does(0, { kind: 'spend', icon: 'green' })
    expect(play.state.pieces[0]).toMatchObject({ hour: 0 })
    expect(play.asked(), 'nothing left to pay, and it is our turn again').toMatchObject({
      ask: 'turn.move',
      seats: [0],
    })
  })

  it('[CH-C33] go back onto a bare icon of your choice, never onto a covered one', () => {
    const play = atFreeze([true, false, true, false])
    const shop = shopOf(play)
    layTiles(shop, 'P01w', 'P02w', 'P03w', 'P04w')
    play.does(0, move('assistant', 'T3'))
    carryOn(play, () => play.asked()?.ask === 'clock.pay')
    expect(play.refuses(0, { kind: 'spend', icon: 'green' }).rule).toBe('CH-C33')
    play.does(0, { kind: 'spend', icon: 'blue' })
    expect(shop.covered).toEqual([false, true, true, true])
  })

  it('[CH-C32] do not save Corruption', () => {
    const play = atFreeze([true, true, true, true])
    const shop = shopOf(play)
    standing(shop, 'LC', 'T1')
    layTiles(shop, 'P02w', 'P01w', 'P03w', 'P04w')
    play.does(0, move('assistant', 'T3'))
    carryOn(play, () => play.asked()?.ask === 'clock.pay')
    expect(shop.corruption.reduce((a, b) => a + b)).toBe(1)
  })

  it('[CH-C34] in hand are as many as icons are bare, and stay from day to day', () => {
    const play = day({ seats: 2 })
    shopOf(play).covered = [true, false, true, false]
    expect(frozenHours(shopOf(play))).toBe(2)
    carryOn(play, (state) => state.round === 2)
    expect(events(play.events, 'lifted').length, 'more were taken').toBeGreaterThan(0)
    expect(frozenHours(shopOf(play))).toBe(shopOf(play).covered.filter((covered) => !covered).length)
    expect(frozenHours(shopOf(play))).toBeGreaterThan(0)
  })
})

describe('Shifting Timelines', () => {
  it('[CH-C35] [CH-C36] must be done, with a tile that lies in the stream now, for 1 Hour', () => {
    const play = day({ seats: 4 })
    const shop = shopOf(play)
    layTiles(shop, 'P02w', 'P01w', 'P04w', 'P09w')
    standing(shop, 'T2', 'RA')
    play.does(0, move('chronomancer', 'RC'))
    expect(play.options(0).map(({ kind }) => kind)).toEqual(new Array(6).fill('shift'))
    expect(play.refuses(0, { kind: 'shift', tile: 'P09b' }).rule).toBe('CH-C36')
    play.does(0, { kind: 'shift', tile: 'P10b' })
    expect(shop.board).toEqual(['P02w', 'P10b', 'P04w', 'P01w'])
    expect(shop.stream.at(-1)).toBe('P09b')
    expect(play.state.pieces[0]?.hour).toBe(1)
    expect(atMove(play)).toBe(true)
  })

  it('[CH-C36] changes costs from the next move on: the space that shifted keeps its price', () => {
    const play = day({
      seats: 4,
      prepare(state) {
        state.townsfolk.pool.push(...state.square)
        state.square = ['W8']
        state.townsfolk.pool = state.townsfolk.pool.filter((id) => id !== 'W8')
      },
    })
    const shop = shopOf(play)
    layTiles(shop, 'P02w', 'P03b', 'P04w', 'P09w')
    standing(shop, 'LC', 'T1')
    play.does(0, move('assistant', 'T3'))
    carryOn(play, () => play.asked()?.ask === 'shift.column')
    play.does(0, { kind: 'column', column: 'right' })
    play.does(0, { kind: 'shift', tile: 'P01b' })
    carryOn(play, () => atMove(play))
    expect(play.state.pieces[0]?.hour, 'T3 cost 1 Hour when he stepped on it, and costs 2 now').toBe(1)
  })
})
