import { FileField } from '@anachron/web/kit'
import { useState } from 'react'
import { decks as given } from '../content/index.ts'
import { deckFaults } from '../rules/deck-building.ts'
import type { NamedDeck } from '../rules/types.ts'
import { Catalogue } from './Catalogue.tsx'
import { DeckSheet } from './DeckSheet.tsx'
import { type OwnDeck, useDecks } from './decks.ts'
import './workshop.css'

/** A file of one deck, as it is written and read. */
function readDeck(text: string): NamedDeck | string {
  try {
    const { name, list } = JSON.parse(text) as Partial<NamedDeck>
    if (typeof name !== 'string' || typeof list !== 'object' || list === null) return 'This file is not a deck.'
    const wrong = Object.entries(list).find(([, count]) => !Number.isInteger(count) || count < 1)
    return wrong ? `This deck has a number that is none: ${wrong[0]}.` : { name: name.slice(0, 60), list }
  } catch {
    return 'This file is not a deck.'
  }
}

function saveFile(deck: NamedDeck): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(deck, null, 2)], { type: 'application/json' }))
  link.download = `${deck.name.replaceAll(/[^\w-]+/g, '-').toLowerCase()}.deck.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

export function DeckBuilder() {
  const kept = useDecks()
  const { decks, change, trouble } = kept
  const [at, setAt] = useState('')
  const [fault, setFault] = useState<string>()
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
    <div className="ts-builder">
      <h1>Deck builder</h1>
      <p className="note">
        All cards but a few names are our reconstruction. Your decks are kept{' '}
        {kept.place === 'server'
          ? 'with you on this server: they are there on all your devices.'
          : 'in this browser; save them as files to take them along.'}
      </p>
      <div className="ts-builder-bar">
        <label className="field-label">
          Your decks
          <select
            className="field"
            value={deck?.id ?? ''}
            onChange={(e) => setAt(e.target.value)}
            disabled={decks.length === 0}
          >
            {decks.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
                {deckFaults(one.list).length > 0 ? ' (not legal yet)' : ''}
              </option>
            ))}
            {decks.length === 0 && <option value="">none yet</option>}
          </select>
        </label>
        <label className="field-label">
          Start a new one from
          <select
            className="field"
            value=""
            onChange={(e) => {
              const from = given.find(({ id }) => id === e.target.value)
              add(from ? { name: `My ${from.name}`, list: { ...from.list } } : { name: 'New deck', list: {} })
            }}
          >
            <option value="" disabled>
              choose …
            </option>
            <option value="empty">nothing</option>
            {given.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <FileField label="Open a file" onFile={open} />
      </div>
      {(fault ?? trouble) && (
        <p className="trouble" role="alert">
          {fault ?? trouble}
        </p>
      )}
      {deck ? (
        <div className="ts-builder-halves">
          <DeckSheet
            deck={deck}
            onRename={(name) => change({ ...deck, name: name.slice(0, 60) })}
            onCount={count}
            onSave={() => saveFile(deck)}
            onRemove={() => kept.drop(deck.id)}
          />
          <Catalogue list={deck.list} onCount={count} />
        </div>
      ) : (
        <p>Start a deck from one of the four of the game, or from nothing.</p>
      )}
    </div>
  )
}
