import type { Chance } from '@anachron/kernel'
import { type Card, cards } from '../content/index.ts'
import { DECK_SIZE, MOST_INTERVENTIONS } from './deck-building.ts'
import type { NamedDeck } from './types.ts'

/** What every deck of this kind starts from: the power to play its cards, and the way home. */
const CORE = { 'TS-PC-01': 7, 'TS-PC-02': 7, 'TS-PC-03': 6, 'TS-TS-01': 2 }
const CHAINS_EACH = 2

/** A legal deck put together by chance: for the laws, which try what people might bring. */
export function someDeck(chance: Chance): NamedDeck {
  const list: Record<string, number> = { ...CORE }
  let size = Object.values(list).reduce((sum, count) => sum + count, 0)
  let interventions = 0
  const add = (card: Card): void => {
    const room = card.type === 'intervention' ? MOST_INTERVENTIONS - interventions : DECK_SIZE
    const count = Math.min(1 + chance.pick('deck', 3), card.maxCopies ?? 4, DECK_SIZE - size, room)
    if (count <= 0 || list[card.id]) return
    list[card.id] = count
    size += count
    if (card.type === 'intervention') interventions += count
  }
  for (const phase of [1, 2, 3] as const) {
    const fitting = cards.filter((card) => card.type === 'event-chain' && card.phases.includes(phase))
    for (let n = 0; n < CHAINS_EACH; n++) add(fitting[chance.pick('deck', fitting.length)] as Card)
  }
  while (size < DECK_SIZE) add(cards[chance.pick('deck', cards.length)] as Card)
  return { name: `Sample ${chance.pick('deck', 1000)}`, list }
}
