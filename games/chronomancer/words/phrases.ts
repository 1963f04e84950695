import {
  ADVENTURERS,
  CARD_ABILITY,
  CORRUPTION,
  type Colour,
  type CorruptionId,
  CUSTOMERS,
  type Customer,
  FACE,
  type FaceId,
  SIZES,
  type Size,
  TOWNSFOLK,
  type TownsfolkId,
} from '../content/index.ts'
import type { PortalNow } from '../rules/portals.ts'
import type { Counts, Shop, Who } from '../rules/types.ts'

/** Turns of phrase that log, buttons, table and forecasts share. */

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

export const list = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`

const SIZE: Readonly<Record<Size, string>> = { relic: 'Relic', artifact: 'Artifact' }
export const good = (size: Size, colour: Colour): string => `${colour} ${SIZE[size]}`
export const sizeName = (size: Size, many = false): string => SIZE[size] + (many ? 's' : '')

/** "1 Hour and 1 Corruption". */
export function cost({ hours, corruption }: { hours: number; corruption: number }): string {
  const parts = []
  if (hours > 0) parts.push(count(hours, 'Hour'))
  if (corruption > 0) parts.push(`${corruption} Corruption`)
  return list(parts) || 'nothing'
}

/** What a portal space gives. */
export function gives({ action, colours }: Pick<PortalNow, 'action' | 'colours'>): string {
  switch (action) {
    case 'recruit':
      return 'Recruit'
    case 'activate':
      return 'Activate Staff'
    case 'artifact':
      return `${colours[0]} Artifact`
    case 'relicOrSponsorship':
      return `${colours[0]} Relic or Sponsorship`
    case 'relicOfTwo':
      return `${list(colours, 'or')} Relic`
  }
}

/** A tile by what it does, its face and its icons. */
export function tile(id: FaceId): string {
  const face = FACE[id]
  return `${face.tile} ${face.side} (${gives(face)}; ${cost(face.actionHalf)} | ${cost(face.costHalf)})`
}

export const tileName = (id: FaceId): string => `${FACE[id].tile} ${FACE[id].side}`

export const townsfolk = (id: TownsfolkId): string => TOWNSFOLK[id].name

/** What is printed on a Townsfolk card. */
export function townsfolkCard(id: TownsfolkId): string {
  const { name, faction, icons, ability } = TOWNSFOLK[id]
  const parts = [faction === null ? 'no icon' : icons === 1 ? `${faction} icon` : `${icons} ${faction} icons`]
  if (ability !== 'none') parts.push(CARD_ABILITY[ability].effect)
  return `${name} (${parts.join('; ')})`
}

export const corruption = (id: CorruptionId): string => CORRUPTION[id].name

/** "a Warrior", "an …". */
export const adventurer = (customer: Customer): string => `a ${customer} ${ADVENTURERS[customer].one}`

/** "a red Warrior and a grey Rogue", "two red Warriors". */
export const pair = ([a, b]: readonly Customer[]): string =>
  a !== undefined && a === b
    ? `two ${a} ${ADVENTURERS[a].name}`
    : list([a, b].flatMap((one) => (one ? [adventurer(one)] : [])))

/** "2 red, 1 grey" of counts by customer; "nobody". */
export const crowd = (counts: Counts): string =>
  CUSTOMERS.flatMap((customer, i) => ((counts[i] ?? 0) > 0 ? [`${counts[i]} ${customer}`] : [])).join(', ') || 'nobody'

export const passengers = (aboard: readonly Customer[]): string => {
  const counts = CUSTOMERS.map((customer) => aboard.filter((other) => other === customer).length)
  return crowd(counts)
}

/** "2 red Relics, 1 blue Artifact"; "empty". */
export function shelf(shop: Pick<Shop, 'relics' | 'artifacts'>): string {
  const parts = SIZES.flatMap((size) =>
    (size === 'relic' ? shop.relics : shop.artifacts).flatMap((n, i) =>
      n > 0 ? [`${n} ${CUSTOMERS[i]} ${sizeName(size, n > 1)}`] : [],
    ),
  )
  return parts.join(', ') || 'empty'
}

/** Whose it is, seen by a viewer. */
export const merchant = (who: Who, viewer: number): string =>
  who === 'peddler' ? 'the Peddler' : who === viewer ? 'you' : `Player ${who + 1}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "You move", "Player 2 moves", "The Peddler moves". */
export function does(who: Who, viewer: number, verb: string, third = `${verb}s`): string {
  return `${capital(merchant(who, viewer))} ${who === viewer ? verb : third}`
}
