import type { Seat, Viewer } from '@anachron/kernel'
import { type Card, cardOf, decks, type Effect } from '../content/index.ts'
import type { AbilityFrame, CardId, DeckChoice, View } from '../rules/types.ts'

/** Turns of phrase that log, buttons and table share. Whoever shows them puts people's names in place of “Player 2”. */

export const name = (card: CardId): string => cardOf(card).name
/** "an Archive Cell", "a Universal Power Cell". */
export const one = (card: CardId): string => `${/^[AEIO]/.test(name(card)) ? 'an' : 'a'} ${name(card)}`

export const list = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
export const names = (cards: readonly CardId[]): string => list(cards.map(name))
export const someCards = (count: number): string => (count === 1 ? 'a card' : `${count} cards`)

export const who = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'you' : `Player ${seat + 1}`)
export const whose = (seat: Seat, viewer: Viewer): string => (seat === viewer ? 'your' : `Player ${seat + 1}’s`)
/** "You draw", "Player 2 draws". */
export const does = (seat: Seat, viewer: Viewer, verb: string, verbs = `${verb}s`): string =>
  seat === viewer ? `You ${verb}` : `Player ${seat + 1} ${verbs}`
export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

export const deckName = (deck: DeckChoice): string =>
  typeof deck === 'string' ? (decks.find(({ id }) => id === deck)?.name ?? deck) : deck.name

/** The effect that is under way, where somebody is asked about one. */
export function running(view: View): { frame: AbilityFrame; effect: Effect } | undefined {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'ability') return undefined
  const effect = (cardOf(frame.card) as Card).abilities[frame.ability]?.effects[frame.effect]
  return effect && { frame, effect }
}
