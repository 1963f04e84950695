import { ago, t } from '@anachron/kit'
import type { TableSummary } from '@anachron/wire'
import { type ReactNode, useEffect, useState } from 'react'
import { titleOf } from '../../app/games.ts'
import { seatNames } from '../../client/names.ts'
import { waitingFor } from '../../words/table.ts'
import { tell } from '../../words/tell.ts'
import { TermsRow } from '../terms/Terms.tsx'
import { useGlance } from './glance.ts'
import type { Placed } from './placed.ts'
import { tableHref } from './start.ts'

export interface MatchesProps {
  title: string
  tables: readonly Placed[]
  empty: ReactNode
  /** What may be done with a table besides opening it. */
  beside?(table: Placed): ReactNode
  /** Whether it is said on what terms they are played. */
  terms?: boolean
  children?: ReactNode
}

/** Of a long list the newest are looked at; each is a request. */
const MOST_SEEN = 6

/** A list of tables: your own, open ones, or ones to watch. */
export function Matches({ title, tables, empty, beside, terms = false, children }: MatchesProps) {
  const now = useMinute()
  return (
    <section className="matches">
      <h2 tabIndex={-1} id={title.toLowerCase().replaceAll(' ', '-')}>
        {title}
      </h2>
      {tables.length === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        <ul>
          {tables.map((placed, at) => {
            const { place, summary, you } = placed
            return (
              <li
                key={summary.table}
                data-table={summary.table}
                data-forsaken={(terms && summary.here === false) || undefined}
              >
                <a href={tableHref(place, summary.table)}>
                  <span className="match-game">{titleOf(summary.game)}</span>
                  <span className="match-seats">{seatNames(summary, you).join(' · ')}</span>
                  {at < MOST_SEEN && summary.phase === 'playing' && summary.entry > 0 && <Headline {...placed} />}
                  <span className="match-state" data-yours={isYours(summary, you) || undefined}>
                    {stateWords(summary, you)}
                  </span>
                  <span className="match-ago">
                    {place === 'here' ? t('this browser') : t('server')} · {ago(summary.touched, now)}
                  </span>
                  {terms && (
                    <TermsRow of={{ ...summary, hints: summary.hints !== false, differs: summary.differs ?? {} }} />
                  )}
                </a>
                {beside?.(placed)}
              </li>
            )
          })}
        </ul>
      )}
      {children}
    </section>
  )
}

/** What tells two matches of one game apart. */
function Headline(placed: Placed) {
  const glance = useGlance(placed)
  return <span className="match-headline">{glance?.headline ?? '\u00a0'}</span>
}

export const isYours = (summary: TableSummary, you: string | undefined): boolean =>
  summary.phase === 'playing' && summary.waiting.some((seat) => summary.seats[seat]?.person === you)

function stateWords(summary: TableSummary, you: string | undefined): string {
  if (summary.phase === 'gathering')
    return summary.here === false && summary.by !== you ? t('nobody is at the table') : t('waiting for people')
  if (summary.phase === 'over') return outcome(summary, you)
  if (summary.phase === 'closed') return t('closed')
  if (isYours(summary, you)) return t('your decision')
  const waiting = tell(waitingFor(summary.waiting), seatNames(summary, you))
  return summary.onlookers ? t`${waiting}, ${summary.onlookers} watching` : waiting
}

/** How it went for the reader, with the points where there are some. */
function outcome({ result, seats }: TableSummary, you: string | undefined): string {
  const own = seats.flatMap(({ person, guest }, seat) => (person === you && !guest ? [seat] : []))
  const [self] = own
  if (!result || self === undefined || own.length > 1) return t('over')
  const share = result.payoff[self] ?? 0
  const word = share === 1 ? t('won') : share > 0 ? t('drawn') : t('lost')
  const { points } = result
  // Where nobody has any, they decided nothing.
  if (!points || points.length < 2 || points.every((one) => one === 0)) return word
  return `${word} ${[points[self], ...points.filter((_, seat) => seat !== self)].join(' : ')}`
}

function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
