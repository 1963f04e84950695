import { count, joined, lines, type Sentence, say } from '@anachron/kernel/words'
import {
  ABILITIES,
  BOATS,
  CLOCK,
  COLOURS,
  CORRUPTIONS,
  type FaceId,
  PIERS,
  ROGUE,
  SLOTS,
  type TownsfolkId,
} from '../content/index.ts'
import { activePiece, clockOrder, frozenHours, marksOf, merchantOf } from '../rules/clock.ts'
import { marketNow } from '../rules/market.ts'
import { portalsNow } from '../rules/portals.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Counts, Shop, View } from '../rules/types.ts'
import {
  corruption,
  cost,
  crowd,
  gives,
  merchant,
  passengers,
  pierName,
  placeName,
  scoreWords,
  several,
  shelf,
  tile,
  tileName,
  townsfolk,
  townsfolkCard,
  workshop,
} from './phrases.ts'

/** The whole table in text: harbour, Clock, Town Square, then every workshop. */
export const tableWords = (view: View): Sentence =>
  lines([
    say`Day ${view.round} of ${CLOCK.rounds.count}, ${view.phase}. Rogue card ${ROGUE[view.rogueCard].name}.`,
    clockLine(view),
    ...harbourLines(view),
    say`Town Square: ${joined(view.square.map(townsfolkCard), '; ')}. ${count(view.townsfolk.length, 'card')} in the deck.`,
    say`Corruption deck: ${several(
      CORRUPTIONS.map((id, i) => say`${view.corruption[i] as number} ${corruption(id)}`),
      'empty',
    )}.`,
    ...peddlerLines(view),
    ...view.shops.flatMap((_, seat) => shopLines(view, seat)),
  ])

function clockLine(view: View): Sentence {
  const order = clockOrder(view).map((index) => {
    const hour = view.pieces[index]?.hour ?? 0
    return say`${merchant(merchantOf(view, index))} ${hour}`
  })
  const active = view.phase === 'production' ? activePiece(view) : undefined
  const now = say`Clock (hour of each piece, next first): ${joined(order, ', ')}. Market at hour ${view.token}. Marks ${joined(marksOf(view), ' ')}.`
  return active === undefined ? now : say`${now} To act: ${merchant(merchantOf(view, active))}.`
}

function harbourLines(view: View): Sentence[] {
  const boats = view.boats.map(({ pier, passengers: aboard }, i) =>
    pier === null
      ? say`${i + 1} ${passengers(aboard)} (${aboard.length} of ${BOATS.seats})`
      : say`${i + 1} landed at ${pier}`,
  )
  const piers = PIERS.map((pier, i) => say`${pierName(pier)} (${pier}): ${crowd(view.piers[i] ?? [])}`)
  const halls = COLOURS.map((colour, i) => say`${colour} ${view.halls[i] as number}`)
  return [
    say`Boats: ${joined(boats, '; ')}.`,
    say`Piers: ${joined(piers, '; ')}.`,
    say`Halls: ${joined(halls, ', ')}; lair ${view.lair}. Bag: ${crowd(view.bag)}.`,
  ]
}

function peddlerLines(view: View): Sentence[] {
  const { peddler } = view
  if (!peddler) return []
  const hired = several(peddler.staff.map(townsfolk), 'nobody')
  return [
    say`The Peddler (${view.level}): ${peddler.gold} Gold, stock ${shelf(peddler)}, hired ${hired}, ${count(peddler.deck.length, 'card')} to come. Would score ${scoreWords(scoreOf(view, 'peddler'))}.`,
  ]
}

const cardsWords = (cards: Counts): Sentence =>
  several(
    CORRUPTIONS.flatMap((id, i) => ((cards[i] ?? 0) > 0 ? [say`${cards[i] as number} ${corruption(id)}`] : [])),
    'none',
  )

function headLine(view: View, seat: number): Sentence {
  const shop = view.shops[seat] as Shop
  const bare = COLOURS.filter((_, i) => !shop.covered[i])
  const whose = workshop(seat, view.viewer)
  const head = shop.out ? say`${whose} (gave up)` : whose
  const stands = say`${head}: ${shop.gold} Gold, Chronomancer on ${shop.chronomancer}, Assistant on ${shop.assistant}, ${count(frozenHours(shop), 'Frozen Hour')}`
  return bare.length > 0 ? say`${stands} (bare icons: ${joined(bare, ', ')}).` : say`${stands}.`
}

function shopLines(view: View, seat: number): Sentence[] {
  const shop = view.shops[seat] as Shop
  const market = marketNow(view, seat)
  const staff = ABILITIES.map((place, i) => {
    const card = shop.staff[i] as TownsfolkId | null
    return say`${placeName(place)} ${card === null ? 'empty' : townsfolk(card)}`
  })
  const portals = portalsNow(shop.board).map((portal) => say`${portal.id} ${gives(portal)} for ${cost(portal)}`)
  const tiles = SLOTS.map((slot, i) => say`${slot} ${tileName(shop.board[i] as FaceId)}`)
  return [
    headLine(view, seat),
    say`  Shelf: ${shelf(shop)}. Staff: ${joined(staff, ', ')}. Corruption: ${cardsWords(shop.corruption)}.`,
    say`  Portals: ${joined(portals, '; ')}.`,
    say`  Tiles: ${joined(tiles, ', ')}. Time Stream: ${joined(shop.stream.map(tile), '; ')}.`,
    say`  If the Market opened now: ${market.sale.gold} Gold of sales, ${market.sponsorship} of Sponsorship. Would score ${scoreWords(scoreOf(view, seat))}.`,
  ]
}
