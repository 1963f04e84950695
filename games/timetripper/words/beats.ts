/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { Reaction } from '../content/types.ts'
import type { Event } from '../rules/events.ts'
import { FIRST_UNIT } from '../rules/types.ts'

const BEATS: Partial<Record<Event['kind'], number>> = {
  travelled: 1600,
  controlled: 800,
  homing: 1500,
  again: 650,
  arrived: 2000,
  blackHole: 1800,
  drifted: 800,
  reunited: 700,
  hopping: 900,
  staying: 500,
  revived: 700,
  resisted: 700,
  placed: 110,
  stage: 420,
  carried: 280,
  dropped: 260,
  took: 260,
  gave: 260,
  reloaded: 380,
  emptied: 650,
  spent: 400,
  fired: 850,
  wasted: 420,
  struck: 950,
  suffered: 620,
  burst: 800,
  armed: 450,
  detected: 240,
  commanded: 1100,
  conjured: 800,
  guided: 240,
  aligned: 550,
  jumped: 1000,
  swept: 320,
  expelled: 800,
  stranded: 700,
  negotiated: 1500,
  awed: 380,
  fled: 240,
  turned: 320,
  claimed: 700,
  cleanup: 1000,
  read: 600,
  special: 500,
  home: 1800,
}

/** Whoever does not come is soon looked at; the field says afterwards who stood still. */
const COMES: ReadonlySet<Reaction> = new Set<Reaction>(['towards', 'attack'])

export const beat = (event: Event): number =>
  event.kind === 'stepped'
    ? event.who < FIRST_UNIT
      ? 240
      : 130
    : event.kind === 'detected' && !COMES.has(event.reaction)
      ? 90
      : (BEATS[event.kind] ?? 0)

/** Rolls on which a trip hangs, and where it goes. */
const DECISIVE: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'travelled',
  'controlled',
  'homing',
  'arrived',
  'blackHole',
  'fired',
  'struck',
  'emptied',
  'commanded',
  'negotiated',
  'claimed',
  'home',
])

export const decisive = ({ kind }: Event): boolean => DECISIVE.has(kind)
