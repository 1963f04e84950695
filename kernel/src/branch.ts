import type { Chance } from './chance/chance.ts'
import type { Types } from './game.ts'
import { copyJson } from './json.ts'
import { isLogFault } from './log.ts'
import { type Match, replay, startFrom, stateAt } from './match.ts'
import { EVERYTHING, type Viewer } from './seat.ts'
import { render } from './words/render.ts'

/**
 * A new match that leaves another one after entry n. Whoever may know everything (the match is over, or one person
 * plays all seats) gets the same past; anybody else gets a world they cannot tell from the true one, and the branch
 * says so.
 */
export function branch<T extends Types>(
  from: Match<T>,
  matchId: string,
  n: number,
  as: Viewer,
  chance: Chance,
): Match<T> {
  const { game, log } = from
  if (as === EVERYTHING || from.state.result !== null) {
    const past = replay(game, copyJson({ ...log, entries: log.entries.slice(0, n) }), { trusted: true })
    if (isLogFault(past)) throw new Error(render(past.fault))
    past.log.branchOf = { match: matchId, entry: n }
    return past
  }
  const world = game.imagine(game.view(stateAt(from, n), as), chance)
  const words =
    as < 0 ? `as a spectator may imagine it after entry ${n}` : `as seat ${as + 1} may imagine it after entry ${n}`
  const imagined = startFrom(game, { state: world, options: log.options as never, seats: log.seats, words })
  imagined.log.branchOf = { match: matchId, entry: n }
  return imagined
}
