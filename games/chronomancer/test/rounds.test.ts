import { describe, expect, it } from 'vitest'
import { leadingHour, marksOf } from '../rules/clock.ts'
import { scoreOf, winnersOf } from '../rules/scoring.ts'
import type { Shop, State } from '../rules/types.ts'
import { carryOn, day, events, move, shopOf, standing, townSquare } from './day.ts'
import { conserve } from './plan.ts'

describe('three days', () => {
  it.each([1, 2, 3, 4])('[CH-H1] [CH-H2] the game of %i ends after the third Market, without a Clean-up', (seats) => {
    const play = day({ seats })
    carryOn(play, () => false)
    expect(events(play.events, 'round').map(({ round }) => round)).toEqual([2, 3])
    expect(events(play.events, 'cleaned')).toHaveLength(2)
    expect(events(play.events, 'settled')).toHaveLength(3)
    expect(play.state.phase).toBe('over')
    expect(play.state.result?.points).toEqual(play.state.shops.map((_, seat) => scoreOf(play.state, seat).total))
  })

  it('[CH-R28] Clean-up resets the harbour, the Clock and the Town Square, and nothing else', () => {
    const play = day()
    carryOn(play, ({ phase }) => phase === 'market')
    const before = play.state.shops.map(({ board, staff, covered }) => JSON.stringify({ board, staff, covered }))
    const [first, ...rest] = play.state.square
    const { halls, lair } = JSON.parse(JSON.stringify(play.state)) as State
    carryOn(play, ({ round }) => round === 2)
    const { state } = play
    expect(state.boats.every(({ pier, passengers }) => pier === null && passengers.length === 2)).toBe(true)
    expect(state.piers.flat().every((n) => n === 0)).toBe(true)
    expect([state.token, state.rung]).toEqual([12, false])
    expect(state.square.slice(0, 3)).toEqual(rest)
    expect(state.discards).toContain(first)
    expect([state.halls, state.lair]).toEqual([halls, lair])
    expect(state.shops.map(({ board, staff, covered }) => JSON.stringify({ board, staff, covered }))).toEqual(before)
  })
})

describe('Final Scoring', () => {
  const shops = (change: (a: Shop, b: Shop) => void): State => {
    const { state } = day()
    const [a, b] = state.shops as [Shop, Shop]
    a.gold = 20
    b.gold = 20
    change(a, b)
    return state
  }

  it('[CH-R29] Gold, plus icons times halls, less Corruption', () => {
    const state = shops((a) => {
      a.staff = ['W6', 'A1', 'U1', null]
      a.corruption = [1, 1, 0, 2]
    })
    state.halls = [6, 5, 4, 3]
    state.lair = 4
    expect(scoreOf(state, 0)).toEqual({ gold: 20, icons: 17, corruption: 13, bonus: 0, total: 24 })
  })

  it('[CH-R4] may be negative', () => {
    const state = shops((a) => {
      a.gold = 1
      a.corruption = [0, 0, 4, 0]
    })
    expect(scoreOf(state, 0).total).toBe(-19)
  })

  it('[CH-R29] most wins', () => {
    const state = shops((a) => {
      a.gold = 21
    })
    expect(winnersOf(state, [0, 1])).toEqual({ winners: [0], reason: 'gold' })
  })

  it('[CH-R29] among equals fewer Corruption cards', () => {
    const state = shops((a, b) => {
      a.corruption = [3, 0, 0, 0]
      b.corruption = [0, 2, 0, 0]
    })
    expect(winnersOf(state, [0, 1])).toEqual({ winners: [1], reason: 'fewer-corruption' })
  })

  it('[CH-R29] then more Townsfolk', () => {
    const state = shops((a) => {
      a.staff = [null, 'U1', null, null]
    })
    expect(winnersOf(state, [0, 1])).toEqual({ winners: [0], reason: 'more-townsfolk' })
  })

  it('[CH-R29] then the victory is shared', () => {
    expect(
      winnersOf(
        shops(() => {}),
        [0, 1],
      ),
    ).toEqual({ winners: [0, 1], reason: 'shared' })
  })
})

describe('giving up', () => {
  it('[CH-R38] of two leaves the other as winner', () => {
    const play = day()
    play.does(1, { kind: 'concede' })
    expect(play.state.result).toMatchObject({ reason: 'conceded', payoff: [1, 0] })
  })

  it('[CH-R38] alone is losing', () => {
    const play = day({ seats: 1 })
    play.does(0, { kind: 'concede' })
    expect(play.state.result?.payoff).toEqual([0])
  })

  it('[CH-R38] of three lets the others play on, and puts back what was in hand', () => {
    const play = day({ seats: 3 })
    standing(shopOf(play), 'LC', 'T1')
    play.does(0, move('assistant', 'T3'))
    const card = play.state.square[0] as 'W1'
    play.does(0, { kind: 'recruit', card })
    play.does(0, { kind: 'concede' })
    expect(play.state.discards).toContain(card)
    expect(play.asked()?.seats).not.toContain(0)
    carryOn(play, () => false)
    expect(play.state.result?.payoff[0]).toBe(0)
    expect(play.state.result?.payoff.reduce((a, b) => a + b)).toBeCloseTo(1)
  })

  it('[CH-R38] of two puts back what was in hand before the match ends: the card, and whoever was drawn', () => {
    const recruiting = day({ prepare: (state) => townSquare(state, ['W6', 'A6', 'Z6', 'N6']) })
    recruiting.does(0, move('assistant', 'T3'))
    recruiting.does(0, { kind: 'recruit', card: 'A6' })
    recruiting.does(0, { kind: 'concede' })
    expect(recruiting.state.result?.reason).toBe('conceded')
    expect(recruiting.state.discards).toEqual(['A6'])
    expect(conserve(recruiting.state)).toBeUndefined()

    const seating = day()
    carryOn(seating, () => seating.asked()?.ask === 'arrival.boat')
    const before = seating.state.bag.pool.length
    seating.does(seating.asked()?.seats[0] as number, { kind: 'concede' })
    expect(seating.state.bag.pool.length).toBe(before + 1)
    expect(conserve(seating.state)).toBeUndefined()
  })

  it('[CH-R38] a position from elsewhere may not lack a card because somebody gave up', () => {
    const play = day({ prepare: (state) => townSquare(state, ['W6', 'A6', 'Z6', 'N6']) })
    play.does(1, { kind: 'concede' })
    play.state.square.pop()
    expect(conserve(play.state)).toBe('A Townsfolk card is missing or lies in two places.')
  })

  it('[CH-R38] [CH-R16] leaves the marks of those who are still in, so that the boats fill', () => {
    const play = day({ seats: 4 })
    expect(marksOf(play.state)).toEqual([4, 8, 11])
    play.does(3, { kind: 'concede' })
    expect(marksOf(play.state)).toEqual([3, 6, 9, 11])
    play.does(2, { kind: 'concede' })
    expect(marksOf(play.state)).toEqual([2, 4, 6, 8, 10, 11])
    carryOn(play, ({ phase }) => phase === 'market')
    expect(play.state.boats.filter(({ pier }) => pier !== null)).toHaveLength(4)
  })

  it('[CH-R38] [CH-R16] somebody may leave while another seats whom they met: the marks on the way stay as they were', () => {
    const play = day({ seats: 4 })
    carryOn(play, () => play.asked()?.ask === 'arrival.boat')
    const seat = play.asked()?.seats[0] ?? 0
    play.does((seat + 1) % 4, { kind: 'concede' })
    expect(play.asked()?.ask).toBe('arrival.boat')
    expect(conserve(play.state)).toBeUndefined()
  })

  it('[CH-R38] [CH-R18] takes the piece off the Clock: it no longer leads', () => {
    const { state } = day({ seats: 3 })
    state.pieces = [5, 11, 7].map((hour, height) => ({ hour, height }))
    expect(leadingHour(state)).toBe(11)
    const [, second] = state.shops
    if (second) second.out = true
    expect(leadingHour(state)).toBe(7)
  })

  it('[CH-R38] in the middle of the Market keeps everybody else’s turn to sell', () => {
    const play = day({
      seats: 4,
      prepare(state) {
        state.token = 0
        for (const shop of state.shops) shop.relics = [1, 1, 1, 1]
        state.piers[0] = [1, 1, 1, 1, 0]
        state.bag.pool.splice(0, 4)
      },
    })
    play.does(0, { kind: 'close' })
    expect(play.asked()?.seats).toEqual([1])
    play.does(0, { kind: 'concede' })
    play.does(1, { kind: 'close' })
    expect(play.asked()?.seats).toEqual([2])
    play.does(2, { kind: 'concede' })
    expect(play.asked()?.seats).toEqual([3])
  })
})
