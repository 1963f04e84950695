import { type CardId, DRAW_DECK, fluxOf, isHammer } from '../content/index.ts'
import { placedCards, unknownInHand } from './imagine.ts'
import type { View } from './types.ts'

/**
 * Chances of the next cards, exactly as a seat knows them. Only Flux values matter: each goes with one Stasis (TH-53).
 * Hidden cards are of two sorts, because a hand holds no HAMMER: a hidden card that could be in the rival's hand is a
 * little less likely to be drawn.
 */
export type Odds = readonly number[]

const VALUES = 8
const certain = (card: CardId): Odds => Array.from({ length: VALUES }, (_, value) => (fluxOf[card] === value ? 1 : 0))

/**
 * Cards that may be drawn: how many of each sort and value, how many are really there, and how likely one or two are
 * among them.
 */
interface Source {
  plain: number[]
  hammers: number[]
  size: number
  one: { plain: number; hammer: number }
  two: { plains: number; mixed: number; hammers: number }
}

function tally(cards: Iterable<CardId>): Pick<Source, 'plain' | 'hammers'> & { plains: number; hammerCount: number } {
  const plain = new Array<number>(VALUES).fill(0)
  const hammers = new Array<number>(VALUES).fill(0)
  let plains = 0
  let hammerCount = 0
  for (const card of cards) {
    const value = fluxOf[card]
    if (isHammer(card)) {
      hammers[value] = (hammers[value] as number) + 1
      hammerCount++
    } else {
      plain[value] = (plain[value] as number) + 1
      plains++
    }
  }
  return { plain, hammers, plains, hammerCount }
}

/** The cards the viewer cannot place, apart from those in hands: the deck, and a Flux lying face down. */
function unseenSource(view: View): Source {
  const placed = placedCards(view)
  const { plain, hammers, plains, hammerCount } = tally(DRAW_DECK.filter((card) => !placed.has(card)))
  let held = 0
  for (const player of view.players) held += unknownInHand(player)
  const free = plains - held
  const share = plains > 0 ? free / plains : 0
  return {
    plain,
    hammers,
    size: plains + hammerCount - held,
    one: { plain: share, hammer: 1 },
    two: { plains: plains > 1 ? (free * (free - 1)) / (plains * (plains - 1)) : 0, mixed: share, hammers: 1 },
  }
}

/** The deck that would be made from the discard pile and the Déjà vu pile (TH-39). */
function renewedSource(view: View, leaving: CardId | null): Source {
  const { plain, hammers, plains, hammerCount } = tally(
    leaving === null ? [...view.discard, ...view.dejaVu] : [...view.discard, ...view.dejaVu, leaving],
  )
  const goes = hammerCount > 0 ? (hammerCount - 1) / hammerCount : 0
  const bothGo = hammerCount > 0 ? Math.max(0, hammerCount - 2) / hammerCount : 0
  return {
    plain,
    hammers,
    size: plains + Math.max(0, hammerCount - 1),
    one: { plain: 1, hammer: goes },
    two: { plains: 1, mixed: goes, hammers: bothGo },
  }
}

function single({ plain, hammers, size, one }: Source): Odds | null {
  if (size <= 0) return null
  return plain.map((count, value) => (count * one.plain + (hammers[value] as number) * one.hammer) / size)
}

/** By first and second value. */
function pair({ plain, hammers, size, two }: Source): Odds[] | null {
  if (size < 2) return null
  const orders = size * (size - 1)
  return plain.map((p, first) =>
    plain.map((q, second) => {
      const g = hammers[first] as number
      const h = hammers[second] as number
      const same = first === second ? 1 : 0
      const ways = p * (q - same) * two.plains + (p * h + g * q) * two.mixed + g * (h - same) * two.hammers
      return ways / orders
    }),
  )
}

const product = (first: Odds | null, second: Odds | null): Odds[] | null =>
  first && second && first.map((p) => second.map((q) => p * q))

/** What another has looked at lies on top: cards the viewer knows to be among them are likelier than the rest. */
function mixedWithGlimpsed(view: View, rest: Odds | null): Odds | null {
  const { known, glimpsed, read } = view.deck
  if (known !== null || !glimpsed || glimpsed.length === 0 || !rest) return rest
  const mixed = rest.map((chance) => (chance * (read - glimpsed.length)) / read)
  for (const card of glimpsed) mixed[fluxOf[card]] = (mixed[fluxOf[card]] as number) + 1 / read
  return mixed
}

/**
 * The next card by Flux value; nothing when there is none. `leaving` goes to its pile before the draw, as in a Reboot.
 */
export function nextFlux(view: View, leaving: CardId | null = null): Odds | null {
  const [known] = view.deck.known ?? []
  if (known) return certain(known)
  if (view.deck.size === 0) return single(renewedSource(view, leaving))
  return mixedWithGlimpsed(view, single(unseenSource(view)))
}

/**
 * Two cards of a deck on which another has looked at the top ones, some of which the viewer knows, but not in which
 * order.
 */
function pairWithGlimpsed({ read }: View['deck'], glimpsed: readonly CardId[], unseen: Source): Odds[] | null {
  const one = single(unseen)
  const [only] = glimpsed
  if (read === 1) return only ? product(certain(only), one) : pair(unseen)
  const unknown = read - glimpsed.length
  const orders = read * (read - 1)
  const both = unknown > 1 ? pair(unseen) : null
  if (!one || (unknown > 1 && !both)) return null
  const seen = new Array<number>(VALUES).fill(0)
  for (const card of glimpsed) seen[fluxOf[card]] = (seen[fluxOf[card]] as number) + 1
  return one.map((p, first) =>
    one.map((q, second) => {
      const g = seen[first] as number
      const h = seen[second] as number
      const ways = g * (h - (first === second ? 1 : 0)) + unknown * (g * q + p * h)
      return (ways + unknown * (unknown - 1) * (both?.[first]?.[second] ?? 0)) / orders
    }),
  )
}

/**
 * Two cards drawn one after the other, the first perhaps already, face down. `leaving` goes to its pile before, as in a
 * Reboot.
 */
export function nextTwo(view: View, firstIsOut: boolean, leaving: CardId | null = null): Odds[] | null {
  const known = view.deck.known ?? []
  const unseen = unseenSource(view)
  const onDeck = view.deck.size
  if (firstIsOut) {
    if (known[0]) return product(single(unseen), certain(known[0]))
    if (onDeck === 0) return product(single(unseen), single(renewedSource(view, null)))
    return pair(unseen) ?? product(single(unseen), nextFlux(view))
  }
  const [first, second] = known
  if (first && second) return product(certain(first), certain(second))
  if (first) return product(certain(first), single(onDeck > 1 ? unseen : renewedSource(view, leaving)))
  if (onDeck === 0) return pair(renewedSource(view, leaving))
  if (onDeck === 1) return product(nextFlux(view), single(renewedSource(view, leaving)))
  const glimpsed = view.deck.glimpsed ?? []
  return glimpsed.length > 0 ? pairWithGlimpsed(view.deck, glimpsed, unseen) : pair(unseen)
}

/** Chance that a value drawn from `odds` satisfies the test. */
export function chanceOf(odds: Odds, test: (flux: number) => boolean): number {
  let chance = 0
  for (let flux = 0; flux < VALUES; flux++) if (test(flux)) chance += odds[flux] as number
  return chance
}

export function chanceOfTwo(odds: readonly Odds[], test: (first: number, second: number) => boolean): number {
  let chance = 0
  for (let first = 0; first < VALUES; first++) chance += chanceOf(odds[first] as Odds, (second) => test(first, second))
  return chance
}

/** The Stasis that goes with a Flux (TH-53). */
export const stasisWith = (flux: number): number | 'P' => (flux === 7 ? 'P' : 9 - flux)
