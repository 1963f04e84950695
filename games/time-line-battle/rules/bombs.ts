import { BOMB, isUnit } from '../content/cards.ts'
import { turnOf } from './line.ts'
import type { Card, Field } from './types.ts'

/** The next Bomb of this Day to be set off, in turn order (TLB-23). */
export function nextBomb(field: Field): Card | undefined {
  let next: Card | undefined
  for (const card of field.cards) {
    if (card.rank !== BOMB || card.used || card.day !== field.day) continue
    if (!next || turnOf(field, card.owner) < turnOf(field, next.owner)) next = card
  }
  return next
}

/** The enemy Units that a Bomb can hit (TLB-24). */
export function bombTargets(field: Field, bomb: Card): number[] {
  const { sides, cards, day, options } = field
  const targets: number[] = []
  for (const card of cards) {
    if (!isUnit(card.rank) || card.dead || sides[card.owner] === sides[bomb.owner]) continue
    if (card.day >= day || options.bombReach === 'any-living') targets.push(card.id)
  }
  return targets
}

/** Sets a Bomb off (TLB-25); without a target it fizzles (TLB-26). */
export function explode(field: Field, bomb: Card, target: number | undefined): void {
  bomb.used = true
  if (target !== undefined) (field.cards[target] as Card).dead = true
}
