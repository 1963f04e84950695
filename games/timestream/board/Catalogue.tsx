import { useState } from 'react'
import { cardText, typeName } from '../card-text.ts'
import { CARD_TYPES, type CardType, cards, type DeckList } from '../content/index.ts'
import { CardRow } from './CardRow.tsx'

/** All cards, by kind and by what they say. */
export function Catalogue({ list, onCount }: { list: DeckList; onCount(card: string, by: number): void }) {
  const [type, setType] = useState<CardType | ''>('')
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const found = cards.filter(
    (card) => (type === '' || card.type === type) && `${card.name} ${cardText(card)}`.toLowerCase().includes(wanted),
  )
  return (
    <section className="ts-catalogue" aria-label="All cards">
      <h2>All cards</h2>
      <div className="ts-builder-bar">
        <label className="field-label">
          Kind
          <select className="field" value={type} onChange={(e) => setType(e.target.value as CardType | '')}>
            <option value="">every kind</option>
            {CARD_TYPES.map((one) => (
              <option key={one} value={one}>
                {typeName(one)}
              </option>
            ))}
          </select>
        </label>
        <label className="field-label">
          With the words
          <input className="field" type="search" value={words} onChange={(e) => setWords(e.target.value)} />
        </label>
      </div>
      <p className="note" role="status">
        {found.length} of {cards.length} cards
      </p>
      <ul className="ts-rows">
        {found.map((card) => (
          <CardRow key={card.id} card={card} count={list[card.id] ?? 0} onCount={onCount} full />
        ))}
      </ul>
    </section>
  )
}
