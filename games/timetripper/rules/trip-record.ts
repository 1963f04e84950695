/** What is worth keeping of a finished trip (TT-16.0), so that the next one can be measured against it. */
import { COMPULSORY } from '../content/index.ts'
import { isTeam } from './state.ts'
import type { FigureId, Gear, Options, View } from './types.ts'
import { treasureOf } from './victory.ts'

export interface TripRecord {
  home: boolean
  goal: Options['victory']
  /** In pounds, of the whole party. */
  startWeight: number
  /** Besides what must come along, as the option `kit` wants it: for a team a list, one for each Tripper. */
  kit: Record<string, number> | Record<string, number>[]
  battles: number
  jumps: number
  treasure: number
  /** The battles in their order: the way it went, and what tells one trip from another. */
  way: number[]
}

/** The record of one Tripper; nothing while the trip goes on. */
export function tripRecord(view: View, id: FigureId): TripRecord | undefined {
  const tripper = view.trippers[id]
  if (!tripper || view.result === null) return undefined
  const home = tripper.place === 'home'
  return {
    home,
    goal: view.options.victory,
    startWeight: view.startWeight / 2,
    kit: isTeam(view) ? view.kits.map((gear) => kitOf(gear, 'team')) : kitOf(view.kits[id] ?? [], 'solo'),
    battles: view.battles,
    jumps: view.jumps,
    treasure: home ? treasureOf(view, tripper.gear) : 0,
    way: view.visited.slice(),
  }
}

const kitOf = (gear: readonly Gear[], party: 'solo' | 'team'): Record<string, number> => {
  const compulsory: readonly string[] = ['radio', ...COMPULSORY[party]]
  return Object.fromEntries(
    gear.filter(({ what }) => !compulsory.includes(what)).map(({ what, count }) => [what, count]),
  )
}
