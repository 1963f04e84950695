/** A hex by axial coordinates: `q` runs east along columns, `r` south along a column. The third, s, is -q-r. */
export interface Hex {
  readonly q: number
  readonly r: number
}

/** 0-5, clockwise from north on flat-top hexes: N, NE, SE, S, SW, NW. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5]
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

const stepOf = (direction: Direction): Hex => STEPS[direction] as Hex

/** Clockwise by so many sixths of a circle; negative turns left. */
export const turn = (direction: Direction, sixths: number): Direction =>
  ((((direction + sixths) % 6) + 6) % 6) as Direction

/** The hex reached from `from` by `steps` steps in one direction. */
export const step = (from: Hex, direction: Direction, steps = 1): Hex => {
  const { q, r } = stepOf(direction)
  return { q: from.q + q * steps, r: from.r + r * steps }
}

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r

/** Steps from one to the other; the hex one stands on is not counted. */
export const distance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q
  const r = a.r - b.r
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
