/** What speaks for an action, in one sentence: what it gains, or what it keeps from a rival. */
import type { Seat } from '@anachron/kernel'
import { count, type Sentence, say, verb } from '@anachron/kernel/words'
import {
  ABILITIES,
  type AbilityId,
  COLOUR_INDEX,
  COLOURS,
  type Colour,
  type Customer,
  FREEZE,
  PIERS,
  type PierId,
  type PortalId,
  type Size,
  SPACE,
  type SpaceId,
  STAFF,
  VALUE,
} from '../content/index.ts'
import { frozenHours, leadingHour } from '../rules/clock.ts'
import { goldFor } from '../rules/counted.ts'
import type { MarketChange } from '../rules/forecast.ts'
import { freeBerths } from '../rules/harbour.ts'
import { hallsAfterSettling, marketNow, priceAt } from '../rules/market.ts'
import { type PortalNow, portalNow } from '../rules/portals.ts'
import type { ActionOf, Shop, View } from '../rules/types.ts'
import { frameOf } from './asks.ts'
import { nextAfter } from './labels.ts'
import { good, pierName, placeName, townsfolk } from './phrases.ts'

const shopOf = (view: View, seat: Seat): Shop => view.shops[seat] as Shop

/** The boat at sea with most customers of a colour. */
function bestBoat(view: View, colour: Customer): { boat: number; aboard: number } | undefined {
  const [best] = view.boats
    .map(({ pier, passengers }, i) => ({
      boat: i + 1,
      aboard: pier === null ? passengers.filter((one) => one === colour).length : 0,
    }))
    .toSorted((a, b) => b.aboard - a.aboard)
  return best && best.aboard > 0 ? best : undefined
}

/** Who pays for a Good now, or would once their boat has landed. */
export function wanted(view: View, size: Size, colour: Colour): Sentence {
  const i = COLOUR_INDEX[colour]
  const fair = size === 'relic' ? 'S' : 'L'
  const [pier, gold] = ([fair, 'M'] as const)
    .map((one): [PierId, number] => [one, priceAt(view, size, i, one)])
    .toSorted((a, b) => b[1] - a[1])[0] as [PierId, number]
  const what = good(size, colour)
  const boat = bestBoat(view, colour)
  const coming = boat ? (VALUE[size][i] as number) * boat.aboard : 0
  if (gold > 0 && gold >= coming) return say`One ${what} sells for ${gold} Gold at the ${pierName(pier)}.`
  if (boat) return say`One ${what} would sell for ${coming} Gold to those in boat ${boat.boat}.`
  return say`Nobody in sight buys one ${what}.`
}

const mostWanted = (view: View, size: Size, colours: readonly Colour[]): Colour | undefined =>
  colours.toSorted((a, b) => worthOf(view, size, b) - worthOf(view, size, a))[0]

function worthOf(view: View, size: Size, colour: Colour): number {
  const i = COLOUR_INDEX[colour]
  const now = Math.max(...PIERS.map((pier) => priceAt(view, size, i, pier)))
  return Math.max(now, (VALUE[size][i] as number) * (bestBoat(view, colour)?.aboard ?? 0))
}

function ofPortal(view: View, seat: Seat, { action, colours }: PortalNow): Sentence {
  if (action === 'recruit') {
    const [card] = view.square.toSorted((a, b) => goldFor(view, seat, b) - goldFor(view, seat, a))
    const gold = card ? goldFor(view, seat, card) : 0
    return card && gold > 0
      ? say`${townsfolk(card)} ${verb('bring', townsfolk(card))} ${gold} Gold at once.`
      : 'Somebody for your Staff; icons count at the end.'
  }
  if (action === 'activate') {
    const idle = shopOf(view, seat).staff.filter((card) => card !== null).length
    return say`${count(idle, 'machine')} of your Staff ${idle === 1 ? 'works' : 'work'} once.`
  }
  const size = action === 'artifact' ? 'artifact' : 'relic'
  const colour = mostWanted(view, size, colours)
  return colour ? wanted(view, size, colour) : 'A Good for your shelf.'
}

/** The windows that would pay most of those still frozen. */
function ofFreezing(view: View, seat: Seat): Sentence {
  const halls = hallsAfterSettling(view)
  const paying = shopOf(view, seat)
    .covered.flatMap((covered, i) => (covered ? [halls[i] as number] : []))
    .toSorted((a, b) => b - a)
    .slice(0, FREEZE.tokens)
  const gold = paying.reduce((sum, one) => sum + one, 0)
  return paying.length > 0
    ? say`${count(paying.length, 'window')} laid bare: ${gold} Gold at the Market, or Hours saved.`
    : 'No window is frozen: it only brings the Assistant on.'
}

/** What one goes to a place for. */
export function ofMove(view: View, seat: Seat, to: SpaceId): Sentence {
  const { action } = SPACE[to]
  if (action === 'freeze') return ofFreezing(view, seat)
  if (action === 'portal') return ofPortal(view, seat, portalNow(shopOf(view, seat).board, to as PortalId))
  const frees = shopOf(view, seat).assistant === (to === 'LC' ? 'LA' : 'RA')
  return frees ? 'New portals, and the Assistant may go on.' : 'A new tile makes new portals.'
}

/** Ice instead of Hours: what the Hour is good for. */
export function ofSpending(view: View, seat: Seat): Sentence {
  const hours = frameOf(view, 'clock')?.hours ?? 0
  const ice = frozenHours(shopOf(view, seat))
  if (ice >= hours) return 'Paid with ice, the turn costs no Hour: you go again.'
  const from = view.pieces[seat]?.hour ?? 0
  const next = nextAfter(view, seat, hours - 1)
  const saved = say`Saves an Hour: to ${from + hours - 1} instead of ${from + hours}`
  return next ? say`${saved}, ${next}.` : say`${saved}.`
}

/** Going without paying with ice: the windows stay bare. */
export function ofGoing(view: View, seat: Seat): Sentence | undefined {
  const { sponsorship } = marketNow(view, seat)
  return sponsorship > 0 ? say`Your windows stay bare: ${sponsorship} Gold at a Market now.` : undefined
}

/** What a shelf would sell to these people at the better pier. */
const shelfFor = ({ relics, artifacts }: Shop, aboard: readonly Customer[]): number =>
  COLOURS.reduce((sum, colour, i) => {
    const n = aboard.filter((one) => one === colour).length
    const paid =
      (VALUE.relic[i] as number) * (relics[i] as number) + (VALUE.artifact[i] as number) * (artifacts[i] as number)
    return sum + n * paid
  }, 0)

/** Where somebody sits: for whose shelf. */
export function ofSeating(view: View, seat: Seat, { boat }: ActionOf<'seat'>): Sentence {
  const aboard = view.boats[boat - 1]?.passengers ?? []
  const arriving = frameOf(view, 'arrival')?.adventurer
  const together = arriving ? [...aboard, arriving] : aboard
  const hasBerth = PIERS.some((pier) => freeBerths(view, pier) > 0)
  const fills = together.length === 4
  const own = shelfFor(shopOf(view, seat), together)
  if (fills && hasBerth)
    return own > 0
      ? say`It is full then, and you land it: up to ${own} Gold for your shelf.`
      : 'It is full then, and you land it where it helps your rivals least.'
  if (!hasBerth) return 'No berth is free: all aboard go home, and fill the halls.'
  if (own > 0) return say`Those in it would buy your Goods, once it lands: up to ${own} Gold.`
  const rivals = view.shops.some((shop, other) => other !== seat && shelfFor(shop, together) > 0)
  return rivals ? 'It keeps a better boat free for you.' : 'Nobody here has anything to sell to those in it.'
}

/** Where a boat lands: what it brings, or whom it costs more. */
export function ofLanding(view: View, seat: Seat, changes: readonly MarketChange[]): Sentence | undefined {
  const [own = 0, ...others] = [seat, ...changes.keys().filter((other) => other !== seat)].map((one) => {
    const { before, after } = changes[one] as MarketChange
    return after.total - before.total
  })
  const berths = PIERS.reduce((sum, pier) => sum + freeBerths(view, pier), 0)
  if (own > 0) return undefined
  const best = Math.max(...others)
  if (others.length > 0 && best < own) return say`It costs your rivals ${own - best} Gold more than you.`
  if (berths === 1) return say`It takes the last berth: the Market opens at ${leadingHour(view) + 1}.`
  return own === 0 ? 'It brings nobody here anything yet.' : undefined
}

const ability = (place: AbilityId): Sentence => STAFF[ABILITIES.indexOf(place)]?.effect ?? ''

export const ofPlace = (place: AbilityId): Sentence => say`Then your ${placeName(place)} works: ${ability(place)}.`

/** Of the portals a shift changes the one that becomes better most comes first. */
export const dearness = ({ hours, corruption }: { hours: number; corruption: number }): number => hours + 2 * corruption
