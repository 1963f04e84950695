import { type Chance, copyJson, takeFromPool } from '@anachron/kernel'
import { cards as allCards, type Card, type DeckList, decks } from '../content/index.ts'
import { cardsOf, DECK_SIZE, listOf } from './deck-building.ts'
import { proposedDeck } from './limited/building.ts'
import { DECK_NAME, imaginedLimited, somePool } from './limited/flow.ts'
import { DRAFT_ROUNDS, PACK } from './limited/packs.ts'
import { byList, rankOf } from './piles.ts'
import type { CardId, DeckChoice, Player, PlayerView, State, TimestreamFrame, View } from './types.ts'
import { cardsOfUnit } from './units.ts'
import {
  cloneAllowance,
  cloneCell,
  cloneChains,
  cloneFrame,
  cloneLocations,
  cloneRules,
  copyDeck,
  HIDDEN,
} from './view.ts'

/** Everything of a player that the viewer can place. */
function placed(view: View, seat: number): CardId[] {
  const player = view.players[seat] as PlayerView
  const other = view.players[1 - seat] as PlayerView
  const cards: CardId[] = []
  for (const chains of [player.advances, player.obstacles])
    for (const chain of chains) for (const unit of chain) cards.push(...cardsOfUnit(unit))
  for (const locations of [player.locations, other.locations])
    for (const unit of locations) if (unit?.owner === seat) cards.push(...cardsOfUnit(unit))
  for (const { card } of player.cells) cards.push(card)
  for (const pile of [player.void, player.hand, player.faceDown, player.top, player.bottom])
    if (pile) for (const card of pile) cards.push(card)
  if (!player.hand) cards.push(...player.shown, ...(player.peeked ?? []))
  for (const frame of view.stack) cards.push(...inLimbo(view, frame, seat))
  return cards
}

/** Cards on their way: played and not yet there, or looked at and set aside. */
function inLimbo(view: View, frame: TimestreamFrame, seat: number): CardId[] {
  if (frame.kind === 'ability') return frame.seat === seat ? frame.below.filter((card) => card !== HIDDEN) : []
  if (seat !== view.active) return []
  if (frame.kind === 'arrive') return [frame.play.card]
  return frame.kind === 'intervention' ? [frame.card] : []
}

/** How many of each card a list has, by the order of all cards; counted once for the decks of the game. */
const counted = new WeakMap<DeckList, Uint8Array>()
function countsOf(list: DeckList): Uint8Array {
  let counts = counted.get(list)
  if (!counts) {
    counts = new Uint8Array(allCards.length)
    for (const [card, count] of Object.entries(list)) counts[rankOf(card) as number] = count
    counted.set(list, counts)
  }
  return counts
}

/** What is left of a list without these cards; nothing when the list does not hold them all. */
function without(list: DeckList, cards: readonly CardId[]): CardId[] | undefined {
  const counts = countsOf(list).slice()
  for (let i = 0; i < cards.length; i++) {
    const rank = rankOf(cards[i] as CardId)
    if (rank === undefined || counts[rank] === 0) return undefined
    ;(counts[rank] as number)--
  }
  const left: CardId[] = []
  for (let rank = 0; rank < counts.length; rank++)
    for (let count = counts[rank] as number; count > 0; count--) left.push((allCards[rank] as Card).id)
  return left
}

/** Decks that the viewer has heard of: those of the game, those fixed by the table, their own. */
function heardOf(view: View): DeckChoice[] {
  const others = [...view.rules.fixed, ...view.players.map(({ list }) => list)]
  return [
    ...decks.map(({ id }): DeckChoice => id),
    ...others.filter((deck) => deck !== null && typeof deck === 'object'),
  ]
}

/** A deck of what was seen and as many of these cards as there is room for. */
function filledUp(
  unseen: CardId[],
  seen: readonly CardId[],
  name: string,
  chance: Chance,
): { list: DeckChoice; unseen: CardId[] } {
  chance.shuffle('imagine', unseen)
  unseen.length = Math.max(0, DECK_SIZE - seen.length)
  const list: Record<CardId, number> = {}
  for (const card of [...seen, ...unseen].sort(byList)) list[card] = (list[card] ?? 0) + 1
  return { list: { name, list }, unseen }
}

/**
 * The viewer has seen cards that no deck they know holds together: a deck like the one that comes nearest, with those
 * cards in it.
 */
function likeOneHeardOf(view: View, seen: readonly CardId[], chance: Chance): { list: DeckChoice; unseen: CardId[] } {
  const rests = heardOf(view).map((deck) => {
    const rest = cardsOf(listOf(deck))
    for (const card of seen) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1)
    return rest
  })
  const fewest = Math.min(...rests.map((rest) => rest.length))
  const unseen = rests.find((rest) => rest.length === fewest)?.slice() ?? []
  return filledUp(unseen, seen, 'An imagined deck', chance)
}

/** TS-97: nobody has heard of a deck that was built from packs: one from some packs, with the cards that were seen. */
function fromPacks(
  seen: readonly CardId[],
  from: 'draft' | 'sealed',
  chance: Chance,
): { list: DeckChoice; unseen: CardId[] } {
  const rest = cardsOf(proposedDeck(somePool(PACK * DRAFT_ROUNDS, chance), DECK_NAME[from]).list)
  for (const card of seen) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1)
  return filledUp(rest, seen, DECK_NAME[from], chance)
}

/** The deck as the viewer knows it, or, where lists are closed, one they have heard of that fits what was seen. */
function unseenOf(view: View, seat: number, chance: Chance): { list: DeckChoice | null; unseen: CardId[] } {
  const known = (view.players[seat] as PlayerView).list
  const cards = placed(view, seat)
  if (
    known === null &&
    view.step === 'opening' &&
    cards.length === 0 &&
    (view.players[seat] as PlayerView).deckSize === 0
  )
    return { list: null, unseen: [] }
  if (known === null && view.rules.decksFrom !== 'choice') return fromPacks(cards, view.rules.decksFrom, chance)
  const possible = (known === null ? heardOf(view) : [known]).flatMap((list) => {
    const unseen = without(listOf(list), cards)
    return unseen ? [{ list: copyDeck(list), unseen }] : []
  })
  const fitting = possible[chance.pick('imagine', Math.max(1, possible.length))]
  if (fitting) return fitting
  if (known === null && view.rules.closed) return likeOneHeardOf(view, cards, chance)
  return { list: copyDeck(known), unseen: anyCards(view, seat, chance) }
}

/** In positions of the rulebook nobody plays a whole deck: any cards of the game may be where nobody has looked. */
function anyCards(view: View, seat: number, chance: Chance): CardId[] {
  const player = view.players[seat] as PlayerView
  const inDeck = player.deckSize - (player.top?.length ?? 0) - (player.bottom?.length ?? 0)
  const inHand = player.hand ? 0 : player.handSize
  const all = decks.flatMap(({ list }) => cardsOf(list))
  return Array.from(
    { length: inDeck + inHand + player.faceDownSize },
    () => all[chance.pick('imagine', all.length)] as CardId,
  )
}

/** How many cards have been set aside to go below the deck, unseen by the viewer. */
function hiddenBelow(view: View, seat: number): number {
  let count = 0
  for (const frame of view.stack)
    if (frame.kind === 'ability' && frame.seat === seat) for (const card of frame.below) if (card === HIDDEN) count++
  return count
}

/** How many cards of the top somebody is looking at just now. */
function looking(view: View, seat: number): number {
  const frame = view.stack.at(-1)
  if (frame?.kind !== 'ability' || frame.seat !== seat) return 0
  if (frame.at === 'sift') return frame.left
  return frame.at === 'arrange' ? (frame.chosen ?? 0) + frame.left : 0
}

export function imagine(view: View, chance: Chance): State {
  const below: CardId[][] = [[], []]
  const players = view.players.map((player, seat): Player => {
    const { list, unseen } = unseenOf(view, seat, chance)
    // What is left is a pool, which has no order: only what is dealt from it is chosen by chance.
    const deal = (count: number): CardId[] => {
      const dealt: CardId[] = []
      while (dealt.length < count && unseen.length > 0) dealt.push(takeFromPool(unseen, chance, 'imagine'))
      return dealt
    }
    const marked = [...player.shown, ...(player.peeked ?? [])]
    const hand = player.hand?.slice() ?? [...marked, ...deal(player.handSize - marked.length)].sort(byList)
    const faceDown = player.faceDown?.slice() ?? deal(player.faceDownSize)
    below[seat] = deal(hiddenBelow(view, seat))
    const top = player.top?.slice() ?? deal(looking(view, seat))
    return {
      list,
      deck: { top, pool: unseen, bottom: player.bottom?.slice() ?? [] },
      hand,
      shown: player.shown.slice(),
      peeked: player.peeked?.slice() ?? [],
      void: player.void.slice(),
      faceDown,
      cells: player.cells.map(cloneCell),
      locations: cloneLocations(player.locations),
      advances: cloneChains(player.advances),
      obstacles: cloneChains(player.obstacles),
    }
  })
  return {
    stack: view.stack.map((frame) => fillFrame(view, cloneFrame(frame), below, chance)),
    result: view.result && copyJson(view.result),
    rules: cloneRules(view.rules),
    players,
    first: view.first,
    active: view.active,
    turn: view.turn,
    step: view.step,
    allowance: cloneAllowance(view.allowance),
    nextUnit: view.nextUnit,
  }
}

function fillFrame(view: View, frame: TimestreamFrame, below: CardId[][], chance: Chance): TimestreamFrame {
  if (frame.kind === 'opening') {
    const known = heardOf(view)
    frame.chosen = frame.chosen.map((deck) =>
      deck === HIDDEN ? copyDeck(known[chance.pick('imagine', known.length)] as DeckChoice) : deck,
    )
  }
  if (frame.kind === 'limited') return imaginedLimited(frame, HIDDEN, view.rules, chance)
  if (frame.kind === 'ability' && frame.below.includes(HIDDEN)) frame.below = below[frame.seat] as CardId[]
  return frame
}
