import type { Json } from '@anachron/kernel'
import type { Workshop, WorkshopFieldProps } from '@anachron/kit'
import { rich, t } from '@anachron/kit'
import { deckFaults } from '../rules/deck-building.ts'
import type { NamedDeck } from '../rules/types.ts'
import { DeckBuilder } from './DeckBuilder.tsx'
import { useDecks } from './decks.ts'

/** In the set-up: a deck of one's own for a seat, such as a bot's. */
function LendDecks({ value, onChange }: WorkshopFieldProps) {
  const { decks } = useDecks()
  const legal = decks.filter((deck) => deckFaults(deck.list).length === 0)
  const lent = value as unknown as (NamedDeck | null)[]
  const lend = (seat: number, id: string): void => {
    const deck = legal.find((one) => one.id === id)
    onChange(lent.with(seat, deck ? { name: deck.name, list: deck.list } : null) as unknown as Json)
  }
  if (legal.length === 0)
    return (
      <p className="note">
        {rich`Everybody may bring a deck of their own when the match begins. You have no legal one yet: ${<a href="#/workshop/timestream">{t('build one')}</a>}.`}
      </p>
    )
  return (
    <fieldset className="ts-lend">
      <legend>{t('Decks of yours for others')}</legend>
      {lent.map((deck, seat) => (
        <label key={seat} className="field-label">
          {t`Seat ${seat + 1}`}
          <select
            className="field"
            value={legal.find(({ name }) => name === deck?.name)?.id ?? ''}
            onChange={(e) => lend(seat, e.target.value)}
          >
            <option value="">{t('as said above')}</option>
            {legal.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

export const workshop: Workshop = { Screen: DeckBuilder, fields: { lent: LendDecks } }
