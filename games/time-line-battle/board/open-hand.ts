import type { Rank } from '../content/cards.ts'
import type { View } from '../rules/types.ts'

/**
 * The cards of a hand that are shown beside its player: for whoever knows everything, in a replay say, all of them.
 * One's own lie below the field, and of others one only knows how many they are.
 */
export function openHand(view: View, seat: number): readonly Rank[] | null {
  const own = view.players[seat]?.own
  return own === undefined || own === 'hidden' || seat === view.viewer ? null : own.hand
}
