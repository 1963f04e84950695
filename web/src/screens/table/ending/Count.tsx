import type { CountRow, Result } from '@anachron/kernel'
import { playSound, SeatMark, t } from '@anachron/kit'
import { type CSSProperties, useEffect } from 'react'
import { wantsStillness } from '../../../app/settings.ts'
import { tell } from '../../../words/tell.ts'
import { useTable } from '../table-context.ts'

/** Between two lines of the count. */
const LINE = 420

/** What decided it, counted out line by line. */
export function Count({ result }: { result: Result }) {
  const { game, matchView, names } = useTable()
  const rows: readonly CountRow[] =
    game.game.count?.(matchView.view as never) ??
    (result.points ? [{ words: t('Points'), values: [...result.points], total: true }] : [])
  const lines = rows.length
  useEffect(() => {
    if (wantsStillness()) return
    const timers = Array.from({ length: lines }, (_, i) => setTimeout(playSound, (i + 1) * LINE, 'coin'))
    return () => timers.forEach(clearTimeout)
  }, [lines])
  if (lines === 0) return null
  return (
    <table className="ending-count">
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={name} scope="col">
              <SeatMark seat={seat} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ words, values, total }, i) => (
          <tr
            key={JSON.stringify(words)}
            data-total={total}
            style={{ '--after': `${(i + 1) * LINE}ms` } as CSSProperties}
          >
            <th scope="row">{tell(words, names)}</th>
            {values.map((value, seat) => (
              <td key={seat} className="number">
                {value < 0 ? `−${-value}` : value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
