import type { Action, Card, Field } from '../rules/types.ts'
import { FarSeeing, Stakes } from './rehearsal/outlook.ts'
import { type Piece, Pieces } from './rehearsal/piece.ts'
import { Rehearsal } from './rehearsal/rehearsal.ts'

/**
 * The index of the answer after which the Timeline ends best, to a decision of the Day about this card, all others
 * answering sensibly.
 */
export function foreseen(
  field: Field,
  card: Card,
  options: readonly Action[],
  timeline: number,
  vp: readonly number[],
): number {
  const rehearsal = new Rehearsal(field)
  const stakes = new Stakes(timeline, vp, rehearsal)
  stakes.weigh(rehearsal)
  const decider = new FarSeeing(stakes)
  const piece = rehearsal.piece(card.id)
  if (options[0]?.kind === 'aim') {
    const at = decider.rear(rehearsal, piece) ? 'rear' : 'front'
    return options.findIndex((action) => action.kind === 'aim' && action.at === at)
  }
  const listed = new Pieces()
  for (const action of options) {
    if (action.kind === 'bomb') listed.add(rehearsal.piece(action.target))
    if (action.kind === 'attach') listed.add(rehearsal.piece(action.host))
  }
  const ids = listed.all.slice(0, listed.n)
  const chosen = decider.choose(rehearsal, piece, listed)
  return Math.max(0, ids.indexOf(chosen as Piece))
}
