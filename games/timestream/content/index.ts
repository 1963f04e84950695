import { advances } from './cards/advances.ts'
import { eventChains } from './cards/event-chains.ts'
import { interventions } from './cards/interventions.ts'
import { obstacles } from './cards/obstacles.ts'
import { powerCells } from './cards/power-cells.ts'
import { timestream } from './cards/timestream.ts'
import { type Card, TRIGGERS, type Trigger } from './types.ts'

export * from './card.ts'
export * from './decks.ts'
export * from './types.ts'

/** All 110 cards. */
export const cards: readonly Card[] = [
  ...powerCells,
  ...eventChains,
  ...timestream,
  ...advances,
  ...obstacles,
  ...interventions,
]

const byId = new Map(cards.map((card) => [card.id, card]))

/** A card by its id. Ids come from checked deck lists and from states, so a missing one is our mistake. */
export function cardOf(id: string): Card {
  const card = byId.get(id)
  if (!card) throw new Error(`there is no card ${id}`)
  return card
}

export const isCardId = (id: string): boolean => byId.has(id)

const abilitiesBy = Object.fromEntries(
  TRIGGERS.map((trigger) => {
    const having = cards.filter((card) => card.abilities.some((ability) => ability.trigger === trigger))
    const numbers = (card: Card): number[] =>
      card.abilities.flatMap((ability, i) => (ability.trigger === trigger ? [i] : []))
    return [trigger, new Map(having.map((card) => [card.id, numbers(card)]))]
  }),
) as unknown as Record<Trigger, ReadonlyMap<string, readonly number[]>>
const NONE: readonly number[] = []

/** The numbers of a card's abilities for a moment. Indexed once, because every card that comes or goes is asked. */
export const abilitiesFor = (card: string, trigger: Trigger): readonly number[] =>
  abilitiesBy[trigger].get(card) ?? NONE
