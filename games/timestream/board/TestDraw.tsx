import { count } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import { useState } from 'react'
import { cardOf, isCardId } from '../content/index.ts'
import { cardsOf } from '../rules/deck-building.ts'
import type { CardId, NamedDeck } from '../rules/types.ts'
import { CardPicture } from './CardPicture.tsx'
import { Cost } from './Cost.tsx'

const HAND = 7

function shuffled({ list }: NamedDeck): CardId[] {
  const all = cardsOf(list).filter(isCardId)
  for (let last = all.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[all[last], all[other]] = [all[other] as CardId, all[last] as CardId]
  }
  return all
}

/** How a deck draws: seven cards, and then one after the other as turns would bring them. */
export function TestDraw({ deck }: { deck: NamedDeck }) {
  const [order, setOrder] = useState<CardId[]>([])
  const [drawn, setDrawn] = useState(0)
  const hand = order.slice(0, drawn)
  const cells = hand.filter((id) => cardOf(id).cell).length
  return (
    <div className="ts-test">
      <div className="ts-builder-bar">
        <button
          type="button"
          className="button"
          onClick={() => {
            setOrder(shuffled(deck))
            setDrawn(HAND)
          }}
        >
          {t('Draw seven')}
        </button>
        <button
          type="button"
          className="button"
          disabled={drawn === 0 || drawn >= order.length}
          onClick={() => setDrawn(drawn + 1)}
        >
          {t('One more')}
        </button>
        {drawn > 0 && (
          <span className="note" role="status">
            {drawn === HAND
              ? t`The first hand: ${drawn} cards, ${cells} of them cells`
              : t`After ${count(drawn - HAND, 'draw')}: ${drawn} cards, ${cells} of them cells`}
          </span>
        )}
      </div>
      {drawn > 0 && (
        <ul className="ts-drawn">
          {hand.map((id, i) => (
            <li key={i}>
              <CardPicture name={id} size={18} /> {t(cardOf(id).name)}{' '}
              {!cardOf(id).cell && <Cost cost={cardOf(id).cost} />}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
