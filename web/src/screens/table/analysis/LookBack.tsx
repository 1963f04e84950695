import { t } from '@anachron/kit'
import { useState } from 'react'
import type { Analysis } from '../../../client/analysis.ts'
import { turned } from '../../../words/table.ts'
import { tell } from '../../../words/tell.ts'
import { useBegun, useWhen } from '../story/when.ts'
import { useTable } from '../table-context.ts'
import { Costly } from './Costly.tsx'
import { costliest, useSharedLookback } from './lookback.ts'
import './analysis.css'

/** In the panel beside the board: what cost most, and where the match turned. `running`: for onlookers. */
export function LookBack({ running = false }: { running?: boolean }) {
  const { analysis, asked, progress, trouble, ask, cancel } = useSharedLookback()
  return (
    <section className="look-back" aria-label={t('Analysis')}>
      {!asked && !analysis && (
        <button type="button" className="button" onClick={ask}>
          {running ? t('Win chances') : t('Analyse')}
        </button>
      )}
      {asked && progress !== undefined && (
        <p className="curve-start">
          <progress value={progress} aria-label={t('Analysing')} />
          <span className="note">{t('Analysing …')}</span>
          <button type="button" className="button quiet" onClick={cancel}>
            {t('Cancel')}
          </button>
        </p>
      )}
      {asked && running && !analysis && (
        <p className="note">{t('There is nothing to tell yet: onlookers are shown chances ten entries late.')}</p>
      )}
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      {analysis && analysis.truth.length > 0 && <Found analysis={analysis} done={progress === undefined} />}
    </section>
  )
}

function Found({ analysis, done }: { analysis: Analysis; done: boolean }) {
  const { mine, info } = useTable()
  const [all, setAll] = useState(mine.length === 0)
  const seats = all ? Array.from({ length: analysis.seats }, (_, seat) => seat) : mine
  const costly = costliest(analysis, { seats, after: info.branchOf?.entry, begun: useBegun() })
  return (
    <>
      <h3>{all ? t('Costliest choices') : t('Your costliest choices')}</h3>
      {costly.length > 0 ? (
        <ol className="costly-list">
          {costly.map((one) => (
            <li key={one.entry}>
              <Costly judged={one} />
            </li>
          ))}
        </ol>
      ) : (
        done && (
          <p className="note">
            {all ? t('Nothing to show: no choice cost much.') : t('Nothing to show: no choice of yours cost much.')}
          </p>
        )
      )}
      {mine.length > 0 && analysis.seats > mine.length && (
        <label className="tick-box">
          <input type="checkbox" checked={all} onChange={(e) => setAll(e.target.checked)} />
          {t('The others’ as well')}
        </label>
      )}
      {analysis.turningPoints.length > 0 && <TurningPoints points={analysis.turningPoints} />}
    </>
  )
}

function TurningPoints({ points }: { points: Analysis['turningPoints'] }) {
  const { names, looking } = useTable()
  const when = useWhen()
  return (
    <>
      <h3>
        {t('Where it turned')} <small className="note">{t('knowing what was hidden then')}</small>
      </h3>
      <ol className="turning">
        {points.map((point) => (
          <li key={point.entry}>
            <button type="button" className="button quiet" onClick={() => looking.look(point.entry)}>
              {when(point.entry)}
            </button>{' '}
            {tell(
              turned({
                ...point,
                before: percent(point.before[point.seat]),
                after: percent(point.after[point.seat]),
              }),
              names,
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

const percent = (value: number | undefined): string => t`${Math.round((value ?? 0) * 100)} %`
