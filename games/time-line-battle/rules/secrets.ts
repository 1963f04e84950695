import { each, nobody, ofSeat, only, perSeat, place, type Secrets } from '@anachron/kernel'
import { playInstead } from './deployment.ts'
import type { Player, State } from './types.ts'

/**
 * Who knows what (TLB-15). A player knows which cards their deck holds, and nobody in which order the unlooked-at ones
 * lie.
 */
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
          place(player, 'playing', only(seat), {
            values: player.playing === null ? player.hand.slice() : [null],
            set: (card) => playInstead(player, card as Player['playing']),
          }),
        ],
  ),
}
