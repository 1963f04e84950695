import { byKind, type Seat } from '@anachron/kernel'
import {
  COLOUR_INDEX,
  CORRUPTIONS,
  type CorruptionId,
  CUSTOMERS,
  type Customer,
  PIER_INDEX,
  type PierId,
  TOWNSFOLK,
  type TownsfolkId,
} from '../content/index.ts'
import { marksOf, passage } from './clock.ts'
import { freeSeats } from './harbour.ts'
import { type BestSale, bestSale, hallsAfterSettling, type MarketNow, marketNow, priceAt, robbery } from './market.ts'
import type { ActionOf, Counts, Piece, Shop, Table, View } from './types.ts'

/** What an action would bring, before it is done: chances, the way on the Clock, what the Market would pay. */

/** Cards of the Corruption deck that may come together, with the chance that they do. */
export interface CorruptionDraw {
  cards: CorruptionId[]
  chance: number
}

/** The next cards of the Corruption deck, one or two of them; further ahead the list would be too long to read. */
export function corruptionOdds(view: View, cards: number): CorruptionDraw[] {
  const left = view.corruption.some((n) => n > 0) ? view.corruption : view.corruptionDiscards
  const total = left.reduce((a, b) => a + b, 0)
  if (cards < 1 || cards > 2 || total < cards) return []
  return CORRUPTIONS.flatMap((one, a) => {
    const first = (left[a] as number) / total
    if (cards === 1) return first > 0 ? [{ cards: [one], chance: first }] : []
    return CORRUPTIONS.slice(a).flatMap((other, k) => {
      const second = ((left[a + k] as number) - (k === 0 ? 1 : 0)) / (total - 1)
      const chance = first * second * (k === 0 ? 1 : 2)
      return chance > 0 ? [{ cards: [one, other], chance }] : []
    })
  })
}

/** Who would come out of the bag next. */
export function bagOdds(view: View): { adventurer: Customer; chance: number }[] {
  const total = view.bag.reduce((a, b) => a + b, 0)
  return CUSTOMERS.flatMap((adventurer, i) =>
    (view.bag[i] as number) > 0 ? [{ adventurer, chance: (view.bag[i] as number) / total }] : [],
  )
}

export interface Way {
  from: number
  to: number
  /** Adventurers to be seated: one for every mark, as long as a boat has a seat (CH-R15). */
  arrivals: number
  overtime: boolean
  /** Hours beyond the token cost only the place in tomorrow's stack (CH-R20). */
  over: boolean
}

/** Marks and Overtime on the way of a seat's piece. */
export function wayAhead(view: View, seat: Seat, hours: number): Way {
  const from = (view.pieces[seat] as Piece).hour
  const { marks, overtime } = passage(marksOf(view), from, hours)
  const to = from + hours
  return { from, to, arrivals: Math.min(marks.length, freeSeats(view)), overtime, over: to >= view.token }
}

/** What the icons of a card would score: with the halls as they are, and with those still at sea at home. */
export function iconsNow(table: Pick<Table, 'halls' | 'boats'>, id: TownsfolkId): { now: number; settled: number } {
  const { faction, icons } = TOWNSFOLK[id]
  if (faction === null) return { now: 0, settled: 0 }
  const score = (halls: readonly number[]): number => icons * (halls[COLOUR_INDEX[faction]] as number)
  return { now: score(table.halls), settled: score(hallsAfterSettling(table)) }
}

/** What one's shelf brings now, and what it would bring. */
export interface SaleChange {
  before: BestSale
  after: BestSale
}

/** What the Market would bring a seat if it opened now, and if it opened after something had been done. */
export interface MarketChange {
  before: MarketNow
  after: MarketNow
}

const marketsThen = (view: View, then: Pick<Table, 'piers' | 'boats'>): MarketChange[] =>
  view.shops.map((_, seat) => ({ before: marketNow(view, seat), after: marketNow({ ...view, ...then }, seat) }))

/** For every seat, if this boat lands at that pier: its people buy there, and do not go home to their halls. */
export function marketsAfterLanding(view: View, boat: number, pier: PierId): MarketChange[] {
  const piers = view.piers.map((crowd) => crowd.slice())
  const ashore = piers[PIER_INDEX[pier]] as Counts
  for (const passenger of view.boats[boat - 1]?.passengers ?? []) add(ashore, passenger, 1)
  const boats = view.boats.map((one, i) => (i === boat - 1 ? { passengers: [], pier } : one))
  return marketsThen(view, { piers, boats })
}

/** For every seat, if this Adventurer takes a seat in a boat that stays at sea. */
export function marketsAfterSeating(view: View, boat: number, adventurer: Customer): MarketChange[] {
  const boats = view.boats.map((one, i) =>
    i === boat - 1 ? { ...one, passengers: [...one.passengers, adventurer] } : one,
  )
  return marketsThen(view, { piers: view.piers, boats })
}

type Exchange = ActionOf<'recombobulate' | 'embiggen' | 'fract'>

const exchange = byKind<Exchange, [relics: Counts, artifacts: Counts], void>({
  recombobulate({ from, to }, relics) {
    add(relics, from, -1)
    add(relics, to, 1)
  },
  embiggen({ colour }, relics, artifacts) {
    add(relics, colour, -1)
    add(artifacts, colour, 1)
  },
  fract({ colour }, relics, artifacts) {
    add(artifacts, colour, -1)
    add(relics, colour, 2)
  },
})

/** If the Staff does this with it. */
export function saleAfterExchange(view: View, seat: Seat, action: Exchange): SaleChange {
  const shop = view.shops[seat] as Shop
  const relics = shop.relics.slice()
  const artifacts = shop.artifacts.slice()
  exchange(action, relics, artifacts)
  return { before: bestSale(view, shop), after: bestSale(view, { relics, artifacts }) }
}

const add = (counts: Counts, of: Customer, more: number): void => {
  counts[COLOUR_INDEX[of]] = (counts[COLOUR_INDEX[of]] as number) + more
}

/** The Gold for a Good, and how much more Thieves would take because of it. */
export function saleNow(
  view: View,
  { size, colour, pier }: ActionOf<'sell'>,
  earned: readonly number[],
): { gold: number; robbed: number } {
  const gold = priceAt(view, size, COLOUR_INDEX[colour], pier)
  const then = earned.slice()
  then[PIER_INDEX[pier]] = (then[PIER_INDEX[pier]] as number) + gold
  return { gold, robbed: sum(robbery(view, then)) - sum(robbery(view, earned)) }
}

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0)
