import { figure, t } from '@anachron/kit'
import type { Plan } from '@anachron/lab/browser'
import { playedAndLeft, playedAndStopped, playedOf, seatOf } from '../../words/app.ts'
import { share, timeWords } from './figures.ts'
import type { Played } from './run.ts'

export interface RunningProps {
  plan: Plan
  played: number
  sofar: Played
  /** Seconds since this run began, and how many matches had been played before. */
  seconds: number
  before: number
  stopped: boolean
  onStop(): void
  onGoOn(): void
}

/** The bars fill while workers play. */
export function Running({ plan, played, sofar, seconds, before, stopped, onStop, onGoOn }: RunningProps) {
  const left = (seconds / Math.max(1, played - before)) * (plan.games - played)
  const { games, seats } = sofar.tally
  const amounts = [figure(played), figure(plan.games)] as const
  const progress = stopped
    ? playedAndStopped(...amounts)
    : played > before
      ? playedAndLeft(...amounts, timeWords(left))
      : playedOf(...amounts)
  return (
    <section className="lab-running" aria-label={t('Matches being played')}>
      <progress value={played} max={plan.games} aria-label={t('Matches played')} />
      <p className="number" role="status">
        {t(progress)}
      </p>
      <ul className="lab-bars">
        {seats.map(({ payoff }, seat) => {
          const value = games > 0 ? payoff / games : 0
          return (
            <li key={`${plan.bots[seat]} ${seat + 1}`}>
              <span>{t(seatOf(seat, plan.bots[seat] ?? ''))}</span>
              <span className="lab-bar">
                <i style={{ inlineSize: `${100 * value}%`, background: `var(--seat-${seat % 8})` }} />
              </span>
              <span className="number">{share(value)}</span>
            </li>
          )
        })}
      </ul>
      {stopped ? (
        <button type="button" className="button first" onClick={onGoOn}>
          {t('Go on')}
        </button>
      ) : (
        <button type="button" className="button" onClick={onStop}>
          {t('Stop')}
        </button>
      )}
    </section>
  )
}
