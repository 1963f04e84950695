import { Answer, Answers, t, useTableActions } from '@anachron/kit'
import type { Action, View } from '../rules/types.ts'
import { standingAfter, useSettled } from './outcomes.ts'
import { GoOn, useOnePress } from './Settled.tsx'

const AIMS: readonly Action[] = [
  { kind: 'aim', at: 'front' },
  { kind: 'aim', at: 'rear' },
]

interface PlainAnswersProps {
  view: View
  /** Forecasts stand only on what is pointed at. */
  quiet: boolean
  /** Whether another card is to be slid under the deck after the next one is laid; undefined where that is not open. */
  slides: boolean | undefined
  setSlides(slides: boolean): void
}

/** Answers that are about no card. */
export function PlainAnswers({ view, quiet, slides, setSlides }: PlainAnswersProps) {
  const { isOption, still } = useTableActions()
  const isSettled = useSettled(view) !== undefined
  const onePress = useOnePress(view)
  if (still) return null
  const open = (action: Action): boolean => isOption(action)
  const told = (ends: readonly number[] | undefined): string | null =>
    ends === undefined || quiet ? null : t`ends ${ends.join(' : ')}`
  return (
    <Answers>
      {view.phase === 'deploy' && view.timeline === 1 && (
        <p className="note tlb-hold">{t('Hold a card to read it.')}</p>
      )}
      {slides !== undefined && (
        <button
          type="button"
          className="button quiet tlb-slides"
          aria-pressed={slides}
          onClick={() => setSlides(!slides)}
        >
          {slides ? t('Then slide one away ✓') : t('Then slide one away')}
        </button>
      )}
      {open({ kind: 'keep' }) && <Answer action={{ kind: 'keep' }} loud="main" words={t('Done')} odds={t('draw up')} />}
      {AIMS.filter((action) => !isSettled && open(action)).map((action) => (
        <Answer key={JSON.stringify(action)} action={action} odds={told(standingAfter(view, action))} steady />
      ))}
      {open({ kind: 'watch' }) && <Answer action={{ kind: 'watch' }} loud="main" odds={null} />}
      {onePress && <GoOn view={view} of={onePress} />}
    </Answers>
  )
}
