import type { Seat } from '@anachron/kernel'
import type { Playing } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { COLOURS, SLOTS } from '../content/index.ts'
import { clockOrder, frozenHours } from '../rules/clock.ts'
import { cardsHeld } from '../rules/corruption.ts'
import { portalNow } from '../rules/portals.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Action, ChronoTypes, Shop, State } from '../rules/types.ts'
import { byColour } from './day.ts'
import { ADA, BO, faces, firstDay, SALES, TURNS } from './first-day.ts'

function playTurns(play: Playing<ChronoTypes>, count = TURNS.length): void {
  TURNS.slice(0, count).forEach((step, n) => {
    const turn = `turn ${n + 1}`
    expect(play.state.pieces[step.seat]?.hour, `${turn} starts`).toBe(step.from)
    for (const action of step.actions) {
      expect(play.asked()?.seats, `${turn} ${JSON.stringify(action)}`).toEqual([step.seat])
      play.does(step.seat, action)
    }
    const shop = play.state.shops[step.seat] as Shop
    expect(play.state.pieces[step.seat]?.hour, `${turn} ends`).toBe(step.to)
    expect(play.state.token, turn).toBe(step.token ?? 12)
    // The only move there is in the next turn is made at once, so a figure may be one space further than the turn left
    // it.
    const next = TURNS[n + 1]
    const onTheWay = next?.seat === step.seat && next.actions[0]?.kind === 'shift'
    expect([onTheWay ? step.c : shop.chronomancer, shop.assistant], turn).toEqual([step.c, step.a])
    expect([shop.relics, shop.artifacts], turn).toEqual([byColour(step.relics), byColour(step.artifacts)])
    expect([frozenHours(shop), cardsHeld(shop)], turn).toEqual([step.tokens, step.cards])
  })
}

const costs = (state: State, who: Seat, ...ids: ('T1' | 'T2' | 'T3' | 'B1' | 'B2' | 'B3')[]): [number, number][] =>
  ids.map((id) => {
    const { hours, corruption } = portalNow((state.shops[who] as Shop).board, id)
    return [hours, corruption]
  })

describe('a first day worked out by hand', () => {
  it('[CH-H9] [CH-C18] starts with these boats and these portals', () => {
    const { state } = firstDay()
    const aboard = state.boats.map(({ passengers }) => passengers.join(' '))
    expect(aboard).toEqual(['grey red', 'blue green', 'blue grey', 'green blue', 'red red', 'red red'])
    expect(costs(state, ADA, 'T1', 'T2', 'T3', 'B1', 'B2', 'B3')).toEqual([
      [2, 0],
      [3, 0],
      [2, 1],
      [3, 0],
      [3, 1],
      [2, 0],
    ])
  })

  it('[CH-C22] [CH-R8] [CH-R19] goes through its fourteen turns number for number', () => {
    const play = firstDay()
    playTurns(play)
  })

  it('[CH-C19] [CH-C21] has other portals after Ada’s first shift', () => {
    const play = firstDay()
    playTurns(play, 7)
    expect((play.state.shops[ADA] as Shop).board).toEqual(faces('P02w P10b P04w P01w'))
    expect(costs(play.state, ADA, 'T1', 'T2', 'T3', 'B1', 'B2', 'B3')).toEqual([
      [2, 0],
      [4, 1],
      [1, 0],
      [3, 1],
      [1, 1],
      [2, 0],
    ])
  })

  it('[CH-R25] [CH-R21] [CH-H24] settles the boats at sea and lets Bo, on top at hour 12, sell first', () => {
    const play = firstDay()
    playTurns(play)
    const { state } = play
    expect(state.halls).toEqual([4, 3, 3, 1])
    expect(state.lair).toBe(3)
    expect(state.piers).toEqual([
      [0, 3, 1, 0, 0],
      [2, 0, 0, 2, 0],
      [3, 1, 1, 1, 2],
    ])
    expect(clockOrder(state)).toEqual([BO, ADA])
    expect(play.asked()).toMatchObject({ ask: 'sale.stall', seats: [BO] })
  })

  it('[CH-H14] [CH-R26] [CH-R35] [CH-R27] [CH-R28] [CH-R29] sells, pays Sponsorship and cleans up as computed', () => {
    const play = firstDay()
    playTurns(play)
    const [bos, adas] = SALES.map(({ actions }) => actions) as [Action[], Action[]]
    for (const action of bos) play.does(BO, action)
    expect(play.asked()?.seats, 'an empty shelf closes the stall').toEqual([ADA])
    expect(play.state.shops[BO]?.gold).toBe(41)
    for (const action of adas.slice(0, -1)) play.does(ADA, action)
    play.forget()
    play.does(ADA, adas.at(-1) as Action)
    expect(play.events.filter(({ kind }) => kind === 'robbed')).toEqual([
      { kind: 'robbed', rule: 'CH-R35', who: ADA, pier: 'M', gold: 2 },
    ])

    const { state } = play
    const [ada, bo] = state.shops as [Shop, Shop]
    expect([ada.gold, bo.gold]).toEqual([38, 41])
    expect(ada.corruption, 'two Whispers, two Bribes, a Scandal').toEqual([2, 2, 1, 0])
    expect(bo.corruption, 'a Bribe and a Vendetta').toEqual([0, 1, 0, 1])
    expect([scoreOf(state, ADA).total, scoreOf(state, BO).total]).toEqual([29, 36])

    expect(state.round).toBe(2)
    expect(state.square).toEqual(['Z3', 'N7', 'N3', 'A7'])
    expect(state.discards).toEqual(['N8'])
    expect(state.token).toBe(12)
    expect(clockOrder(state)).toEqual([BO, ADA])
    const aboard = state.boats.reduce((n, { passengers }) => n + passengers.length, 0)
    expect(aboard + state.bag.pool.length, '38 in the bag before the boats of day two').toBe(38)
    // Bo is up again, and his only move, the Assistant from B3 to LA, has been made at once.
    expect([ada.chronomancer, ada.assistant, bo.chronomancer, bo.assistant]).toEqual(['B3', 'LA', 'B2', 'LA'])
    expect(ada.board).toEqual(faces('P02w P10b P04w P01w'))
    expect(bo.board).toEqual(faces('P01w P10b P07w P02w'))
    expect(ada.covered).toEqual([true, false, true, true])
    expect(SLOTS.length + ada.stream.length).toBe(10)
  })

  it('[CH-H25] [CH-R33] has R9 G10 B6 Y8 K5 in the bag at the end', () => {
    const play = firstDay()
    playTurns(play)
    for (const who of [BO, ADA]) if (play.asked()?.seats[0] === who) play.does(who, { kind: 'close' })
    const { state } = play
    const everybody = [...state.bag.pool, ...state.boats.flatMap(({ passengers }) => passengers)]
    const counts = [...COLOURS, 'grey'].map((colour) => everybody.filter((one) => one === colour).length)
    expect(counts).toEqual([9, 10, 6, 8, 5])
  })
})
