import { playSound, t } from '@anachron/kit'
import type { TableSummary } from '@anachron/wire'
import { useEffect } from 'react'
import { onServer } from '../client/places.ts'
import { decisionAt } from '../words/app.ts'
import { titleOf } from './games.ts'
import { notice } from './notice.ts'
import { href, useRoute } from './route.ts'
import { currentSettings } from './settings.ts'
import { watchWaiting } from './title.ts'
import { noteTurn, useIsToldOnScreen, useTelling, useTurnElsewhere } from './turn-elsewhere.ts'

/** Says at which other table a decision waits for this person; by the system, where they look elsewhere and want it. */
export function TurnNotice() {
  const isToldOnScreen = useIsToldOnScreen()
  const isShelf = useRoute().path.length === 0
  useEffect(() => {
    let stop: (() => void) | undefined
    const stopLooking = onServer((server) => {
      stop = server.onPush((push) => {
        if (push.m !== 'turn') return
        noteTurn(push.summary)
        if (currentSettings().calls) playSound('turn')
        void notice(said(push.summary), push.summary.table, placeOf(push.summary))
      })
    })
    const stopCounting = watchWaiting()
    return () => {
      stopLooking()
      stopCounting()
      stop?.()
    }
  }, [])
  return isToldOnScreen || isShelf ? null : <Turn className="turn-notice" />
}

/** The same in the line of news of a table, where there is nothing to lay it over. */
export function TurnNews() {
  useTelling()
  return <Turn className="offer" />
}

function Turn({ className }: { className: string }) {
  const summary = useTurnElsewhere()
  const { path } = useRoute()
  const here = path[0] === 'table' ? path[2] : undefined
  if (!summary || summary.table === here) return null
  return (
    <div className={className} role="status">
      <a href={placeOf(summary)} onClick={() => noteTurn(undefined)}>
        {said(summary)}
      </a>
      <button type="button" className="button quiet" onClick={() => noteTurn(undefined)}>
        {t('Later')}
      </button>
    </div>
  )
}

const placeOf = ({ table }: TableSummary): string => href('table', 'server', table)
const said = ({ game }: TableSummary): string => t(decisionAt(titleOf(game)))
