import { Answer, Answers, t, useTableActions } from '@anachron/kit'
import { afterAnswer } from '../rules/forecast.ts'
import type { Action, View } from '../rules/types.ts'
import { standingIn } from './outcomes.ts'

const AIMS: readonly Action[] = [
  { kind: 'aim', at: 'front' },
  { kind: 'aim', at: 'rear' },
]

interface PlainAnswersProps {
  view: View
  /** Whether another card is to be slid under the deck after the next one is laid; undefined where that is not open. */
  slides: boolean | undefined
  setSlides(slides: boolean): void
}

/** Answers that are about no card. */
export function PlainAnswers({ view, slides, setSlides }: PlainAnswersProps) {
  const { isOption, still } = useTableActions()
  if (still) return null
  const open = (action: Action): boolean => isOption(action)
  const ends = (action: Action): string | null => {
    const next = afterAnswer(view, action)
    return next ? t`ends ${standingIn(next).join(' : ')}` : null
  }
  return (
    <Answers>
      {slides !== undefined && (
        <button type="button" className="button" aria-pressed={slides} onClick={() => setSlides(!slides)}>
          {slides ? t('Lay one, then slide one away') : t('Also slide one away')}
        </button>
      )}
      {open({ kind: 'keep' }) && <Answer action={{ kind: 'keep' }} loud="main" words={t('Done')} odds={t('draw up')} />}
      {AIMS.filter(open).map((action) => (
        <Answer key={JSON.stringify(action)} action={action} odds={ends(action)} />
      ))}
      {open({ kind: 'watch' }) && <Answer action={{ kind: 'watch' }} loud="main" odds={null} />}
    </Answers>
  )
}
