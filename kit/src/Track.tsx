import type { ReactNode } from 'react'

interface TrackProps {
  /** What stands in each space, first to last. */
  spaces: readonly { label: ReactNode; className?: string }[]
  space?: number
  /** Spaces in a row before the track turns back like a ribbon. */
  across?: number
  children?: (place: (n: number) => readonly [number, number]) => ReactNode
}

/**
 * A record track: numbered squares in a ribbon. Put markers on it through `children`, which gets the middle of each
 * space.
 */
export function Track({ spaces, space = 40, across = spaces.length, children }: TrackProps) {
  const place = (n: number): readonly [number, number] => {
    const row = Math.floor(n / across)
    const column = row % 2 === 0 ? n % across : across - 1 - (n % across)
    return [(column + 0.5) * space, (row + 0.5) * space]
  }
  return (
    <g className="track">
      {spaces.map(({ label, className = '' }, n) => {
        const [x, y] = place(n)
        return (
          <g key={n} className={`track-space ${className}`} transform={`translate(${x} ${y})`}>
            <rect x={-space / 2} y={-space / 2} width={space} height={space} />
            <text y={-space / 2 + space * 0.3} textAnchor="middle" fontSize={space * 0.24}>
              {label}
            </text>
          </g>
        )
      })}
      {children?.(place)}
    </g>
  )
}
