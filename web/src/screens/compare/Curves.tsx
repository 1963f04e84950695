import { t, you } from '@anachron/kit'
import { useState } from 'react'
import { type Turns, useAnalysis } from '../../client/analysis.ts'
import type { Client } from '../../client/client.ts'
import type { Branch } from '../table/branches.ts'

const WIDTH = 720
const HEIGHT = 140

export interface CurvesProps {
  client: Client
  pair: readonly [Branch, Branch]
  parted: number
  at: number
  look(time: number): void
}

/** What the first seat could expect in both, where it has been worked out. */
export function Curves({ client, pair, parted, at, look }: CurvesProps) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const asking = ({ table }: Branch) => (wanted.has(table) ? 'make' : 'kept')
  const first = useAnalysis(client, pair[0].table, asking(pair[0]), pair[0].end)
  const second = useAnalysis(client, pair[1].table, asking(pair[1]), pair[1].end)
  const analyses = [first.analysis, second.analysis]
  const missing = pair.flatMap((branch, i) =>
    analyses[i] || (i === 1 && branch.table === pair[0].table)
      ? []
      : [
          <Missing
            key={branch.table}
            branch={branch}
            turns={i === 0 ? first : second}
            ask={() => setWanted(new Set([...wanted, branch.table]))}
          />,
        ],
  )
  if (!analyses[0] && !analyses[1]) return missing
  const last = Math.max(1, pair[0].end, pair[1].end)
  const who = pair[0].names[0] ?? t('the first seat')
  const title = t`The chances of ${who === you() ? t('winning, for you') : who} over both branches`
  const x = (time: number): number => (time / last) * WIDTH
  return (
    <figure className="curve">
      <figcaption>
        {title}
        <span className="curve-key">
          {pair.map(({ name }, i) => (
            <span key={`${name}${i}`}>
              <i style={{ background: `var(--seat-${i})` }} data-dashed={i === 1 || undefined} /> {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        viewBox={`-8 -8 ${WIDTH + 16} ${HEIGHT + 16}`}
        role="img"
        aria-label={title}
        onPointerDown={(e) => {
          const box = e.currentTarget.getBoundingClientRect()
          look(Math.round(((e.clientX - box.left) / box.width) * last))
        }}
      >
        <path className="curve-half" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path className="curve-frame" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
        {pair.map((branch, i) => {
          const curve = analyses[i]?.truth
          return (
            curve && (
              <path
                key={`${branch.table}${i}`}
                className="curve-line"
                stroke={`var(--seat-${i})`}
                strokeDasharray={i === 1 ? '6 4' : undefined}
                d={curve
                  .map(
                    (points, n) =>
                      `${n ? 'L' : 'M'}${x(n + branch.offset).toFixed(1)} ${(HEIGHT * (1 - (points[0]?.value ?? 0))).toFixed(1)}`,
                  )
                  .join('')}
              />
            )
          )
        })}
        <path className="curve-turn" d={`M${x(parted)} 0V${HEIGHT}`} />
        <path className="curve-at" d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
      {missing}
    </figure>
  )
}

/** One of the two has no curve: it says so, and how to get it. */
function Missing({ branch, turns, ask }: { branch: Branch; turns: Turns; ask(): void }) {
  if (turns.progress !== undefined)
    return (
      <p className="note" role="status">
        {t`${branch.name}: working out the chances … ${Math.round(100 * turns.progress)} %`}
      </p>
    )
  if (turns.trouble) return <p className="trouble">{turns.trouble}</p>
  const isOver = branch.matchView?.result != null
  if (!isOver) return <p className="note">{t`${branch.name} has no curve yet: it is not over.`}</p>
  return (
    <p className="note">
      {t`${branch.name} has no curve yet.`}{' '}
      <button type="button" className="button" onClick={ask}>
        {t`Analyse ${branch.name}`}
      </button>
    </p>
  )
}
