/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { ChronoEvent } from '../rules/types.ts'

const BEATS: Partial<Record<ChronoEvent['kind'], number>> = {
  began: 1200,
  round: 600,
  boarded: 260,
  moved: 480,
  lifted: 180,
  noneFrozen: 450,
  shifted: 500,
  gained: 460,
  nothing: 500,
  sponsored: 520,
  paid: 380,
  recruited: 450,
  assigned: 300,
  recombobulated: 480,
  embiggened: 480,
  fracted: 480,
  discarded: 380,
  corrupted: 550,
  bought: 380,
  spent: 120,
  advanced: 280,
  arrived: 240,
  looked: 500,
  seated: 320,
  landed: 1500,
  stranded: 500,
  rang: 900,
  settled: 700,
  sold: 620,
  robbed: 550,
  patronised: 420,
  cleaned: 800,
  revealed: 750,
  stocked: 350,
  pocketed: 350,
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
