import { t } from '@anachron/kit'
import { useState } from 'react'
import { maySubstitute, sitDown, useOverdue } from './SeatMenu.tsx'
import { useTable } from './table-context.ts'

/** Says that a bot plays one's own seat, or that somebody has been away for so long that one may go on without them. */
export function Absent() {
  const { table, info } = useTable()
  const [trouble, setTrouble] = useState<string>()
  if (info.phase !== 'playing') return null
  const you = table.client.you?.id
  const own = info.seats.findIndex(({ kind, owner }) => kind === 'bot' && owner === you)
  const free = maySubstitute(info, you) ? info.seats.findIndex(({ kind }) => kind === 'open') : -1
  if (free >= 0) return <FreeSeat seat={free} />
  if (own < 0) return info.seats.map((_, seat) => <Overdue key={seat} seat={seat} />)
  const back = (): void => {
    table.client
      .request('hand-over', { table: table.id, seat: own, to: { kind: 'back' } })
      .then(() => table.watchAs(own))
      .catch((problem: Error) => setTrouble(problem.message))
  }
  return (
    <section className="offer" role="status">
      <p>{t('A bot plays your seat.')}</p>
      <div className="hint-doors">
        <button type="button" className="button first" onClick={back}>
          {t('Take my seat back')}
        </button>
      </div>
      {trouble && <p className="trouble">{trouble}</p>}
    </section>
  )
}

/** Somebody has stood up in the middle of the match, and whoever looks on may go on for them. */
function FreeSeat({ seat }: { seat: number }) {
  const { table, info } = useTable()
  const [trouble, setTrouble] = useState<string>()
  const { ownerName } = info.seats[seat] ?? {}
  return (
    <section className="offer" role="status">
      <p>{ownerName ? t`The seat of ${ownerName} is free.` : t('A seat is free.')}</p>
      <div className="hint-doors">
        <button
          type="button"
          className="button first"
          onClick={() => sitDown(table, seat).catch((problem: Error) => setTrouble(problem.message))}
        >
          {t('Sit here')}
        </button>
      </div>
      {trouble && <p className="trouble">{trouble}</p>}
    </section>
  )
}

function Overdue({ seat }: { seat: number }) {
  const { info, names, mine, setSide } = useTable()
  const overdue = useOverdue(info.seats[seat] as (typeof info.seats)[number], seat)
  if (overdue === undefined || overdue > 0 || mine.length === 0) return null
  return (
    <section className="offer" role="status">
      <p>{t`${names[seat] ?? ''} has been away for long. You may go on without them.`}</p>
      <div className="hint-doors">
        <button type="button" className="button" onClick={() => setSide('seats')}>
          {t('See how')}
        </button>
      </div>
    </section>
  )
}
