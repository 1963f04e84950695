/** Final Scoring, one line for every merchant, once it has been counted; pressed, its head uncovers the table. */
import { SeatMark, t } from '@anachron/kit'
import { scoreOf } from '../rules/scoring.ts'
import type { View, Who } from '../rules/types.ts'

export function Scores({ view, names }: { view: View; names: readonly string[] }) {
  if (view.phase !== 'over') return null
  const who: Who[] = [...view.shops.map((_, seat) => seat), ...(view.peddler ? (['peddler'] as const) : [])]
  const best = Math.max(
    ...who.filter((one) => one === 'peddler' || !view.shops[one]?.out).map((one) => scoreOf(view, one).total),
  )
  return (
    <details className="ch-scores" open>
      <summary>{t('Final Scoring')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Merchant')}</th>
            <th scope="col">{t('Gold')}</th>
            <th scope="col">{t('Faction icons')}</th>
            <th scope="col">{t('Corruption')}</th>
            {view.peddler && <th scope="col">{t('Level')}</th>}
            <th scope="col">{t('Total')}</th>
          </tr>
        </thead>
        <tbody>
          {who.map((one) => {
            const { gold, icons, corruption, bonus, total } = scoreOf(view, one)
            return (
              <tr key={one} data-best={total === best || undefined}>
                <th scope="row">
                  {one === 'peddler' ? t('The Peddler') : <SeatMark seat={one} />} {one === 'peddler' ? '' : names[one]}
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
    </details>
  )
}
