import { each, nobody, only, type Secrets } from '@anachron/kernel'
import type { State } from './types.ts'

/** Cards that lie face down could each lie where another one does. */
const FACE_DOWN = { pool: 'minutes' }

/**
 * Who knows what (EX-2, EX-7). What is being chosen to be buried is hidden by the kernel, which keeps those answers.
 */
export const secrets: Secrets<State> = {
  hand: ({ hands }) => hands.flatMap((hand, seat) => each(hand, only(seat), FACE_DOWN)),
  /** For good: nobody else ever sees it. */
  'buried card': ({ buried }) => buried.flatMap((cards, seat) => each(cards, only(seat), FACE_DOWN)),
  'card of the deck': ({ deck }) => each(deck.pool, nobody, FACE_DOWN),
}
