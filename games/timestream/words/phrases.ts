/** Turns of phrase that log, buttons and table share. */
import { a, count, list, type Part, piece, type Sentence, say, whose } from '@anachron/kernel/words'
import { type Card, cardOf, decks, type Effect, type Phase } from '../content/index.ts'
import type { AbilityFrame, CardId, DeckChoice, Unit, View } from '../rules/types.ts'

export const name = (card: CardId): string => cardOf(card).name
/** "an Archive Cell", "a Universal Power Cell". */
export const one = (card: CardId): Sentence => a(name(card))
/** A card by its name, which can be read wherever it is told. */
export const cardPart = (card: CardId): Sentence => piece(`card-${card}`, name(card))
export const names = (cards: readonly CardId[]): Sentence => list(cards.map(name))
/** What the location of each lane is for. */
export const PLACE: Record<Phase, string> = { 1: 'the journey', 2: 'the city', 3: 'the record' }

export const someCards = (n: number): Sentence => (n === 1 ? 'a card' : count(n, 'card'))

/** Whatever lies there under this number, by the name of its main card. */
export const unitPart = (unit: number, card: CardId): Sentence => piece(`unit-${unit}`, name(card))
export const unitOf = ({ id, card, owner }: Pick<Unit, 'id' | 'card' | 'owner'>): Sentence =>
  say`${whose(owner)} ${ownedPart(id, card)}`
/** The same after whose it is. */
export const ownedPart = (unit: number, card: CardId): Sentence => piece(`unit-${unit}`, withoutThe(card))
/** "your Long Unravelling": whose it is stands in the article's place. */
export const withoutThe = (card: CardId): string => name(card).replace(/^The /, '')

/** The same as something to read. */
export const bareCard = (card: CardId): Sentence => piece(`card-${card}`, withoutThe(card))

/** Energy and Resistance as they stand on a card. */
export const strength = (energy: number | undefined, resistance: number | undefined): Sentence =>
  say`${energy ?? 0}/${resistance ?? 0}`
export const bonus = (energy: number, resistance: number): Sentence => say`+${energy}/+${resistance}`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
/** A small number as a word. */
export const inWords = (n: number): Part => NUMBERS[n] ?? n

export const deckName = (deck: DeckChoice): string =>
  typeof deck === 'string' ? (decks.find(({ id }) => id === deck)?.name ?? deck) : deck.name

/** The effect that is under way, where somebody is asked about one. */
export function running(view: View): { frame: AbilityFrame; effect: Effect } | undefined {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'ability') return undefined
  const effect = (cardOf(frame.card) as Card).abilities[frame.ability]?.effects[frame.effect]
  return effect && { frame, effect }
}

/** Names that are too long for where a card lies. */
const SHORT: Partial<Record<string, string>> = {
  'Storm on the Great Sea': 'Storm',
  'Before the Bench at Corinth': 'Bench at Corinth',
  'A Household in Caesarea': 'Household in Caesarea',
  'A New Name at Antioch': 'New Name at Antioch',
  'Antioch on the Orontes': 'Antioch',
}

/** The name as it stands on the table: records lie where records lie. */
export const plainName = (card: CardId): string => name(card).replace(/^Record: /, '')
/** The shortest by which it is known. */
export const shortName = (card: CardId): string => SHORT[plainName(card)] ?? plainName(card)
