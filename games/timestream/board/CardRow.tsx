import { Icon } from '@anachron/web/kit'
import { cardText } from '../card-text.ts'
import type { Card } from '../content/index.ts'
import { Cost } from './Cost.tsx'
import { PICTURES } from './pictures.ts'

interface CardRowProps {
  card: Card
  count: number
  /** Shows the text as well. */
  full?: boolean
  onCount(card: string, by: number): void
}

/** One card as a line of a list, with buttons for one more and one less. */
export function CardRow({ card, count, full = false, onCount }: CardRowProps) {
  const most = card.maxCopies ?? Number.POSITIVE_INFINITY
  return (
    <li className="ts-row" data-over={count > most || undefined}>
      <Icon body={PICTURES[card.id] ?? ''} size={22} />
      <span className="ts-row-name">
        <b>{card.name}</b> {card.type !== 'power-cell' && <Cost cost={card.cost} />}{' '}
        {card.energy !== null && (
          <span className="number">
            {card.energy}/{card.resistance}
          </span>
        )}
        {full && <span className="ts-row-text">{cardText(card) || 'No text.'}</span>}
      </span>
      <button
        type="button"
        className="button icon"
        aria-label={`One ${card.name} less`}
        disabled={count === 0}
        onClick={() => onCount(card.id, -1)}
      >
        −
      </button>
      <span className="number ts-row-count">
        <span className="unseen">in the deck: </span>
        {count}
      </span>
      <button
        type="button"
        className="button icon"
        aria-label={`One more ${card.name}`}
        disabled={count >= most}
        onClick={() => onCount(card.id, 1)}
      >
        +
      </button>
    </li>
  )
}
