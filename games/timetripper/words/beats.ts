/** How long each event is shown; whatever has no beat shows itself together with the next one. */
import type { Reaction } from '../content/types.ts'
import type { Event } from '../rules/events.ts'
import { type AttackWeapon, FIRST_UNIT, type FigureId } from '../rules/types.ts'

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
  swept: 620,
  expelled: 800,
  stranded: 700,
  negotiated: 1500,
  awed: 480,
  fled: 420,
  turned: 320,
  claimed: 700,
  cleanup: 1900,
  read: 600,
  special: 260,
  home: 1800,
}

/** Whoever does not come is soon looked at; the field says afterwards who stood still. */
const COMES: ReadonlySet<Reaction> = new Set<Reaction>(['towards', 'attack'])

const isSoldier = (who: FigureId | null): boolean => who !== null && who >= FIRST_UNIT

/** What strikes many at once. */
const BLASTS: ReadonlySet<string> = new Set<AttackWeapon>(['m26', 'm1', 'claymore'])

/** One’s own blows, and those that hurt. */
const isFearsome = ({ by, at, became }: Extract<Event, { kind: 'struck' }>): boolean =>
  !isSoldier(by) || (!isSoldier(at) && became !== 'none' && became !== 'stun')

/** A whole company shoots in a row: their misses go by, and what nobody has to fear for is short. */
export function beat(event: Event): number {
  const usual = BEATS[event.kind] ?? 0
  switch (event.kind) {
    case 'stepped':
      return isSoldier(event.who) ? 110 : 240
    case 'detected':
      return COMES.has(event.reaction) ? 200 : 90
    case 'fired':
      // A blast is one bang: whom it catches shows with what it did to them.
      if (BLASTS.has(event.weapon)) return event.hit ? 0 : 260
      return isSoldier(event.by) ? (event.hit ? 480 : 380) : usual
    case 'struck':
      return BLASTS.has(event.weapon) && isSoldier(event.at) ? 420 : isFearsome(event) ? usual : 500
    case 'suffered':
      if (isSoldier(event.who) && event.effect !== 'hurt') return 120
      return isSoldier(event.who) || event.loss <= 1 ? 380 : usual
    // Said of every shot of theirs.
    case 'special':
      return event.key === 'stun-weapons' ? 0 : usual
    case 'emptied':
      return event.empty ? usual : 260
    default:
      return usual
  }
}

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

export function decisive(event: Event): boolean {
  if (!DECISIVE.has(event.kind)) return false
  if (event.kind === 'fired') return !isSoldier(event.by) && !BLASTS.has(event.weapon)
  if (event.kind === 'struck') return isFearsome(event)
  return event.kind !== 'emptied' || event.empty
}
