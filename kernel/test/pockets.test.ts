import { expect, it } from 'vitest'
import {
  type Ask,
  again,
  applyEntry,
  type Frame,
  type Game,
  type Hidden,
  isEmpty,
  isInnocent,
  only,
  place,
  type Result,
  startFrom,
} from '../src/index.ts'

type Turn = Frame & { kind: 'turn' }
interface Player {
  pocket: number | null
  hand: number[]
}
interface PocketTypes {
  Rule: 'PO-1'
  State: { stack: Turn[]; result: Result | null; players: Player[]; waves: number }
  Frame: Turn
  Action: { kind: 'wave' }
  View: object
  Event: { kind: 'waved'; rule: 'PO-1' }
  Options: object
}
type State = PocketTypes['State']

const wave: Ask<PocketTypes, Turn> = {
  rule: 'PO-1',
  seats: () => [0],
  options: () => [{ kind: 'wave' }],
  take({ state }) {
    state.waves++
    return again
  },
}

interface Pockets {
  pockets: (number | null)[]
  cards: number[]
  put: (player: Player, card: number | null) => void
}

/** A card in the pocket came from the hand; one that is not there went back to it. */
function putInPocket(player: Player, card: number | null): void {
  if (player.pocket !== null) player.hand.push(player.pocket)
  player.pocket = card
  if (card !== null) player.hand.splice(player.hand.indexOf(card), 1)
}

/** Whether waving may be taken back at once, by what others see of a player and what a card in the pocket changes. */
function isFree(
  seen: (player: Player) => unknown,
  { pockets = [1, 2, 3, null, 4], cards = [1, 2, 3, 4, 5], put = putInPocket }: Partial<Pockets> = {},
): boolean {
  const game = {
    id: 'pockets',
    title: 'Pockets',
    version: 1,
    rulebook: { 'PO-1': { section: 'Play', text: 'Wave.' } },
    options: {},
    flows: { turn: { wave } },
    clone: (state: State) => structuredClone(state),
    view: ({ players, waves }: State) => ({ waves, players: players.map(seen) }),
    secrets: {
      pocket: ({ players }: State): Hidden[] =>
        players.map((player, seat) =>
          place(player, 'pocket', only(seat), {
            values: [null, ...cards],
            set: (card) => put(player, card as number | null),
          }),
        ),
      hand: ({ players }: State): Hidden[] =>
        players.flatMap(({ hand }, seat) =>
          hand.map((_, i) => place(hand, i, only(seat), { pool: `cards of ${seat}` })),
        ),
    },
  } as unknown as Game<PocketTypes>
  const players = pockets.map((pocket): Player => {
    const player: Player = { pocket: null, hand: cards.slice() }
    put(player, pocket)
    return player
  })
  const state: State = { stack: [{ kind: 'turn', at: 'wave' }], result: null, players, waves: 0 }
  const match = startFrom(game, { state, options: {}, seats: players.length, words: 'pockets' })
  const entry = { seat: 0, action: { kind: 'wave' as const } }
  applyEntry(game, match.state, entry)
  match.log.entries.push(entry)
  return isInnocent(match, 1)
}

it('places that are only asked whether they are empty are few worlds, however much they could hold', () => {
  expect(isFree((player) => player.hand.length + (isEmpty(player, 'pocket') ? 0 : 1))).toBe(true)
})

it('whether a place is empty is told where it is shown', () => {
  expect(isFree((player) => isEmpty(player, 'pocket'))).toBe(false)
})

it('values that leave another trace elsewhere are tried one by one', () => {
  const cards = Array.from({ length: 100 }, (_, i) => i + 1)
  const put = (player: Player, card: number | null): void => {
    player.pocket = card
    player.hand.length = card === 42 ? 1 : 2
  }
  // Seen is 2 with every card but one, and without any.
  expect(isFree((player) => (isEmpty(player, 'pocket') ? 2 : player.hand.length), { pockets: [1], cards, put })).toBe(
    false,
  )
})
