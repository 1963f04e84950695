import type { Json } from '@anachron/kernel'
import type { Workshop, WorkshopFieldProps } from '@anachron/web/kit'
import { deckFaults } from '../rules/deck-building.ts'
import type { NamedDeck } from '../rules/types.ts'
import { DeckBuilder } from './DeckBuilder.tsx'
import { useDecks } from './decks.ts'

/** In the set-up: which of one's own decks come to the table. */
function BringDecks({ value, onChange }: WorkshopFieldProps) {
  const { decks } = useDecks()
  const own = decks
    .filter((deck) => deckFaults(deck.list).length === 0)
    .map(({ name, list }): NamedDeck => ({ name, list }))
  const brought = value as unknown as NamedDeck[]
  const toggle = (deck: NamedDeck, on: boolean): void => {
    const others = brought.filter((one) => one.name !== deck.name)
    onChange((on ? [...others, deck] : others) as unknown as Json)
  }
  return (
    <fieldset className="ts-bring">
      <legend>Decks of your own</legend>
      {own.map((deck) => (
        <label key={deck.name} className="tick-box">
          <input
            type="checkbox"
            checked={brought.some((one) => one.name === deck.name)}
            onChange={(e) => toggle(deck, e.target.checked)}
          />
          {deck.name}
        </label>
      ))}
      {own.length === 0 && (
        <p className="note">
          No legal deck of yours is kept here yet: <a href="#/workshop/timestream">build one</a>.
        </p>
      )}
    </fieldset>
  )
}

export const workshop: Workshop = { Screen: DeckBuilder, fields: { brought: BringDecks } }
