import { t } from '@anachron/kit'
import type { Card } from '../content/index.ts'

interface CopiesProps {
  card: Card
  count: number
  onCount(card: string, by: number): void
}

/** How often a card is in the deck, with buttons for one more and one less. */
export function Copies({ card, count, onCount }: CopiesProps) {
  const most = card.maxCopies ?? Number.POSITIVE_INFINITY
  return (
    <span className="ts-copies" data-over={count > most || undefined} data-none={count === 0 || undefined}>
      <button
        type="button"
        className="button icon"
        aria-label={t`One ${t(card.name)} less`}
        disabled={count === 0}
        onClick={() => onCount(card.id, -1)}
      >
        −
      </button>
      <span className="number ts-copies-count">
        <span className="unseen">{t('in the deck:')} </span>
        {count}
        {card.maxCopies !== null && <small> / {card.maxCopies}</small>}
      </span>
      <button
        type="button"
        className="button icon"
        aria-label={t`One more ${t(card.name)}`}
        disabled={count >= most}
        onClick={() => onCount(card.id, 1)}
      >
        +
      </button>
    </span>
  )
}
