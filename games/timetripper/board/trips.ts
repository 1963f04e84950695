import { useKept } from '@anachron/web/kit'
import type { TripRecord } from '../rules/trip-record.ts'

/** What is kept of a person's trips (TT-16.0): the last one, and the shortest that led home. */
export interface Trips {
  last: TripRecord | null
  best: TripRecord | null
}

const NONE: Trips = { last: null, best: null }

const isBetter = (trip: TripRecord, best: TripRecord | null): boolean =>
  trip.home &&
  (best === null || trip.battles < best.battles || (trip.battles === best.battles && trip.treasure > best.treasure))

export function useTrips(): [Trips, (trip: TripRecord) => void] {
  const [trips, change] = useKept('timetripper', 'trips', NONE)
  const add = (trip: TripRecord): void =>
    change(({ best }) => ({ last: trip, best: isBetter(trip, best) ? trip : best }))
  return [trips, add]
}

export const tripWords = (trip: TripRecord): string =>
  `${trip.home ? 'home' : 'not home'} after ${trip.battles} ${trip.battles === 1 ? 'battle' : 'battles'} and ${trip.jumps} jumps, with ${trip.startWeight} pounds at the start${trip.treasure > 0 ? ` and treasure worth ${trip.treasure}` : ''}`
