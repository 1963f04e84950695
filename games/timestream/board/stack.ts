/** Which units of a stack are seen behind its first one, where not all of them find room. */
import type { Event, Unit } from '../rules/types.ts'

/** Whether the rival's last turn was about a unit. */
export const isNews = ({ id }: Unit, now: Event | undefined, happened: readonly Event[]): boolean =>
  (now ? [now] : happened).some((event) => 'unit' in event && event.unit === id)

/**
 * Those that matter most now, in the order in which they lie there; once the stack has been turned, those that it was
 * turned to.
 */
export function behindFirst(
  behind: readonly Unit[],
  room: number,
  turned: number,
  matters: (unit: Unit) => number,
): readonly Unit[] {
  if (behind.length <= room) return behind
  if (turned > 0) {
    return Array.from({ length: room }, (_, i) => behind[(turned + i) % behind.length] as Unit)
  }
  const wanted = behind
    .map((unit, i) => ({ unit, i, weight: matters(unit) }))
    .sort((a, b) => b.weight - a.weight || a.i - b.i)
    .slice(0, room)
  return wanted.sort((a, b) => a.i - b.i).map(({ unit }) => unit)
}
