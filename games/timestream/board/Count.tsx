/** How it ended: what is counted of both, and what decided it. */
import { say } from '@anachron/kernel/words'
import { SeatMark, t } from '@anachron/kit'
import { tallyIn } from '../rules/from-view.ts'
import type { View } from '../rules/types.ts'

const COUNTED = [say`Locations filled`, say`Lanes locked`, say`Power Cells`]

function reasonText(reason: string, decided: number): string {
  if (reason === 'home') return t('TIMESTREAM was played with all three locations filled: that wins at once.')
  if (reason === 'concede') return t('The match was given up; nothing had to be counted.')
  return decided < 0
    ? t('The last turn is over, and everything that is counted is equal.')
    : t('The last turn is over: the first line that differs decides.')
}

export function Count({ view, names }: { view: View; names: readonly string[] }) {
  if (!view.result) return null
  const { reason, rule } = view.result
  const sides = [0, 1].map((seat) => tallyIn(view, seat))
  const differs = COUNTED.findIndex((_, i) => sides[0]?.[i] !== sides[1]?.[i])
  const decided = reason === 'limit' ? differs : -1
  return (
    <table className="ts-count">
      <caption>
        <b>{t`Turn ${view.turn}.`}</b> {reasonText(reason, decided)} <span className="rule-id">{rule}</span>
      </caption>
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
        {COUNTED.map((title, i) => (
          <tr key={i} data-decided={i === decided || undefined}>
            <th scope="row">
              {t(title)}
              {i === decided && <small> {t('decides')}</small>}
            </th>
            {sides.map((side, seat) => (
              <td key={seat} className="number">
                {i === 0 ? t`${side[i] ?? 0} of 3` : side[i]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
