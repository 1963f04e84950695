import type { SeatInfo, Sight } from '@anachron/wire'

/** Whether the screen changes hands: each guest is somebody of their own, all other seats of this person are one. */
export const changesHands = (seats: readonly SeatInfo[], from: number, to: number): boolean =>
  from !== to && (seats[from]?.guest === true || seats[to]?.guest === true)

/** The other seat at this screen that has to decide next; nothing while the seat looking on is asked itself. */
export function nextSeatOf(sight: Sight, mine: readonly number[]): number | undefined {
  if (mine.length < 2 || !sight.decision || sight.decision.seats.includes(sight.as)) return undefined
  return sight.decision.seats.find((seat) => mine.includes(seat))
}
