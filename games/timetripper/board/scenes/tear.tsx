/** The flux as torn sheets of colour with an opening in the middle. */
import { dice } from '../places/paint.ts'
import { UNSPOKEN } from '../unspoken.ts'

const COLOURS = ['#e86bb0', '#f2a93b', '#f4e04d', '#6fd3e3', '#8a5bd6', '#e2583e', '#3fae8f'] as const
const RIM = '#fff7df'
const SHEETS = 13
const POINTS = 96

export interface TearProps {
  at: readonly [number, number]
  /** Half the width and half the height of the opening. */
  size: readonly [number, number]
  /** It opens, or it closes. */
  closing?: boolean
}

export function Tear({ at: [cx, cy], size: [rx, ry], closing = false }: TearProps) {
  const r = dice(5)
  return (
    <g className={closing ? 'tt-tear-closes' : 'tt-tear'} {...UNSPOKEN}>
      {Array.from({ length: SHEETS }, (_, n) => {
        const i = SHEETS - 1 - n
        const k = 1 + (i ? 0.02 : 0) + i * 0.058 + i * i * 0.004
        let d = 'M-9000-9000H9000V9000H-9000Z'
        let z = 0
        for (let j = 0; j < POINTS; j++) {
          const a = (-j / POINTS) * Math.PI * 2
          z = z * 0.5 + (r() - 0.5) * 0.075
          const w =
            1 + 0.05 * Math.sin(a * 5 + i * 0.8) + 0.035 * Math.sin(a * 3 - i * 1.3) + z * (r() > 0.8 ? 1.5 : 0.6)
          d += `${j ? 'L' : 'M'}${(cx + Math.cos(a) * rx * k * w).toFixed(1)} ${(cy + Math.sin(a) * ry * k * w).toFixed(1)}`
        }
        return (
          <path
            key={i}
            d={`${d}Z`}
            fillRule="evenodd"
            fill={i === 0 ? RIM : COLOURS[(i - 1) % COLOURS.length]}
            style={{ animationDelay: `${(closing ? SHEETS - i : i) * 45}ms`, transformOrigin: `${cx}px ${cy}px` }}
          />
        )
      }).reverse()}
    </g>
  )
}
