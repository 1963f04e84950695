import { each, eachBut, nobody, only, perFrame, perSeat, place, players, type Secrets } from '@anachron/kernel'
import { type CardId, FIDO_IDS, isHammer } from '../content/index.ts'
import type { State } from './types.ts'
import { seesFlux } from './view.ts'

/** Cards nobody has turned up could each lie where another one does; but HAMMERs are never held. */
const UNSEEN = { pool: 'unseen cards' }
const HELD = { ...UNSEEN, fits: (card: unknown) => !isHammer(card as CardId) }

/** Who knows what (TH-16, TH-156). */
export const secrets: Secrets<State> = {
  /** Fido and cards taken openly are known to be in the hand. */
  hand: perSeat(({ hand, open, seen }, seat) =>
    eachBut(hand, { open: [...open, ...FIDO_IDS], seen }, only(seat), HELD),
  ),
  'card of the deck': ({ deck }) => each(deck.pool, nobody, UNSEEN),
  /** The reader knows them in order. */
  'card looked at on top of the deck': ({ deck, glimpsed, reader }) =>
    eachBut(deck.top, { open: glimpsed }, (viewer) => viewer === reader, UNSEEN),
  /** Where the reader's rival has looked, too. */
  'card that both have looked at on top of the deck': ({ deck, glimpsed }) =>
    eachBut(deck.top, { seen: glimpsed }, players, UNSEEN).filter(({ also }) => also),
  'Flux beside the Agent': perFrame('attack', (frame) =>
    frame.flux === null ? [] : [place(frame, 'flux', (viewer) => seesFlux(viewer, frame), UNSEEN)],
  ),
  /** Nobody else sees even that there is one. */
  plan: perFrame('plan', (frame, { stack }) => [
    place(frame, 'plan', only(frame.seat), { values: [null], set: () => stack.splice(stack.indexOf(frame), 1) }),
  ]),
}
