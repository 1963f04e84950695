import { t } from '@anachron/kit'
import { useState } from 'react'
import type { Analysis } from '../../../client/analysis.ts'
import { asOfEntry } from '../../../words/app.ts'
import { useTable } from '../table-context.ts'
import { useSharedLookback } from './lookback.ts'
import './analysis.css'

const WIDTH = 720
const HEIGHT = 56

/** The chances over a match as a strip above the timeline: pressing it goes there, and the board stays in sight. */
export function WinChance() {
  const { analysis, progress } = useSharedLookback()
  const [hindsight, setHindsight] = useState(true)
  if (!analysis) return null
  const late = analysis.truth.length === 0
  const knowing = late || (!hindsight && analysis.known.length > 0) ? 'known' : 'truth'
  return (
    <figure
      className="curve"
      aria-label={late ? t('Win chance, as onlookers could tell ten entries ago') : t('Win chance')}
    >
      <Chances analysis={analysis} knowing={knowing} />
      <figcaption>
        <Key />
        {late && <span className="note">{t(asOfEntry(analysis.entries))}</span>}
        {progress !== undefined && <span className="note">{t`${Math.round(100 * progress)} %`}</span>}
        {!late && analysis.known.length > 0 && (
          <label className="tick-box">
            <input type="checkbox" checked={!hindsight} onChange={(e) => setHindsight(!e.target.checked)} />
            {t('Without hindsight')}
          </label>
        )}
      </figcaption>
    </figure>
  )
}

function Key() {
  const { game, names } = useTable()
  const { goal } = game.game.words
  return (
    <span className="curve-key">
      <b>{goal ? t`Chance ${t(goal)}` : t('Win chance')}</b>
      {names.map((name, seat) => (
        <span key={name}>
          <i style={{ background: `var(--seat-${seat % 8})` }} data-dashed={seat % 2 === 1 || undefined} /> {name}
        </span>
      ))}
    </span>
  )
}

/** One line for each seat over all entries, in a band as wide as its margin. */
function Chances({ analysis, knowing }: { analysis: Analysis; knowing: 'truth' | 'known' }) {
  const { names, looking } = useTable()
  const { entries, turningPoints } = analysis
  const curves = analysis[knowing]
  const x = (entry: number): number => (entries === 0 ? 0 : (entry / entries) * WIDTH)
  const y = (value: number): number => HEIGHT - value * HEIGHT
  const seats = names.map((_, seat) => seat)
  const line = (seat: number): string =>
    curves.map((points, n) => `${n ? 'L' : 'M'}${x(n).toFixed(1)} ${y(points[seat]?.value ?? 0).toFixed(1)}`).join('')
  const edge = (seat: number, side: 1 | -1): string[] =>
    curves.map((points, n) => {
      const { value, margin } = points[seat] ?? { value: 0, margin: 0 }
      return `${x(n).toFixed(1)} ${y(Math.min(1, Math.max(0, value + side * margin))).toFixed(1)}`
    })
  const band = (seat: number): string => `M${[...edge(seat, 1), ...edge(seat, -1).reverse()].join('L')}Z`
  return (
    // The timeline beneath is the same thing for keys and screen readers.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the timeline has keys
    <svg
      viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('Chances over the match')}
      onClick={(e) => {
        const { left, width } = e.currentTarget.getBoundingClientRect()
        looking.look(Math.round(((e.clientX - left) / width) * entries))
      }}
    >
      <path className="curve-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      <path className="curve-frame" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
      {seats.map((seat) => (
        <path key={`b${seat}`} d={band(seat)} fill={`var(--seat-${seat % 8})`} opacity=".14" />
      ))}
      {seats.map((seat) => (
        <path
          key={seat}
          className="curve-line"
          d={line(seat)}
          stroke={`var(--seat-${seat % 8})`}
          strokeDasharray={seat % 2 ? '6 4' : undefined}
        />
      ))}
      {turningPoints.map(({ entry }) => (
        <path key={entry} className="curve-turn" d={`M${x(entry)} 0V${HEIGHT}`} />
      ))}
      {looking.at !== undefined && <path className="curve-at" d={`M${x(looking.at)} 0V${HEIGHT}`} />}
    </svg>
  )
}
