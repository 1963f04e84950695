/** TIMESTREAM: the recording comes home, and the whole chain shines. */
import type { Viewer } from '@anachron/kernel'
import { say, seat, verb } from '@anachron/kernel/words'
import { type Moment, type SceneProps, t, tell } from '@anachron/kit'
import type { CSSProperties } from 'react'
import { cardOf } from '../content/index.ts'
import type { Event, TimestreamTypes, View } from '../rules/types.ts'
import { plainName } from '../words/phrases.ts'
import { CardPicture } from './CardPicture.tsx'
import { Dome } from './Dome.tsx'
import './moments.css'

const homeLine = (of: number, view: View) => {
  const record = view.players[of]?.locations[2]
  const told = record && cardOf(record.card).reference
  return told
    ? say`${seat(of)} ${verb('be')} home with the recording: ${told.passage}, ${told.year}.`
    : say`${seat(of)} ${verb('be')} home with the recording.`
}

function Home({ event, view, names, viewer }: SceneProps<TimestreamTypes>) {
  if (event.kind !== 'played') return null
  const chain = (view.players[event.seat]?.locations ?? []).flatMap((unit) => (unit ? [unit] : []))
  return (
    <div className="ts-scene">
      <Dome />
      <p className="ts-scene-word">{t('TIMESTREAM')}</p>
      <p className="ts-scene-line">{tell(homeLine(event.seat, view), names, viewer)}</p>
      <ol className="ts-scene-chain">
        {chain.map(({ id, card }, i) => (
          <li key={id} style={{ '--after': `${1.6 + i * 0.35}s` } as CSSProperties}>
            <em>
              <CardPicture name={card} size={40} />
            </em>
            {t(plainName(card))}
          </li>
        ))}
      </ol>
    </div>
  )
}

export function moments(event: Event, view: View, _viewer: Viewer): Moment<TimestreamTypes> | undefined {
  return event.kind === 'played' && event.play.kind === 'timestream'
    ? { words: homeLine(event.seat, view), Scene: Home, ms: 5200, sound: 'link' }
    : undefined
}
