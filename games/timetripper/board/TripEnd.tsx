import { useIsLesson } from '@anachron/kit'
import { useEffect } from 'react'
import { type TripRecord, tripRecord } from '../rules/trip-record.ts'
import type { View } from '../rules/types.ts'
import { bestOf, hasSameKit, tripWords, useTrips } from './trips.ts'

/** At the end of a trip: it is kept, and held against the best one so far. The trip of a lesson is nobody's. */
export function TripEnd({ view }: { view: View }) {
  const [trips, add] = useTrips()
  const trip = !useIsLesson() && view.viewer >= 0 ? tripRecord(view, view.viewer) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trip that ends
  useEffect(() => {
    if (trip) add(trip)
  }, [trip !== undefined])
  if (!trip) return null
  return (
    <p className="tt-trip-end">
      Your trip: {tripWords(trip)}. {measured(trip, trips)} <a href="#/workshop/timetripper">All your trips</a> ·{' '}
      <a href="#/setup/timetripper">Set out again</a>
    </p>
  )
}

/** How it compares with what was there before. */
function measured(trip: TripRecord, trips: readonly TripRecord[]): string {
  const before = trips.filter((other) => JSON.stringify(other) !== JSON.stringify(trip))
  const best = bestOf(before)
  if (!best) return trip.home ? 'The first that led home.' : ''
  const alike = bestOf(before.filter((other) => hasSameKit(other, trip)))
  if (trip.home && trip.battles < best.battles) return `A personal best: it was ${best.battles} battles before.`
  if (trip.home && alike && trip.battles < alike.battles)
    return `A personal best with this kit: it was ${alike.battles} battles before.`
  return `Your best: ${tripWords(best)}.`
}
