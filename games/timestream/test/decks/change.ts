/** Small changes of a deck list, for the searches. */
import type { Chance } from '@anachron/kernel'
import { cards, type DeckList } from '../../content/index.ts'
import { deckFaults } from '../../rules/deck-building.ts'

/** A card or three exchanged for others of the deck or of all that there are; nothing when that is no deck. */
export function changedBy(list: DeckList, chance: Chance): DeckList | undefined {
  const ids = Object.keys(list)
  const out = ids[chance.pick('out', ids.length)] as string
  const more = chance.pick('known', 2) === 0 ? ids : cards.map(({ id }) => id)
  const into = more[chance.pick('in', more.length)] as string
  const count = Math.min(1 + chance.pick('count', 3), list[out] as number)
  const { [out]: had = 0, ...rest } = list
  const changed: DeckList = {
    ...rest,
    ...(had > count ? { [out]: had - count } : {}),
    [into]: (rest[into] ?? 0) + count,
  }
  return into === out || deckFaults(changed).length > 0 ? undefined : changed
}
