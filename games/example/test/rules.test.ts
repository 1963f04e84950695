import { begin, type Seat, scripted, seeded } from '@anachron/kernel'
import { playing } from '@anachron/kernel/testing'
import { expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import type { Minute, State } from '../rules/types.ts'

/** A table at seat 1's turn, with the given hands and a deck that is known from the top. */
function table(hands: Minute[][], top: Minute[] = [], points = hands.map(() => 0)): State {
  return {
    stack: [{ kind: 'round', at: 'play', turn: 0 }],
    result: null,
    deck: { top, pool: [], bottom: [] },
    hands,
    buried: hands.map(() => [5]),
    discards: [],
    points,
    target: 10,
  }
}

const play = (minute: Minute) => ({ kind: 'play', minute }) as const
const pass = { kind: 'pass' } as const
const jam = { kind: 'jam' } as const

it('[EX-1] deals four of twenty cards to each seat', () => {
  const state = begin(game, { target: 10 }, 4, seeded(1))
  expect(state.hands.map((hand) => hand.length)).toEqual([4, 4, 4, 4])
  expect(state.deck.pool).toHaveLength(4)
})

it('[EX-2] [EX-3] all bury before anybody plays, in any order, and only the owner knows what', () => {
  const t = playing(game, begin(game, { target: 10 }, 2, seeded(2)), seeded(2))
  const second = t.state.hands[1]?.[0] as Minute
  t.does(1, { kind: 'bury', minute: second })
  expect(t.asked()).toMatchObject({ seats: [0], rule: 'EX-2' })
  expect(JSON.stringify(game.view(t.state, 0).stack)).not.toContain('bury","minute')
  t.does(0, { kind: 'bury', minute: t.state.hands[0]?.[0] as Minute })
  expect(game.view(t.state, 0).buried[1]).toBeNull()
  expect(t.state.buried[1]).toEqual([second])
  expect(t.asked()).toMatchObject({ ask: 'round.play', seats: [0] })
})

it('[EX-4] a card that is not in hand cannot be played', () => {
  expect(playing(game, table([[1], [2]])).refuses(0, play(2))).toEqual({ rule: 'EX-4', reason: 'You hold no 2.' })
})

it('[EX-5] a card of the same number jams the clock; without one a seat is asked all the same', () => {
  const t = playing(game, table([[3], [3, 4], [1]]))
  t.does(0, play(3))
  expect(t.options(1)).toEqual([jam, pass])
  t.does(1, jam)
  expect(t.state.points).toEqual([0, 0, 0])
  expect(t.state.discards).toEqual([3, 3])
  const other = playing(game, table([[3], [4]]))
  other.does(0, play(3))
  expect(other.options(1)).toEqual([pass])
  expect(other.refuses(1, jam)).toEqual({ rule: 'EX-5', reason: 'Only another 3 jams this.' })
})

it.each([
  [3, 3],
  [2, 0],
])('[EX-6] a 3 against a die of %i scores %i', (die, points) => {
  const t = playing(game, table([[3, 1], [4]]))
  t.does(0, play(3))
  t.rolls(die)
  t.does(1, pass)
  expect(t.state.points[0]).toBe(points)
  expect(t.left()).toBe(0)
})

it('[EX-7] whoever played or jammed draws back up to three, and others see only how many', () => {
  const t = playing(game, table([[3], [3, 4]], [1, 2, 5, 4, 4]))
  t.does(0, play(3))
  const events = t.does(1, jam)
  expect(t.state.hands).toEqual([
    [1, 2, 5],
    [4, 4, 4],
  ])
  const drew = events.find((event) => event.kind === 'drew')
  expect(drew && game.redact(drew, 1)).toEqual({ kind: 'drew', rule: 'EX-7', seat: 0, count: 3 })
})

it('[EX-8] a seat without cards is passed over', () => {
  const t = playing(game, table([[3], [], [2]]), scripted(1))
  t.does(0, play(3))
  expect(t.asked()?.seats).toEqual([2])
  t.does(2, pass)
  expect(t.asked()).toMatchObject({ ask: 'round.play', seats: [2] })
})

it('[EX-9] reaching the target wins at once', () => {
  const t = playing(game, table([[3, 1], [4]], [], [8, 9]))
  t.does(0, play(3))
  t.rolls(6)
  t.does(1, pass)
  expect(t.state.result).toEqual({ reason: 'target', rule: 'EX-9', payoff: [1, 0], points: [11, 9] })
})

it('[EX-10] when all cards are gone the most points win, and ties share', () => {
  const last = (points: number[], seat: Seat = 0) => {
    const t = playing(game, table([[5], []], [], points), scripted(1))
    t.does(seat, play(5))
    return t.state.result?.payoff
  }
  expect(last([4, 4])).toEqual([0.5, 0.5])
  expect(last([3, 4])).toEqual([0, 1])
})

it('[EX-11] giving up is possible out of turn', () => {
  const t = playing(game, table([[3], [4], [1]]))
  t.does(1, { kind: 'concede' })
  expect(t.state.result?.payoff).toEqual([0.5, 0, 0.5])
})
