import { playSound, t } from '@anachron/kit'
import type { TableSummary } from '@anachron/wire'
import { useEffect, useState } from 'react'
import { onServer } from '../client/places.ts'
import { decisionAt } from '../words/app.ts'
import { titleOf } from './games.ts'
import { notice } from './notice.ts'
import { href, useRoute } from './route.ts'
import { currentSettings } from './settings.ts'
import { watchWaiting } from './title.ts'

/** Says at which other table a decision waits for this person; by the system, where they look elsewhere and want it. */
export function TurnNotice() {
  const [summary, setSummary] = useState<TableSummary>()
  const { path } = useRoute()
  const here = path[0] === 'table' ? path[2] : undefined
  useEffect(() => {
    let stop: (() => void) | undefined
    const stopLooking = onServer((server) => {
      stop = server.onPush((push) => {
        if (push.m !== 'turn') return
        setSummary(push.summary)
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
  if (!summary || summary.table === here || path.length === 0) return null
  return (
    <div className="turn-notice" role="status">
      <a href={placeOf(summary)} onClick={() => setSummary(undefined)}>
        {said(summary)}
      </a>
      <button type="button" className="button quiet" onClick={() => setSummary(undefined)}>
        {t('Later')}
      </button>
    </div>
  )
}

const placeOf = ({ table }: TableSummary): string => href('table', 'server', table)
const said = ({ game }: TableSummary): string => t(decisionAt(titleOf(game)))
