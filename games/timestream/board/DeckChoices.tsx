import { decks as given } from '../content/index.ts'
import { faultOfDeck } from '../rules/deck-building.ts'
import type { Action, DeckChoice } from '../rules/types.ts'
import { DeckContents } from './DeckContents.tsx'
import { useDecks, useLastDecks } from './decks.ts'
import './workshop.css'

interface Offered {
  key: string
  deck: DeckChoice
  name: string
  idea: string
}

/** What the guided first game is played with. */
const FIRST = 'TS-DK-1'

/** Before the match: the four decks of the game and one's own. What was played last comes first, and is one press away. */
export function DeckChoices({ closed, choose }: { closed: boolean; choose(action: Action): void }) {
  const { decks } = useDecks()
  const { last } = useLastDecks()
  const own = decks.map(({ id, name, list }): Offered => ({ key: id, deck: { name, list }, name, idea: 'Your own.' }))
  const house = given.map(({ id, name, idea }): Offered => ({ key: id, deck: id, name, idea }))
  const place = (key: string): number => (last.includes(key) ? last.indexOf(key) : last.length)
  const all = [...own, ...house].sort((a, b) => place(a.key) - place(b.key))
  const again = all.find(({ key }) => key === last[0])?.key
  return (
    <section className="ts-deck-choices" aria-label="Decks to choose from">
      {all.map(({ key, deck, name, idea }) => {
        const fault = typeof deck === 'string' ? undefined : faultOfDeck(deck)
        const isLast = key === again
        return (
          <article key={key} className="ts-deck-choice" data-last={isLast || undefined}>
            <h3>{name}</h3>
            <p className="note">
              {idea} {isLast && <b>You played it last.</b>}
              {again === undefined && key === FIRST && <b>Good for a first match.</b>}
            </p>
            <button
              type="button"
              className={key === (again ?? FIRST) ? 'button first' : 'button'}
              data-lit={fault === undefined || undefined}
              disabled={fault !== undefined}
              onClick={() => choose({ kind: 'deck', deck })}
            >
              Play {name}
              {isLast && ' again'}
            </button>
            {fault && (
              <p className="trouble">
                {fault.reason}{' '}
                <a className="rule-id" href={`#/rules/timestream/${fault.rule}`}>
                  {fault.rule}
                </a>
              </p>
            )}
            <DeckContents deck={deck} title="What is in it" />
          </article>
        )
      })}
      <p className="note">
        {closed
          ? 'Lists are closed here: nobody sees your deck before the match is over. Until then hints, branches and bots take the other deck for one they know of.'
          : 'Nobody sees what you choose before both have chosen; then everybody sees both lists.'}{' '}
        <a href="#/workshop/timestream">Build a deck of your own</a>
      </p>
    </section>
  )
}
