/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { ChronoEvent } from '../rules/types.ts'

const BEATS: Partial<Record<ChronoEvent['kind'], number>> = {
  began: 1200,
  round: 700,
  boarded: 260,
  moved: 800,
  lifted: 480,
  noneFrozen: 600,
  shifted: 900,
  gained: 600,
  nothing: 700,
  sponsored: 700,
  paid: 500,
  recruited: 550,
  assigned: 500,
  recombobulated: 600,
  embiggened: 600,
  fracted: 600,
  discarded: 500,
  corrupted: 550,
  bought: 500,
  spent: 400,
  advanced: 550,
  arrived: 450,
  looked: 700,
  seated: 500,
  landed: 1700,
  stranded: 700,
  rang: 900,
  settled: 1000,
  sold: 620,
  robbed: 550,
  patronised: 420,
  cleaned: 800,
  revealed: 750,
  stocked: 450,
  pocketed: 450,
  scored: 1000,
  conceded: 800,
}

/** The final count is one scene, told with the first of the scores. */
export const beat = (event: ChronoEvent): number =>
  event.kind === 'scored' && event.who !== 0 ? 0 : (BEATS[event.kind] ?? 0)

/** A day turns on these, and the count is what everything was for. */
const DECISIVE: ReadonlySet<ChronoEvent['kind']> = new Set<ChronoEvent['kind']>([
  'landed',
  'rang',
  'settled',
  'robbed',
  'corrupted',
  'scored',
])

export const decisive = ({ kind }: ChronoEvent): boolean => DECISIVE.has(kind)
