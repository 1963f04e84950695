import { agentCards, type CardId, isAgent, isFido, isGadget, isJump } from '../content/index.ts'
import type { View } from '../rules/types.ts'

const GADGET_WORTH: Readonly<Record<string, number>> = {
  'gadget-echo-coil': 2.4,
  'gadget-torque-wrench': 1.8,
  'gadget-jad': 1.9,
  'gadget-hammer-cage': 1.4,
  'gadget-slide-rail': 1.9,
  'gadget-undertow': 1.2,
  'gadget-phase-tuner': 1.3,
  'gadget-null-key': 1,
  'gadget-decoy-beacon': 1.1,
  'gadget-static-snare': 0.9,
  'gadget-salvage-drone': 1.1,
  'gadget-forecast-lens': 0.9,
}

/** What a card is worth in hand, given the rest of the hand. */
export function cardWorth(view: View, card: CardId, hand: readonly CardId[]): number {
  if (isFido(card)) return 2
  if (isGadget(card)) return GADGET_WORTH[card] ?? 1
  if (isJump(card)) return hand.filter(isJump).length > 2 ? 0.6 : 1.5
  if (!isAgent(card)) return 0
  const { jump, attack, breed } = agentCards[card]
  const cost = jump + attack
  const crowded = hand.filter(isAgent).length > 3 ? 0.5 : 0
  return (breed === 'bot' ? 2 : 1.7) - 0.25 * cost - crowded - (view.die === 1 ? 0.2 : 0)
}

/** The card the hand misses least. */
export const leastWorth = (view: View, among: readonly CardId[], hand: readonly CardId[]): CardId | undefined =>
  among.reduce<CardId | undefined>(
    (least, card) => (least === undefined || cardWorth(view, card, hand) < cardWorth(view, least, hand) ? card : least),
    undefined,
  )
