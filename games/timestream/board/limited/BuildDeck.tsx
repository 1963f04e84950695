import { rich, t } from '@anachron/kit'
import { useState } from 'react'
import { CARD_TYPES, type Card, cards, type DeckList } from '../../content/index.ts'
import { DECK_SIZE } from '../../rules/deck-building.ts'
import { available, builtFaults } from '../../rules/limited/building.ts'
import { fromStock } from '../../rules/limited/packs.ts'
import type { Action, CardId, NamedDeck } from '../../rules/types.ts'
import { typeName } from '../../words/card-text.ts'
import { CardFace } from '../CardFace.tsx'
import { CardRow } from '../CardRow.tsx'
import { Charts } from '../Charts.tsx'
import { Copies } from '../Copies.tsx'

interface BuildDeckProps {
  pool: readonly CardId[]
  proposal: NamedDeck
  choose(action: Action): void
}

const sizeOf = (list: DeckList): number => Object.values(list).reduce((sum, count) => sum + count, 0)

/** A card with as many copies as this pool allows. */
function within(pool: readonly CardId[], card: Card): Card {
  const most = Math.min(available(pool, card.id), card.maxCopies ?? Number.POSITIVE_INFINITY)
  return { ...card, maxCopies: Number.isFinite(most) ? most : null }
}

/** The deck that is proposed, to be changed card by card, and everything it can be made of. */
export function BuildDeck({ pool, proposal, choose }: BuildDeckProps) {
  const [list, setList] = useState<DeckList>(proposal.list)
  const [part, setPart] = useState<'deck' | 'cards'>('deck')
  const [shown, show] = useState<Card>()
  const faults = builtFaults(list, pool)
  const usable = cards.filter(({ id }) => available(pool, id) > 0).map((card) => within(pool, card))
  const count = (id: CardId, by: number): void =>
    setList(({ [id]: had = 0, ...rest }) => (had + by > 0 ? { ...rest, [id]: had + by } : rest))
  return (
    <div className="ts ts-builder ts-limited-build">
      <div className="ts-parts">
        {(['deck', 'cards'] as const).map((one) => (
          <button key={one} type="button" className="button" aria-pressed={part === one} onClick={() => setPart(one)}>
            {one === 'deck' ? t`The deck (${sizeOf(list)} of ${DECK_SIZE})` : t`Your cards (${pool.length})`}
          </button>
        ))}
      </div>
      <div className="ts-builder-halves" data-part={part}>
        <section className="ts-sheet" aria-label={t('Your deck')}>
          <h2>{t('Your deck')}</h2>
          <p className="ts-size" role="status" data-legal={faults.length === 0 || undefined}>
            {rich`${<b className="number">{sizeOf(list)}</b>} of ${DECK_SIZE} cards. ${faults.length === 0 ? t('A legal deck.') : t('Not legal yet:')}`}
          </p>
          {faults.length > 0 && (
            <ul className="ts-faults">
              {faults.map(({ rule, reason }) => (
                <li key={t(reason)}>
                  {t(reason)}{' '}
                  <a className="rule-id" href={`#/rules/timestream/${rule}`}>
                    {rule}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="ts-builder-bar">
            <button
              type="button"
              className="button first"
              disabled={faults.length > 0}
              onClick={() => choose({ kind: 'deck', deck: { name: proposal.name, list } })}
            >
              {t('Play this deck')}
            </button>
            <button type="button" className="button" onClick={() => setList(proposal.list)}>
              {t('Back to the proposal')}
            </button>
          </div>
          <Charts list={list} />
          {CARD_TYPES.map((type) => {
            const own = usable.filter((card) => card.type === type && (list[card.id] || fromStock(card.id) > 0))
            return own.length === 0 ? null : (
              <div key={type}>
                <h3>{t(typeName(type))}</h3>
                <ul className="ts-rows">
                  {own.map((card) => (
                    <CardRow key={card.id} card={card} count={list[card.id] ?? 0} onCount={count} onShow={show} />
                  ))}
                </ul>
              </div>
            )
          })}
          {shown && (
            <div className="ts-peek" aria-hidden="true">
              <CardFace card={shown} />
            </div>
          )}
        </section>
        <section className="ts-catalogue" aria-label={t('Your cards')}>
          <h2>{t('Your cards')}</h2>
          <p className="note">
            {t(
              'These are the cards from your packs. Basic Power Cells, TIMESTREAM and three plain Event Chain cards come from the common stock; they stand in the list of the deck.',
            )}
          </p>
          <ul className="ts-tiles">
            {usable
              .filter(({ id }) => pool.includes(id))
              .map((card) => (
                <li key={card.id} className="ts-tile" data-held={(list[card.id] ?? 0) > 0 || undefined}>
                  <CardFace card={card} />
                  <Copies card={card} count={list[card.id] ?? 0} onCount={count} />
                </li>
              ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
