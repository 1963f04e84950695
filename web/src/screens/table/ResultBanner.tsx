import type { Result } from '@anachron/kernel'
import { t } from '@anachron/kit'
import { useState } from 'react'
import { go, href } from '../../app/route.ts'
import { drawEntropy } from '../../client/entropy.ts'
import { ending } from '../../words/tell.ts'
import { tableHref } from '../shelf/start.ts'
import { LookBack } from './analysis/LookBack.tsx'
import { ResultSeats } from './ending/Ending.tsx'
import { useTable } from './table-context.ts'
import { ViewerChoice } from './ViewerChoice.tsx'

export interface ResultBannerProps {
  result: Result
  /** Shows the whole match once more, as it happened. */
  replay(): void
  /** Brings the ending back. */
  reopen(): void
}

/** Beside the board: how it ended, what one may do next, and the analysis. */
export function ResultBanner({ result, replay, reopen }: ResultBannerProps) {
  const { table, place, info, matchView, game, names } = useTable()
  const [trouble, setTrouble] = useState<string>()
  const again = (): void => {
    table.client.request('rematch', { table: table.id, entropy: drawEntropy() }).then(
      (answer) => go(tableHref(place, answer.table)),
      (problem: Error) => setTrouble(problem.message),
    )
  }
  return (
    <section className="result" aria-label={t('Result')}>
      <h2>{ending(game.game, result, names, matchView.as)}</h2>
      <ResultSeats result={result} />
      <div className="result-doors">
        <button type="button" className="button first" onClick={again}>
          {t('Rematch')}
        </button>
        <button type="button" className="button" onClick={reopen}>
          {t('The ending')}
        </button>
        <button type="button" className="button" onClick={replay}>
          {t('Replay it')}
        </button>
        {info.fair && (
          <a className="button" href={href('fair', place, table.id)}>
            {t('Verify the chance')}
          </a>
        )}
        <a className="button" href="#/">
          {t('To the shelf')}
        </a>
      </div>
      <ViewerChoice />
      <LookBack />
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </section>
  )
}
