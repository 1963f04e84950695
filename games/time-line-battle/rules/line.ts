import type { Seat } from '@anachron/kernel'
import type { Card, Field } from './types.ts'

/** How many turns after the Start Player a seat's turn comes (TLB-19). */
export const turnOf = ({ start, sides }: Field, seat: Seat): number => (seat - start + sides.length) % sides.length

/** Whether `a` stands before `b` in a line that holds both (TLB-22, TLB-R9; TLB-63, TLB-R24). */
export function standsBefore(field: Field, a: Card, b: Card): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank
  const oldestFirst = field.options.tieOrder === 'oldest-first'
  if (a.day !== b.day) return a.day < b.day === oldestFirst
  if (a.owner !== b.owner) return turnOf(field, a.owner) < turnOf(field, b.owner)
  return a.seq < b.seq === oldestFirst
}

/** All living Units in play, of every side, from Front to Rear. */
export function lineOf(field: Field): Card[] {
  const line: Card[] = []
  for (const card of field.cards) {
    if (!card.inPlay || card.dead) continue
    let place = line.length
    while (place > 0 && standsBefore(field, card, line[place - 1] as Card)) {
      line[place] = line[place - 1] as Card
      place--
    }
    line[place] = card
  }
  return line
}
