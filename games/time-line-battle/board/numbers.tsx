/** Whether forecasts stand on everything they are about, or only on what is pointed at: everybody's own choice. */
import { t, useIsLesson, useKept } from '@anachron/kit'

interface Wish {
  numbers?: 'shown' | 'pointed'
}

const NONE: Wish = {}

/** A lesson speaks of them, so there they stand. */
export function useQuietNumbers(): [quiet: boolean, toggle: () => void] {
  const isLesson = useIsLesson()
  const [{ numbers }, change] = useKept<Wish>('time-line-battle', 'board', NONE)
  const quiet = numbers === 'pointed' && !isLesson
  return [quiet, () => change((now) => ({ ...now, numbers: quiet ? 'shown' : 'pointed' }))]
}

export function NumbersSwitch({ quiet, toggle }: { quiet: boolean; toggle(): void }) {
  return (
    <button
      type="button"
      className="tlb-numbers"
      aria-pressed={!quiet}
      aria-label={quiet ? t('forecasts hidden') : t('forecasts shown')}
      title={quiet ? t('Forecasts only on what is pointed at') : t('Forecasts on all cards')}
      onClick={toggle}
    >
      <i aria-hidden="true">≈ </i>
      <span>{t('forecasts')}</span> {quiet ? t('hidden') : t('shown')}
    </button>
  )
}
