import type { AnyGame } from '@anachron/kernel'
import type { AnyBoard } from '@anachron/web/kit'
import type { Told } from '@anachron/wire'
import { memo, useEffect, useRef } from 'react'
import { named } from '../../client/names.ts'
import { RuleLink } from '../rules/RuleLink.tsx'

export interface LogProps {
  told: readonly Told[]
  game: AnyGame
  board: AnyBoard | undefined
  names: readonly string[]
  viewer: number
  /** Events that are still to be shown. */
  ahead: ReadonlySet<object>
  /** The entry being looked at, when it is not the newest. */
  at: number | undefined
  point(pieces: readonly string[]): void
  look(entry: number): void
}

/** What has happened, in words, newest at the end. Each line names its rule and points at its pieces. */
export const Log = memo(function Log({ told, game, board, names, viewer, ahead, at, point, look }: LogProps) {
  const list = useRef<HTMLOListElement>(null)
  const lines = told
    .map((one) => ({ ...one, events: ahead.size > 0 ? one.events.filter((event) => !ahead.has(event)) : one.events }))
    .filter(({ events }) => events.length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll the list
  useEffect(() => {
    const here = list.current
    if (!here) return
    const target = at === undefined ? here.lastElementChild : here.querySelector(`[data-entry="${at}"]`)
    if (target)
      here.scrollTop =
        (target as HTMLElement).offsetTop - here.offsetTop - here.clientHeight * (at === undefined ? 0 : 0.4)
  }, [told, at, ahead])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <ol className="log" ref={list} aria-label="What has happened" tabIndex={0}>
      {lines.map(({ entry, seat, events }) => (
        <li
          key={entry}
          className="log-entry"
          data-entry={entry}
          data-at={at === entry || undefined}
          data-seat={seat ?? undefined}
        >
          <button
            type="button"
            className="log-number number"
            onClick={() => look(entry)}
            aria-label={`Look at entry ${entry}`}
          >
            {entry}
          </button>
          <div>
            {seat !== null && <p className="log-seat">{names[seat]}</p>}
            {events.map((event, i) => (
              <p
                key={i}
                className="log-line"
                onPointerEnter={() => point(board?.pieces?.(event) ?? [])}
                onPointerLeave={() => point([])}
              >
                {named(game.words.event(event, viewer), names)} <RuleLink rule={event.rule} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
})
