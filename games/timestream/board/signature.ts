/** The three cards by which a deck is known: those that few other decks of the game have. */
import { type CardType, type CellKind, cardOf, cards, type DeckList, decks } from '../content/index.ts'
import { kindOf } from '../rules/ranks.ts'
import type { CardId } from '../rules/types.ts'

const SHOWN: readonly CardType[] = ['advance', 'event-chain', 'obstacle']

const sharedBy = (card: CardId): number => decks.filter(({ list }) => list[card]).length

export function signatureOf(list: DeckList): CardId[] {
  const known = (type: CardType): CardId | undefined =>
    cards
      .filter((card) => card.type === type && list[card.id])
      .map(({ id }) => id)
      .sort((a, b) => sharedBy(a) - sharedBy(b) || (list[b] ?? 0) - (list[a] ?? 0))[0]
  return SHOWN.flatMap((type) => known(type) ?? [])
}

/** How many cells of each kind are in it. */
export function cellsIn(list: DeckList): Record<CellKind, number> {
  const cells = { ancient: 0, future: 0, universal: 0 }
  for (const [id, count] of Object.entries(list)) if (cardOf(id).cell) cells[kindOf(id)] += count
  return cells
}
