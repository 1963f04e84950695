import { kindOf, type Rank } from '../content/cards.ts'
import { dayName, nameOf, unitOf } from '../rules/say.ts'
import type { Action, Card, View } from '../rules/types.ts'
import { hpLeft, maxHp } from '../rules/units.ts'

const withCorner = (rank: Rank): string => {
  const { name, sign } = kindOf(rank)
  return `${name} (${sign})`
}

/** A Unit as a target: where it lies and how it stands. */
function targetWords(view: View, id: number): string {
  const unit = view.cards[id] as Card
  const state = unit.inPlay ? `Level ${unit.level}, ${hpLeft(unit)} of ${maxHp(unit)} left` : 'still to come'
  return `${unitOf(unit, view.viewer)} of ${dayName(unit.day)} (${state})`
}

export function sayAction(action: Action, view: View): string {
  const deciding = view.cards[view.deciding ?? -1]
  switch (action.kind) {
    case 'deploy':
      return `Deploy ${withCorner(action.rank)}`
    case 'bottom':
      return `Slide ${withCorner(action.rank)} under the deck`
    case 'keep':
      return 'Keep the hand'
    case 'bomb':
      return `Destroy ${targetWords(view, action.target)}`
    case 'attach':
      return `Mount ${deciding ? nameOf(deciding) : 'it'} on ${targetWords(view, action.host)}`
    case 'aim':
      return `Shoot at the ${action.at === 'front' ? 'Front' : 'Rear'}`
    case 'watch':
      return 'Let the Days run'
    case 'offer':
      return 'Offer to stop after this Timeline'
    case 'withdraw':
      return 'Take back the offer to stop'
    case 'concede':
      return 'Give up'
  }
}
