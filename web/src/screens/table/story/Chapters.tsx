import type { EntryEvents } from '@anachron/wire'
import { useMemo } from 'react'
import { tell } from '../../../words/tell.ts'
import { useTable } from '../table-context.ts'
import { chaptersOf, intentionsOf, tellerOf } from './telling.ts'
import './chapters.css'

interface ChaptersProps {
  entryEvents: readonly EntryEvents[]
  newest: number
  /** The entry at the end of the line: while the match goes on, what is still to come has room there. */
  end: number
  at: number
  /** Entries at which other matches left this one. */
  branches: readonly number[]
}

/** The match in chapters along a line: their names, and in each a tick for every intention in its seat's colour. */
export function Chapters({ entryEvents, newest, end: last, at, branches }: ChaptersProps) {
  const { game, names, to } = useTable()
  const chapters = useMemo(() => chaptersOf(entryEvents, tellerOf(game.game, to)), [entryEvents, game, to])
  const ticks = useMemo(() => intentionsOf(entryEvents).map((one) => one.at(-1) as EntryEvents), [entryEvents])
  const share = (entry: number): number => (newest === 0 ? 0 : Math.min(1, entry / last))
  const percent = (entry: number): string => `${share(entry) * 100}%`
  return (
    <div className="chapters" aria-hidden="true">
      {chapters.map(({ heading, from }, i) => {
        const end = chapters[i + 1]?.from ?? last
        const start = i === 0 ? 0 : from
        return (
          <div
            key={i}
            className="chapter"
            data-now={(at >= start && (at < end || i === chapters.length - 1)) || undefined}
            data-future={start > at || undefined}
            style={{ left: percent(start), width: `${(share(end) - share(start)) * 100}%` }}
          >
            {heading !== undefined && <Name words={tell(heading, names, to)} />}
          </div>
        )
      })}
      {ticks.map(({ entry, seat }) => (
        <i
          key={entry}
          className="chapter-tick"
          data-future={entry > at || undefined}
          style={{ left: percent(entry), ...(seat === null ? {} : { background: `var(--seat-${seat % 8})` }) }}
        />
      ))}
      {branches.map((entry, i) => (
        <i key={i} className="chapter-branch" style={{ left: percent(entry) }} />
      ))}
    </div>
  )
}

/** Where there is no room for “Turn 14”, 14 says as much. */
function Name({ words }: { words: string }) {
  const short = words.match(/[−-]?\d+$/)?.[0] ?? ''
  return (
    <>
      <span>{words}</span>
      <b className="chapter-short" data-broad={short.length > 1 || undefined}>
        {short}
      </b>
    </>
  )
}
