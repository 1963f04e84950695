const SHAPES = [
  ['M10 1a9 9 0 1 0 .01 0Z', 14],
  ['M2 2h16v16H2Z', 14],
  ['M10 0L20 18.500H0Z', 16.2],
  ['M10 -1L21 10L10 21L-1 10Z', 14],
] as const

/** The sign of a seat: its number in a circle, square, triangle or diamond of its colour. In SVG give it a place. */
export function SeatMark({ seat, size = 18, at }: { seat: number; size?: number; at?: readonly [number, number] }) {
  const [shape, line] = SHAPES[seat % 4] as (typeof SHAPES)[number]
  return (
    <svg
      className="seat-mark"
      width={size}
      height={size}
      x={at?.[0]}
      y={at?.[1]}
      viewBox="-1 -1 22 22"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} fill={`var(--seat-${seat % 4})`} />
      <text
        x="10"
        y={line}
        textAnchor="middle"
        fontSize="12"
        fontWeight="700"
        fill="var(--ground)"
        fontFamily="var(--mono)"
      >
        {seat + 1}
      </text>
    </svg>
  )
}
