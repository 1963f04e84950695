import { useEffect } from 'react'
import { tripRecord } from '../rules/trip-record.ts'
import type { View } from '../rules/types.ts'
import { tripWords, useTrips } from './trips.ts'

/** At the end of a trip: it is kept, and held against the best one so far. */
export function TripEnd({ view }: { view: View }) {
  const [{ best }, add] = useTrips()
  const trip = view.viewer >= 0 ? tripRecord(view, view.viewer) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trip that ends
  useEffect(() => {
    if (trip) add(trip)
  }, [trip !== undefined])
  if (!trip) return null
  return (
    <p className="tt-trip-end">
      Your trip: {tripWords(trip)}. {best ? `Your best: ${tripWords(best)}.` : ''}{' '}
      <a href="#/setup/timetripper">Try to do better with the same kit</a>
    </p>
  )
}
