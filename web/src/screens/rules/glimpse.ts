/** What a figure of the rulebook shows of a match: there is no table of it, and nobody else is to be told. */

import { applyEntry, type Game, isLogFault, type MatchLog, replay, stateAt, type Types } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Glimpse, PictureProps } from '@anachron/kit'
import { t } from '@anachron/kit'

/** What a seat sees then, and what has just happened. */
export function viewAt<T extends Types>(
  game: Game<T>,
  log: MatchLog,
  { entry = 0, seat = 0 }: Pick<Glimpse, 'entry' | 'seat'>,
): PictureProps<T> {
  const played = replay(game, log, { to: entry, trusted: true })
  if (isLogFault(played)) throw new Error(render(played.fault))
  const last = log.entries[entry - 1]
  const events = last ? applyEntry(game, stateAt(played, entry - 1), last) : []
  return {
    view: game.view(played.state, seat),
    viewer: seat,
    names: Array.from({ length: log.seats }, (_, i) => t`Player ${i + 1}`),
    events: events.flatMap((event) => game.redact(event, seat) ?? []),
  }
}
