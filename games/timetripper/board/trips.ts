import type { Json } from '@anachron/kernel'
import { useKept } from '@anachron/web/kit'
import type { TripRecord } from '../rules/trip-record.ts'

/** What this browser keeps of a person's trips (TT-16.0): the last one, and the shortest that led home. */
export interface Trips {
  last: TripRecord | null
  best: TripRecord | null
}

const NONE: Trips = { last: null, best: null }

const isBetter = (trip: TripRecord, best: TripRecord | null): boolean =>
  trip.home &&
  (best === null || trip.battles < best.battles || (trip.battles === best.battles && trip.treasure > best.treasure))

export function useTrips(): [Trips, (trip: TripRecord) => void] {
  const [kept, keep] = useKept<Json>('timetripper.trips', NONE as unknown as Json)
  const trips = kept as unknown as Trips
  const add = (trip: TripRecord): void =>
    keep({ last: trip, best: isBetter(trip, trips.best) ? trip : trips.best } as unknown as Json)
  return [trips, add]
}

export const tripWords = (trip: TripRecord): string =>
  `${trip.home ? 'home' : 'not home'} after ${trip.battles} ${trip.battles === 1 ? 'battle' : 'battles'} and ${trip.jumps} jumps, with ${trip.startWeight} pounds at the start${trip.treasure > 0 ? ` and treasure worth ${trip.treasure}` : ''}`
