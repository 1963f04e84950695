/**
 * The two time boards (TT-2.3): hexagons of radius 3 around a Time Hole. On the past 1 to 36 spiral inward clockwise from the
 * north corner; on the future 37 to 72 spiral outward from north of the hole.
 */
import { type Hex, type HexMap, hexMap, spiralInward, spiralOutward } from '@anachron/hex'
import type { Display } from './types.ts'

const CENTRE: Hex = { q: 0, r: 0 }
export const TIME_RADIUS = 3
export const HOLE = 'Time Hole'

/** Cell 0 of either board is the Time Hole; cell n of the past is battle n, cell n of the future battle 36 + n. */
const board = (cells: readonly Hex[], first: number): HexMap =>
  hexMap([CENTRE, ...cells], [HOLE, ...cells.map((_, index) => String(first + index))])

export const PAST: HexMap = board(spiralInward(CENTRE, TIME_RADIUS), 1)
export const FUTURE: HexMap = board(spiralOutward(CENTRE, TIME_RADIUS), 37)

export const TIME_DISPLAYS: Readonly<Record<Display, HexMap>> = { past: PAST, future: FUTURE }

/** The board on which a battle is printed. */
export const displayOf = (battle: number): Display => (battle <= 36 ? 'past' : 'future')

/** The cell on which a battle is printed. */
export const cellOf = (battle: number): number => (battle <= 36 ? battle : battle - 36)
