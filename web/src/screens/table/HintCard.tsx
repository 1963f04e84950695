import type { Sentence } from '@anachron/kernel/words'
import { rich, t, useFocusReturned, useTableActions } from '@anachron/kit'
import type { Answers } from '@anachron/wire'
import { useRef } from 'react'
import { useShownMatch } from './shown-match.ts'

export type Hints = Answers['hint']

export interface HintCardProps {
  hints: Hints
  tell(words: Sentence): string
  close(): void
}

/** One move and one reason, from a bot in this seat; more on request. */
export function HintCard({ hints, tell, close }: HintCardProps) {
  const actions = useTableActions()
  const card = useRef<HTMLElement>(null)
  useFocusReturned(card)
  const best = hints.action as object
  const { game, view } = useShownMatch()
  // Half of an order would leave whoever trusts the hint before a question the hint has not answered.
  const whole = view && game.board?.whole?.(view as never, best as never)
  const [first, ...others] = hints.hints
  return (
    <section ref={card} className="hint-card" aria-label={t('Hint')}>
      {first === undefined ? (
        <p>{rich`A bot would choose: ${<strong>{actions.words(best)}</strong>}.`}</p>
      ) : (
        <>
          <p className="inspector-label hint-move">
            {whole ? actions.planWords(whole as never).words : tell(first.words)}
          </p>
          {first.why !== '' && <p className="inspector-fact">{tell(first.why)}</p>}
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t('What else?')}</summary>
          <ul>
            {others.map(({ action, words, why }) => (
              <li key={JSON.stringify(action)}>
                <strong>{tell(words)}.</strong> {tell(why)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="hint-doors">
        <button
          type="button"
          className="button first"
          onClick={() => (whole ? actions.carryOut(whole) : actions.choose(best))}
        >
          {t('Do that')}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {t('Let me think')}
        </button>
      </div>
    </section>
  )
}
