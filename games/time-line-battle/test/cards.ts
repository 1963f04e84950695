import { DECK } from '../content/cards.ts'
import type { State } from '../rules/types.ts'
import { notOnTable } from '../rules/view.ts'

/** Every player has two of each kind, on the table, in hand, laid face down or in the deck, and nothing else (TLB-2). */
export function wrongWithCards(state: State): string | undefined {
  for (const [seat, { hand, laid, playing, deck }] of state.players.entries()) {
    const held = [...hand, ...laid, ...deck.top, ...deck.pool, ...deck.bottom, ...(playing === null ? [] : [playing])]
    const missing = notOnTable(state.cards, seat, DECK)
    if (held.sort((a, b) => a - b).join() !== missing.join()) return `seat ${seat} holds ${held}, not ${missing}`
  }
  return undefined
}
