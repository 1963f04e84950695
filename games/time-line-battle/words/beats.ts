/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { BattleEvent } from '../rules/types.ts'

const BEATS: Partial<Record<BattleEvent['kind'], number>> = {
  timeline: 900,
  revealed: 900,
  bombed: 1500,
  fizzled: 600,
  attached: 900,
  aimed: 500,
  attrition: 800,
  scored: 2000,
}

/** A battle lasts the longer the more happens in it; where nobody falls it is over soon. */
export function beat(event: BattleEvent): number {
  switch (event.kind) {
    case 'struck':
    case 'fought': {
      const { attacks, hits, burns, deaths } = event.record
      if (attacks.length + burns.length === 0) return 0
      if (hits.length === 0) return 400
      return deaths.length > 0 ? 1300 + 250 * Math.min(8, hits.length) : 700 + 100 * Math.min(6, hits.length)
    }
    case 'day':
      return event.spawned.length > 0 ? 900 : 400
    case 'levels':
      // Only the evening of Day 0 counts.
      return event.day === 0 ? 1100 : 300
    default:
      return BEATS[event.kind] ?? 0
  }
}

/** What is turned up, and what it does. */
const DECISIVE: ReadonlySet<BattleEvent['kind']> = new Set<BattleEvent['kind']>([
  'revealed',
  'bombed',
  'struck',
  'fought',
  'scored',
])

export const decisive = ({ kind }: BattleEvent): boolean => DECISIVE.has(kind)
