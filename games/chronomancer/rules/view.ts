import { type Chance, cloneDeck, type Deck, newDeck, unordered, type Viewer } from '@anachron/kernel'
import {
  COLOUR_INDEX,
  CORRUPTION_INDEX,
  CUSTOMERS,
  type Customer,
  PEDDLER_IDS,
  TOWNSFOLK_IDS,
} from '../content/index.ts'
import { cardsOf } from './corruption.ts'
import type { Boat, ChronoFrame, ChronoResult, Counts, Piece, Shop, State, Table, View } from './types.ts'

/**
 * Copies of the table: for bots that think ahead (`clone`), for viewers (`view`), and back (`imagine`). Only orders are
 * hidden (CH-R2).
 */

function copyFrame(frame: ChronoFrame): ChronoFrame {
  switch (frame.kind) {
    case 'game':
      return { ...frame, sellers: frame.sellers.slice() }
    case 'goods':
      return { ...frame, colours: frame.colours.slice() }
    case 'board':
      return { ...frame, drawn: frame.drawn.slice() }
    case 'activate':
      return { ...frame, used: frame.used.slice() }
    case 'clock':
      return { ...frame, marks: frame.marks.slice() }
    case 'sale':
      return { ...frame, earned: frame.earned.slice() }
    default:
      return { ...frame }
  }
}

const copyShop = (shop: Shop): Shop => ({
  out: shop.out,
  gold: shop.gold,
  chronomancer: shop.chronomancer,
  assistant: shop.assistant,
  board: shop.board.slice(),
  stream: shop.stream.slice(),
  covered: shop.covered.slice(),
  relics: shop.relics.slice(),
  artifacts: shop.artifacts.slice(),
  staff: shop.staff.slice(),
  corruption: shop.corruption.slice(),
})

const copyPiece = ({ hour, height }: Piece): Piece => ({ hour, height })
const copyBoat = ({ passengers, pier }: Boat): Boat => ({ passengers: passengers.slice(), pier })
const copyCounts = (counts: Counts): Counts => counts.slice()

const copyResult = (result: ChronoResult): ChronoResult => ({
  ...result,
  payoff: result.payoff.slice(),
  ...(result.points ? { points: result.points.slice() } : {}),
})

const copyTable = (table: Table): Table => ({
  stack: table.stack.map(copyFrame),
  result: table.result && copyResult(table.result as ChronoResult),
  seats: table.seats,
  level: table.level,
  rogueCard: table.rogueCard,
  round: table.round,
  phase: table.phase,
  token: table.token,
  rung: table.rung,
  pieces: table.pieces.map(copyPiece),
  height: table.height,
  boats: table.boats.map(copyBoat),
  piers: table.piers.map(copyCounts),
  halls: table.halls.slice(),
  lair: table.lair,
  square: table.square.slice(),
  discards: table.discards.slice(),
  corruptionDiscards: table.corruptionDiscards.slice(),
  shops: table.shops.map(copyShop),
})

export function clone(state: State): State {
  const copy = copyTable(state) as State
  copy.bag = cloneDeck(state.bag)
  copy.townsfolk = cloneDeck(state.townsfolk)
  copy.corruption = cloneDeck(state.corruption)
  const { peddler } = state
  copy.peddler = peddler && {
    gold: peddler.gold,
    relics: peddler.relics.slice(),
    artifacts: peddler.artifacts.slice(),
    staff: peddler.staff.slice(),
    deck: cloneDeck(peddler.deck),
    revealed: peddler.revealed.slice(),
  }
  return copy
}

function countBy<K extends string>(cards: readonly K[][], index: Readonly<Record<K, number>>, kinds: number): Counts {
  const counts: Counts = new Array(kinds).fill(0)
  for (const pile of cards)
    for (const card of unordered(pile)) counts[index[card]] = (counts[index[card]] as number) + 1
  return counts
}

function inPile<Id>(ids: readonly Id[], { top, pool }: Deck<Id>): Id[] {
  const unseen = unordered(pool)
  return ids.filter((id) => unseen.includes(id) || top.includes(id))
}

export function view(state: State, viewer: Viewer): View {
  const { bag, townsfolk, corruption, peddler } = state
  return {
    viewer,
    ...copyTable(state),
    bag: countBy([bag.top, bag.pool, bag.bottom], COLOUR_INDEX, CUSTOMERS.length),
    townsfolk: inPile(TOWNSFOLK_IDS, townsfolk),
    corruption: countBy([corruption.top, corruption.pool, corruption.bottom], CORRUPTION_INDEX, 4),
    peddler: peddler && {
      gold: peddler.gold,
      relics: peddler.relics.slice(),
      artifacts: peddler.artifacts.slice(),
      staff: peddler.staff.slice(),
      deck: inPile(PEDDLER_IDS, peddler.deck),
      revealed: peddler.revealed.slice(),
    },
  }
}

/** Nothing but orders is hidden, and piles have none until they are drawn from: there is only one world to imagine. */
export function imagine(seen: View, _chance: Chance): State {
  const { peddler } = seen
  return {
    ...copyTable(seen),
    bag: newDeck(CUSTOMERS.flatMap((customer, i) => new Array<Customer>(seen.bag[i] as number).fill(customer))),
    townsfolk: newDeck(seen.townsfolk),
    corruption: newDeck(cardsOf(seen.corruption)),
    peddler: peddler && {
      gold: peddler.gold,
      relics: peddler.relics.slice(),
      artifacts: peddler.artifacts.slice(),
      staff: peddler.staff.slice(),
      deck: newDeck(peddler.deck),
      revealed: peddler.revealed.slice(),
    },
  }
}
