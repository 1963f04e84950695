import { each, eachBut, nobody, ofSeat, only, perFrame, perSeat, place, type Secrets } from '@anachron/kernel'
import { decks } from '../content/index.ts'
import type { CardId, DeckChoice, State } from './types.ts'
import { isListOpen } from './view.ts'

const others = { values: decks.map(({ id }) => id) }
const ownerKnows = (cards: readonly CardId[], seat: number) => each(cards, only(seat), ofSeat(seat))
/** Decks chosen so far, but for those that the table had fixed for all to see. */
const inSecret = (chosen: readonly (DeckChoice | null)[], fixed: readonly unknown[] = []) =>
  chosen.flatMap((deck, seat) => (deck === null || fixed[seat] ? [] : [place(chosen, seat, only(seat), others)]))

/** Who knows what (TS-73, TS-90, TS-91, TS-94, TS-97 to TS-99). */
export const secrets: Secrets<State> = {
  /** TS-91: cards that everybody has seen, or that the opponent has looked at, are known to be there. */
  hand: perSeat(({ hand, shown, peeked }, seat) =>
    eachBut(hand, { open: shown, seen: peeked }, only(seat), ofSeat(seat)),
  ),
  'card in the face-down pile': perSeat(({ faceDown }, seat) => ownerKnows(faceDown, seat)),
  'card of the deck': perSeat(({ deck }, seat) => each(deck.pool, nobody, ofSeat(seat))),
  'card on top of the deck': perSeat(({ deck }, seat) => ownerKnows(deck.top, seat)),
  'card under the deck': perSeat(({ deck }, seat) => ownerKnows(deck.bottom, seat)),
  'card set aside': perFrame('ability', ({ below, seat }) => ownerKnows(below, seat)),
  'deck list': perSeat((player, seat, state) =>
    player.list && !isListOpen(state, seat) ? [place(player, 'list', only(seat), others)] : [],
  ),
  'card of a pack': perFrame('limited', ({ packs }) => packs.flatMap(ownerKnows)),
  'card picked': perFrame('limited', ({ pools }) => pools.flatMap(ownerKnows)),
  'deck built from packs': perFrame('limited', ({ chosen }) => inSecret(chosen)),
  'deck chosen in secret': perFrame('opening', ({ chosen }, { rules }) => inSecret(chosen, rules.fixed)),
}
