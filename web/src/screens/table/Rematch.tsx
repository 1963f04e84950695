import { t } from '@anachron/kit'
import { useState } from 'react'
import { go } from '../../app/route.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { tableHref } from '../shelf/start.ts'
import { useTable } from './table-context.ts'

/** Somebody wants to play again: accepting is sitting down. */
export function Rematch() {
  const { table, place, info, names, mine } = useTable()
  const [trouble, setTrouble] = useState<string>()
  const { rematch, rematchBy } = info
  if (info.phase !== 'over' || !rematch || !rematchBy || mine.length === 0) return null
  const isMine = rematchBy === table.client.you?.id
  const who = names[info.seats.findIndex(({ person, owner }) => (owner ?? person) === rematchBy)] ?? t('Somebody')
  const tell = (problem: Error): void => setTrouble(problem.message)
  const accept = (): void => {
    table.client
      .request('rematch', { table: table.id, entropy: drawEntropy() })
      .then((answer) => go(tableHref(place, answer.table)))
      .catch(tell)
  }
  const decline = (): void => {
    table.client.request('decline', { table: table.id }).catch(tell)
  }
  return (
    <section className="offer" role="status" aria-label={t('Rematch')} data-calls={!isMine || undefined}>
      <p>{isMine ? t('You offer a rematch.') : t`${who} wants a rematch, on the same terms.`}</p>
      <div className="hint-doors">
        <button type="button" className="button first" onClick={accept}>
          {isMine ? t('Go there') : t('Play again')}
        </button>
        <button type="button" className="button" onClick={decline}>
          {isMine ? t('Withdraw it') : t('Not now')}
        </button>
      </div>
      {trouble && <p className="trouble">{trouble}</p>}
    </section>
  )
}
