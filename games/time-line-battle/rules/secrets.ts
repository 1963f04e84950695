import { each, type Hidden, nobody, only, type Seat, type Secrets } from '@anachron/kernel'
import type { Player, State } from './types.ts'

/** Whatever a player has not on the table could lie anywhere among those cards. */
const ofSeat = (seat: Seat): Pick<Hidden, 'pool'> => ({ pool: `cards of ${seat}` })

const perSeat =
  (places: (player: Player, seat: Seat) => Hidden[]) =>
  ({ players }: State): Hidden[] =>
    players.flatMap(places)

/** Who knows what (TLB-15). A player knows which cards their deck holds, and nobody in which order the unlooked-at ones lie. */
export const secrets: Secrets<State> = {
  hand: perSeat(({ hand }, seat) => each(hand, only(seat), ofSeat(seat))),
  'card laid face down': perSeat(({ laid }, seat) => each(laid, only(seat), ofSeat(seat))),
  'card of the deck': perSeat(({ deck }, seat) => each(deck.pool, nobody, ofSeat(seat))),
  'card under the deck': perSeat(({ deck }, seat) => each(deck.bottom, only(seat), ofSeat(seat))),
  /** Also whether one is chosen at all: until the deployment is complete it may as well be in the hand. */
  'card being deployed': perSeat((player, seat) =>
    player.toDeploy === 0
      ? []
      : [
          {
            in: player,
            key: 'playing',
            knownTo: only(seat),
            values: player.playing === null ? player.hand.slice() : [null],
            set(card) {
              if (player.playing !== null) player.hand.push(player.playing)
              player.playing = card as typeof player.playing
              if (player.playing !== null) player.hand.splice(player.hand.indexOf(player.playing), 1)
            },
          },
        ],
  ),
}
