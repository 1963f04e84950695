import { rich, t } from '@anachron/kit'
import { useState } from 'react'
import { CARD_TYPES, cards, decks as given } from '../content/index.ts'
import { faultOfDeck, listOf } from '../rules/deck-building.ts'
import type { Action, DeckChoice } from '../rules/types.ts'
import { typeName } from '../words/card-text.ts'
import { DeckTile } from './DeckTile.tsx'
import { useDecks, useLastDecks } from './decks.ts'
import { HandCard } from './HandCard.tsx'

interface Offered {
  key: string
  deck: DeckChoice
  name: string
  idea: string
}

/** What the guided first game is played with. */
const FIRST = 'TS-DK-1'

/**
 * Before the match: the decks of the game and one's own, by picture. What was played last comes first, and is one press
 * away.
 */
export function DeckChoices({ closed, choose }: { closed: boolean; choose(action: Action): void }) {
  const { decks } = useDecks()
  const { last } = useLastDecks()
  const [looking, look] = useState<Offered>()
  const own = decks.map(
    ({ id, name, list }): Offered => ({ key: id, deck: { name, list }, name, idea: t('Your own.') }),
  )
  const house = given.map(({ id, name, idea }): Offered => ({ key: id, deck: id, name, idea }))
  const place = (key: string): number => (last.includes(key) ? last.indexOf(key) : last.length)
  const all = [...own, ...house].sort((a, b) => place(a.key) - place(b.key))
  const again = all.find(({ key }) => key === last[0])?.key
  if (looking)
    return (
      <Contents
        offered={looking}
        back={() => look(undefined)}
        play={() => choose({ kind: 'deck', deck: looking.deck })}
      />
    )
  const beginner = all.find(({ key }) => again === undefined && own.length === 0 && key === FIRST)
  return (
    <div className="ts-choosing" data-first={beginner !== undefined || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="ts-deck-choices" tabIndex={0} aria-label={t('Decks')}>
        {(beginner ? [beginner] : all).map((offered) => {
          const { key, deck, name, idea } = offered
          const fault = typeof deck === 'string' ? undefined : faultOfDeck(deck)
          const isLast = key === again
          const mark = isLast
            ? t('You played it last')
            : again === undefined && key === FIRST
              ? t('The deck of the first lesson')
              : undefined
          return (
            <DeckTile key={key} name={name} idea={idea} list={listOf(deck)} mark={mark} isLast={isLast}>
              <div className="ts-deck-doors">
                <button
                  type="button"
                  className={key === (again ?? FIRST) ? 'button first' : 'button'}
                  data-lit={fault === undefined || undefined}
                  disabled={fault !== undefined}
                  onClick={() => choose({ kind: 'deck', deck })}
                >
                  {rich`Play${<span className="unseen"> {name}</span>}${isLast && ` ${t('again')}`}`}
                </button>
                <button type="button" className="button" onClick={() => look(offered)}>
                  {rich`Cards${<span className="unseen"> {t`of ${name}`}</span>}`}
                </button>
              </div>
              {fault && (
                <p className="trouble">
                  {t(fault.reason)}{' '}
                  <a className="rule-id" href={`#/rules/timestream/${fault.rule}`}>
                    {fault.rule}
                  </a>
                </p>
              )}
            </DeckTile>
          )
        })}
        {beginner && <OtherDecks decks={all.filter((one) => one !== beginner)} look={look} />}
      </section>
      <p className="note">
        {closed
          ? t('Closed lists: nobody sees your deck before the match is over.')
          : t('Nobody sees what you choose before both have chosen; then both lists are open.')}{' '}
        <a href="#/workshop/timestream">{t('Build a deck of your own')}</a>
      </p>
    </div>
  )
}

/** Whoever has never chosen has one deck before them, and the others by name: a press shows what is in them. */
function OtherDecks({ decks, look }: { decks: readonly Offered[]; look(deck: Offered): void }) {
  return (
    <div className="ts-other-decks">
      <h3>{t('Or another')}</h3>
      {decks.map((offered) => (
        <button key={offered.key} type="button" className="button" onClick={() => look(offered)}>
          <b>{t(offered.name)}</b>
          <span>{mottoOf(t(offered.idea))}</span>
          <small>
            {t(offered.idea)
              .slice(mottoOf(t(offered.idea)).length)
              .trim()}
          </small>
        </button>
      ))}
    </div>
  )
}

/** The first words say what it is about. */
const mottoOf = (idea: string): string => /^(.*?\.)/s.exec(idea)?.[1] ?? ''

const SIZE = { width: 96, height: 126 }
const FLAT = { x: 0, seen: SIZE.width, turn: 0, drop: 0 }

/** All cards of a deck, each once with how many there are. */
function Contents({ offered, back, play }: { offered: Offered; back(): void; play(): void }) {
  const list = listOf(offered.deck)
  const held = CARD_TYPES.flatMap((type) => cards.filter((card) => card.type === type && list[card.id]))
  return (
    <div className="ts-choosing">
      <div className="ts-contents-head">
        <h3>{t(offered.name)}</h3>
        <button type="button" className="button" onClick={back}>
          {t('Back to the decks')}
        </button>
        <button type="button" className="button first" onClick={play}>
          {rich`Play${<span className="unseen"> {offered.name}</span>}`}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className="ts-contents-cards" tabIndex={0} aria-label={t('Cards')}>
        {held.map((card) => (
          <div key={card.id} className="ts-counted">
            <HandCard
              id={card.id}
              piece={`list-${card.id}`}
              actions={[]}
              where={t`in the deck, ${list[card.id] ?? 0} of them`}
              at={FLAT}
              size={SIZE}
            />
            <b title={t(typeName(card.type))}>× {list[card.id]}</b>
          </div>
        ))}
      </section>
    </div>
  )
}
