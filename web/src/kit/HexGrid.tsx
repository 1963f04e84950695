import type { ReactNode } from 'react'

export type Axial = readonly [q: number, r: number]
export type Turn = 'flat' | 'pointy'

/** The middle of a hex whose corners lie `size` away from it. */
export const hexAt = ([q, r]: Axial, size: number, turn: Turn = 'flat'): readonly [number, number] =>
  turn === 'flat'
    ? [size * 1.5 * q, size * Math.sqrt(3) * (r + q / 2)]
    : [size * Math.sqrt(3) * (q + r / 2), size * 1.5 * r]

/** The six corners of a hex around (0, 0), as points of a polygon. */
export const hexCorners = (size: number, turn: Turn = 'flat'): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + (turn === 'flat' ? 0 : Math.PI / 6)
    return `${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

export interface HexGridProps<H> {
  hexes: readonly H[]
  where(hex: H): Axial
  size: number
  turn?: Turn
  /** Draws one hex around (0, 0); `corners` are the points of its outline. */
  children: (hex: H, corners: string) => ReactNode
}

/** Places hexes; what stands in them is the board's. */
export function HexGrid<H>({ hexes, where, size, turn = 'flat', children }: HexGridProps<H>) {
  const corners = hexCorners(size, turn)
  return (
    <g className="hexes">
      {hexes.map((hex) => {
        const axial = where(hex)
        const [x, y] = hexAt(axial, size, turn)
        return (
          <g key={axial.join()} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
            {children(hex, corners)}
          </g>
        )
      })}
    </g>
  )
}
