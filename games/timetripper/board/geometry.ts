/** Where the hexes of the Battle Display and of the Time Displays lie in their drawings. */
import { hexMiddle } from '@anachron/hex'
import { TIME_MAP } from '../content/index.ts'
import { field } from '../rules/display.ts'
import type { Heading, Hex } from '../rules/types.ts'

/** From the middle of a hex to its corners. */
export const SIZE = 34
export const MARGIN = 26

const raw = field.hexes.map((hex) => hexMiddle(hex, SIZE))
const left = Math.min(...raw.map(([x]) => x)) - SIZE - MARGIN
const top = Math.min(...raw.map(([, y]) => y)) - (SIZE * Math.sqrt(3)) / 2 - MARGIN

const MIDDLES: readonly (readonly [number, number])[] = raw.map(([x, y]) => [x - left, y - top])
export const FIELD = {
  width: Math.max(...MIDDLES.map(([x]) => x)) + SIZE + MARGIN,
  height: Math.max(...MIDDLES.map(([, y]) => y)) + (SIZE * Math.sqrt(3)) / 2 + MARGIN,
}
export const middleOf = (hex: Hex): readonly [number, number] => MIDDLES[hex] ?? [FIELD.width / 2, FIELD.height / 2]

/** Degrees clockwise from north for each of the six headings. */
export const bearing = (heading: Heading): number => heading * 60

/** A point so far from the middle of a hex in a heading. */
export const towards = (heading: Heading, far: number): readonly [number, number] => {
  const angle = ((bearing(heading) - 90) * Math.PI) / 180
  return [far * Math.cos(angle), far * Math.sin(angle)]
}

/** Time Displays: the middle of each cell around (0, 0) for corners so far away. */
export const cellAt = (cell: number, size: number): readonly [number, number] => {
  const hex = TIME_MAP.hexes[cell]
  return hex ? hexMiddle(hex, size) : [0, 0]
}

/** A line through points. */
export const hexMiddlePath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
