import { type Chance, copyJson, takeFromPool } from '@anachron/kernel'
import { cards as allCards, type Card, type DeckList, decks } from '../content/index.ts'
import { cardsOf, DECK_SIZE, listOf } from './deck-building.ts'
import { proposedDeck } from './limited/building.ts'
import { DECK_NAME, imaginedLimited, somePool } from './limited/flow.ts'
import { DRAFT_ROUNDS, PACK } from './limited/packs.ts'
import { byList, sortByList } from './piles.ts'
import { rankOf } from './ranks.ts'
import type { CardId, DeckChoice, Player, PlayerView, State, TimestreamFrame, Unit, View } from './types.ts'
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
  for (const chain of player.advances) for (const unit of chain) addCards(unit, cards)
  for (const chain of player.obstacles) for (const unit of chain) addCards(unit, cards)
  for (const unit of player.locations) if (unit?.owner === seat) addCards(unit, cards)
  for (const unit of other.locations) if (unit?.owner === seat) addCards(unit, cards)
  for (const { card } of player.cells) cards.push(card)
  addAll(player.void, cards)
  addAll(player.hand, cards)
  addAll(player.faceDown, cards)
  addAll(player.top, cards)
  addAll(player.bottom, cards)
  if (!player.hand) {
    addAll(player.shown, cards)
    addAll(player.peeked, cards)
  }
  for (const frame of view.stack) addInLimbo(view, frame, seat, cards)
  return cards
}

function addAll(pile: readonly CardId[] | null, into: CardId[]): void {
  if (pile !== null) for (let i = 0; i < pile.length; i++) into.push(pile[i] as CardId)
}

function addCards(unit: Unit, into: CardId[]): void {
  into.push(unit.card)
  if (unit.second) into.push(unit.card)
  addAll(unit.links, into)
}

/** Cards on their way: played and not yet there, or looked at and set aside. */
function addInLimbo(view: View, frame: TimestreamFrame, seat: number, into: CardId[]): void {
  if (frame.kind === 'ability') {
    if (frame.seat === seat) for (const card of frame.below) if (card !== HIDDEN) into.push(card)
  } else if (seat !== view.active) return
  else if (frame.kind === 'arrive') into.push(frame.play.card)
  else if (frame.kind === 'intervention') into.push(frame.card)
}

/** A deck list by the order of all cards: which cards, and how many of each. */
interface Ranked {
  ranks: readonly number[]
  counts: readonly number[]
}

/** Made once for the decks of the game, which are imagined all the time. */
const rankedLists = new WeakMap<DeckList, Ranked>()
function ranked(list: DeckList): Ranked {
  const known = rankedLists.get(list)
  if (known) return known
  const rows = Object.entries(list)
    .map(([card, count]) => ({ rank: rankOf(card) as number, count }))
    .sort((one, other) => one.rank - other.rank)
  const made = { ranks: rows.map(({ rank }) => rank), counts: rows.map(({ count }) => count) }
  rankedLists.set(list, made)
  return made
}

/** How many of each card there are, by the order of all cards; used again for every count. */
const tallied = new Int32Array(allCards.length)

/** Counts cards; false when one of them is none of the game's. */
function count(cards: readonly CardId[]): boolean {
  tallied.fill(0)
  for (let i = 0; i < cards.length; i++) {
    const rank = rankOf(cards[i] as CardId)
    if (rank === undefined) return false
    ;(tallied[rank] as number)++
  }
  return true
}

/** What is left of a list without the cards that were counted; nothing when the list does not hold them all. */
function withoutCounted(list: DeckList, cards: number): CardId[] | undefined {
  const { ranks, counts } = ranked(list)
  const left: CardId[] = []
  let held = 0
  for (let i = 0; i < ranks.length; i++) {
    const rank = ranks[i] as number
    const gone = tallied[rank] as number
    const count = counts[i] as number
    if (gone > count) return undefined
    held += gone
    const { id } = allCards[rank] as Card
    for (let n = gone; n < count; n++) left.push(id)
  }
  return held === cards ? left : undefined
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
  const possible: DeckChoice[] = []
  const rests: CardId[][] = []
  if (count(cards)) {
    for (const list of known === null ? heardOf(view) : [known]) {
      const unseen = withoutCounted(listOf(list), cards.length)
      if (!unseen) continue
      possible.push(list)
      rests.push(unseen)
    }
  }
  const at = chance.pick('imagine', Math.max(1, possible.length))
  const fitting = possible[at]
  if (fitting !== undefined) return { list: copyDeck(fitting), unseen: rests[at] as CardId[] }
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
    const deal = (count: number, onto: CardId[] = []): CardId[] => {
      for (let left = count; left > 0 && unseen.length > 0; left--) onto.push(takeFromPool(unseen, chance, 'imagine'))
      return onto
    }
    let hand = player.hand?.slice()
    if (hand === undefined) {
      hand = player.shown.slice()
      addAll(player.peeked, hand)
      hand = sortByList(deal(player.handSize - hand.length, hand))
    }
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
