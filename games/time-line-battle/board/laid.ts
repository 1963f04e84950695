/** What lies face down in a deployment, as far as the viewer may know: everybody sees how much, its owner sees what. */
import type { Seat } from '@anachron/kernel'
import { DECK, type Rank } from '../content/cards.ts'
import type { PlayerView, View } from '../rules/types.ts'

export interface LaidPlace {
  seat: Seat
  /** Which of the places of its player. */
  nth: number
  /** A card that the viewer knows, one that they do not, or a place that waits for one. */
  card: Rank | 'face down' | 'due'
}

/** The viewer's own places of the Day: whichever a card is put into, it is the next. */
export const duePlace = (nth: number): string => (nth === 0 ? 'due' : `due-${nth}`)
/** Where a card is slid under a deck. */
export const deckPlace = (seat: Seat): string => `player-${seat}`

/** Whatever of a player's cards is neither on the table nor in hand nor in the deck. */
const hiddenCount = ({ deployed, handSize, deckSize }: PlayerView): number =>
  Math.max(0, DECK.length - deployed - handSize - deckSize)

const orderOf = ({ card }: LaidPlace): number => (typeof card === 'number' ? card : card === 'due' ? 99 : 98)

function placesOf(player: PlayerView, seat: Seat, { phase }: View): LaidPlace[] {
  const { own } = player
  // Whoever gave up in the middle of a deployment lays nothing more.
  const toDeploy = phase === 'deploy' ? player.toDeploy - (own !== 'hidden' && own.playing !== null ? 1 : 0) : 0
  const laid: LaidPlace['card'][] =
    own === 'hidden'
      ? new Array<'face down'>(hiddenCount(player)).fill('face down')
      : [...own.laid, ...(own.playing === null ? [] : [own.playing])]
  const places = [...laid, ...new Array<'due'>(toDeploy).fill('due')].map((card, nth) => ({ seat, nth, card }))
  // They lie as they will stand: low numbers in front, and behind the Units what stands in no line.
  return places.sort((a, b) => orderOf(a) - orderOf(b) || a.nth - b.nth)
}

/** The places of everybody's deployment; the viewer's own come first. */
export function laidPlaces(view: View): LaidPlace[] {
  const { players, viewer } = view
  const seats = players.map((_, seat) => seat).sort((a, b) => Number(b === viewer) - Number(a === viewer))
  return seats.flatMap((seat) => placesOf(players[seat] as PlayerView, seat, view))
}
