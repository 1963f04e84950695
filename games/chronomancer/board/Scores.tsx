/** Final Scoring, one line for every merchant as it is counted. */
import { SeatMark } from '@anachron/web/kit'
import { scoreOf } from '../rules/scoring.ts'
import type { ChronoEvent, View, Who } from '../rules/types.ts'

export function Scores({ view, names, now }: { view: View; names: readonly string[]; now: ChronoEvent | undefined }) {
  const counting = now?.kind === 'scored' ? now.who : undefined
  if (view.phase !== 'over' && counting === undefined) return null
  const who: Who[] = [...view.shops.map((_, seat) => seat), ...(view.peddler ? (['peddler'] as const) : [])]
  const best = Math.max(
    ...who.filter((one) => one === 'peddler' || !view.shops[one]?.out).map((one) => scoreOf(view, one).total),
  )
  return (
    <table className="ch-scores">
      <caption>Final Scoring</caption>
      <thead>
        <tr>
          <th scope="col">Merchant</th>
          <th scope="col">Gold</th>
          <th scope="col">Faction icons</th>
          <th scope="col">Corruption</th>
          {view.peddler && <th scope="col">Level</th>}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {who.map((one) => {
          const { gold, icons, corruption, bonus, total } = scoreOf(view, one)
          return (
            <tr key={one} data-now={one === counting || undefined} data-best={total === best || undefined}>
              <th scope="row">
                {one === 'peddler' ? 'The Peddler' : <SeatMark seat={one} />} {one === 'peddler' ? '' : names[one]}
              </th>
              <td className="number">{gold}</td>
              <td className="number">+{icons}</td>
              <td className="number">−{corruption}</td>
              {view.peddler && <td className="number">+{bonus}</td>}
              <td className="number">
                <b>{total}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
