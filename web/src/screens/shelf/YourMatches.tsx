import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { titleOf } from '../../app/games.ts'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { clientAt } from '../../client/houses.ts'
import { announce } from '../../kit/announcer.ts'
import { Glyph } from '../../kit/Glyph.tsx'
import { Matches, type Placed } from './Matches.tsx'

const Discard = lazy(() => import('./Discard.tsx'))

/** The tables of this person. What is their own can be thrown away; what they shared and is over can be put out of sight. */
export function YourMatches({ tables, empty }: { tables: readonly Placed[]; empty: ReactNode }) {
  const { hidden } = useSettings()
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<Placed>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  // What had the focus is gone; a dialog that is still there would take it back.
  const [lost, setLost] = useState(0)
  useEffect(() => {
    if (lost > 0) list.current?.querySelector('h2')?.focus()
  }, [lost])
  const left = tables.filter(({ card }) => !gone.has(card.table))
  const seen = left.filter(({ card }) => all || !hidden.includes(card.table))
  const many = left.filter(({ card }) => hidden.includes(card.table)).length
  const away = (words: string): void => {
    setChosen(undefined)
    announce(words)
    setLost((times) => times + 1)
  }
  const discarded = (table: string): void => {
    setGone(new Set([...gone, table]))
    away('Thrown away.')
  }
  const begin = (table: Placed): void => {
    const { card, place } = table
    // Nothing has happened there that anybody could miss.
    if (card.entry > 0) setChosen(table)
    else
      clientAt(place)
        .then((client) => client?.request('remove', { table: card.table }))
        .then(
          () => discarded(card.table),
          () => setChosen(table),
        )
  }
  const beside = (table: Placed): ReactNode => {
    const { card } = table
    const name = `${titleOf(card.game)}, ${card.entry} decisions`
    if (isShared(table) && (card.phase === 'playing' || card.phase === 'gathering')) return null
    if (!isShared(table)) return <Door label={`Throw away: ${name}`} glyph="close" onPress={() => begin(table)} />
    const out = hidden.includes(card.table)
    return (
      <Door
        label={`${out ? 'Show again' : 'Hide'}: ${name}`}
        glyph={out ? 'eye' : 'close'}
        onPress={() => {
          changeSettings({ hidden: out ? hidden.filter((one) => one !== card.table) : [...hidden, card.table] })
          away(out ? 'Shown again.' : 'Hidden.')
        }}
      />
    )
  }
  return (
    <div ref={list}>
      <Matches title="Your matches" tables={seen} empty={empty} beside={beside}>
        {many > 0 && (
          <button type="button" className="button quiet" aria-pressed={all} onClick={() => setAll(!all)}>
            {all ? 'Leave out' : 'Show'} {many} hidden
          </button>
        )}
      </Matches>
      {chosen && (
        <Suspense>
          <Discard {...chosen} onClose={() => setChosen(undefined)} discarded={() => discarded(chosen.card.table)} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether anybody else has a place there. */
const isShared = ({ card, you }: Placed): boolean =>
  [card.by, ...card.seats.flatMap(({ person, owner }) => [person, owner])].some(
    (person) => person !== undefined && person !== you,
  )

function Door({ label, glyph, onPress }: { label: string; glyph: 'close' | 'eye'; onPress(): void }) {
  return (
    <button type="button" className="button quiet icon match-door" aria-label={label} onClick={onPress}>
      <Glyph name={glyph} size={16} />
    </button>
  )
}
