interface PipsProps {
  /** How many there are, and how many of them are filled. */
  of: number
  filled: number
  /** Size of one pip; they wrap after `across`. */
  size?: number
  across?: number
  at?: readonly [number, number]
  className?: string
}

/**
 * Rows of pips: damage, charges, cells. Filled ones differ in shape too (a cross), so that colour is not needed to read
 * them.
 */
export function Pips({ of, filled, size = 6, across = 10, at = [0, 0], className = '' }: PipsProps) {
  const step = size * 1.35
  return (
    <g className={`pips ${className}`} transform={`translate(${at[0]} ${at[1]})`}>
      {Array.from({ length: of }, (_, i) => {
        const x = (i % across) * step
        const y = Math.floor(i / across) * step
        return i < filled ? (
          <path key={i} className="pip pip-filled" d={`M${x} ${y}l${size} ${size}m0 ${-size}l${-size} ${size}`} />
        ) : (
          <rect key={i} className="pip" x={x} y={y} width={size} height={size} rx={size / 4} />
        )
      })}
    </g>
  )
}

/** Rank chevrons, stacked upwards from `at`. */
export function Chevrons({
  n,
  width = 12,
  at = [0, 0],
}: {
  n: number
  width?: number
  at?: readonly [number, number]
}) {
  const rise = width * 0.35
  return (
    <g className="chevrons" transform={`translate(${at[0]} ${at[1]})`}>
      {Array.from({ length: n }, (_, i) => (
        <path key={i} d={`M${-width / 2} ${-i * rise}l${width / 2} ${-rise}l${width / 2} ${rise}`} />
      ))}
    </g>
  )
}
