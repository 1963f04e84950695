/** What is worth keeping of a finished trip (TT-16.0), so that the next one can be measured against it. */
import type { FigureId, Gear, Options, View } from './types.ts'
import { treasureOf } from './victory.ts'

export interface TripRecord {
  home: boolean
  goal: Options['victory']
  /** In pounds, of the whole party. */
  startWeight: number
  /** Besides what everybody must take, as the option `kit` wants it. */
  kit: Record<string, number>
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
    kit: kitOf(view.kits[id] ?? []),
    battles: view.battles,
    jumps: view.jumps,
    treasure: home ? treasureOf(view, tripper.gear) : 0,
    way: view.visited.slice(),
  }
}

const kitOf = (gear: readonly Gear[]): Record<string, number> =>
  Object.fromEntries(
    gear.filter(({ what }) => what !== 'radio' && what !== 'm16').map(({ what, count }) => [what, count]),
  )
