import type { Seat } from '@anachron/kernel'
import { COLOUR_INDEX, COLOURS, PORTALS, type PortalId, TOWNSFOLK, type TownsfolkId } from '../../content/index.ts'
import { frozenHours, leadingHour } from '../clock.ts'
import { inSupply } from '../goods.ts'
import { ringIndex } from '../movement.ts'
import { type PortalNow, portalNow } from '../portals.ts'
import type { Piece, Shop, State } from '../types.ts'
import { type Outlook, outlook } from './prices.ts'
import type { Weights } from './weights.ts'

/**
 * What a seat's position is worth in Gold at the end, as the bot judges it: everything held, everything owed,
 * everything within reach.
 */

/** Hours of today this seat can still work. */
function hoursLeft(state: State, seat: Seat, weights: Weights): number {
  if (state.phase === 'market') return 0
  let end = state.token
  if (!state.rung) end = Math.min(state.token, Math.max(weights.dayEnd, leadingHour(state) + 1))
  return Math.max(0, end - (state.pieces[seat] as Piece).hour)
}

/** Hours and cards that the turn under way will still cost. */
function owed(state: State, seat: Seat): { hours: number; cards: number; card: TownsfolkId | null } {
  let hours = 0
  let cards = 0
  let card: TownsfolkId | null = null
  for (const frame of state.stack) {
    if (!('seat' in frame) || frame.seat !== seat) continue
    if (frame.kind === 'clock' && frame.at !== 'marks' && frame.at !== 'overtime') hours += frame.hours
    else if (frame.kind === 'turn') {
      hours += frame.hours
      cards += frame.corruption
    } else if (frame.kind === 'sale') cards += frame.corruption
    else if (frame.kind === 'goods') cards += frame.corruption
    else if (frame.kind === 'recruit') card = frame.card
  }
  return { hours, cards, card }
}

export function goodsWorth(shop: Pick<Shop, 'relics' | 'artifacts'>, { relic, artifact }: Outlook): number {
  let gold = 0
  for (let i = 0; i < COLOURS.length; i++)
    gold += (shop.relics[i] as number) * (relic[i] as number) + (shop.artifacts[i] as number) * (artifact[i] as number)
  return gold
}

const iconsOf = (card: TownsfolkId, { hallsAtEnd }: Outlook): number => {
  const { faction, icons } = TOWNSFOLK[card]
  return faction === null ? 0 : icons * (hallsAtEnd[COLOUR_INDEX[faction]] as number)
}

/** What standing on a portal would bring, its cost taken off. */
function portalGain(portal: PortalNow, shop: Shop, ahead: Outlook, weights: Weights): number {
  let gain = 0
  switch (portal.action) {
    case 'artifact':
    case 'relicOfTwo':
    case 'relicOrSponsorship':
      for (const colour of portal.colours) {
        const i = COLOUR_INDEX[colour]
        const size = portal.action === 'artifact' ? 'artifact' : 'relic'
        if (inSupply(shop, size, i) > 0) gain = Math.max(gain, (ahead[size][i] as number) * weights.sale)
      }
      if (portal.action === 'relicOrSponsorship') for (const hall of ahead.halls) gain = Math.max(gain, hall)
      break
    case 'recruit':
      gain = 10
      break
    case 'activate':
      for (const card of shop.staff) if (card !== null) gain += 3
  }
  return gain - portal.hours * weights.hour - portal.corruption * weights.card
}

/** What the figures can still reach before they meet again, and the tiles they would find there. */
function reachWorth(shop: Shop, ahead: Outlook, weights: Weights): number {
  const c = ringIndex(shop.chronomancer)
  const a = ringIndex(shop.assistant)
  const isTop = c < 5
  const first = isTop ? 2 : 7
  const aOnRow = a >= first && a < first + 3
  const reunited = a === c + 1
  const aPast = !aOnRow && !reunited
  let worth = reunited ? weights.reunited : aPast ? weights.waiting : 0
  for (let k = 0; k < 3; k++) {
    const space = first + k
    const byAssistant = reunited || (aOnRow && space > a)
    const byChronomancer = space > c && (reunited || aPast || space < a || (aOnRow && space > a))
    if (byAssistant) worth += weights.assistantAhead
    if (byChronomancer) worth += weights.chronomancerAhead
    if (byAssistant || byChronomancer) {
      const gain = portalGain(portalNow(shop.board, PORTALS[(isTop ? 0 : 3) + k] as PortalId), shop, ahead, weights)
      if (gain > 0) worth += gain * weights.portal
    }
  }
  for (let k = 0; k < 3; k++) {
    const gain = portalGain(portalNow(shop.board, PORTALS[(isTop ? 3 : 0) + k] as PortalId), shop, ahead, weights)
    if (gain > 0) worth += gain * weights.portal * 0.7
  }
  return worth
}

export function worth(state: State, seat: Seat, ahead: Outlook, weights: Weights): number {
  const shop = state.shops[seat] as Shop
  const due = owed(state, seat)
  const left = hoursLeft(state, seat, weights)
  const daysAfter = 3 - state.round
  const days = daysAfter + left / 12
  let gold = shop.gold + goodsWorth(shop, ahead) * (state.phase === 'market' ? 1 : weights.sale)
  gold += Math.max(0, left - due.hours) * weights.hour
  gold -= due.cards * weights.card
  gold -= 2 * (shop.corruption[0] as number) + 3 * (shop.corruption[1] as number) + 5 * (shop.corruption[2] as number)
  gold -= ahead.lairAtEnd * (shop.corruption[3] as number)
  let free = 0
  let dearest = 0
  for (let i = 0; i < shop.staff.length; i++) {
    const card = shop.staff[i] as TownsfolkId | null
    const place = (weights.staff[i] as number) * days
    if (card !== null) gold += iconsOf(card, ahead) + place
    else {
      free++
      dearest = Math.max(dearest, place)
    }
  }
  if (due.card !== null) gold += iconsOf(due.card, ahead) + (free > 0 ? dearest : -3)
  if (frozenHours(shop) > 0)
    for (let i = 0; i < COLOURS.length; i++) {
      if (shop.covered[i]) continue
      const pays = (ahead.halls[i] as number) * weights.icon + (daysAfter > 0 ? weights.tokenLater : 0)
      gold += left > due.hours ? Math.max(weights.token, pays) : pays
    }
  if (state.round < 3 || left > 0) gold += reachWorth(shop, ahead, weights) * Math.min(1, days)
  return gold
}

/** One's own position against those of the others. */
export function advantage(state: State, seat: Seat, weights: Weights): number {
  if (state.result !== null) {
    return (state.result.points?.[seat] ?? 0) + (state.result.payoff[seat] as number) * 5
  }
  const ahead = outlook(state, weights)
  let gold = worth(state, seat, ahead, weights)
  if (weights.rivals > 0 && state.seats > 1) {
    let others = 0
    for (let other = 0; other < state.seats; other++) if (other !== seat) others += worth(state, other, ahead, weights)
    gold -= (weights.rivals * others) / (state.seats - 1)
  }
  if (state.peddler) gold -= weights.rivals * (state.peddler.gold + goodsWorth(state.peddler, ahead))
  return gold
}
