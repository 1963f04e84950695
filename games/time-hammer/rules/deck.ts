import { deckSize, putInOrder, reshuffle, type Seat, takeFromPool } from '@anachron/kernel'
import { type CardId, type HammerId, isFido, isHammer, rankOf } from '../content/index.ts'
import { playerOf, rivalOf } from './decades.ts'
import type { C, Player, State } from './types.ts'

/** Puts a card into a set that is kept in the order of the card list. */
export function insert<Card extends CardId>(set: Card[], card: Card): void {
  putInOrder(set, card, byRank)
}

const byRank = (one: CardId, other: CardId): number => rankOf[one] - rankOf[other]

export function remove<Card extends CardId>(set: Card[], card: Card): boolean {
  const at = set.indexOf(card)
  if (at < 0) return false
  set.splice(at, 1)
  return true
}

/** Who knows a card that goes to a hand, besides its owner: everybody, the rival, or nobody. */
export type KnownTo = 'all' | 'rival' | 'owner'

export function toHand(player: Player, card: CardId, known: KnownTo): void {
  insert(player.hand, card)
  if (known === 'all' && !isFido(card)) insert(player.open, card)
  else if (known === 'rival') insert(player.seen, card)
}

export function fromHand(player: Player, card: CardId): void {
  remove(player.hand, card)
  if (!remove(player.open, card)) remove(player.seen, card)
}

/** Cards of a hand that can be discarded: all but Fido (TH-82). */
export const payable = ({ hand }: Pick<Player, 'hand'>): number => hand.length - (hand.some(isFido) ? 1 : 0)

/** Discards a card from hand, in the sight of all. */
export function discardFromHand(state: State, seat: Seat, card: CardId): void {
  fromHand(playerOf(state, seat), card)
  state.discard.push(card)
}

/** TH-43: where a used or Rebooted card goes. */
export function leave(state: State, card: CardId | null): void {
  if (card === null) return
  if (isHammer(card)) insert(state.dejaVu, card)
  else state.discard.push(card)
}

/** TH-39: a new Draw Deck from the discard pile and all HAMMERs of the Déjà vu pile but one. */
function renewDeck(ctx: C): void {
  const { state } = ctx
  let stays: HammerId | null = null
  if (state.dejaVu.length > 0) {
    stays = state.dejaVu[ctx.chance.pick('stays', state.dejaVu.length)] as HammerId
    remove(state.dejaVu, stays)
  }
  reshuffle(state.deck, [...state.discard, ...state.dejaVu])
  state.discard.length = 0
  state.dejaVu.length = 0
  if (stays !== null) state.dejaVu.push(stays)
  ctx.emit({ kind: 'reshuffled', rule: 'TH-39', stays, cards: state.deck.pool.length })
}

/** The next card, and whether the rival of `seat` knows it although it is drawn in secret. */
export interface Drawn {
  card: CardId
  known: boolean
}

/**
 * TH-38: takes the top card for everybody to see (`seat` null) or for one seat alone, and keeps the books of who knows
 * what. Nothing when there is no card at all (TH-40).
 */
export function drawTop(ctx: C, seat: Seat | null): Drawn | null {
  const { state } = ctx
  if (deckSize(state.deck) === 0) renewDeck(ctx)
  const { top, pool } = state.deck
  if (top.length > 0) {
    const card = top.shift() as CardId
    const known = seat !== null && state.reader === rivalOf(seat)
    if (seat === null) remove(state.glimpsed, card)
    // Whether a card drawn in secret was one of the glimpsed ones is not for everybody to know: all are forgotten.
    else state.glimpsed.length = 0
    if (top.length === 0) state.reader = null
    return { card, known }
  }
  return pool.length > 0 ? { card: takeFromPool(pool, ctx.chance, 'draw'), known: false } : null
}

/** TH-42: whether deck or discard pile hold anything but HAMMERs; everybody can count that. */
export function canDrawToHand(state: State): boolean {
  if (state.discard.length > 0) return true
  const { top, pool } = state.deck
  for (const card of pool) if (!isHammer(card)) return true
  for (const card of top) if (!isHammer(card)) return true
  return false
}

/** Lays the top cards open to one seat, who may then change their order. Returns how many there are. */
export function lookAhead(ctx: C, seat: Seat, count: number): number {
  const { state } = ctx
  const { top, pool } = state.deck
  if (state.reader === rivalOf(seat)) state.glimpsed = sorted(top)
  while (top.length < count && pool.length > 0) top.push(takeFromPool(pool, ctx.chance, 'draw'))
  if (top.length > 0) state.reader = seat
  return Math.min(count, top.length)
}

export const sorted = <Card extends CardId>(cards: readonly Card[]): Card[] =>
  cards.slice().sort((a, b) => rankOf[a] - rankOf[b])
