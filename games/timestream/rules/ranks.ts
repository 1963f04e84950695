/** What is asked of a card again and again, found out once. */
import { type Card, type CellKind, cards } from '../content/index.ts'
import type { CardId } from './types.ts'

/** What is found out once of every card. */
export function ofCards<Known>(find: (card: Card, rank: number) => Known): (id: CardId) => Known {
  const known = new Map(cards.map((card, rank) => [card.id, find(card, rank)]))
  return (id) => known.get(id) as Known
}

/** Where a card stands in the list of all cards; nothing for what is no card. */
export const rankOf: (card: CardId) => number | undefined = ofCards((_card, rank) => rank)

const kindOfOther = ofCards(({ cell }) => cell?.kind as CellKind)
/** Most cells are basic ones: those are told apart without a search. */
export const kindOf = (cell: CardId): CellKind =>
  cell === 'TS-PC-01'
    ? 'ancient'
    : cell === 'TS-PC-02'
      ? 'future'
      : cell === 'TS-PC-03'
        ? 'universal'
        : kindOfOther(cell)
