import { useSign } from './sign.ts'

const SHAPES = [
  ['M10 1a9 9 0 1 0 .01 0Z', 14],
  ['M2 2h16v16H2Z', 14],
  ['M10 0L20 18.500H0Z', 16.2],
  ['M10 -1L21 10L10 21L-1 10Z', 14],
  ['M10 0L20 7.600L16.200 19H3.800L0 7.600Z', 14.5],
  ['M5 1.300H15L20 10L15 18.700H5L0 10Z', 14],
  ['M0 1.500H20L10 20Z', 11.5],
  ['M6 0H14L20 6V14L14 20H6L0 14V6Z', 14],
] as const

/** From this size on the number in it can be read. */
const READABLE = 18
const WIDE = 22

/**
 * The sign of a seat: its number in a shape of its own and its colour, the same from the ninth on; a small one has the
 * shape alone. In SVG give it a place.
 */
export function SeatMark({ seat, size = 18, at }: { seat: number; size?: number; at?: readonly [number, number] }) {
  const sign = useSign(seat)
  const [shape, line] = SHAPES[sign % SHAPES.length] as (typeof SHAPES)[number]
  // 12 px on the screen, whatever its size; a little more, since some drawings are scaled down by a hair.
  const fontSize = (12.3 * WIDE) / Math.min(size, WIDE)
  return (
    <svg
      className="seat-mark"
      width={size}
      height={size}
      x={at?.[0]}
      y={at?.[1]}
      viewBox={`-1 -1 ${WIDE} ${WIDE}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} fill={`var(--seat-${seat % SHAPES.length})`} />
      {size >= READABLE && (
        <text
          x="10"
          y={line + (fontSize - 12) / 3}
          textAnchor="middle"
          fontSize={fontSize}
          fontWeight="700"
          fill="var(--ground)"
          fontFamily="var(--mono)"
        >
          {sign + 1}
        </text>
      )}
    </svg>
  )
}
