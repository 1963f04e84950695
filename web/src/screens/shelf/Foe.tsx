import { t } from '@anachron/kit'
import { lazy, Suspense } from 'react'
import type { Hour, Opponent } from '../../opponents/opponents.ts'
import type { Against } from './record.ts'

const Face = lazy(() => import('../../opponents/Face.tsx'))

export interface FoeProps {
  opponent: Opponent
  /** The one to begin with. */
  isFirst: boolean
  isBusy: boolean
  disabled: boolean
  record: Against
  onPress(): void
}

/** One opponent: pressing the face begins a match. */
export function Foe({ opponent, isFirst, isBusy, disabled, record, onPress }: FoeProps) {
  const { name, hour, strength, sentence } = opponent
  return (
    <button type="button" className="foe" data-first={isFirst || undefined} disabled={disabled} onClick={onPress}>
      <span className="unseen">{t('Play:')} </span>
      <span className="foe-arch">
        <Suspense>
          <Face of={opponent} />
        </Suspense>
        <span className="foe-strength">
          <HourMark hour={hour} /> {t(strength)}
        </span>
      </span>
      <span className="foe-name">{isBusy ? t('Dealing …') : name}</span>
      <span className="foe-sentence">{t(sentence)}</span>
      <Tally record={record} />
    </button>
  )
}

function Tally({ record }: { record: Against }) {
  const { won, drawn, lost } = record
  if (won + drawn + lost === 0) return <span className="tally">{t('never met')}</span>
  return (
    <span className="tally" data-met>
      {won > 0 && (
        <i data-is="won" style={{ flex: won }}>
          {t`${won} won`}
        </i>
      )}
      {drawn > 0 && (
        <i data-is="drawn" style={{ flex: drawn }}>
          {t`${drawn} drawn`}
        </i>
      )}
      {lost > 0 && (
        <i data-is="lost" style={{ flex: lost }}>
          {t`${lost} lost`}
        </i>
      )}
    </span>
  )
}

const MARKS: Readonly<Record<Hour, string>> = {
  dawn: 'M1 11h12M3.5 11a3.5 3.5 0 0 1 7 0',
  noon: 'M7 3.6a3.4 3.4 0 1 1 0 6.8a3.4 3.4 0 0 1 0-6.8M7 0v2M7 12v2M0 7h2M12 7h2',
  midnight: 'M9 1a6 6 0 1 0 4 9A5.5 5.5 0 0 1 9 1Z',
}

const HourMark = ({ hour }: { hour: Hour }) => (
  <svg width="13" height="13" viewBox="0 0 14 14" aria-hidden="true">
    <path d={MARKS[hour]} fill="currentColor" stroke="currentColor" strokeWidth="1.4" />
  </svg>
)
