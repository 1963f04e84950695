/** Your trips: an atlas of 72 stamps, and every trip as a route. */
import { rich, t } from '@anachron/kit'
import { useState } from 'react'
import { catalogueOf } from '../rules/catalogue.ts'
import type { TripRecord } from '../rules/trip-record.ts'
import { sentence } from './names.ts'
import { routePicture } from './route-picture.ts'
import { Stamp } from './Stamp.tsx'
import { bestOf, tripWords } from './trips.ts'

const { battles } = catalogueOf('')
/** The Black Hole is no place to have been to; its stamp is. */
const ALL = battles.flatMap((battle) => (battle ? [battle] : []))

export function Atlas({ trips }: { trips: readonly TripRecord[] }) {
  const been = new Set(trips.flatMap(({ way }) => way))
  return (
    <section aria-label={t('Atlas')}>
      <h2>{rich`Atlas ${<small>{t`${been.size} of 72 places`}</small>}`}</h2>
      <ul className="tt-atlas">
        {ALL.map((battle) => (
          <li key={battle.number}>
            <Stamp battle={battle} blank={!been.has(battle.number)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Routes({ trips }: { trips: readonly TripRecord[] }) {
  const best = bestOf(trips)
  return (
    <ol className="tt-routes" aria-label={t('Your trips, the last first')}>
      {trips.map((trip, i) => (
        <Route key={`${i}-${trip.way.join('-')}`} trip={trip} isBest={trip === best} />
      ))}
    </ol>
  )
}

function Route({ trip, isBest }: { trip: TripRecord; isBest: boolean }) {
  const [shown, setShown] = useState<number>()
  const [trouble, setTrouble] = useState('')
  const until = shown ?? trip.way.length
  const again = (): void => {
    setShown(1)
    const timer = setInterval(
      () =>
        setShown((now) => {
          if (now !== undefined && now < trip.way.length) return now + 1
          clearInterval(timer)
          return undefined
        }),
      450,
    )
  }
  return (
    <li className="tt-route" data-best={isBest || undefined}>
      <p>
        <strong>{trip.home ? t('Home') : t('Lost in time')}</strong> {sentence(tripWords(trip))}.{' '}
        {isBest && <em>{t('Your best.')}</em>}
      </p>
      <div className="tt-route-way">
        {trip.way.slice(0, until).map((number, i) => {
          const battle = battles[number]
          return battle && <Stamp key={`${number}-${i}`} battle={battle} />
        })}
        {trip.home && until === trip.way.length && <span className="tt-route-home">{t('Home, 1971')}</span>}
      </div>
      <p className="tt-route-doors">
        <button type="button" className="button quiet" onClick={again} disabled={shown !== undefined}>
          {t('Show the way again')}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            shareRoute(trip).then(
              () => setTrouble(''),
              () => setTrouble(t('This browser could not make a picture of it.')),
            )
          }}
        >
          {t('Share as a picture')}
        </button>
        {trouble !== '' && <span role="status">{trouble}</span>}
      </p>
    </li>
  )
}

/** To whom one likes, where the browser can; else as a file. */
async function shareRoute(trip: TripRecord): Promise<void> {
  const file = new File([await routePicture(trip)], 'timetripper.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title: t('A trip through time') }).catch((reason: Error) => {
      if (reason.name !== 'AbortError') throw reason
    })
    return
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
