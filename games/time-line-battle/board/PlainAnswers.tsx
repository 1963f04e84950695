import { Answer, Answers, t, useTableActions } from '@anachron/kit'
import { afterAnswer } from '../rules/forecast.ts'
import { sensible } from '../rules/sensible.ts'
import type { Action, View } from '../rules/types.ts'
import { actionOn, standingIn, useOutcomes } from './outcomes.ts'

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
  const alike = useAlike(view)
  if (still) return null
  const open = (action: Action): boolean => isOption(action)
  const aims = AIMS.filter(open).map((action) => {
    const next = afterAnswer(view, action)
    return { action, ends: next && standingIn(next).join(' : ') }
  })
  const isEither = new Set(aims.map(({ ends }) => ends)).size === 1
  const told = (ends: string | undefined): string | null =>
    ends === undefined || quiet ? null : isEither ? t`either way ${ends}` : t`ends ${ends}`
  return (
    <Answers>
      {view.phase === 'deploy' && view.timeline === 1 && (
        <p className="note tlb-hold">{t('Hold a card to read it.')}</p>
      )}
      {alike && (
        <Answer
          action={alike.action}
          brisk={alike.ends[0] === 0}
          loud={alike.ends[0] === 0 ? 'main' : 'plain'}
          words={alike.ends[0] === 0 ? t('This war is lost: go on') : t('Choose for me')}
          odds={alike.ends[0] === 0 ? t('whatever you choose') : t`all end ${alike.ends.join(' : ')}`}
        />
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
      {aims.map(({ action, ends }, i) => (
        <Answer
          key={JSON.stringify(action)}
          action={action}
          loud={isEither && i === 0 ? 'main' : 'plain'}
          odds={told(ends)}
          steady
        />
      ))}
      {open({ kind: 'watch' }) && <Answer action={{ kind: 'watch' }} loud="main" odds={null} />}
    </Answers>
  )
}

/** Where all targets or hosts end alike: how, and what is usual. */
function useAlike(view: View): { action: Action; ends: readonly number[] } | undefined {
  const outcomes = useOutcomes(view)
  const [outcome] = outcomes.values()
  const deciding = view.cards[view.deciding ?? -1]
  if (!outcome?.isAlike || outcomes.size < 2 || !deciding) return undefined
  const chosen = view.cards[sensible.choose(view, deciding, [...outcomes.keys()]) ?? -1]
  const action = chosen && actionOn(chosen, view)
  return action && { action, ends: outcome.ends }
}
