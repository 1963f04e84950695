import { type Sentence, say } from '@anachron/kernel/words'
import { rich, t } from '@anachron/kit'
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

const COSTS: readonly [label: Sentence, least: number, most: number][] = [
  [say`0 or 1`, 0, 1],
  ['2', 2, 2],
  ['3', 3, 3],
  ['4', 4, 4],
  [say`5 and more`, 5, 99],
]

const costs = (card: Card, from: string): boolean => {
  const range = COSTS.find(([, least]) => String(least) === from)
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
  `${t(card.name)} ${textOf(card)}`.toLowerCase().includes(words.trim().toLowerCase())

/** What the keywords of a card mean, folded away until somebody wants to know. */
function KeywordNotes({ card }: { card: Card }) {
  const notes = reminders(card)
  if (notes.length === 0) return null
  return (
    <details className="ts-keyword-notes">
      <summary>{t('What its keywords mean')}</summary>
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
    <section className="ts-catalogue" aria-label={t('All cards')}>
      <h2>{t('All cards')}</h2>
      <div className="ts-builder-bar">
        <label className="field-label">
          {t('Kind')}
          <select className="field" value={wanted.type} onChange={(e) => want({ type: e.target.value as CardType })}>
            <option value="">{t('every kind')}</option>
            {CARD_TYPES.map((one) => (
              <option key={one} value={one}>
                {t(typeName(one))}
              </option>
            ))}
          </select>
        </label>
        <label className="field-label">
          {t('Cells')}
          <select className="field" value={wanted.cells} onChange={(e) => want({ cells: e.target.value as Cells })}>
            <option value="">{t('all')}</option>
            <option value="ancient">{t('Ancient')}</option>
            <option value="future">{t('Future')}</option>
            <option value="universal">{t('Universal')}</option>
            <option value="any">{t('any will do')}</option>
          </select>
        </label>
        <label className="field-label">
          {t('Cost')}
          <select className="field" value={wanted.cost} onChange={(e) => want({ cost: e.target.value })}>
            <option value="">{t('every cost')}</option>
            {COSTS.map(([label, least]) => (
              <option key={least} value={least}>
                {t(label)}
              </option>
            ))}
          </select>
        </label>
        <label className="field-label ts-words">
          {t('With the words')}
          <input
            className="field"
            type="search"
            value={wanted.words}
            onChange={(e) => want({ words: e.target.value })}
          />
        </label>
        <label className="tick-box">
          <input type="checkbox" checked={wanted.held} onChange={(e) => want({ held: e.target.checked })} />
          {t('in this deck')}
        </label>
      </div>
      <p className="note ts-found" role="status">
        {rich`${found.length} of ${cards.length} cards${
          found.length < cards.length && (
            <button type="button" className="button quiet" onClick={() => setWanted(EVERYTHING)}>
              {t('Show all')}
            </button>
          )
        }`}
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
