import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

export interface CounterProps {
  icon: string
  size?: number
  /** Four corners: the numbers of a wargame counter. */
  corners?: readonly [ReactNode?, ReactNode?, ReactNode?, ReactNode?]
  title?: string
  flip?: boolean
  className?: string
}

/** A flat square counter around (0, 0): a silhouette and up to four numbers. */
export function Counter({ icon, size = 48, corners = [], title, flip = false, className = '' }: CounterProps) {
  const half = size / 2
  const inset = size * 0.13
  const places = [
    [-half + inset, -half + inset * 1.9, 'start'],
    [half - inset, -half + inset * 1.9, 'end'],
    [-half + inset, half - inset, 'start'],
    [half - inset, half - inset, 'end'],
  ] as const
  return (
    <g className={`counter ${className}`}>
      <rect className="counter-face" x={-half} y={-half} width={size} height={size} rx={size * 0.07} />
      <Icon body={icon} size={size * 0.5} at={[-size * 0.25, -size * (title ? 0.3 : 0.25)]} flip={flip} />
      {title && (
        <text className="counter-title" y={half - inset} textAnchor="middle" fontSize={size * 0.16}>
          {title}
        </text>
      )}
      {places.map(
        ([x, y, anchor], i) =>
          corners[i] !== undefined && (
            <text key={i} className="counter-number" x={x} y={y} textAnchor={anchor} fontSize={size * 0.2}>
              {corners[i]}
            </text>
          ),
      )}
    </g>
  )
}
