import { useState } from 'react'
import { type Analysis, useAnalysis } from '../../client/analysis.ts'
import type { Table } from '../../client/table.ts'

export interface CurveProps {
  table: Table
  names: readonly string[]
  /** The newest entry. */
  newest: number
  /** Whether the match is still running: then onlookers are shown what could be told some entries ago. */
  running?: boolean
  /** The entry being looked at. */
  at: number | undefined
  look(entry: number): void
}

/** What each seat could expect at every moment, with the turning points. Worked out when asked for, and kept with the match. */
export function Curve({ table, names, newest, running, at, look }: CurveProps) {
  const [asked, setAsked] = useState(false)
  const turns = useAnalysis(table.client, table.id, asked ? 'make' : 'kept', newest)
  const { progress, trouble } = turns
  const analysis =
    turns.analysis ?? (asked && turns.watched && turns.watched.length > 1 ? onlookers(turns.watched) : undefined)
  if (analysis) return <Drawn analysis={analysis} names={names} at={at} look={look} />
  return (
    <div className="curve-start">
      {!asked || trouble ? (
        <button type="button" className="button" onClick={() => setAsked(true)}>
          {running ? 'How does it stand?' : 'How did it turn?'}
        </button>
      ) : progress === undefined ? (
        <span className="note">There is nothing to tell yet: onlookers are shown chances ten entries late.</span>
      ) : (
        <>
          <progress value={progress} aria-label="Playing on from every moment" />
          <span className="note">Playing on from every moment …</span>
          <button type="button" className="button quiet" onClick={() => setAsked(false)}>
            Do not wait
          </button>
        </>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </div>
  )
}

/** The curve of a running match, in the shape of a whole analysis: what onlookers could tell, and nothing else. */
const onlookers = (watched: Analysis['known']): Analysis => ({
  game: '',
  seats: watched[0]?.length ?? 0,
  entries: watched.length - 1,
  truth: [],
  known: watched,
  turningPoints: [],
  judged: [],
})

const WIDTH = 720
const HEIGHT = 150

function Drawn({
  analysis,
  names,
  at,
  look,
}: {
  analysis: Analysis
  names: readonly string[]
  at: number | undefined
  look(entry: number): void
}) {
  const late = analysis.truth.length === 0
  const [wish, setKnowing] = useState<'truth' | 'known'>('truth')
  const knowing = late ? 'known' : wish
  const { entries, turningPoints, judged } = analysis
  const curves = analysis[knowing]
  const x = (entry: number): number => (entries === 0 ? 0 : (entry / entries) * WIDTH)
  const y = (value: number): number => HEIGHT - value * HEIGHT
  const seats = names.map((_, seat) => seat)
  const line = (seat: number): string =>
    curves.map((points, n) => `${n ? 'L' : 'M'}${x(n).toFixed(1)} ${y(points[seat]?.value ?? 0).toFixed(1)}`).join('')
  const band = (seat: number): string => {
    const upper = curves.map(
      (points, n) =>
        `${x(n).toFixed(1)} ${y(Math.min(1, (points[seat]?.value ?? 0) + (points[seat]?.give ?? 0))).toFixed(1)}`,
    )
    const lower = curves.map(
      (points, n) =>
        `${x(n).toFixed(1)} ${y(Math.max(0, (points[seat]?.value ?? 0) - (points[seat]?.give ?? 0))).toFixed(1)}`,
    )
    return `M${[...upper, ...lower.reverse()].join('L')}Z`
  }
  return (
    <figure className="curve">
      <figcaption>
        {late
          ? 'What each side could expect, as onlookers could tell ten entries ago'
          : 'What each side could expect, entry by entry'}
        <span className="curve-key">
          {names.map((name, seat) => (
            <span key={name}>
              <i style={{ background: `var(--seat-${seat % 4})` }} data-dashed={seat % 2 === 1 || undefined} /> {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`-8 -14 ${WIDTH + 16} ${HEIGHT + 24}`} aria-label="Chances over the match">
        <path className="curve-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className="curve-frame" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
        {seats.map((seat) => (
          <path key={`b${seat}`} d={band(seat)} fill={`var(--seat-${seat % 4})`} opacity=".14" />
        ))}
        {seats.map((seat) => (
          <path
            key={seat}
            className="curve-line"
            d={line(seat)}
            stroke={`var(--seat-${seat % 4})`}
            strokeDasharray={seat % 2 ? '6 4' : undefined}
          />
        ))}
        {turningPoints.map(({ entry }, i) => (
          <g key={entry} transform={`translate(${x(entry)} 0)`}>
            <path className="curve-turn" d={`M0 0V${HEIGHT}`} />
            <text y={-4} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
        {at !== undefined && <path className="curve-at" d={`M${x(at)} 0V${HEIGHT}`} />}
      </svg>
      {!late && (
        <label className="tick-box">
          <input
            type="checkbox"
            checked={knowing === 'known'}
            onChange={(e) => setKnowing(e.target.checked ? 'known' : 'truth')}
          />
          Only from what each side knew then
        </label>
      )}
      {turningPoints.length > 0 && (
        <ol className="turning">
          {turningPoints.map((point) => (
            <li key={point.entry}>
              <button type="button" className="button quiet" onClick={() => look(point.entry)}>
                Entry {point.entry}
              </button>{' '}
              {names[point.seat]}: {point.words}.{' '}
              {point.cause === 'chance' ? 'What chance brought then' : 'The answer itself'} moved{' '}
              {names[point.seat] === 'You' ? 'your chance' : `the chance of ${names[point.seat]}`} from{' '}
              {percent(point.before[point.seat])} to {percent(point.after[point.seat])}.
            </li>
          ))}
        </ol>
      )}
      {!late && <Instead judged={judged} names={names} look={look} />}
    </figure>
  )
}

const COSTLY = 5

/** Where the bot would have done something else, the most costly first. */
function Instead({ judged, names, look }: Pick<Analysis, 'judged'> & Pick<CurveProps, 'names' | 'look'>) {
  const costly = judged
    .filter(({ instead, loss, give }) => instead !== undefined && loss > give)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, COSTLY)
  const agreed = judged.filter(({ instead }) => instead === undefined).length
  return (
    <details className="instead">
      <summary>
        The bot would have answered the same {agreed} times of {judged.length}
      </summary>
      <ol className="turning">
        {costly.map(({ entry, seat, words, instead, loss }) => (
          <li key={entry}>
            <button type="button" className="button quiet" onClick={() => look(entry - 1)}>
              Entry {entry}
            </button>{' '}
            {names[seat]}: {words}. Rather: {instead}, by its estimate {percent(loss)} better.
          </li>
        ))}
      </ol>
    </details>
  )
}

const percent = (value: number | undefined): string => `${Math.round((value ?? 0) * 100)} %`
