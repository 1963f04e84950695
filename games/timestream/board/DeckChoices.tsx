import { useKept } from '@anachron/web/kit'
import { decks as given } from '../content/index.ts'
import { faultOfDeck } from '../rules/deck-building.ts'
import type { Action, DeckChoice } from '../rules/types.ts'
import { DeckContents } from './DeckContents.tsx'
import { useDecks } from './decks.ts'
import './workshop.css'

interface Offered {
  key: string
  deck: DeckChoice
  name: string
  idea: string
}

/** Before the match: the four decks of the game and one's own. What was played last time comes first. */
export function DeckChoices({ closed, choose }: { closed: boolean; choose(action: Action): void }) {
  const { decks } = useDecks()
  const [{ last }, change] = useKept<{ last?: string }>('timestream', 'last deck', {})
  const own = decks.map(({ id, name, list }): Offered => ({ key: id, deck: { name, list }, name, idea: 'Your own.' }))
  const house = given.map(({ id, name, idea }): Offered => ({ key: id, deck: id, name, idea }))
  const all = [...own, ...house].sort((a, b) => Number(b.key === last) - Number(a.key === last))
  return (
    <section className="ts-deck-choices" aria-label="Decks to choose from">
      {all.map(({ key, deck, name, idea }) => {
        const fault = typeof deck === 'string' ? undefined : faultOfDeck(deck)
        return (
          <article key={key} className="ts-deck-choice" data-last={key === last || undefined}>
            <h3>{name}</h3>
            <p className="note">
              {idea} {key === last && <b>You played it last.</b>}
            </p>
            <button
              type="button"
              className="button first"
              data-lit={fault === undefined || undefined}
              disabled={fault !== undefined}
              onClick={() => {
                change(() => ({ last: key }))
                choose({ kind: 'deck', deck })
              }}
            >
              Play {name}
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
