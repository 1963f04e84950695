import { EVERYTHING, SPECTATOR } from '@anachron/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../rules/game.ts'
import { redact } from '../rules/view.ts'
import { deploying, deploys, hold, newGame } from './hand.ts'
import { ranks, signs, war } from './war.ts'

describe('the hand', () => {
  it('G1 [TLB-5] [TLB-6] [TLB-R5] play, slide one under the deck, and only then draw up to five', () => {
    const state = newGame()
    const player = hold(state, 0, '2 J 9 K 6', 'A 4 10')
    const play = deploying(state)
    deploys(play, 0, '2', 'J')
    expect(signs(player.hand)).toBe('A 4 6 9 K')
    expect([player.deck.top.length + player.deck.pool.length, signs(player.deck.bottom)]).toEqual([19, 'J'])
    deploys(play, 0, 'A')
    expect(signs(player.hand)).toBe('4 6 9 10 K')
    expect([player.deck.pool.length + player.deck.bottom.length, signs(player.deck.bottom)]).toEqual([19, 'J'])
  })

  it('[TLB-5] a card that is not held cannot be played', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    expect(deploying(state).refuses(0, { kind: 'deploy', rank: 1 })).toEqual({
      rule: 'TLB-5',
      reason: 'You do not hold that card.',
    })
  })

  it('[TLB-6] a card goes under the deck only with a card played, and one at most', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    const play = deploying(state)
    expect(play.refuses(0, { kind: 'bottom', rank: 3 }).rule).toBe('TLB-6')
    play.does(0, { kind: 'deploy', rank: 2 })
    play.does(0, { kind: 'bottom', rank: 3 })
    expect(play.refuses(0, { kind: 'bottom', rank: 4 }).rule).toBe('TLB-6')
  })

  it('[TLB-R5] the next card is not played before it is said whether one goes under the deck', () => {
    const state = newGame()
    hold(state, 0, '2 3 4 5 6')
    const play = deploying(state)
    play.does(0, { kind: 'deploy', rank: 2 })
    expect(play.refuses(0, { kind: 'deploy', rank: 3 }).rule).toBe('TLB-R5')
  })

  it('[TLB-6] with an empty deck the card comes straight back', () => {
    const state = newGame()
    const player = hold(state, 0, '2 3 4 5 6')
    player.deck.pool = []
    const play = deploying(state)
    deploys(play, 0, '2', '3')
    expect(signs(player.hand)).toBe('3 4 5 6')
  })

  it('[TLB-6] cards under the deck come back in the order they were slid there, after all others', () => {
    const state = newGame()
    const player = hold(state, 0, '2 3 4 5 6', 'A')
    player.deck.pool = []
    player.deck.bottom = ranks('K Q')
    deploys(deploying(state), 0, '2', '3')
    expect(signs(player.hand)).toBe('A 4 5 6 K')
    expect(signs(player.deck.bottom)).toBe('Q 3')
  })

  it('[TLB-7] [TLB-R6] an empty deck stays empty and the hand shrinks: what lies on the table is not shuffled', () => {
    const state = newGame()
    const player = hold(state, 0, '2 3')
    player.deck.pool = []
    const play = deploying(state)
    deploys(play, 0, '2')
    expect([signs(player.hand), player.deck]).toEqual(['3', { top: [], pool: [], bottom: [] }])
  })
})

describe('deploying', () => {
  it('[TLB-12] [TLB-R3] the first Timeline is opened with Units', () => {
    const state = newGame()
    hold(state, 0, '2 3 J Q K')
    const play = deploying(state)
    expect(play.asked()).toMatchObject({ rule: 'TLB-12', seats: [0, 1] })
    expect(play.options(0)).toEqual([
      { kind: 'deploy', rank: 2 },
      { kind: 'deploy', rank: 3 },
    ])
    expect(play.refuses(0, { kind: 'deploy', rank: 13 })).toEqual({
      rule: 'TLB-12',
      reason: 'The first Timeline is opened with Units; Temporal Bomb has to wait.',
    })
  })

  it('[TLB-R3] unless any cards may open', () => {
    const state = newGame(2, { opening: 'any' })
    hold(state, 0, '2 3 J Q K')
    expect(deploying(state).options(0).length).toBe(5)
  })

  it('[TLB-12] [TLB-R4] the last Unit stays in hand while another is owed', () => {
    const state = newGame()
    hold(state, 0, '2 3 J Q K')
    const play = deploying(state)
    play.does(0, { kind: 'deploy', rank: 2 })
    expect(play.refuses(0, { kind: 'bottom', rank: 3 })).toEqual({
      rule: 'TLB-12',
      reason: 'This is your last Unit, and you still have to lay one.',
    })
    play.does(0, { kind: 'keep' })
    play.does(0, { kind: 'deploy', rank: 3 })
    expect(play.options(0)).toContainEqual({ kind: 'bottom', rank: 13 })
  })

  it('[TLB-12] everybody deploys two cards in the first Timeline', () => {
    expect(newGame(3).players.map(({ toDeploy }) => toDeploy)).toEqual([2, 2, 2])
  })

  it('[TLB-R3] no two openings of Units wipe anybody out: all 3,025 pairs tried', () => {
    const units = 'A 2 3 4 5 6 7 8 9 10'.split(' ')
    const pairs = units.flatMap((a, i) => units.slice(i).map((b) => `${a} ${b}`))
    expect(pairs.length ** 2).toBe(3025)
    const wiped = pairs.flatMap((a) => pairs.filter((b) => war([a, b]).state.result?.reason === 'wipeout'))
    expect(wiped).toEqual([])
  })

  it('[TLB-11] [TLB-R1] whatever is deployed lies in the first Day of the Timeline, for good', () => {
    const { play, state } = war(['2 3', '2 3'], { options: { maxTimelines: 12 }, pause: true })
    for (const seat of [0, 1]) {
      hold(state, seat, '4 4 5 5 6')
      for (const card of ['4', '5']) deploys(play, seat, card)
    }
    expect(state.timeline).toBe(3)
    expect(state.cards.map(({ rank, day }) => [rank, day])).toEqual([
      [2, 0],
      [3, 0],
      [2, 0],
      [3, 0],
      [4, -1],
      [5, -1],
      [4, -1],
      [5, -1],
    ])
  })

  it('[TLB-13] [TLB-R2] later, any kind of card may be deployed, as many as came through', () => {
    const { play, state } = war(['2 3', '2 3'], { options: { maxTimelines: 12 }, pause: true })
    hold(state, 0, 'J Q K 9 10')
    expect(state.players.map(({ toDeploy }) => toDeploy)).toEqual([2, 2])
    expect(play.asked()?.rule).toBe('TLB-13')
    expect(play.options(0)).toEqual(ranks('9 10 J Q K').map((rank) => ({ kind: 'deploy', rank })))
  })

  it('G2 [TLB-13] with too few cards left, all of them are deployed', () => {
    const { play, state } = war(['2 3', '2 3'], { options: { maxTimelines: 12 }, pause: true })
    const player = hold(state, 0, 'J Q 9')
    player.deck.pool = []
    player.allowance = 7
    state.stack = [
      { kind: 'match', at: 'restore' },
      { kind: 'example', at: 'watch' },
    ]
    play.does(state.start, { kind: 'watch' })
    expect(player.toDeploy).toBe(3)
    for (const card of ['J', 'Q', '9']) deploys(play, 0, card)
    expect([player.toDeploy, player.hand]).toEqual([0, []])
  })

  it('[TLB-15] [TLB-R8] all deploy at once, in any order, and nothing is turned up before everybody is done', () => {
    const state = newGame()
    for (const seat of [0, 1]) hold(state, seat, '2 3 4 5 6')
    const play = deploying(state)
    deploys(play, 1, '4')
    deploys(play, 1, '5')
    expect([play.asked()?.seats, state.cards]).toEqual([[0], []])
    deploys(play, 0, '2')
    deploys(play, 0, '3')
    expect(state.cards.map(({ owner, rank, seq }) => [owner, rank, seq])).toEqual([
      [0, 2, 1],
      [0, 3, 2],
      [1, 4, 1],
      [1, 5, 2],
    ])
  })

  it('[TLB-15] others see how many cards were laid, and neither which nor what went under the deck', () => {
    const state = newGame()
    for (const seat of [0, 1]) hold(state, seat, '2 3 4 5 6')
    const play = deploying(state)
    play.does(0, { kind: 'deploy', rank: 2 })
    const before = game.view(state, 1).players[0]
    expect(before).toMatchObject({ toDeploy: 2, handSize: 5, deckSize: 21, own: 'hidden' })
    const [laid] = play.does(0, { kind: 'bottom', rank: 3 })
    expect(game.view(state, 1).players[0]).toMatchObject({ toDeploy: 1, handSize: 5, deckSize: 20, own: 'hidden' })
    expect(redact(laid as never, 1)).toMatchObject({ kind: 'laid', seat: 0, left: 1, cards: 'hidden' })
    expect(redact(laid as never, 0)).toMatchObject({ cards: { laid: 2, bottom: 3 } })
    expect(game.view(state, SPECTATOR).players.map(({ own }) => own)).toEqual(['hidden', 'hidden'])
    expect(game.view(state, EVERYTHING).players[0]?.own).toMatchObject({ laid: [2], bottom: [3] })
  })
})
