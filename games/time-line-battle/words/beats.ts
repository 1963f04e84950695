/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { BattleEvent } from '../rules/types.ts'

const BEATS: Partial<Record<BattleEvent['kind'], number>> = {
  timeline: 900,
  revealed: 900,
  day: 900,
  bombed: 1500,
  fizzled: 600,
  attached: 900,
  aimed: 500,
  attrition: 800,
  levels: 900,
  scored: 1300,
}

/** A battle lasts the longer the more happens in it. */
export function beat(event: BattleEvent): number {
  if (event.kind === 'struck' || event.kind === 'fought') {
    const { attacks, hits, burns } = event.record
    return attacks.length + burns.length === 0 ? 0 : 1300 + 300 * Math.min(8, hits.length)
  }
  return BEATS[event.kind] ?? 0
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
