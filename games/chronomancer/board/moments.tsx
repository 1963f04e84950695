/** What takes the whole stage: the bell that opens the Market, the end of a day, the final count. */
import type { Viewer } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import { Icon, type Moment, type SceneProps, t, tell } from '@anachron/kit'
import type { ChronoEvent, ChronoTypes, View } from '../rules/types.ts'
import { dayEndLine, verdict } from '../words/count.ts'
import { FinalCount } from './Count.tsx'
import { accountsOf, stepsOf, timesOf } from './counting.ts'
import { DayEnd } from './DayEnd.tsx'
import { bell } from './pictures.ts'
import './moments.css'

const bellLine = (view: View) => say`Day ${view.round}: the bell rings, and the customers come ashore.`

function Market({ view, names, viewer }: SceneProps<ChronoTypes>) {
  return (
    <div className="ch-market">
      <div className="ch-market-dim" />
      <div className="ch-market-ring" />
      <div className="ch-market-middle">
        <div className="ch-market-bell">
          <Icon body={bell} size={240} className="ch-ringing" />
        </div>
        <b>{t('MARKET!')}</b>
        <p>{tell(bellLine(view), names, viewer)}</p>
      </div>
    </div>
  )
}

export function moments(event: ChronoEvent, view: View, _viewer: Viewer): Moment<ChronoTypes> | undefined {
  if (event.kind === 'rang') return { words: bellLine(view), Scene: Market, ms: 1900, sound: 'bell' }
  if (event.kind === 'cleaned')
    return { words: say`Day ${view.round} is over. ${dayEndLine(view)}`, Scene: DayEnd, ms: 3200, sound: 'bell' }
  // Everybody is counted at once, when the first of them is told.
  if (event.kind === 'scored' && event.who === 0) {
    const accounts = accountsOf(view)
    const { ms } = timesOf(accounts, stepsOf(accounts))
    return { words: say`The final count. ${verdict(view)}`, Scene: FinalCount, ms, sound: 'coin' }
  }
  return undefined
}
