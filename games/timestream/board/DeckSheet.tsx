import { useState } from 'react'
import { typeName } from '../card-text.ts'
import { CARD_TYPES, cardOf, cards, isCardId } from '../content/index.ts'
import { deckFaults } from '../rules/deck-building.ts'
import type { CardId, NamedDeck } from '../rules/types.ts'
import { CardRow } from './CardRow.tsx'
import { Charts } from './Charts.tsx'

interface DeckSheetProps {
  deck: NamedDeck
  onRename(name: string): void
  onCount(card: string, by: number): void
  onSave(): void
  onRemove(): void
}

const HAND = 7

/** Seven cards as one might draw them. */
function draw(deck: NamedDeck): CardId[] {
  const all = Object.entries(deck.list).flatMap(([id, count]) => new Array<CardId>(count).fill(id))
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[all[last], all[other]] = [all[other] as CardId, all[last] as CardId]
  }
  return all.slice(0, HAND).filter(isCardId)
}

/** One deck: what is in it, whether it is legal and why not, and how it draws. */
export function DeckSheet({ deck, onRename, onCount, onSave, onRemove }: DeckSheetProps) {
  const [hand, setHand] = useState<CardId[]>([])
  const faults = deckFaults(deck.list)
  const size = Object.values(deck.list).reduce((sum, count) => sum + count, 0)
  return (
    <section className="ts-sheet" aria-label={deck.name}>
      <h2>{deck.name}</h2>
      <label className="field-label">
        Name
        <input className="field" value={deck.name} maxLength={60} onChange={(e) => onRename(e.target.value)} />
      </label>
      <div className="ts-builder-bar">
        <button type="button" className="button" onClick={onSave}>
          Save as a file
        </button>
        <button type="button" className="button" onClick={() => setHand(draw(deck))}>
          Draw seven
        </button>
        <button type="button" className="button danger" onClick={onRemove}>
          Throw away
        </button>
      </div>
      <p className="ts-size" role="status">
        <b className="number">{size}</b> of 60 cards. {faults.length === 0 ? 'A legal deck.' : ''}
      </p>
      {faults.length > 0 && (
        <ul className="ts-faults">
          {faults.map(({ rule, reason }) => (
            <li key={reason}>
              {reason}{' '}
              <a className="rule-id" href={`#/rules/timestream/${rule}`}>
                {rule}
              </a>
            </li>
          ))}
        </ul>
      )}
      {hand.length > 0 && <p className="ts-drawn">Drawn: {hand.map((id) => cardOf(id).name).join(', ')}.</p>}
      <Charts list={deck.list} />
      {CARD_TYPES.map((type) => {
        const own = cards.filter((card) => card.type === type && deck.list[card.id])
        if (own.length === 0) return null
        const sum = own.reduce((total, card) => total + (deck.list[card.id] ?? 0), 0)
        return (
          <div key={type}>
            <h3>
              {typeName(type)}s <span className="number">{sum}</span>
            </h3>
            <ul className="ts-rows">
              {own.map((card) => (
                <CardRow key={card.id} card={card} count={deck.list[card.id] ?? 0} onCount={onCount} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
