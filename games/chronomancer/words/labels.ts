/** What things on the board are called, and what is told of them on demand. */
import type { Seat } from '@anachron/kernel'
import { a, count, joined, list, noun, type Part, type Sentence, say } from '@anachron/kernel/words'
import {
  ADVENTURERS,
  BOATS,
  COLOURS,
  COUNT,
  type Colour,
  type CorruptionId,
  type Customer,
  FIGURES,
  type Figure,
  PIER,
  PIERS,
  type PierId,
  type PortalId,
  type Size,
  SPACE,
  type SpaceId,
  type StaffAbility,
  TOWNSFOLK,
  type TownsfolkId,
} from '../content/index.ts'
import { merchantOf } from '../rules/clock.ts'
import { lossOf } from '../rules/corruption.ts'
import { wayAhead } from '../rules/forecast.ts'
import { type MarketNow, priceAt } from '../rules/market.ts'
import { type PortalNow, portalNow } from '../rules/portals.ts'
import { costOf } from '../rules/turn.ts'
import type { Boat, Counts, Piece, Score, Shop, Table, View, Who } from '../rules/types.ts'
import {
  corruption,
  cost,
  crowd,
  figureName,
  gives,
  good,
  merchant,
  passengers,
  pierName,
  sizeName,
  toMerchant,
  townsfolkCard,
} from './phrases.ts'

/** A piece on the Clock; `above` lie on it. */
export function pieceLabel(who: Who, { hour }: Piece, { acts, above }: { acts: boolean; above: number }): Sentence {
  const on = say`${merchant(who)}, hour ${hour}`
  const now = acts ? say`${on}, acts now` : on
  return above > 0 ? say`${now}, under ${count(above, 'other piece')}` : now
}

/** The label of a space, and who stands there. */
function occupied(label: Sentence, shop: Shop, space: SpaceId): Sentence {
  const here = FIGURES.filter((figure) => shop[figure] === space)
  return joined([label, ...here.map((figure) => say`The ${figureName(figure)} stands here.`)], ' ')
}

export const portalLabel = (shop: Shop, now: PortalNow): Sentence =>
  occupied(say`${gives(now)} for ${cost(now)}, ${SPACE[now.id].name}.`, shop, now.id)

export function machineLabel(shop: Shop, id: SpaceId, does: string, price: Parameters<typeof cost>[0]): Sentence {
  const [who = 'assistant'] = SPACE[id].who
  const label = say`${does} for ${cost(price)}, ${SPACE[id].name}, the ${figureName(who)}’s place.`
  return occupied(label, shop, id)
}

export const figureLabel = (shop: Shop, figure: Figure): Sentence =>
  say`The ${figureName(figure)}, at the ${SPACE[shop[figure]].name}`

/** “1 hour: 6 → 7, then Magda”: who acts after these hours. */
export function nextAfter(view: View, seat: Seat, hours: number): Sentence | undefined {
  const from = view.pieces[seat]?.hour ?? 0
  const to = from + hours
  if (to >= view.token) return 'your day is over'
  // Of pieces on the same hour the one that comes last lies on top.
  const others = view.pieces.flatMap(({ hour, height }, index) => (index === seat ? [] : [{ hour, height, index }]))
  const [first] = others
    .filter(({ index }) => index >= view.seats || !view.shops[index]?.out)
    .toSorted((a, b) => a.hour - b.hour || b.height - a.height)
  if (!first || hours === 0 || to <= first.hour) return 'you go again'
  return say`then ${toMerchant(merchantOf(view, first.index))}`
}

/** What the tag in the workshop says of a space; `brief`: without whose turn is next. */
export function spaceTag(
  view: View,
  shop: Shop,
  seat: Seat,
  id: SpaceId,
): { gives: Sentence; costs: Sentence; brief: Sentence } {
  const { action } = SPACE[id]
  const { hours, corruption: cards } = costOf(shop, id)
  const from = view.pieces[seat]?.hour ?? 0
  const next = nextAfter(view, seat, hours)
  const price = cards > 0 ? say`${count(hours, 'hour')}, ${cards} Corruption` : count(hours, 'hour')
  const brief = say`${price}: ${from} → ${from + hours}`
  return {
    gives:
      action === 'portal' ? shortly(portalNow(shop.board, id as PortalId)) : action === 'shift' ? 'Shift' : 'Freeze',
    costs: next && cards === 0 ? say`${brief}, ${next}` : brief,
    brief,
  }
}

/** “red Relic or gold”: in as few words as there is room for. */
function shortly({ action, colours }: PortalNow): Sentence {
  if (action === 'recruit') return 'Recruit'
  if (action === 'activate') return 'Staff to work'
  if (action === 'artifact') return say`${colours[0] ?? ''} Artifact`
  return action === 'relicOfTwo' ? say`${list(colours, 'or')}` : say`${colours[0] ?? ''} or gold`
}

/** “1 Hour: from 6 to 7. You seat 1 Adventurer.” */
export function wayFact(view: View, seat: Seat, hours: number): Sentence {
  const { from, to, arrivals, overtime } = wayAhead(view, seat, hours)
  const parts = [
    say`${count(hours, 'Hour')}: from ${from} to ${to}.`,
    ...(arrivals > 0 ? [say`You seat ${count(arrivals, 'Adventurer')}.`] : []),
    ...(overtime ? ['Overtime: 1 Corruption.'] : []),
  ]
  return joined(parts, ' ')
}

export const boatLabel = (number: number, { passengers: aboard }: Boat): Sentence =>
  say`Boat ${number}: ${passengers(aboard)}, ${count(BOATS.seats - aboard.length, 'seat')} left`

/** `then`: how many there would be if the Market opened now. */
export function hallLabel(customer: Customer, home: number, then: number): Sentence {
  if (customer === 'grey') return say`The lair: ${count(home, 'Rogue')}`
  const hall = say`Hall of the ${ADVENTURERS[customer].name}: ${home}`
  return then > home ? say`${hall}, ${then} if the Market opened now` : hall
}

export const berthWords = (boat: number | undefined): Sentence => (boat === undefined ? 'free' : say`boat ${boat}`)

/** What stands on a pier where nobody has landed. */
export const EMPTY_PIER = 'nobody yet'

export function pierLabel(pier: PierId, ashore: Counts, boats: readonly (number | undefined)[]): Sentence {
  const berths = joined(boats.map(berthWords), ', ')
  const here = ashore.some((n) => n > 0) ? crowd(ashore) : EMPTY_PIER
  return say`${pierName(pier)}: ${here}; ${noun(boats.length, 'berth')}: ${berths}`
}

/** What each Good is worth there, and what it corrupts. */
export function pierFacts(table: Pick<Table, 'piers'>, pier: PierId, ashore: Counts): Sentence[] {
  const { sells, corruption: cards } = PIER[pier]
  const prices = sells.flatMap((size) => {
    const pays = COLOURS.flatMap((colour, i) =>
      (ashore[i] as number) > 0 ? [say`${colour} ${priceAt(table, size, i, pier)}`] : [],
    )
    return pays.length > 0 ? [say`${sizeName(size, 2)}: ${joined(pays, ', ')} Gold each.`] : []
  })
  if (cards.relic + cards.artifact === 0) return prices
  return [...prices, say`A Relic sold here brings ${cards.relic} Corruption, an Artifact ${cards.artifact}.`]
}

export const lotLabel = (size: Size, colour: Colour, n: number): Sentence =>
  say`${n} of ${COUNT[size]} ${good(size, colour, COUNT[size])} on the shelf`

/** “One red Relic sells now for 9 at the Trinket Pier or 3 at the Black Market (1 Corruption).” */
export function priceWords(table: Pick<Table, 'piers'>, size: Size, colour: number): Sentence {
  const piers = PIERS.filter((pier) => PIER[pier].sells.includes(size))
  if (piers.every((pier) => priceAt(table, size, colour, pier) <= 0))
    return say`Nobody ashore pays for ${a(good(size, COLOURS[colour] ?? 'red'))} yet.`
  const parts = piers.map((pier): Part => {
    const cards = PIER[pier].corruption[size]
    const price = say`${priceAt(table, size, colour, pier)} at the ${pierName(pier)}`
    return cards > 0 ? say`${price} (${cards} Corruption)` : price
  })
  return say`One ${good(size, COLOURS[colour] ?? 'red')} sells now for ${list(parts, 'or')}.`
}

export const iconLabel = (colour: Colour, covered: boolean, worth: number): Sentence =>
  say`${colour} Sponsorship icon, ${covered ? 'under a Frozen Hour' : 'bare'}, worth ${worth} Gold now`

/** `home`: how many of its colour are in their hall already; the others of `worth` are at sea. */
export const iconFacts = (covered: boolean, worth: number, home: number): Sentence[] => [
  covered
    ? say`Laid bare it would pay ${worth} Gold if the Market opened now.`
    : say`Pays ${worth} Gold if the Market opens now. Its Frozen Hour is yours to spend.`,
  say`One for each of its colour at home then: ${home} in the hall, ${worth - home} at sea who go home unless their boat lands.`,
]

export const placeLabel = ({ name }: StaffAbility, card: TownsfolkId | null): Sentence =>
  say`${name}: ${card ? townsfolkCard(card) : 'nobody works here'}`

/** What a card does, and what its icons would score: `worth` as `iconsNow` has it. */
export function folkFacts(id: TownsfolkId, { now, settled }: { now: number; settled: number }): [Sentence, Sentence] {
  const { faction, ability } = TOWNSFOLK[id]
  const does = say`${ability.effect}.`
  if (faction === null) return [does, 'No Faction icon: worth nothing at the end.']
  const scores = say`Their icons would score ${now} Gold if the game ended now`
  return [does, settled > now ? say`${scores}, ${settled} with those at sea at home.` : say`${scores}.`]
}

export const viceLabel = (view: Pick<View, 'lair'>, card: CorruptionId, n: number): Sentence =>
  say`${count(n, corruption(card))}, ${lossOf(card, view.lair)} Gold lost each`

export const wouldLabel = ({ total }: Pick<Score, 'total'>): Sentence => say`${total} points if the game ended now`

/** The sum behind a score, and what the Market would add to it (CH-R29, CH-H14, CH-R27). */
export function wouldFacts(
  { gold, icons, corruption: lost, total }: Score,
  market: Pick<MarketNow, 'sale' | 'sponsorship' | 'total'> | undefined,
): Sentence[] {
  const sum = say`${gold} Gold + ${icons} for Staff icons − ${lost} for Corruption = ${total} (CH-R29).`
  if (!market) return [sum]
  const { sale, sponsorship } = market
  const brings =
    market.total > 0
      ? say`A Market now would bring ${market.total} Gold: ${sale.gold} for Goods, ${sponsorship} from sponsors.`
      : 'A Market now would bring nothing.'
  return sale.corruption > 0
    ? [sum, brings, say`Selling so would cost ${count(sale.corruption, 'Corruption card')}.`]
    : [sum, brings]
}
