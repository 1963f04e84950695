import { useState } from 'react'
import { CARD_TYPES, type Card, type CardType, cards, type DeckList } from '../content/index.ts'
import { cellParts } from '../rules/cells.ts'
import { typeName } from '../words/card-text.ts'
import { CardFace, reminders, textOf } from './CardFace.tsx'
import { Copies } from './Copies.tsx'

const CELLS = ['ancient', 'future', 'universal'] as const
type Cells = (typeof CELLS)[number] | 'any'

/** Which cells a card asks for; a cell is of its own kind. */
const asksFor = (card: Card, cells: Cells): boolean =>
  cells === 'any'
    ? CELLS.every((kind) => card.cost[kind] === 0) && !card.cell
    : card.cell?.kind === cells || card.cost[cells] > 0

const COSTS: readonly [label: string, least: number, most: number][] = [
  ['0 or 1', 0, 1],
  ['2', 2, 2],
  ['3', 3, 3],
  ['4', 4, 4],
  ['5 and more', 5, 99],
]

const costs = (card: Card, label: string): boolean => {
  const range = COSTS.find(([one]) => one === label)
  const cost = cellParts(card.cost)
  return !range || (!card.cell && cost >= range[1] && cost <= range[2])
}

interface Wanted {
  type: CardType | ''
  cells: Cells | ''
  cost: string
  words: string
  held: boolean
}
const EVERYTHING: Wanted = { type: '', cells: '', cost: '', words: '', held: false }

const fits = (card: Card, { type, cells, cost, words, held }: Wanted, list: DeckList): boolean =>
  (type === '' || card.type === type) &&
  (cells === '' || asksFor(card, cells)) &&
  costs(card, cost) &&
  (!held || (list[card.id] ?? 0) > 0) &&
  `${card.name} ${textOf(card)}`.toLowerCase().includes(words.trim().toLowerCase())

/** What the keywords of a card mean, folded away until somebody wants to know. */
function KeywordNotes({ card }: { card: Card }) {
  const notes = reminders(card)
  if (notes.length === 0) return null
  return (
    <details className="ts-keyword-notes">
      <summary>What its keywords mean</summary>
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </details>
  )
}

/** All cards as one would lay them out on a table, by kind, price and what they say. */
export function Catalogue({ list, onCount }: { list: DeckList; onCount(card: string, by: number): void }) {
  const [wanted, setWanted] = useState(EVERYTHING)
  const want = (part: Partial<Wanted>): void => setWanted((before) => ({ ...before, ...part }))
  const found = cards.filter((card) => fits(card, wanted, list))
  return (
    <section className="ts-catalogue" aria-label="All cards">
      <h2>All cards</h2>
      <div className="ts-builder-bar">
        <label className="field-label">
          Kind
          <select className="field" value={wanted.type} onChange={(e) => want({ type: e.target.value as CardType })}>
            <option value="">every kind</option>
            {CARD_TYPES.map((one) => (
              <option key={one} value={one}>
                {typeName(one)}
              </option>
            ))}
          </select>
        </label>
        <label className="field-label">
          Cells
          <select className="field" value={wanted.cells} onChange={(e) => want({ cells: e.target.value as Cells })}>
            <option value="">all</option>
            <option value="ancient">Ancient</option>
            <option value="future">Future</option>
            <option value="universal">Universal</option>
            <option value="any">any will do</option>
          </select>
        </label>
        <label className="field-label">
          Cost
          <select className="field" value={wanted.cost} onChange={(e) => want({ cost: e.target.value })}>
            <option value="">every cost</option>
            {COSTS.map(([label]) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </label>
        <label className="field-label ts-words">
          With the words
          <input
            className="field"
            type="search"
            value={wanted.words}
            onChange={(e) => want({ words: e.target.value })}
          />
        </label>
        <label className="tick-box">
          <input type="checkbox" checked={wanted.held} onChange={(e) => want({ held: e.target.checked })} />
          in this deck
        </label>
      </div>
      <p className="note ts-found" role="status">
        {found.length} of {cards.length} cards
        {found.length < cards.length && (
          <button type="button" className="button quiet" onClick={() => setWanted(EVERYTHING)}>
            Show all
          </button>
        )}
      </p>
      <ul className="ts-tiles">
        {found.map((card) => (
          <li key={card.id} className="ts-tile" data-held={(list[card.id] ?? 0) > 0 || undefined}>
            <CardFace card={card} />
            <KeywordNotes card={card} />
            <Copies card={card} count={list[card.id] ?? 0} onCount={onCount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
