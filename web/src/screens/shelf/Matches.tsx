import type { Card } from '@anachron/wire'
import { type ReactNode, useEffect, useState } from 'react'
import { ago } from '../../app/ago.ts'
import { titleOf } from '../../app/games.ts'
import type { Place } from '../../client/houses.ts'
import { seatNames } from '../../client/names.ts'
import { tableHref } from './start.ts'

export interface Placed {
  place: Place
  card: Card
  you: string | undefined
}

export interface MatchesProps {
  title: string
  tables: readonly Placed[]
  empty: ReactNode
  /** What may be done with a table besides opening it. */
  beside?(table: Placed): ReactNode
  children?: ReactNode
}

/** A list of tables: your own, open ones, or ones to watch. */
export function Matches({ title, tables, empty, beside, children }: MatchesProps) {
  const now = useMinute()
  return (
    <section className="matches">
      <h2 tabIndex={-1}>{title}</h2>
      {tables.length === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        <ul>
          {tables.map(({ place, card, you }) => (
            <li key={card.table} data-table={card.table}>
              <a href={tableHref(place, card.table)}>
                <span className="match-game">{titleOf(card.game)}</span>
                <span className="match-seats">{seatNames(card.seats, you).join(' · ')}</span>
                <span className="match-state" data-yours={isYours(card, you) || undefined}>
                  {standing(card, you)}
                </span>
                <span className="match-ago">
                  {place === 'here' ? 'this browser' : 'server'} · {ago(card.touched, now)}
                </span>
              </a>
              {beside?.({ place, card, you })}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

export const isYours = (card: Card, you: string | undefined): boolean =>
  card.phase === 'playing' && card.waiting.some((seat) => card.seats[seat]?.person === you)

function standing(card: Card, you: string | undefined): string {
  if (card.phase === 'gathering') return 'waiting for people'
  if (card.phase === 'over') return 'over'
  if (card.phase === 'closed') return 'closed'
  if (isYours(card, you)) return 'your decision'
  const names = seatNames(card.seats, you)
  return `waiting for ${card.waiting.map((seat) => names[seat]).join(' and ')}`
}

function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
