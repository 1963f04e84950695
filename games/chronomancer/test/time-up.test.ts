import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { answering, timeUp } from '../rules/time-up.ts'
import type { Action } from '../rules/types.ts'
import { boats, byColour, crowd, day, layTiles, move, nextOutOfBag, shopOf, standing, townSquare } from './day.ts'

type Day = ReturnType<typeof day>

const least = (play: Day): Action => timeUp(play.options(0), game.view(play.state, 0))

describe('time that is up', () => {
  it('[CH-R53] makes the move that costs the fewest Hours, the first of several', () => {
    const play = day()
    const shop = shopOf(play)
    standing(shop, 'LC', 'T2')
    layTiles(shop, 'P02w', 'P03b', 'P04w', 'P09w')
    // T3 costs 1 Hour with the blue face there; the Time Machine 2, and T1 2.
    expect(least(play)).toEqual(move('assistant', 'T3'))
    layTiles(shop, 'P02w', 'P01w', 'P04w', 'P09w')
    expect(least(play)).toEqual(move('chronomancer', 'T1'))
  })

  it('[CH-R53] recruits the first card for the first free place', () => {
    const play = day({ prepare: (state) => townSquare(state, ['W6', 'A6', 'Z6', 'N6']) })
    const shop = shopOf(play)
    shop.staff = ['U1', null, null, null]
    play.does(0, move('assistant', 'T3'))
    expect(least(play)).toEqual({ kind: 'recruit', card: 'W6' })
    play.does(0, least(play))
    expect(least(play)).toEqual({ kind: 'assign', place: 'embiggener' })
  })

  it('[CH-R53] spends no Frozen Hour, and takes the first boat and the first pier', () => {
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    boats(play.state, 'RRB GGG BB YY RR GG')
    nextOutOfBag(play.state, 'Y')
    play.does(0, move('assistant', 'RA'))
    play.does(0, least(play))
    play.does(0, least(play))
    expect(least(play)).toEqual({ kind: 'advance' })
    play.does(0, least(play))
    expect(least(play)).toEqual({ kind: 'seat', boat: 1 })
    play.does(0, least(play))
    expect(least(play)).toEqual({ kind: 'land', pier: 'S' })
  })

  it('[CH-R53] sells what brings more than its Corruption costs, the best first, and keeps the rest', () => {
    const play = day({
      prepare(state) {
        state.token = 0
        for (const shop of state.shops) shop.relics = byColour('R1 B1')
        crowd(state, 'S', 'B')
        crowd(state, 'M', 'R')
      },
    })
    expect(least(play)).toEqual({ kind: 'sell', size: 'relic', colour: 'blue', pier: 'S' })
    play.does(0, least(play))
    // A red Relic would bring 3 Gold at the Black Market and a Corruption card.
    expect(least(play)).toEqual({ kind: 'close' })
  })
})

it('[CH-R38] [CH-R14] a boat that was just filled lands when its owner gives up', () => {
  const play = day({ seats: 3 })
  standing(shopOf(play), 'LC', 'T2')
  boats(play.state, 'RRB GG BB YY RR GG')
  nextOutOfBag(play.state, 'Y')
  play.state.pieces[0] = { hour: 2, height: 9 }
  for (const seat of [1, 2]) play.state.pieces[seat] = { hour: 3, height: seat }
  play.does(0, move('assistant', 'RA'))
  play.does(0, { kind: 'lift', icon: 'red' })
  play.does(0, { kind: 'lift', icon: 'green' })
  play.does(0, { kind: 'advance' })
  play.does(0, { kind: 'seat', boat: 1 })
  expect(play.asked()?.ask).toBe('arrival.pier')
  play.does(0, { kind: 'concede' })
  expect(play.state.boats[0]).toEqual({ passengers: [], pier: 'S' })
  expect(play.asked()?.seats).not.toContain(0)
})

describe('being asked about Frozen Hours', () => {
  const paying = () => {
    const play = day()
    standing(shopOf(play), 'LC', 'T2')
    play.does(0, move('assistant', 'RA'))
    play.does(0, { kind: 'lift', icon: 'red' })
    play.does(0, { kind: 'lift', icon: 'green' })
    return play
  }

  it('[CH-C32] is what one starts with; who keeps them goes on the Clock, and is asked everything else', () => {
    const [first, keep] = answering.preferences()
    const play = paying()
    const view = game.view(play.state, 0)
    expect(answering.answer(view, play.options(0), first?.preference ?? { ice: 'keep' })).toBeUndefined()
    expect(answering.answer(view, play.options(0), keep?.preference ?? { ice: 'ask' })).toEqual({ kind: 'advance' })
    play.does(0, { kind: 'advance' })
    expect(play.options(0).length).toBeGreaterThan(1)
    expect(answering.answer(view, play.options(0), { ice: 'keep' })).toBeUndefined()
  })
})
