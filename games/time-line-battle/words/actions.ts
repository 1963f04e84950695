import { byKind } from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { kindOf, type Rank } from '../content/cards.ts'
import type { Action, Card, View } from '../rules/types.ts'
import { hpLeft, maxHp } from '../rules/units.ts'
import { dayName, nameOf, unitOf } from './names.ts'

const withCorner = (rank: Rank): Sentence => {
  const { name, sign } = kindOf(rank)
  return say`${name} (${sign})`
}

/** A Unit as a target: where it lies and how it stands. */
function targetWords(view: View, id: number): Sentence {
  const unit = view.cards[id] as Card
  const state = unit.inPlay ? say`Level ${unit.level}, ${hpLeft(unit)} of ${maxHp(unit)} left` : 'still to come'
  return say`${unitOf(unit)} of ${dayName(unit.day)} (${state})`
}

export const sayAction = byKind<Action, [view: View], Sentence>({
  deploy: ({ rank }) => say`Lay ${withCorner(rank)}`,
  bottom: ({ rank }) => say`Slide ${withCorner(rank)} under the deck`,
  keep: () => 'Keep the hand',
  bomb: ({ target }, view) => say`Destroy ${targetWords(view, target)}`,
  attach({ host }, view) {
    const deciding = view.cards[view.deciding ?? -1]
    return say`Mount ${deciding ? nameOf(deciding) : 'it'} on ${targetWords(view, host)}`
  },
  aim: ({ at }) => (at === 'front' ? 'Shoot at the Front' : 'Shoot at the Rear'),
  watch: () => 'Let the Days run',
  offer: () => 'Offer to stop after this Timeline',
  withdraw: () => 'Take back the offer to stop',
  concede: () => 'Give up',
})
