import type { Seat } from '@anachron/kernel'
import { COLOUR_INDEX, type Colour, type Counted, FACE, TOWNSFOLK, type TownsfolkId } from '../content/index.ts'
import { frozenHours } from './clock.ts'
import { cardsHeld } from './corruption.ts'
import { freeSeats } from './harbour.ts'
import type { Counts, Piece, Readable, Shop } from './types.ts'

/** Gold that Townsfolk bring when they are recruited, much of it counted by how the table stands (CH-R42, CH-R55). */

const sum = (counts: Counts): number => counts.reduce((all, n) => all + n, 0)
const manned = (staff: Shop['staff']): number => staff.filter((card) => card !== null).length
const shopOf = (table: Readable, seat: Seat): Shop => table.shops[seat] as Shop
const hourOf = (table: Readable, seat: Seat): number => (table.pieces[seat] as Piece).hour

const COUNT: Readonly<Record<Counted, (table: Readable, seat: Seat, own: Colour | null) => number>> = {
  rogues: ({ lair }) => lair,
  pairsOfHoursLeft: (table, seat) => Math.max(0, Math.floor((table.token - hourOf(table, seat)) / 2)),
  hoursGone: hourOf,
  ownHall: ({ halls }, _seat, own) => (own === null ? 0 : (halls[COLOUR_INDEX[own]] as number)),
  ownAtSea: ({ boats }, _seat, own) =>
    boats.reduce(
      (n, { pier, passengers }) => n + (pier === null ? passengers.filter((one) => one === own).length : 0),
      0,
    ),
  boatsLanded: ({ boats }) => boats.filter(({ pier }) => pier !== null).length,
  boatsAtSea: ({ boats }) => boats.filter(({ pier }) => pier === null).length,
  freeSeats,
  goods: (table, seat) => sum(shopOf(table, seat).relics) + sum(shopOf(table, seat).artifacts),
  artifacts: (table, seat) => sum(shopOf(table, seat).artifacts),
  frozenHours: (table, seat) => frozenHours(shopOf(table, seat)),
  blueTiles: (table, seat) => shopOf(table, seat).board.filter((face) => FACE[face].side === 'blue').length,
  corruption: (table, seat) => cardsHeld(shopOf(table, seat)),
  staff: (table, seat) => manned(shopOf(table, seat).staff),
  rivalsStaff: ({ shops, peddler }, seat) =>
    shops.reduce(
      (n, { staff }, other) => (other === seat ? n : Math.max(n, manned(staff))),
      peddler?.staff.length ?? 0,
    ),
  bareIcons: (table, seat) =>
    shopOf(table, seat).covered.reduce((gold, covered, i) => gold + (covered ? 0 : (table.halls[i] as number)), 0),
}

/** The Gold that a seat would get for recruiting the card now. */
export function goldFor(table: Readable, seat: Seat, id: TownsfolkId): number {
  const { faction, ability } = TOWNSFOLK[id]
  const { gold, each } = ability
  return each === null ? gold : gold + each.gold * COUNT[each.of](table, seat, faction)
}
