import type { Chance } from './chance/chance.ts'
import { takeUnseen } from './unseen.ts'

/**
 * A deck without a secret order: a pool nobody knows the order of, between what is known to lie on top (next first) and
 * at the bottom (last = lowest). Drawing from the pool picks one of its cards, which is the same as having shuffled
 * before, except that there is no order to leak.
 */
export interface Deck<Card> {
  top: Card[]
  pool: Card[]
  bottom: Card[]
}

export const newDeck = <Card>(cards: readonly Card[]): Deck<Card> => ({ top: [], pool: [...cards], bottom: [] })

export const deckSize = (deck: Deck<unknown>): number => deck.top.length + deck.pool.length + deck.bottom.length

export const cloneDeck = <Card extends string | number>(deck: Deck<Card>): Deck<Card> => ({
  top: deck.top.slice(),
  pool: deck.pool.slice(),
  bottom: deck.bottom.slice(),
})

/** Takes the next card, or nothing when the deck is empty. */
export function drawCard<Card>(deck: Deck<Card>, chance: Chance, label: string): Card | undefined {
  if (deck.top.length > 0) return deck.top.shift()
  if (deck.pool.length > 0) return takeFromPool(deck.pool, chance, label)
  return deck.bottom.shift()
}

/** Makes the next `count` cards known (for a look at the top): they stay on the deck, in order, and are returned. */
export function lookAtTop<Card>(deck: Deck<Card>, count: number, chance: Chance, label: string): Card[] {
  while (deck.top.length < count && deck.pool.length > 0) deck.top.push(takeFromPool(deck.pool, chance, label))
  while (deck.top.length < count && deck.bottom.length > 0) deck.top.push(deck.bottom.shift() as Card)
  return deck.top.slice(0, count)
}

/** Shuffles everything, and the given cards, together. */
export function reshuffle<Card>(deck: Deck<Card>, more: readonly Card[] = []): void {
  for (const cards of [deck.top, deck.bottom]) while (cards.length > 0) deck.pool.push(takeUnseen(cards, 0))
  deck.pool.push(...more)
}

/** Removes one card at random; the last one takes its place. */
export function takeFromPool<Card>(pool: Card[], chance: Chance, label: string): Card {
  const at = chance.pick(label, pool.length)
  const card = pool[at] as Card
  const last = pool.pop() as Card
  if (at < pool.length) pool[at] = last
  return card
}
