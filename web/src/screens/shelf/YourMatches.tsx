import { announce, Glyph, t } from '@anachron/kit'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { titleOf } from '../../app/games.ts'
import { href } from '../../app/route.ts'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { clientAt } from '../../client/places.ts'
import { matchWords, putAway, throwAway } from '../../words/app.ts'
import { Matches } from './Matches.tsx'
import type { Placed } from './placed.ts'

/** So many stand on the shelf. */
const MOST = 12

const Discard = lazy(() => import('./Discard.tsx'))

/**
 * The latest tables of this person. What is their own can be thrown away; what they share can be put away, also while
 * it is played: nobody need look at a match for ever whose other side is gone.
 */
export function YourMatches({ tables, empty }: { tables: readonly Placed[]; empty: ReactNode }) {
  const { hidden, met } = useSettings()
  const [chosen, setChosen] = useState<Placed>()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLDivElement>(null)
  // What had the focus is gone; a dialog that is still there would take it back.
  const [lost, setLost] = useState(0)
  useEffect(() => {
    if (lost > 0) list.current?.querySelector('h2')?.focus()
  }, [lost])
  const left = tables.filter(({ summary }) => !gone.has(summary.table))
  // Whoever has played anything may have put matches away; who is new has nothing to search.
  const mayHaveMore = tables.length + gone.size + met.length > 0
  const away = (words: string): void => {
    setChosen(undefined)
    announce(words)
    setLost((times) => times + 1)
  }
  const discarded = (table: string): void => {
    setGone(new Set([...gone, table]))
    away(t('Thrown away.'))
  }
  const putOutOfSight = ({ place, summary }: Placed, quietly = false): void => {
    clientAt(place)
      .then((client) => client?.request('put-away', { kind: 'table', of: summary.table, away: true }))
      .then(() => {
        setGone((before) => new Set([...before, summary.table]))
        if (!quietly) away(t('Put away. You find it among all your matches.'))
      })
      .catch((problem: Error) => announce(problem.message))
  }
  const begin = (table: Placed): void => {
    const { summary, place } = table
    // Nothing has happened there that anybody could miss.
    if (summary.entry > 0) setChosen(table)
    else
      clientAt(place)
        .then((client) => client?.request('remove', { table: summary.table }))
        .then(
          () => discarded(summary.table),
          () => setChosen(table),
        )
  }
  const beside = (table: Placed): ReactNode => {
    const { summary } = table
    const match = matchWords(titleOf(summary.game), summary.entry)
    if (!isShared(table)) return <Door label={t(throwAway(match))} onPress={() => begin(table)} />
    return <Door label={t(putAway(match))} onPress={() => putOutOfSight(table)} />
  }
  // Earlier versions kept that in this browser alone.
  useEffect(() => {
    if (hidden.length === 0 || tables.length === 0) return
    for (const table of tables) if (hidden.includes(table.summary.table)) putOutOfSight(table, true)
    changeSettings({ hidden: [] })
  })
  return (
    <div ref={list}>
      <Matches title={t('Your matches')} tables={left.slice(0, MOST)} empty={empty} beside={beside}>
        {mayHaveMore && (
          <a className="button quiet" href={href('matches')}>
            {t('Search all your matches')}
          </a>
        )}
      </Matches>
      {chosen && (
        <Suspense>
          <Discard {...chosen} onClose={() => setChosen(undefined)} discarded={() => discarded(chosen.summary.table)} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether anybody else has a place there. */
const isShared = ({ summary, you }: Placed): boolean =>
  [summary.by, ...summary.seats.flatMap(({ person, owner }) => [person, owner])].some(
    (person) => person !== undefined && person !== you,
  )

function Door({ label, onPress }: { label: string; onPress(): void }) {
  return (
    <button type="button" className="button quiet icon match-door" aria-label={label} onClick={onPress}>
      <Glyph name="close" size={16} />
    </button>
  )
}
