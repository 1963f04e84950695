import type { Chance } from '@anachron/kernel'
import { type CardId, DRAW_DECK, FIDO_IDS, type FidoId, isHammer } from '../content/index.ts'
import { cloneFrame, cloneResult, copyOpen } from './clone.ts'
import { sorted } from './deck.ts'
import type { Player, PlayerView, State, TimeHammerFrame, View } from './types.ts'

/** Every card of the Draw Deck whose place the viewer knows. */
export function placedCards(seen: View): Set<CardId> {
  const placed = new Set<CardId>([...seen.discard, ...seen.dejaVu])
  const put = (card: CardId | 'hidden' | null | undefined): void => {
    if (card && card !== 'hidden') placed.add(card)
  }
  for (const player of seen.players) {
    for (const card of player.hand ?? []) put(card)
    for (const card of player.open) put(card)
    for (const card of player.seen ?? []) put(card)
    for (const agent of player.agents) put(agent.card)
  }
  for (const card of seen.deck.known ?? seen.deck.glimpsed ?? []) put(card)
  for (const frame of seen.stack) {
    if (frame.kind === 'hammer') put(frame.card)
    else if (frame.kind === 'attack') put(frame.flux)
    else if (frame.kind === 'reveal') for (const slot of frame.slots) put(slot.card)
    else if (frame.kind === 'response') {
      put(frame.resolving?.card)
      for (const played of frame.played) put(played.card)
    }
  }
  return placed
}

/** How many cards of a hand the viewer cannot name. */
export const unknownInHand = (player: PlayerView): number =>
  player.hand !== null
    ? 0
    : player.handSize - (player.fidoInHand ? 1 : 0) - player.open.length - (player.seen?.length ?? 0)

/** Takes n of the cards at random. */
function deal(from: CardId[], count: number, chance: Chance): CardId[] {
  const dealt: CardId[] = []
  for (let i = 0; i < count; i++) {
    const at = chance.pick('imagine', from.length)
    dealt.push(from[at] as CardId)
    from[at] = from[from.length - 1] as CardId
    from.pop()
  }
  return dealt
}

/**
 * Deals what the viewer cannot place: first the hands, which hold no HAMMER, then a face-down Flux, the cards another
 * has looked at, and the rest of the deck. In this order every world that fits is as likely as any other.
 */
export function imagine(seen: View, chance: Chance): State {
  const placed = placedCards(seen)
  const unseen = DRAW_DECK.filter((card) => !placed.has(card))
  const forHands = unseen.filter((card) => !isHammer(card))
  const imaginedHand = (player: PlayerView, seat: number): Pick<Player, 'hand' | 'seen'> => {
    const dealt = deal(forHands, unknownInHand(player), chance)
    const hand = player.hand?.slice() ?? [...player.open, ...(player.seen ?? []), ...dealt]
    if (player.hand === null && player.fidoInHand) hand.push(FIDO_IDS[seat] as FidoId)
    return { hand: sorted(hand), seen: player.seen?.slice() ?? sorted(dealt.slice(0, player.seenCount)) }
  }
  const players = seen.players.map((player, seat): Player => {
    const { hand, seen: known } = imaginedHand(player, seat)
    return {
      hand,
      open: player.open.slice(),
      seen: known,
      agents: player.agents.map((agent) => ({ ...agent })),
      actions: player.actions,
      jamais: player.jamais,
      skill: player.skill,
      drawBonus: player.drawBonus,
    }
  })
  const pool = [...forHands, ...unseen.filter(isHammer)]
  const stack = seen.stack.map((frame): TimeHammerFrame => {
    const copy = cloneFrame(frame)
    if (copy.kind === 'attack' && copy.flux === 'hidden') copy.flux = deal(pool, 1, chance)[0] as CardId
    return copy
  })
  const { known, glimpsed, glimpsedCount, read, reader } = seen.deck
  const top =
    known?.slice() ??
    chance.shuffle('imagine', [...(glimpsed ?? []), ...deal(pool, read - (glimpsed?.length ?? 0), chance)])
  return {
    stack,
    result: cloneResult(seen.result),
    players,
    deck: { top, pool, bottom: [] },
    reader,
    glimpsed: glimpsed?.slice() ?? sorted(top.slice(0, glimpsedCount)),
    ...copyOpen(seen),
  }
}
