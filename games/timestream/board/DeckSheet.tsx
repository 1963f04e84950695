import { rich, t } from '@anachron/kit'
import { useState } from 'react'
import { CARD_TYPES, type Card, cards } from '../content/index.ts'
import { DECK_SIZE, deckFaults } from '../rules/deck-building.ts'
import { typeName } from '../words/card-text.ts'
import { CardFace } from './CardFace.tsx'
import { CardRow } from './CardRow.tsx'
import { Charts } from './Charts.tsx'
import { type OwnDeck, useLastDecks } from './decks.ts'
import { TestDraw } from './TestDraw.tsx'

interface DeckSheetProps {
  deck: OwnDeck
  onRename(name: string): void
  onCount(card: string, by: number): void
  onSave(): void
  onRemove(): void
}

/** One deck: what is in it, whether it is legal and why not, and how it draws. */
export function DeckSheet({ deck, onRename, onCount, onSave, onRemove }: DeckSheetProps) {
  // What is thrown away is gone on all devices: it takes two presses.
  const [sure, setSure] = useState<string>()
  const [shown, show] = useState<Card>()
  const faults = deckFaults(deck.list)
  // Whoever sits down next finds it first among the decks.
  const { remember } = useLastDecks()
  const play = (): void => {
    remember(deck.id)
    location.hash = '#/?game=timestream'
  }
  const size = Object.values(deck.list).reduce((sum, count) => sum + count, 0)
  return (
    <section className="ts-sheet" aria-label={deck.name}>
      <h2 className="unseen">{deck.name}</h2>
      <label className="field-label">
        {t('Name of the deck')}
        <input className="field" value={deck.name} maxLength={60} onChange={(e) => onRename(e.target.value)} />
      </label>
      <p className="ts-size" role="status" data-legal={faults.length === 0 || undefined}>
        {rich`${<b className="number">{size}</b>} of ${DECK_SIZE} cards. ${
          faults.length === 0
            ? t('A legal deck.')
            : t`Not legal yet: ${faults.length === 1 ? t('one thing') : t`${faults.length} things`} to mend.`
        }`}
      </p>
      <meter
        className="ts-meter"
        min={0}
        max={DECK_SIZE}
        value={Math.min(size, DECK_SIZE)}
        aria-label={t('Cards in the deck')}
      />
      <div className="ts-play-this">
        <button type="button" className="button first" disabled={faults.length > 0} onClick={play}>
          {t('Play this deck')}
        </button>
      </div>
      {faults.length > 0 && (
        <ul className="ts-faults">
          {faults.map(({ rule, reason }) => (
            <li key={t(reason)}>
              {t(reason)}{' '}
              <a className="rule-id" href={`#/rules/timestream/${rule}`}>
                {rule}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Charts list={deck.list} />
      <TestDraw deck={deck} />
      {CARD_TYPES.map((type) => {
        const own = cards.filter((card) => card.type === type && deck.list[card.id])
        if (own.length === 0) return null
        const sum = own.reduce((total, card) => total + (deck.list[card.id] ?? 0), 0)
        return (
          <div key={type}>
            <h3>
              {t(typeName(type))}
              {type === 'timestream' ? '' : 's'} <span className="number">{sum}</span>
            </h3>
            <ul className="ts-rows">
              {own.map((card) => (
                <CardRow key={card.id} card={card} count={deck.list[card.id] ?? 0} onCount={onCount} onShow={show} />
              ))}
            </ul>
          </div>
        )
      })}
      <div className="ts-builder-bar">
        <button type="button" className="button" onClick={onSave}>
          {t('Save as a file')}
        </button>
        <button
          type="button"
          className="button danger"
          onClick={() => (sure === deck.id ? onRemove() : setSure(deck.id))}
          onBlur={() => setSure(undefined)}
        >
          {sure === deck.id ? t('Yes, throw it away') : t('Throw away')}
        </button>
      </div>
      {shown && (
        <div className="ts-peek" aria-hidden="true">
          <CardFace card={shown} />
        </div>
      )}
    </section>
  )
}
