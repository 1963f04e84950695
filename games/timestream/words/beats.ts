/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import { cardOf } from '../content/index.ts'
import type { Event } from '../rules/types.ts'

const BEATS: Partial<Record<Event['kind'], number>> = {
  strike: 1100,
  // Both that fall in a strike fall at the same moment.
  voided: 160,
  returned: 450,
  unlocked: 450,
  played: 420,
  stunned: 350,
  froze: 300,
  lost: 400,
  turn: 350,
}

/** Nobody waits longer for what others hold: this is asked of events as the viewer may know them. */
export function beat(event: Event): number {
  if (event.kind === 'played' && event.play.kind === 'lock') return 1000
  if (event.kind === 'drew' && event.cards?.some((card) => cardOf(card).type === 'timestream')) return 1100
  return BEATS[event.kind] ?? 0
}

/** Strikes, and what falls to them. */
const DECISIVE: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['strike', 'voided'])

export const decisive = ({ kind }: Event): boolean => DECISIVE.has(kind)
