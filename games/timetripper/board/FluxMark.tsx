/** The flux: the only psychedelic thing in the house. */
import type { Heading } from '../rules/types.ts'
import { bearing } from './geometry.ts'

const COLOURS = ['#e86bb0', '#f2a93b', '#f4e04d', '#6fd3e3', '#8a5bd6', '#e2583e', '#3fae8f']
const RINGS = 9

/** A closed wobbling ring. */
function ring(radius: number, turn: number): string {
  const points = Array.from({ length: 48 }, (_, i) => {
    const angle = (i / 48) * Math.PI * 2
    const r = radius * (1 + 0.1 * Math.sin(angle * 5 + turn) + 0.05 * Math.sin(angle * 3 - turn * 2))
    return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

export interface FluxMarkProps {
  radius: number
  heading: Heading | null
  /** Milliseconds for one turn; 0 stands still. */
  spin: number
}

export function FluxMark({ radius, heading, spin }: FluxMarkProps) {
  return (
    <g className="tt-flux">
      <g className="tt-flux-rings" style={spin > 0 ? { animation: `tt-spin ${spin}ms linear` } : undefined}>
        {Array.from({ length: RINGS }, (_, i) => (
          <path key={i} d={ring(radius * (1 - i / RINGS), i * 0.55)} fill={COLOURS[i % COLOURS.length]} />
        ))}
      </g>
      <circle r={radius * 0.09} fill="#fff7df" />
      {heading !== null && (
        <g transform={`rotate(${bearing(heading)})`}>
          <path className="tt-flux-arrow" d={`M0 ${-radius * 1.35}l-9 15h6v12h6v-12h6Z`} />
        </g>
      )}
    </g>
  )
}
