/** What can be counted in the cards that somebody has picked. */
import { cardOf, type DeckList, type Phase } from '../../content/index.ts'
import type { CardId } from '../../rules/types.ts'
import { HIDDEN } from '../../rules/view.ts'

/** Whether the viewer may look at these cards. */
export const isOwn = (cards: readonly CardId[]): boolean => !cards.includes(HIDDEN)

export function countsOf(cards: readonly CardId[]): DeckList {
  const counts: Record<CardId, number> = {}
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1
  return counts
}

/** Event Chain cards for a location. */
export const chainsFor = (cards: readonly CardId[], phase: Phase): number =>
  cards.filter((id) => cardOf(id).type === 'event-chain' && cardOf(id).phases.includes(phase)).length
