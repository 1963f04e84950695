import { noChance, parseOptions } from '@anachron/kernel'
import { faultIn, playRandomly } from '@anachron/kernel/testing'
import { describe, expect, it } from 'vitest'
import { isUnit, type Rank } from '../content/cards.ts'
import { newCard } from '../rules/deployment.ts'
import { reasonToEnd, score } from '../rules/end.ts'
import { game } from '../rules/game.ts'
import type { State } from '../rules/types.ts'
import { deploying, everyoneDeploys, hold, newGame } from './hand.ts'
import { war } from './war.ts'

/** A Timeline ends with so many living Units on each side. */
function endsWith(state: State, living: readonly number[]): void {
  state.timeline++
  state.cards = living
    .flatMap((count, owner) =>
      Array.from({ length: count }, (_, i) => ({ owner, rank: (1 + (i % 10)) as Rank, day: 0, seq: i })),
    )
    .map((card, id) => newCard({ ...card, id }))
  score({ state, chance: noChance, listening: false, emit: () => {}, call: () => {}, end: () => {} })
}

const beforeTimeline1 = (): State => ({ ...newGame(), timeline: 0 })

describe('the end of the game', () => {
  it('[TLB-53] (a) comes with a wipeout', () => {
    expect(war(['2 2 3', '10']).state.result).toMatchObject({ reason: 'wipeout', payoff: [1, 0], points: [3, 0] })
  })

  it('[TLB-53] (b) comes when nobody can deploy anything any more', () => {
    const state = beforeTimeline1()
    for (const seat of [0, 1]) hold(state, seat, '2').deck.pool = []
    endsWith(state, [2, 2])
    expect(reasonToEnd(state)).toBeUndefined()
    for (const player of state.players) player.hand = []
    expect(reasonToEnd(state)).toBe('exhausted')
  })

  it('G3 [TLB-53] [TLB-54] [TLB-R21] (c) comes after four Timelines in a row without progress', () => {
    const counters = (ends: number[][]): unknown[] => {
      const state = beforeTimeline1()
      return ends.map((living) => {
        endsWith(state, living)
        return reasonToEnd(state) ?? state.quiet
      })
    }
    const start = [
      [2, 2],
      [3, 2],
      [3, 4],
    ]
    expect(counters([...start, [5, 4], [5, 5]])).toEqual([0, 1, 2, 3, 'stagnation'])
    expect(counters([...start, [5, 3], [5, 5]])).toEqual([0, 1, 2, 0, 1])
  })

  it('[TLB-54] counts whoever lost Units, whatever the other side gained', () => {
    const state = beforeTimeline1()
    endsWith(state, [5, 2])
    endsWith(state, [4, 9])
    expect(state.quiet).toBe(0)
  })

  it('[TLB-R21] counts as many quiet Timelines as were agreed', () => {
    const state = beforeTimeline1()
    state.options.quietTimelines = 1
    endsWith(state, [2, 2])
    endsWith(state, [2, 2])
    expect(reasonToEnd(state)).toBe('stagnation')
  })

  it('[TLB-53] (d) comes after the twelfth Timeline', () => {
    const state = beforeTimeline1()
    for (let t = 1; t < 12; t++) endsWith(state, [3 - (t % 2), 3])
    expect([state.timeline, reasonToEnd(state)]).toEqual([11, undefined])
    endsWith(state, [3, 3])
    expect(reasonToEnd(state)).toBe('cap')
  })

  it('[TLB-53] (e) comes when all offers to stop stand at the check; an offer can be taken back', () => {
    const play = deploying(newGame())
    const offer = { kind: 'offer' } as const
    play.does(0, offer)
    play.does(1, offer)
    play.does(0, { kind: 'withdraw' })
    expect(game.view(play.state, 1).players.map(({ offersEnd }) => offersEnd)).toEqual([false, true])
    everyoneDeploys(play, '2 3')
    expect(play.state.timeline).toBe(2)
    play.does(0, offer)
    everyoneDeploys(play, '4 9')
    expect(play.state.result).toMatchObject({ reason: 'agreed', rule: 'TLB-53' })
  })

  it('[TLB-53] is checked in this order', () => {
    const state = beforeTimeline1()
    state.options.quietTimelines = 1
    state.options.maxTimelines = 2
    for (const player of state.players) player.offersEnd = true
    const reasons: unknown[] = []
    endsWith(state, [2, 2])
    reasons.push(reasonToEnd(state))
    endsWith(state, [2, 2])
    reasons.push(reasonToEnd(state))
    state.quiet = 0
    reasons.push(reasonToEnd(state))
    for (const player of state.players) [player.hand, player.deck.pool] = [[], []]
    reasons.push(reasonToEnd(state))
    state.survivors[0] = 0
    reasons.push(reasonToEnd(state))
    expect(reasons).toEqual(['agreed', 'stagnation', 'cap', 'exhausted', 'wipeout'])
  })

  it('G4 [TLB-55] [TLB-R22] equal points are a draw, whoever was wiped out', () => {
    const last = war(['-1: K J J | 0: 10 9', '-1: K 2 | 0: 6 8'], { pause: true })
    last.state.players.forEach((player, seat) => {
      player.vp = seat === 0 ? 3 : 2
    })
    last.choose('1.6')
    last.choose('0.9')
    expect(last.state.result).toEqual({ reason: 'wipeout', rule: 'TLB-65', payoff: [0.5, 0.5], points: [3, 3] })
    expect(last.heard('ended')[0]?.rule).toBe('TLB-R22')
  })

  it('[TLB-55] most points win, even for the side that was wiped out', () => {
    const last = war(['-1: K J J | 0: 10 9', '-1: K 2 | 0: 6 8'], { pause: true })
    const [first] = last.state.players
    if (first) first.vp = 5
    last.choose('1.6')
    last.choose('0.9')
    expect(last.state.result).toMatchObject({ payoff: [1, 0], points: [5, 1] })
  })

  it('[TLB-57] comes for certain: within 12 Timelines, or 25 where both limits are lifted; 26 cards and 20 Units at most', () => {
    for (const [limit, options] of [
      [12, {}],
      [25, { quietTimelines: 25, maxTimelines: 25 }],
    ] as const)
      for (let seed = 0; seed < 40; seed++) {
        const { state } = playRandomly(game, {
          seed,
          seats: 2 + (seed % 3),
          options,
          choose: (_match, _seat, listed) => seed % listed.length,
        })
        expect(state.result).not.toBeNull()
        expect(state.timeline).toBeLessThanOrEqual(limit)
        for (const seat of state.players.keys()) {
          const cards = state.cards.filter(({ owner }) => owner === seat)
          expect(cards.length).toBeLessThanOrEqual(26)
          expect(cards.filter(({ rank }) => isUnit(rank)).length).toBeLessThanOrEqual(20)
        }
      }
    expect(faultIn(parseOptions(game.options, { maxTimelines: 26 }))).toBe(
      'Option “maxTimelines”: it is a number from 1 to 25.',
    )
  })

  it('[TLB-R25] comes at once when somebody gives up: their side has lost, the most points of the others win', () => {
    const play = deploying(newGame())
    expect(game.concede).toEqual({ kind: 'concede' })
    play.does(0, { kind: 'concede' })
    expect(play.state.result).toEqual({ reason: 'concede', rule: 'TLB-R25', payoff: [0, 1], points: [0, 0] })
    const three = newGame(3)
    three.players.forEach((player, seat) => {
      player.vp = [9, 4, 4][seat] as number
    })
    const trio = deploying(three)
    trio.does(0, { kind: 'concede' })
    expect(three.result?.payoff).toEqual([0, 0.5, 0.5])
  })
})
