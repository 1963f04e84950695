import { type Chance, copyJson } from '@anachron/kernel'
import { decks } from '../content/index.ts'
import { cardsOf, DECK_SIZE, listOf } from './deck-building.ts'
import { byList } from './piles.ts'
import type { CardId, DeckChoice, Player, PlayerView, State, TimestreamFrame, Unit, View } from './types.ts'
import { cardsOfUnit } from './units.ts'
import { cloneFrame, copyDeck, HIDDEN } from './view.ts'

/** Everything of a player that the viewer can place. */
function placed(view: View, seat: number): CardId[] {
  const player = view.players[seat] as PlayerView
  const other = view.players[1 - seat] as PlayerView
  const units = [...player.advances.flat(), ...player.obstacles.flat()]
  for (const unit of [...player.locations, ...other.locations]) if (unit?.owner === seat) units.push(unit)
  return [
    ...units.flatMap((unit: Unit) => cardsOfUnit(unit)),
    ...player.cells.map((cell) => cell.card),
    ...player.void,
    ...(player.hand ?? [...player.shown, ...(player.peeked ?? [])]),
    ...(player.faceDown ?? []),
    ...(player.top ?? []),
    ...(player.bottom ?? []),
    ...view.stack.flatMap((frame) => inLimbo(view, frame, seat)),
  ]
}

/** Cards on their way: played and not yet there, or looked at and set aside. */
function inLimbo(view: View, frame: TimestreamFrame, seat: number): CardId[] {
  if (frame.kind === 'ability') return frame.seat === seat ? frame.below.filter((card) => card !== HIDDEN) : []
  if (seat !== view.active) return []
  if (frame.kind === 'arrive') return [frame.play.card]
  return frame.kind === 'intervention' ? [frame.card] : []
}

/** What is left of a list without these cards; nothing when the list does not hold them all. */
function without(list: CardId[], cards: readonly CardId[]): CardId[] | undefined {
  const counts = new Map<CardId, number>()
  for (const card of list) counts.set(card, (counts.get(card) ?? 0) + 1)
  for (const card of cards) {
    const left = (counts.get(card) ?? 0) - 1
    if (left < 0) return undefined
    counts.set(card, left)
  }
  return [...counts].flatMap(([card, count]) => new Array<CardId>(count).fill(card))
}

/** Decks that the viewer has heard of: the four of the game, those fixed by the table, their own. */
function heardOf(view: View): DeckChoice[] {
  const others = [...view.rules.fixed, ...view.players.map(({ list }) => list)]
  return [
    ...decks.map(({ id }): DeckChoice => id),
    ...others.filter((deck) => deck !== null && typeof deck === 'object'),
  ]
}

/** The viewer has seen cards that no deck they know holds together: a deck like the one that comes nearest, with those cards in it. */
function likeOneHeardOf(view: View, seen: readonly CardId[], chance: Chance): { list: DeckChoice; unseen: CardId[] } {
  const rests = heardOf(view).map((deck) => {
    const rest = cardsOf(listOf(deck))
    for (const card of seen) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1)
    return rest
  })
  const fewest = Math.min(...rests.map((rest) => rest.length))
  const unseen = rests.find((rest) => rest.length === fewest)?.slice() ?? []
  chance.shuffle('imagine', unseen)
  unseen.length = Math.max(0, DECK_SIZE - seen.length)
  const list: Record<CardId, number> = {}
  for (const card of [...seen, ...unseen].sort(byList)) list[card] = (list[card] ?? 0) + 1
  return { list: { name: 'An imagined deck', list }, unseen }
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
  const possible = (known === null ? heardOf(view) : [known]).flatMap((list) => {
    const unseen = without(cardsOf(listOf(list)), cards)
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
    chance.shuffle('imagine', unseen)
    const deal = (count: number): CardId[] => unseen.splice(0, count)
    const marked = [...player.shown, ...(player.peeked ?? [])]
    const hand = player.hand?.slice() ?? [...marked, ...deal(player.handSize - marked.length)].sort(byList)
    const faceDown = player.faceDown?.slice() ?? deal(player.faceDownSize)
    const hiddenBelow = view.stack.flatMap((frame) =>
      frame.kind === 'ability' && frame.seat === seat ? frame.below.filter((card) => card === HIDDEN) : [],
    )
    below[seat] = deal(hiddenBelow.length)
    const top = player.top?.slice() ?? deal(looking(view, seat))
    const copy = copyJson({
      cells: player.cells,
      locations: player.locations,
      advances: player.advances,
      obstacles: player.obstacles,
    })
    return {
      list,
      deck: { top, pool: unseen, bottom: player.bottom?.slice() ?? [] },
      hand,
      shown: player.shown.slice(),
      peeked: player.peeked?.slice() ?? [],
      void: player.void.slice(),
      faceDown,
      ...copy,
    }
  })
  return {
    stack: view.stack.map((frame) => fillFrame(view, cloneFrame(frame), below, chance)),
    result: view.result && copyJson(view.result),
    rules: copyJson(view.rules),
    players,
    first: view.first,
    active: view.active,
    turn: view.turn,
    step: view.step,
    allowance: copyJson(view.allowance),
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
  if (frame.kind === 'ability' && frame.below.includes(HIDDEN)) frame.below = below[frame.seat] as CardId[]
  return frame
}
