import { count, say } from '@anachron/kernel/words'
import { phrase, useKept } from '@anachron/kit'
import type { TripRecord } from '../rules/trip-record.ts'
import { poundNumber } from './names.ts'

/** What is kept of a person's trips (TT-16.0), the newest first. */
export interface Trips {
  trips: TripRecord[]
}

const NONE: Trips = { trips: [] }
/** So many are kept; the best ones always. */
const MOST = 40

const isSame = (a: TripRecord, b: TripRecord): boolean => JSON.stringify(a) === JSON.stringify(b)
export const hasSameKit = (a: TripRecord, b: TripRecord): boolean =>
  a.startWeight === b.startWeight && JSON.stringify(sorted(a.kit)) === JSON.stringify(sorted(b.kit))
const sorted = (kit: TripRecord['kit']): unknown[] =>
  Array.isArray(kit) ? kit.map(sorted) : Object.entries(kit).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

const isBetter = (trip: TripRecord, best: TripRecord): boolean =>
  trip.battles < best.battles || (trip.battles === best.battles && trip.treasure > best.treasure)

/** The shortest trip home of them, the richer of two equally short ones. */
export function bestOf(trips: readonly TripRecord[]): TripRecord | null {
  let best: TripRecord | null = null
  for (const trip of trips) if (trip.home && (best === null || isBetter(trip, best))) best = trip
  return best
}

/** Adds a trip, once: looking at an old match again does not make it the last trip. */
function withTrip({ trips }: Trips, trip: TripRecord): Trips {
  if (trips.some((kept) => isSame(kept, trip))) return { trips }
  const all = [trip, ...trips]
  const best = bestOf(all)
  return { trips: all.filter((one, i) => i < MOST || one === best) }
}

export function useTrips(): [readonly TripRecord[], (trip: TripRecord) => void, boolean] {
  const [{ trips }, change, isFound] = useKept('timetripper', 'trips', NONE)
  // Nothing else was kept under this name before there was a list.
  return [trips ?? NONE.trips, (trip) => change((now) => withTrip(now.trips ? now : NONE, trip)), isFound]
}

/** The limit of a goal is the party's, and so is what is kept: nobody packed all of it. */
const weightWords = ({ kit, startWeight }: TripRecord) =>
  Array.isArray(kit)
    ? say`the ${poundNumber(startWeight * 2)} pounds of the whole party`
    : say`${poundNumber(startWeight * 2)} pounds`

export const tripWords = (trip: TripRecord): string =>
  phrase(
    say`${trip.home ? 'home' : 'not home'} after ${count(trip.battles, 'battle')} and ${count(trip.jumps, 'jump')}, with ${weightWords(trip)} at the start${trip.treasure > 0 ? say` and treasure worth ${trip.treasure}` : ''}`,
  )
