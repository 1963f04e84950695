/** Where flat-topped hexes lie in a drawing. */
import type { Hex } from './axial.ts'

/** The middle of a hex whose corners lie `size` away from it. */
export const hexMiddle = ({ q, r }: Hex, size: number): readonly [x: number, y: number] => [
  size * 1.5 * q,
  size * Math.sqrt(3) * (r + q / 2),
]

/** The six corners of a hex around (0, 0), as points of an SVG polygon. */
export const hexCorners = (size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`
  }).join(' ')
