/** What things on the board are called, for whoever points at them or hears them read. */
import type { Seat } from '@anachron/kernel'
import { count, list, type Sentence, say, seat, whose } from '@anachron/kernel/words'
import { isUnit, kindOf, type Rank } from '../content/cards.ts'
import type { Card, PlayerView, View } from '../rules/types.ts'
import { baseDamage, budgetFor, maxHp, shootsAtRear } from '../rules/units.ts'
import { abilityOf } from './abilities.ts'
import { cardName, dayName, unitOf } from './names.ts'

function stateOf(card: Card): Sentence {
  if (!isUnit(card.rank)) return card.used ? 'used' : 'ready'
  if (card.dead) return 'dead'
  return card.inPlay
    ? say`Level ${card.level}, ${card.damage} of ${maxHp(card)} damage`
    : say`arrives on ${dayName(card.day)}`
}

export const cardLabel = (card: Card): Sentence => say`${unitOf(card)}, ${stateOf(card)}`

/** A card that lies face down; `rank` where the viewer may know it. */
export const laidLabel = (rank: Rank | null, of: Seat, day: number): Sentence =>
  say`${whose(of)} ${rank === null ? 'card' : cardName(rank)}, laid face down into ${dayName(day)}`

/** A card in the hand of another seat, for whoever may see it. */
export const heldLabel = (rank: Rank, of: Seat): Sentence => say`${cardName(rank)} in ${whose(of)} hand`

export const playerLabel = (of: Seat, { vp, handSize, deckSize }: PlayerView): Sentence =>
  say`${seat(of)}: ${count(vp, 'Victory Point')}, ${count(handSize, 'card')} in hand, ${deckSize} in the deck`

/** More about a card on the table. `ghost`: what would befall it today as things lie. */
export function cardFacts(card: Card, view: View, ghost: { taken: number; dies: boolean } | undefined): Sentence[] {
  const kind = kindOf(card.rank)
  const ability = abilityOf(card.rank, card.owner, view)
  return [
    ...(kind.type === 'unit' ? unitFacts(card) : []),
    ...(ability ? [ability] : []),
    ...(ghost
      ? [ghost.dies ? 'As things lie it would die today.' : say`As things lie it would take ${ghost.taken} today.`]
      : []),
  ]
}

function unitFacts(card: Card): Sentence[] {
  const budget = budgetFor(card)
  const left = count(maxHp(card) - card.damage, 'hit point')
  const carried = [
    ...(card.turrets > 0 ? [count(card.turrets, 'Beam Turret')] : []),
    ...(card.armors > 0 ? [count(card.armors, 'Heavy Armor', 'Heavy Armor')] : []),
  ]
  return [
    say`${left} left. Damage ${baseDamage(card)} to the ${shootsAtRear(card) ? 'Rear' : 'Front'}, before boosts.`,
    ...(budget > 0 ? [say`Soaks up ${budget} damage today.`] : []),
    ...(carried.length > 0 ? [say`Carries ${list(carried)}.`] : []),
  ]
}
