/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { Event } from '../rules/types.ts'

const BEATS: Partial<Record<Event['kind'], number>> = {
  strike: 1100,
  voided: 450,
  returned: 450,
  unlocked: 450,
  played: 420,
  stunned: 350,
  froze: 300,
  lost: 400,
  turn: 350,
}

export const beat = (event: Event): number => BEATS[event.kind] ?? 0

/** Strikes, and what falls to them. */
const DECISIVE: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['strike', 'voided'])

export const decisive = ({ kind }: Event): boolean => DECISIVE.has(kind)
