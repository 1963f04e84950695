import type { Sight } from '@anachron/wire'

/** The other seat at this screen that has to decide next; nothing while the seat looking on is asked itself. */
export function nextSeatOf(sight: Sight, mine: readonly number[]): number | undefined {
  if (mine.length < 2 || !sight.decision || sight.decision.seats.includes(sight.as)) return undefined
  return sight.decision.seats.find((seat) => mine.includes(seat))
}
