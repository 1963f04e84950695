import type { Json } from '@anachron/kernel'
import { useKept } from '@anachron/web/kit'
import { useState } from 'react'
import { decks as given } from '../content/index.ts'
import { checkDeckList } from '../rules/deck-building.ts'
import type { NamedDeck } from '../rules/types.ts'
import { Catalogue } from './Catalogue.tsx'
import { DeckSheet } from './DeckSheet.tsx'
import './workshop.css'

/** Where this browser keeps a person's decks. */
export const KEPT = 'timestream.decks'

const freshName = (wanted: string, decks: readonly NamedDeck[]): string => {
  let name = wanted
  for (let n = 2; decks.some((deck) => deck.name === name); n++) name = `${wanted} ${n}`
  return name
}

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
  const [kept, keep, trouble] = useKept<Json>(KEPT, [])
  const decks = kept as unknown as NamedDeck[]
  const setDecks = (next: NamedDeck[]): void => keep(next as unknown as Json)
  const [at, setAt] = useState(0)
  const [fault, setFault] = useState<string>()
  const deck = decks[at]
  const add = (fresh: NamedDeck): void => {
    setDecks([...decks, { ...fresh, name: freshName(fresh.name, decks) }])
    setAt(decks.length)
    setFault(undefined)
  }
  const change = (next: NamedDeck): void => setDecks(decks.map((one, i) => (i === at ? next : one)))
  const count = (card: string, by: number): void => {
    if (!deck) return
    const list = { ...deck.list, [card]: Math.max(0, (deck.list[card] ?? 0) + by) }
    if (list[card] === 0) delete list[card]
    change({ ...deck, list })
  }
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const read = readDeck(await file.text())
    if (typeof read === 'string') setFault(read)
    else add(read)
  }
  return (
    <div className="ts-builder">
      <h1>Deck builder</h1>
      <p className="note">
        All cards but a few names are our reconstruction. Decks are kept in this browser; save them as files to take
        them along.
      </p>
      <div className="ts-builder-bar">
        <label className="field-label">
          Your decks
          <select
            className="field"
            value={at}
            onChange={(e) => setAt(Number(e.target.value))}
            disabled={decks.length === 0}
          >
            {decks.map((one, i) => (
              <option key={one.name} value={i}>
                {one.name}
                {checkDeckList(one.list) ? ' (not legal yet)' : ''}
              </option>
            ))}
            {decks.length === 0 && <option>none yet</option>}
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
        <label className="field-label">
          Open a file
          <input
            className="field"
            type="file"
            accept=".json,application/json"
            onChange={(e) => open(e.target.files?.[0])}
          />
        </label>
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
            onRemove={() => {
              setDecks(decks.filter((_, i) => i !== at))
              setAt(0)
            }}
          />
          <Catalogue list={deck.list} onCount={count} />
        </div>
      ) : (
        <p>Start a deck from one of the four of the game, or from nothing.</p>
      )}
    </div>
  )
}
