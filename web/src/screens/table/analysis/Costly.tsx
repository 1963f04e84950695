import { percent, t } from '@anachron/kit'
import type { SeatPlan } from '@anachron/wire'
import { useState } from 'react'
import { go } from '../../../app/route.ts'
import type { Analysis } from '../../../client/analysis.ts'
import { drawEntropy } from '../../../client/entropy.ts'
import { tell } from '../../../words/tell.ts'
import { favourite, tableHref } from '../../shelf/start.ts'
import { useWhen } from '../story/when.ts'
import { type AtTable, useTable } from '../table-context.ts'

/** A decision for which there was something better: to be looked at, and to be played again from there. */
export function Costly({ judged, onLook }: { judged: Analysis['judged'][number]; onLook?(): void }) {
  const { game, names, mine } = useTable()
  const { entry, seat, words, instead, better, chances, loss } = judged
  const when = useWhen()
  const who = mine.includes(seat) && mine.length === 1 ? t('You') : (names[seat] ?? '')
  return (
    <div className="costly">
      {/* It was made before the entry it led to: what that entry opens is another chapter. */}
      <p className="note">{when(Math.max(1, entry - 1))}</p>
      <p className="costly-done">
        <b>{who}</b> {tell(words, names, seat)}
      </p>
      <p className="costly-better">
        <b>{t('Better')}</b> {tell(instead ?? words, names, seat)}{' '}
        <span>
          {chances
            ? t`${percent(chances.instead)} instead of ${percent(chances.played)} ${t(game.game.words.goal ?? 'to win')}`
            : t`+${percent(loss)} ${t(game.game.words.goal ?? 'to win')}`}
        </span>{' '}
        <small className="note">{t('knowing what was hidden then')}</small>
      </p>
      <Doors entry={entry} seat={seat} better={better} onLook={onLook} />
    </div>
  )
}

interface DoorsProps {
  entry: number
  /** Where one sits in what comes of it. */
  seat: number
  /** What would have been better: the board marks it. */
  better?: object | undefined
  onLook: (() => void) | undefined
}

/** To the moment before an entry: to play on from there, or to look at it. */
export function Doors({ entry, seat, better, onLook }: DoorsProps) {
  const at = useTable()
  const [trouble, setTrouble] = useState<string>()
  return (
    <>
      <p className="costly-doors">
        <button
          type="button"
          className="button first"
          onClick={() => playOn(at, entry - 1, seat).catch((problem: Error) => setTrouble(problem.message))}
        >
          {t('Play on from here')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            at.looking.look(entry - 1)
            at.point((better && at.game.board?.touches?.(better as never)) ?? [])
            onLook?.()
          }}
        >
          {t('Show me')}
        </button>
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

/** A branch that begins before this entry: one in the same seat, bots as they were in the others. */
async function playOn({ table, place, info }: AtTable, entry: number, self: number): Promise<void> {
  const seats = info.seats.map(({ kind, level }, seat): SeatPlan => {
    if (seat === self) return { kind: 'you' }
    return { kind: 'bot', level: (kind === 'bot' && level) || favourite(table.client.levels) }
  })
  const answer = await table.client.request('branch', { table: table.id, entry, seats, entropy: drawEntropy() })
  go(tableHref(place, answer.table))
}
