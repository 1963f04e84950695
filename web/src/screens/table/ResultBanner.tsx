import { SeatMark } from '@anachron/web/kit'
import { useEffect, useRef, useState } from 'react'
import type { OpenGame } from '../../app/games.ts'
import { go, href } from '../../app/route.ts'
import { drawEntropy } from '../../client/entropy.ts'
import type { Place } from '../../client/houses.ts'
import { ending } from '../../client/names.ts'
import type { Table, TableState } from '../../client/table.ts'
import { tableHref } from '../shelf/start.ts'
import { Curve } from './Curve.tsx'
import { Eyes } from './Eyes.tsx'

export interface ResultBannerProps {
  table: Table
  place: Place
  state: TableState
  game: OpenGame
  names: readonly string[]
  at: number | undefined
  look(entry: number): void
  /** Shows the whole match once more, as it happened. */
  replay(): void
}

/** How it ended, and what one may do next. */
export function ResultBanner({ table, place, state, game, names, at, look, replay }: ResultBannerProps) {
  const [trouble, setTrouble] = useState<string>()
  const banner = useRef<HTMLElement>(null)
  // Whoever has scrolled down a long table would not see that it is over.
  useEffect(() => {
    banner.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const result = state.sight?.result
  if (!result) return null
  const again = (): void => {
    table.client.request('rematch', { table: table.id, entropy: drawEntropy() }).then(
      (answer) => go(tableHref(place, answer.table)),
      (problem: Error) => setTrouble(problem.message),
    )
  }
  const best = Math.max(...result.payoff)
  return (
    <section ref={banner} className="result" aria-label="Result">
      {at === undefined && (
        <>
          <h2>{ending(game.game, result, names)}</h2>
          <ul className="result-seats">
            {names.map((name, i) => (
              <li key={name} data-best={(result.payoff[i] ?? 0) === best || undefined}>
                <SeatMark seat={i} /> {name}
                {result.points && <span className="number"> {result.points[i]}</span>}
              </li>
            ))}
          </ul>
          <div className="result-doors">
            <button type="button" className="button first" onClick={again}>
              Play again
            </button>
            <button type="button" className="button" onClick={replay}>
              Replay it
            </button>
            {state.info?.fair && (
              <a className="button" href={href('fair', place, table.id)}>
                Check the chance
              </a>
            )}
            <a className="button" href="#/">
              To the shelf
            </a>
          </div>
        </>
      )}
      <Eyes table={table} names={names} as={state.sight?.as ?? -1} />
      <Curve table={table} names={names} newest={state.sight?.entry ?? 0} at={at} look={look} />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}
