import { phrase, rich, t, useIsLesson } from '@anachron/kit'
import { useEffect } from 'react'
import type { Event } from '../rules/events.ts'
import { isTripper, lineOf } from '../rules/state.ts'
import { type TripRecord, tripRecord } from '../rules/trip-record.ts'
import type { View } from '../rules/types.ts'
import { sentence, tripperName } from './names.ts'
import { rollOf } from './rolls.ts'
import { bestOf, hasSameKit, tripWords, useTrips } from './trips.ts'

/** At the end of a trip: it is kept, and held against the best one so far. The trip of a lesson is nobody's. */
export function TripEnd({ view, happened }: { view: View; happened: readonly Event[] }) {
  const [trips, add] = useTrips()
  const trip = !useIsLesson() && view.viewer >= 0 ? tripRecord(view, view.viewer) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each trip that ends
  useEffect(() => {
    if (trip) add(trip)
  }, [trip !== undefined])
  if (!trip) return null
  return (
    <p className="tt-trip-end">
      {rich`${lastBlow(view, happened)} Your trip: ${tripWords(trip)}. ${measured(trip, trips)} ${<a href="#/workshop/timetripper">{t('All your trips')}</a>} · ${<a href="#/setup/timetripper">{t('Set out again')}</a>}`}
    </p>
  )
}

/** Who brought the last of them down, where one has just seen it. */
function lastBlow(view: View, happened: readonly Event[]): string {
  const end = happened.findLastIndex(
    (event) => event.kind === 'suffered' && isTripper(event.who) && event.effect === 'dead',
  )
  const death = happened[end]
  const blow = happened.findLast((event, i) => i < end && event.kind === 'struck')
  if (death?.kind !== 'suffered' || blow?.kind !== 'struck' || blow.at !== death.who) return ''
  const by = blow.by === null ? undefined : view.units.find(({ id }) => id === blow.by)
  const loss = death.loss > 0 ? `, ${t`−${death.loss} Endurance`}` : ''
  return t`${by ? sentence(phrase(lineOf(view, by).one)) : t('A shell')} struck down ${tripperName(death.who)} (${rollOf(blow)?.words ?? ''}${loss}).`
}

/** How it compares with what was there before. */
function measured(trip: TripRecord, trips: readonly TripRecord[]): string {
  const before = trips.filter((other) => JSON.stringify(other) !== JSON.stringify(trip))
  const best = bestOf(before)
  if (!best) return trip.home ? t('The first that led home.') : ''
  const alike = bestOf(before.filter((other) => hasSameKit(other, trip)))
  if (trip.home && trip.battles < best.battles) return t`A personal best: it was ${best.battles} battles before.`
  if (trip.home && alike && trip.battles < alike.battles)
    return t`A personal best with this kit: it was ${alike.battles} battles before.`
  return t`Your best: ${tripWords(best)}.`
}
