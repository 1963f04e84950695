/** How it ended: what is counted of both, and what decided it. */
import { SeatMark } from '@anachron/kit'
import { tallyIn } from '../rules/from-view.ts'
import type { View } from '../rules/types.ts'

const COUNTED = ['Locations filled', 'Lanes locked', 'Power Cells'] as const

function reasonText(reason: string, decided: number): string {
  if (reason === 'home') return 'TIMESTREAM was played with all three locations filled: that wins at once.'
  if (reason === 'concede') return 'The match was given up; nothing had to be counted.'
  return decided < 0
    ? 'The last turn is over, and everything that is counted is equal.'
    : 'The last turn is over: the first line that differs decides.'
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
        <b>Turn {view.turn}.</b> {reasonText(reason, decided)} <span className="rule-id">{rule}</span>
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
          <tr key={title} data-decided={i === decided || undefined}>
            <th scope="row">
              {title}
              {i === decided && <small> decides</small>}
            </th>
            {sides.map((side, seat) => (
              <td key={seat} className="number">
                {side[i]}
                {i === 0 && ' of 3'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
