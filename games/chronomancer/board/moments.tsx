/** What takes the whole stage: the last call, the bell that opens the Market, the end of a day, the final count. */
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

const marketLine = (view: View) => say`Day ${view.round}: the customers have come ashore. Now everybody sells.`
const lastCallLine = (hour: number) => say`All berths are taken: the Market opens at hour ${hour}.`

/** The bell of the harbour over the whole stage, and what it means. */
function Bell({ word, line, ringing }: { word: string; line: string; ringing: boolean }) {
  return (
    <div className="ch-market" data-quiet={!ringing || undefined}>
      <div className="ch-market-dim" />
      <div className="ch-market-ring" />
      <div className="ch-market-middle">
        <div className="ch-market-bell">
          <Icon body={bell} size={240} className={ringing ? 'ch-ringing' : ''} />
        </div>
        <b>{word}</b>
        <p>{line}</p>
      </div>
    </div>
  )
}

const LastCall = ({ event, names, viewer }: SceneProps<ChronoTypes>) =>
  event.kind === 'rang' && (
    <Bell word={t('LAST CALL!')} line={tell(lastCallLine(event.hour), names, viewer)} ringing={false} />
  )

const Market = ({ view, names, viewer }: SceneProps<ChronoTypes>) => (
  <Bell word={t('MARKET!')} line={tell(marketLine(view), names, viewer)} ringing />
)

export function moments(event: ChronoEvent, view: View, _viewer: Viewer): Moment<ChronoTypes> | undefined {
  if (event.kind === 'rang') return { words: lastCallLine(event.hour), Scene: LastCall, ms: 1500, sound: 'bell' }
  if (event.kind === 'settled') return { words: marketLine(view), Scene: Market, ms: 1900, sound: 'bell' }
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
