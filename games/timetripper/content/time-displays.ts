/**
 * The two time boards (TT-2.3): hexagons of radius 3 around a Time Hole, alike but for what is printed on them. On the
 * past 1 to 36 spiral inward clockwise from the north corner; on the future 37 to 72 spiral outward from north of the
 * hole.
 */
import { type Hex, type HexMap, hexMap, sameHex, spiralInward, spiralOutward } from '@anachron/hex'

const CENTRE: Hex = { q: 0, r: 0 }
const RADIUS = 3

/** The cell of the printed Time Hole, on both boards. */
export const HOLE_CELL = 0
/** What a layout says of the Time Hole; battles have their numbers. */
export const HOLE = 0

const CELLS: readonly Hex[] = [CENTRE, ...spiralInward(CENTRE, RADIUS)]

/** The 37 cells of either board. Cell 0 is the centre; the others are numbered like the past. */
export const TIME_MAP: HexMap = hexMap(
  CELLS,
  CELLS.map((_, cell) => String(cell)),
)

const outward = spiralOutward(CENTRE, RADIUS)

/** What is printed on each cell of the past and of the future. */
export const PRINTED_LAYOUT: readonly [readonly number[], readonly number[]] = [
  CELLS.map((_, cell) => cell),
  CELLS.map((hex) => (sameHex(hex, CENTRE) ? HOLE : 37 + outward.findIndex((other) => sameHex(other, hex)))),
]
