/** The end of a day: a lantern goes out over the harbour, and everybody's purse is looked at. */
import { type SceneProps, t, tell } from '@anachron/kit'
import { CLOCK } from '../content/index.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { ChronoTypes, Who } from '../rules/types.ts'
import { dayEndLine } from '../words/count.ts'
import { Evening } from './Evening.tsx'

const DAYS = Array.from({ length: CLOCK.rounds.count }, (_, i) => i + 1)

export function DayEnd({ view, names, viewer }: SceneProps<ChronoTypes>) {
  const everybody: Who[] = [...view.shops.map((_, seat) => seat), ...(view.peddler ? (['peddler'] as const) : [])]
  const rows = everybody.map((who) => ({ who, total: scoreOf(view, who).total }))
  const most = Math.max(1, ...rows.map(({ total }) => total))
  return (
    <div className="ch-evening ch-day-end">
      <Evening />
      <svg className="ch-lanterns" viewBox="-150 0 300 112" aria-hidden="true">
        {DAYS.map((day) => (
          <g
            key={day}
            transform={`translate(${(day - 2) * 92} 0)`}
            data-out={day <= view.round || undefined}
            data-now={day === view.round || undefined}
          >
            <path className="ch-chain" d="M0 0V34" />
            <circle className="ch-lantern-glow" cy={64} r={42} />
            <path className="ch-lantern-body" d="M-14 42H14L22 64L14 90H-14L-22 64Z" />
            <path className="ch-lantern-cap" d="M-16 36H16V43H-16ZM-16 89H16V96H-16Z" />
            <text y={71} textAnchor="middle">
              {day}
            </text>
          </g>
        ))}
      </svg>
      <h2>{t`Day ${view.round} is over`}</h2>
      <p>{tell(dayEndLine(view), names, viewer)}</p>
      <ul>
        {rows.map(({ who, total }) => (
          <li key={who} data-most={total === most || undefined}>
            <span>{who === 'peddler' ? t('The Peddler') : names[who]}</span>
            <i style={{ width: `${Math.max(3, (total / most) * 100)}%` }} />
            <b className="number">{total}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
