import { FileField, rich, t } from '@anachron/kit'
import { useState } from 'react'
import { decks as given } from '../content/index.ts'
import { DECK_SIZE, deckFaults } from '../rules/deck-building.ts'
import type { NamedDeck } from '../rules/types.ts'
import { Catalogue } from './Catalogue.tsx'
import { DeckSheet } from './DeckSheet.tsx'
import { DeckTile } from './DeckTile.tsx'
import { type OwnDeck, useDecks } from './decks.ts'
import './board.css'
import './workshop.css'

/** A file of one deck, as it is written and read. */
function readDeck(text: string): NamedDeck | string {
  try {
    const { name, list } = JSON.parse(text) as Partial<NamedDeck>
    if (typeof name !== 'string' || typeof list !== 'object' || list === null) return t('This file is not a deck.')
    const wrong = Object.entries(list).find(([, count]) => !Number.isInteger(count) || count < 1)
    return wrong ? t`This deck has a number that is none: ${wrong[0]}.` : { name: name.slice(0, 60), list }
  } catch {
    return t('This file is not a deck.')
  }
}

function saveFile(deck: NamedDeck): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(deck, null, 2)], { type: 'application/json' }))
  link.download = `${deck.name.replaceAll(/[^\w-]+/g, '-').toLowerCase()}.deck.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

const sizeOf = ({ list }: NamedDeck): number => Object.values(list).reduce((sum, count) => sum + count, 0)

function startingFrom(id: string): NamedDeck {
  const from = given.find((deck) => deck.id === id)
  return from ? { name: t`My ${t(from.name)}`, list: { ...from.list } } : { name: t('New deck'), list: {} }
}

/** Who has no deck yet is shown where to begin. */
function Beginnings({ onBegin }: { onBegin(deck: NamedDeck): void }) {
  return (
    <section className="ts-beginnings" aria-label={t('Where to begin')}>
      <h2>{t('Where to begin')}</h2>
      <p>
        {t(
          'A deck of the game is the easiest start: change a few cards and play it. From nothing is for those who know the cards.',
        )}
      </p>
      <div className="ts-deck-choices">
        {given.map(({ id, name, idea, list }) => (
          <DeckTile key={id} name={name} idea={idea} list={list}>
            <button type="button" className="button" onClick={() => onBegin(startingFrom(id))}>
              {rich`Start here${<span className="unseen"> {t`from ${name}`}</span>}`}
            </button>
          </DeckTile>
        ))}
      </div>
      <button type="button" className="button" onClick={() => onBegin(startingFrom(''))}>
        {t('Start from nothing')}
      </button>
    </section>
  )
}

export function DeckBuilder() {
  const kept = useDecks()
  const { decks, change, trouble } = kept
  const [at, setAt] = useState('')
  const [fault, setFault] = useState<string>()
  // On a narrow screen one looks at the deck or at the cards.
  const [part, setPart] = useState<'deck' | 'cards'>('deck')
  const deck: OwnDeck | undefined = decks.find(({ id }) => id === at) ?? decks[0]
  const add = (fresh: NamedDeck): void => {
    setAt(kept.add(fresh))
    setFault(undefined)
  }
  const count = (card: string, by: number): void => {
    if (!deck) return
    const list = { ...deck.list, [card]: Math.max(0, (deck.list[card] ?? 0) + by) }
    if (list[card] === 0) delete list[card]
    change({ ...deck, list })
  }
  const open = async (file: File): Promise<void> => {
    const read = readDeck(await file.text())
    if (typeof read === 'string') setFault(read)
    else add(read)
  }
  return (
    <div className="ts ts-builder">
      <h1>{t('Deck builder')}</h1>
      <p className="note">
        {t`All cards but a few names are our reconstruction. Your decks are kept ${
          kept.place === 'server'
            ? t('with you on this server: they are there on all your devices.')
            : t('in this browser; save them as files to take them along.')
        }`}
      </p>
      <div className="ts-builder-bar">
        <label className="field-label">
          {t('Your decks')}
          <select
            className="field"
            value={deck?.id ?? ''}
            onChange={(e) => setAt(e.target.value)}
            disabled={decks.length === 0}
          >
            {decks.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
                {deckFaults(one.list).length > 0 ? ` ${t('(not legal yet)')}` : ''}
              </option>
            ))}
            {decks.length === 0 && <option value="">{t('none yet')}</option>}
          </select>
        </label>
        <label className="field-label">
          {t('Start a new one from')}
          <select className="field" value="" onChange={(e) => add(startingFrom(e.target.value))}>
            <option value="" disabled>
              {t('choose …')}
            </option>
            <option value="empty">{t('nothing')}</option>
            {given.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <FileField label={t('Open a file')} onFile={open} />
      </div>
      {(fault ?? trouble) && (
        <p className="trouble" role="alert">
          {fault ?? trouble}
        </p>
      )}
      {deck ? (
        <>
          <div className="ts-parts">
            {(['deck', 'cards'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className="button"
                aria-pressed={part === one}
                onClick={() => setPart(one)}
              >
                {one === 'deck' ? t`The deck (${sizeOf(deck)} of ${DECK_SIZE})` : t('All cards')}
              </button>
            ))}
          </div>
          <div className="ts-builder-halves" data-part={part}>
            <DeckSheet
              deck={deck}
              onRename={(name) => change({ ...deck, name: name.slice(0, 60) })}
              onCount={count}
              onSave={() => saveFile(deck)}
              onRemove={() => kept.drop(deck.id)}
            />
            <Catalogue list={deck.list} onCount={count} />
          </div>
        </>
      ) : (
        <Beginnings onBegin={add} />
      )}
    </div>
  )
}
