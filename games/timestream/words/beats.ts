/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { Viewer } from '@anachron/kernel'
import { cardOf } from '../content/index.ts'
import type { Event, Play } from '../rules/types.ts'

const BEATS: Partial<Record<Event['kind'], number>> = {
  strike: 1100,
  // Both that fall in a strike fall at the same moment.
  voided: 160,
  returned: 450,
  unlocked: 450,
  stunned: 350,
  froze: 300,
  lost: 400,
  turn: 350,
}

/** A card as it is played: a link is worth telling, a cell hardly. */
const PLAYED: Partial<Record<Play['kind'], number>> = { lock: 1000, fill: 520, intervention: 520, cell: 340 }
const UNIT = 420

/** A card that somebody else plays is shown large: longer, where it does not stay on the table. */
const SHOWN = { unit: 1300, event: 3400 } as const

/** Cards that are played at others, seen by one of those others. */
export const isRivals = (event: Event, viewer: Viewer | undefined): boolean =>
  event.kind === 'played' && viewer !== undefined && viewer >= 0 && event.seat !== viewer && event.play.kind !== 'cell'

const isIntervention = (event: Event): boolean => event.kind === 'played' && event.play.kind === 'intervention'

/** Nobody waits longer for what others hold: this is asked of events as the viewer may know them. */
export function beat(event: Event, viewer?: Viewer): number {
  if (isRivals(event, viewer)) return isIntervention(event) ? SHOWN.event : SHOWN.unit
  if (event.kind === 'played') return PLAYED[event.play.kind] ?? UNIT
  if (event.kind === 'drew' && event.cards?.some((card) => cardOf(card).type === 'timestream')) return 1100
  return BEATS[event.kind] ?? 0
}

/** Strikes, and what falls to them. */
const DECISIVE: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['strike', 'voided'])

/** A rival's Intervention is seen on its way or never: nothing of it lies on the table. */
export const decisive = (event: Event, viewer?: Viewer): boolean =>
  DECISIVE.has(event.kind) || (isRivals(event, viewer) && isIntervention(event))
