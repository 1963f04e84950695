import { t } from '@anachron/kit'
import type { Card } from '../content/index.ts'
import { CardPicture } from './CardPicture.tsx'
import { Copies } from './Copies.tsx'
import { Cost } from './Cost.tsx'

interface CardRowProps {
  card: Card
  count: number
  onCount(card: string, by: number): void
  /** Shows the card large, or no longer. */
  onShow(card: Card | undefined): void
}

/** One card as a line of a deck list; its name shows it large. */
export function CardRow({ card, count, onCount, onShow }: CardRowProps) {
  return (
    <li className="ts-row">
      <CardPicture name={card.id} size={22} />
      <button
        type="button"
        className="ts-row-name"
        onPointerEnter={(e) => e.pointerType !== 'touch' && onShow(card)}
        onPointerLeave={() => onShow(undefined)}
        onFocus={() => onShow(card)}
        onBlur={() => onShow(undefined)}
        onClick={() => onShow(card)}
      >
        <b>{t(card.name)}</b> {card.type !== 'power-cell' && <Cost cost={card.cost} />}
      </button>
      <Copies card={card} count={count} onCount={onCount} />
    </li>
  )
}
