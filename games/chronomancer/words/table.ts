import {
  ABILITIES,
  COLOURS,
  CORRUPTIONS,
  type FaceId,
  PIER,
  PIERS,
  ROGUE,
  SLOTS,
  STAFF,
  type TownsfolkId,
} from '../content/index.ts'
import { activePiece, clockOrder, frozenHours, marksOf, merchantOf } from '../rules/clock.ts'
import { marketNow } from '../rules/market.ts'
import { portalsNow } from '../rules/portals.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Shop, View } from '../rules/types.ts'
import { scoreWords } from './events.ts'
import * as say from './phrases.ts'

/** The whole table in text: harbour, Clock, Town Square, then every workshop. */
export function tableWords(view: View): string {
  return [
    `Day ${view.round} of 3, ${view.phase}. Rogue card ${ROGUE[view.rogueCard].name}.`,
    ...clockLines(view),
    ...harbourLines(view),
    `Town Square: ${view.square.map(say.townsfolkCard).join('; ')}. ${view.townsfolk.length} cards in the deck.`,
    `Corruption deck: ${CORRUPTIONS.map((id, i) => `${view.corruption[i]} ${say.corruption(id)}`).join(', ')}.`,
    ...peddlerLines(view),
    ...view.shops.flatMap((_, seat) => shopLines(view, seat)),
  ].join('\n')
}

function clockLines(view: View): string[] {
  const order = clockOrder(view).map((index) => {
    const who = say.merchant(merchantOf(view, index), view.viewer)
    return `${who} ${view.pieces[index]?.hour}`
  })
  const active = view.phase === 'production' ? activePiece(view) : undefined
  const turn = active === undefined ? '' : ` To act: ${say.merchant(merchantOf(view, active), view.viewer)}.`
  return [
    `Clock (hour of each piece, next first): ${order.join(', ')}. Market at hour ${view.token}. Marks ${marksOf(view).join(' ')}.${turn}`,
  ]
}

function harbourLines(view: View): string[] {
  const boats = view.boats.map((boat, i) =>
    boat.pier === null
      ? `${i + 1} ${say.passengers(boat.passengers)} (${boat.passengers.length} of 4)`
      : `${i + 1} landed at ${boat.pier}`,
  )
  const piers = PIERS.map((pier, i) => `${PIER[pier].name} (${pier}): ${say.crowd(view.piers[i] ?? [])}`)
  return [
    `Boats: ${boats.join('; ')}.`,
    `Piers: ${piers.join('; ')}.`,
    `Halls: ${COLOURS.map((colour, i) => `${colour} ${view.halls[i]}`).join(', ')}; lair ${view.lair}. Bag: ${say.crowd(view.bag)}.`,
  ]
}

function peddlerLines(view: View): string[] {
  const { peddler } = view
  if (!peddler) return []
  return [
    `The Peddler (${view.level}): ${peddler.gold} Gold, stock ${say.shelf(peddler)}, hired ${peddler.staff.map(say.townsfolk).join(', ') || 'nobody'}, ${peddler.deck.length} cards to come. Would score ${scoreWords(scoreOf(view, 'peddler'))}.`,
  ]
}

function shopLines(view: View, seat: number): string[] {
  const shop = view.shops[seat] as Shop
  const mine = seat === view.viewer
  const market = marketNow(view, seat)
  const bare = COLOURS.filter((_, i) => !shop.covered[i])
  const staff = ABILITIES.map((_, i) => {
    const card = shop.staff[i] as TownsfolkId | null
    return `${STAFF[i]?.name} ${card === null ? 'empty' : say.townsfolk(card)}`
  })
  const cards = CORRUPTIONS.flatMap((id, i) =>
    (shop.corruption[i] ?? 0) > 0 ? [`${shop.corruption[i]} ${say.corruption(id)}`] : [],
  )
  return [
    `${mine ? 'Your workshop' : `Workshop of Player ${seat + 1}`}${shop.out ? ' (gave up)' : ''}: ${shop.gold} Gold, Chronomancer on ${shop.chronomancer}, Assistant on ${shop.assistant}, ${say.count(frozenHours(shop), 'Frozen Hour')}${bare.length > 0 ? ` (bare icons: ${bare.join(', ')})` : ''}.`,
    `  Shelf: ${say.shelf(shop)}. Staff: ${staff.join(', ')}. Corruption: ${cards.join(', ') || 'none'}.`,
    `  Portals: ${portalsNow(shop.board)
      .map((portal) => `${portal.id} ${say.gives(portal)} for ${say.cost(portal)}`)
      .join('; ')}.`,
    `  Tiles: ${SLOTS.map((slot, i) => `${slot} ${say.tileName(shop.board[i] as FaceId)}`).join(', ')}. Time Stream: ${shop.stream.map(say.tile).join('; ')}.`,
    `  If the Market opened now: ${market.sale.gold} Gold of sales, ${market.sponsorship} of Sponsorship. Would score ${scoreWords(scoreOf(view, seat))}.`,
  ]
}
