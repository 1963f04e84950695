/** What to pack, and which way is home. */
import { HOLE } from '../content/index.ts'
import { chanceOfAtMost } from '../rules/dice.ts'
import { boardOf } from '../rules/reading.ts'
import { tripperAt } from '../rules/state.ts'
import { travel } from '../rules/time-travel.ts'
import type { FrameOf, GearKind, Tripper, View } from '../rules/types.ts'
import { chartOf } from './chart.ts'
import type { Worth } from './worth.ts'

/** What he packs, in this order, as long as it may be packed. */
const KIT: readonly GearKind[] = [
  ...new Array<GearKind>(6).fill('m26'),
  'claymore',
  'reloads-m16',
  'reloads-m16',
  'reloads-m16',
  'bayonet',
  'repellent',
]
/**
 * In a team the big things lie anywhere at the start of a battle: what counts is what stays in the pockets (TT-13.0).
 */
const TEAM_KIT: readonly GearKind[] = ['p357', ...new Array<GearKind>(6).fill('m26'), 'bayonet']
/** Chance of getting through the Time Hole from which on he goes for it. */
const WORTH_TRYING = 0.25
/** Endurance at which nobody lingers. */
const HURT = 6
/** Experience from which on reading the neighbourhood is likely to tell something. */
const ENOUGH_TO_READ = 5

export const packing = (view: View, frame: FrameOf<'equip'>): Worth => {
  const { gear } = tripperAt(boardOf(view), frame.who)
  const kit = view.trippers.length > 1 ? TEAM_KIT : KIT
  return (action) => {
    if (action.do === 'profile') return action.charmed ? 1 : 0
    if (action.do !== 'buy') return 0
    const wanted = kit.filter((what) => what === action.what).length
    const packed = gear.find(({ what }) => what === action.what)?.count ?? 0
    return packed < wanted ? 20 - kit.indexOf(action.what) : -1
  }
}

/** What a jump in this direction is worth for getting home, with Experience as it will be then. */
function homeChance(view: View, heading: number, experience: number): number {
  const control = chanceOfAtMost(experience)
  const through = chanceOfAtMost(experience)
  const { layout, cell, display } = view.time
  if (layout === null || cell === null) {
    const here = view.time.on
    return view.told.some((told) => told.battle === here && told.heading === heading && told.is === HOLE)
      ? through * (control + (1 - control) / 6)
      : 0
  }
  let holes = 0
  for (let length = 1; length <= 6; length++)
    if (travel({ layout, cell, display }, heading, length).at(-1) === HOLE) holes++
  return holes === 0 ? 0 : through * (control + ((1 - control) * holes) / 6)
}

function bestHeading(view: View, experience: number): { heading: number; home: number } {
  let best = { heading: 0, home: 0 }
  for (let heading = 0; heading < 6; heading++) {
    const home = homeChance(view, heading, experience)
    if (home > best.home) best = { heading, home }
  }
  return best
}

/** On blind displays an alignment lets him read what lies around, once his Experience is good for it (TT-17.0). */
export const wantsToRead = (view: View, tripper: Tripper): boolean =>
  view.time.layout === null && !view.hasRead && tripper.experience >= ENOUGH_TO_READ

/** He aligns the flux only where it brings him nearer to home, or tells him where home is. */
export const wantsToAlign = (view: View, tripper: Tripper): number | null => {
  const { layout, cell, display } = view.time
  if (layout !== null && cell !== null) {
    const { heading } = chartOf(layout).from(tripper.experience, display, cell, view.visited)
    // Whoever is hurt leaves at once, unless it is for home.
    const isHurt = view.battle !== null && tripper.endurance <= HURT
    return isHurt && homeChance(view, heading ?? 0, tripper.experience + 1) < WORTH_TRYING ? null : heading
  }
  const { heading, home } = bestHeading(view, tripper.experience + 1)
  if (home >= WORTH_TRYING) return heading
  return wantsToRead(view, tripper) ? view.visited.length % 6 : null
}

export const travelling =
  (view: View): Worth =>
  (action) => {
    if (action.do !== 'length') return 0
    const { layout, cell, display } = view.time
    const heading = view.jump?.heading ?? 0
    if (layout === null || cell === null) return action.hexes === 1 ? 1 : 0
    const end = travel({ layout, cell, display }, heading, action.hexes).at(-1) ?? HOLE
    if (end === HOLE) return 100
    const { experience } = tripperAt(boardOf(view), view.jump?.by ?? 0)
    return chartOf(layout).landing(experience, end, view.visited)
  }
