import { t } from '@anachron/kit'
import { useState } from 'react'
import { missed } from '../../words/table.ts'
import { useTable } from './table-context.ts'

/** What has happened while this person was away, to be shown if they like. */
export function Away({ show }: { show(from: number): void }) {
  const { state, matchView, mine } = useTable()
  const { since, entryEvents } = state
  const [done, setDone] = useState(false)
  if (done || since === null || matchView.result) return null
  // What one did oneself is no news.
  const news = entryEvents.filter(({ entry, seat }) => entry > since && (seat === null || !mine.includes(seat))).length
  if (news === 0) return null
  return (
    <section className="offer" role="status">
      <p>{t(missed(news))}</p>
      <div className="hint-doors">
        <button
          type="button"
          className="button first"
          onClick={() => {
            setDone(true)
            show(since)
          }}
        >
          {t('Show me')}
        </button>
        <button type="button" className="button" onClick={() => setDone(true)}>
          {t('I know')}
        </button>
      </div>
    </section>
  )
}
