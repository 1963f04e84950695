import { each, type Hidden, nobody, only, players, type Seat, type Secrets, type Viewer } from '@anachron/kernel'
import { decks } from '../content/index.ts'
import type { CardId, Player, State } from './types.ts'
import { isListOpen } from './view.ts'

/** Cards of one deck could each lie where another one does. */
const ofSeat = (seat: Seat): Pick<Hidden, 'pool'> => ({ pool: `cards of ${seat}` })

/** TS-91: cards of a hand that everybody has seen, or that the opponent has looked at, are known to be there. */
function hand({ hand, shown, peeked }: Player, seat: Seat): Hidden[] {
  const [open, seen] = [shown.slice(), peeked.slice()]
  return hand.flatMap((card, key): Hidden[] => {
    if (take(open, card)) return []
    const at = seen.lastIndexOf(card)
    if (!take(seen, card)) return [{ in: hand, key, knownTo: only(seat), ...ofSeat(seat) }]
    return [{ in: hand, key, knownTo: players, ...ofSeat(seat), also: [{ in: peeked, key: at }] }]
  })
}

function take(cards: (CardId | null)[], card: CardId): boolean {
  const at = cards.lastIndexOf(card)
  if (at >= 0) cards[at] = null
  return at >= 0
}

const perSeat =
  (places: (player: Player, seat: Seat) => Hidden[]) =>
  (state: State): Hidden[] =>
    state.players.flatMap(places)

const others = decks.map(({ id }) => id)

/** TS-94: what a seat plays with, where the table keeps lists closed. */
const closedTo =
  (state: State, seat: Seat) =>
  (viewer: Viewer): boolean =>
    viewer === seat || isListOpen(state, seat)

/** Who knows what (TS-73, TS-90, TS-91, TS-94). */
export const secrets: Secrets<State> = {
  hand: perSeat(hand),
  'card in the face-down pile': perSeat(({ faceDown }, seat) => each(faceDown, only(seat), ofSeat(seat))),
  'card of the deck': perSeat(({ deck }, seat) => each(deck.pool, nobody, ofSeat(seat))),
  'card on top of the deck': perSeat(({ deck }, seat) => each(deck.top, only(seat), ofSeat(seat))),
  'card under the deck': perSeat(({ deck }, seat) => each(deck.bottom, only(seat), ofSeat(seat))),
  'card set aside': ({ stack }) =>
    stack.flatMap((frame) => (frame.kind === 'ability' ? each(frame.below, only(frame.seat), ofSeat(frame.seat)) : [])),
  'deck list': (state) =>
    state.players.flatMap((player, seat): Hidden[] =>
      player.list === null ? [] : [{ in: player, key: 'list', knownTo: closedTo(state, seat), values: others }],
    ),
  'deck chosen in secret': ({ stack, rules }) =>
    stack.flatMap((frame) => {
      if (frame.kind !== 'opening') return []
      const { chosen } = frame
      return chosen.flatMap((deck, seat): Hidden[] =>
        deck === null || rules.fixed[seat] !== null
          ? []
          : [{ in: chosen, key: seat, knownTo: only(seat), values: others }],
      )
    }),
}
