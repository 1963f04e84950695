import {
  a,
  count,
  joined,
  list,
  noun,
  type Part,
  type Piece,
  piece,
  type Who as SeatPart,
  type Sentence,
  say,
  seat,
  whom,
} from '@anachron/kernel/words'
import {
  type AbilityId,
  ADVENTURERS,
  CORRUPTION,
  type Colour,
  type CorruptionId,
  CUSTOMERS,
  type Customer,
  FACE,
  type FaceId,
  type Figure,
  type Icons,
  PIER,
  type PierId,
  SIZES,
  type Size,
  STAFF,
  TOWNSFOLK,
  type TownsfolkId,
} from '../content/index.ts'
import type { PortalNow } from '../rules/portals.ts'
import type { Counts, Score, Shop, Who } from '../rules/types.ts'

/** Turns of phrase that log, buttons, table, forecasts and labels share. */

const SIZE: Readonly<Record<Size, string>> = { relic: 'Relic', artifact: 'Artifact' }
/** “red Relic”, “red Relics” of `n`. */
export const good = (size: Size, colour: Colour, n = 1): Sentence => say`${colour} ${sizeName(size, n)}`
export const sizeName = (size: Size, n = 1): Sentence => noun(n, SIZE[size])

const FIGURE: Readonly<Record<Figure, string>> = { chronomancer: 'Chronomancer', assistant: 'Assistant' }
export const figureName = (figure: Figure): string => FIGURE[figure]

const comma = (parts: readonly Part[]): Sentence => joined(parts, ', ')
/** Several with commas; what to say of none. */
export const several = (parts: readonly Part[], none: Sentence): Sentence => (parts.length > 0 ? comma(parts) : none)

/** “1 Hour and 1 Corruption”. */
export function cost({ hours, corruption }: Icons): Sentence {
  const parts = [
    ...(hours > 0 ? [count(hours, 'Hour')] : []),
    ...(corruption > 0 ? [say`${corruption} Corruption`] : []),
  ]
  return parts.length > 0 ? list(parts) : 'nothing'
}

const GIVES: Readonly<Record<PortalNow['action'], (colours: readonly Colour[]) => Sentence>> = {
  recruit: () => 'Recruit',
  activate: () => 'Activate Staff',
  artifact: (colours) => say`${list(colours, 'or')} Artifact`,
  relicOrSponsorship: (colours) => say`${list(colours, 'or')} Relic or Sponsorship`,
  relicOfTwo: (colours) => say`${list(colours, 'or')} Relic`,
}
/** What a portal space gives. */
export const gives = ({ action, colours }: Pick<PortalNow, 'action' | 'colours'>): Sentence => GIVES[action](colours)
/** “Recruit for 2 Hours” */
export const portal = (now: PortalNow): Sentence => say`${gives(now)} for ${cost(now)}`

/** A tile by what it does, its face and its icons. */
export function tile(id: FaceId): Sentence {
  const face = FACE[id]
  return say`${tileName(id)} (${cost(face.actionHalf)} to use, ${cost(face.costHalf)} beside it)`
}
export const tileName = (id: FaceId): Sentence => say`${FACE[id].side} tile with ${gives(FACE[id])}`

export const townsfolk = (id: TownsfolkId): Piece => piece(`folk-${id}`, TOWNSFOLK[id].name, TOWNSFOLK[id].many)

function icons(id: TownsfolkId): Sentence {
  const { faction, icons } = TOWNSFOLK[id]
  if (faction === null) return 'no icon'
  return icons === 1 ? say`${faction} icon` : say`${icons} ${faction} icons`
}

/** What is printed on a Townsfolk card. */
export const townsfolkCard = (id: TownsfolkId): Sentence =>
  say`${townsfolk(id)} (${icons(id)}; ${TOWNSFOLK[id].ability.effect})`

export const corruption = (id: CorruptionId): string => CORRUPTION[id].name
/** “Whisper, 2 Gold lost at the end”. */
export function corruptionCost(id: CorruptionId): Sentence {
  const { name, loss } = CORRUPTION[id]
  return loss === 'lair'
    ? say`${name}, 1 Gold lost at the end for each Rogue in the lair`
    : say`${name}, ${loss} Gold lost at the end`
}
export const placeName = (id: AbilityId): string => STAFF.find((place) => place.id === id)?.name ?? id
export const pierName = (id: PierId): Piece => piece(`pier-${id}`, PIER[id].name)

/** “red Warrior” */
export const adventurer = (customer: Customer): Sentence => say`${customer} ${ADVENTURERS[customer].one}`

/** “a red Warrior and a grey Rogue”, “two red Warriors”. */
export const pair = ([one, other]: readonly Customer[]): Sentence =>
  one !== undefined && one === other
    ? say`two ${one} ${ADVENTURERS[one].name}`
    : list([one, other].flatMap((drawn) => (drawn ? [a(adventurer(drawn))] : [])))

/** “2 red, 1 grey” of counts by customer; “nobody”. */
export const crowd = (counts: Counts): Sentence =>
  several(
    CUSTOMERS.flatMap((customer, i) => ((counts[i] ?? 0) > 0 ? [say`${counts[i] as number} ${customer}`] : [])),
    'nobody',
  )

export const passengers = (aboard: readonly Customer[]): Sentence =>
  crowd(CUSTOMERS.map((customer) => aboard.filter((other) => other === customer).length))

/** “2 red Relics, 1 blue Artifact”; “empty”. */
export function shelf(shop: Pick<Shop, 'relics' | 'artifacts'>): Sentence {
  const parts = SIZES.flatMap((size) =>
    (size === 'relic' ? shop.relics : shop.artifacts).flatMap((n, i) =>
      n > 0 ? [say`${n} ${good(size, CUSTOMERS[i] as Colour, n)}`] : [],
    ),
  )
  return several(parts, 'empty')
}

const PEDDLER = piece('peddler', 'the Peddler')
/** Whose it is: a player, or the Peddler. */
export const merchant = (who: Who): SeatPart | Piece => (who === 'peddler' ? PEDDLER : seat(who))
/** The same where something is done to them. */
export const toMerchant = (who: Who): SeatPart | Piece => (who === 'peddler' ? PEDDLER : whom(who))
export const merchants = (order: readonly Who[]): Sentence => comma(order.map(merchant))

export const workshop = (of: number, viewer: number): Sentence =>
  of === viewer ? 'Your workshop' : say`Workshop of ${whom(of)}`

/** “143: 120 Gold, 31 for icons, 8 lost to Corruption”. */
export const scoreWords = ({ total, gold, icons, corruption, bonus }: Score): Sentence =>
  say`${total}: ${comma([
    say`${gold} Gold`,
    say`${icons} for icons`,
    ...(corruption > 0 ? [say`${corruption} lost to Corruption`] : []),
    ...(bonus > 0 ? [say`${bonus} for its level`] : []),
  ])}`

/** “9 Gold, 1 Corruption”: what a sale brings. */
export const proceeds = (gold: number, cards: number): Sentence =>
  cards > 0 ? say`${gold} Gold, ${cards} Corruption` : say`${gold} Gold`
