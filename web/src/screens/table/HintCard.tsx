import { useFocusReturned, useHand } from '@anachron/web/kit'
import type { Answers } from '@anachron/wire'
import { useRef } from 'react'

export type Hints = Answers['hint']

/** What a bot would do in this seat, and why. */
export function HintCard({ hints, close }: { hints: Hints; close(): void }) {
  const hand = useHand()
  const card = useRef<HTMLElement>(null)
  useFocusReturned(card)
  const best = hints.action as object
  const reasons = hints.hints
  return (
    <section ref={card} className="hint-card" aria-label="Hint">
      {reasons.length === 0 ? (
        <p>
          A bot would choose: <strong>{hand.words(best)}</strong>.
        </p>
      ) : (
        <ol>
          {reasons.map(({ words, why }) => (
            <li key={words}>
              <strong>{words}.</strong> {why}
            </li>
          ))}
        </ol>
      )}
      <div className="hint-doors">
        <button type="button" className="button" onClick={() => hand.choose(best)}>
          Do that
        </button>
        <button type="button" className="button quiet" onClick={close}>
          Let me think
        </button>
      </div>
    </section>
  )
}
