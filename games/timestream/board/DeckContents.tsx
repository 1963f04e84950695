import { typeName } from '../card-text.ts'
import { CARD_TYPES, cards } from '../content/index.ts'
import { listOf } from '../rules/deck-building.ts'
import type { DeckChoice } from '../rules/types.ts'

/** The cards of a deck by kind, folded away until somebody wants to know. */
export function DeckContents({ deck, title }: { deck: DeckChoice; title: string }) {
  const list = listOf(deck)
  return (
    <details className="ts-contents">
      <summary>{title}</summary>
      <div className="ts-contents-list">
        {CARD_TYPES.map((type) => {
          const held = cards.filter((card) => card.type === type && list[card.id])
          if (held.length === 0) return null
          const sum = held.reduce((total, card) => total + (list[card.id] ?? 0), 0)
          return (
            <p key={type}>
              <b>
                {typeName(type)} {sum}:
              </b>{' '}
              {held.map((card) => `${list[card.id]} ${card.name}`).join(', ')}
            </p>
          )
        })}
      </div>
    </details>
  )
}
