/** Home, where both chains run to: three arcs a side say who is how near, conduits are lit link by link. */
import { Icon } from '@anachron/kit'
import sandsOfTime from '@anachron/kit/icons/sands-of-time'
import { useId } from 'react'
import type { Field } from './geometry.ts'
import { star } from './shapes.tsx'

export interface Reach {
  /** By phase, the first one first. */
  filled: readonly boolean[]
  /** Could go home in the next turn. */
  threatens: boolean
}

/** The links of a chain that are filled up to a stretch of it, counted from its far end. */
const isLit = (filled: readonly boolean[], from: number): boolean =>
  filled.slice(from, from + 2).every(Boolean) && filled.slice(0, from + 1).every(Boolean)

/** The stretches between the locations of a chain, and from the last one to the gate. */
export function Conduits({ field, own, rival }: { field: Field; own: Reach; rival: Reach }) {
  const { tall, middles, stream, gate } = field
  const line = (a: number, b: number): string => (tall ? `M${stream} ${a}V${b}` : `M${a} ${stream}H${b}`)
  const stretches = [
    { reach: own, lanes: [0, 1, 2], side: 'own', home: tall ? gate.y + gate.r : gate.x - gate.r },
    { reach: rival, lanes: [5, 4, 3], side: 'rival', home: tall ? gate.y - gate.r : gate.x + gate.r },
  ].flatMap(({ reach, lanes, side, home }) =>
    lanes.map((lane, i) => ({
      key: `${side}${i}`,
      path: line(middles[lane] as number, i < 2 ? (middles[lanes[i + 1] as number] as number) : home),
      lit: isLit(reach.filled, i),
      side: reach.threatens ? 'danger' : side,
    })),
  )
  return (
    <g className="ts-conduits" fill="none">
      {stretches.map(({ key, path, lit, side }) => (
        <g key={key} data-on={lit || undefined} data-side={side}>
          <path className="ts-conduit-shade" d={path} />
          <path className="ts-conduit" d={path} />
          <path className="ts-conduit-core" d={path} />
          {lit && <path className="ts-current" d={path} />}
        </g>
      ))}
    </g>
  )
}

/** An arc of the rim: the sides count outwards from where their chain arrives. */
function arc(r: number, side: 1 | -1, k: number, tall: boolean): string {
  const at = (degrees: number): string => {
    const angle = (side * degrees * Math.PI) / 180
    const [x, y] = [r * Math.sin(angle), -r * Math.cos(angle)]
    return (tall ? [y, -x] : [x, y]).map((v) => v.toFixed(1)).join(' ')
  }
  const from = 24 + k * 48
  return `M${at(from)}A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${at(from + 38)}`
}

export function Gate({ field, own, rival }: { field: Field; own: Reach; rival: Reach }) {
  const leaf = useId()
  const glow = useId()
  const { x, y, r } = field.gate
  return (
    <g className="ts-gate" transform={`translate(${x} ${y})`} data-danger={rival.threatens || undefined}>
      <defs>
        <linearGradient id={leaf} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset="0.45" stopColor="#d9b152" />
          <stop offset="0.6" stopColor="#f4dc98" />
          <stop offset="1" stopColor="#94702a" />
        </linearGradient>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="#ffd9a0" />
          <stop offset="0.35" stopColor="var(--ts-glow)" stopOpacity="0.6" />
          <stop offset="1" stopColor="var(--ts-glow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {(own.threatens || rival.threatens) && <circle r={r * 1.9} fill={`url(#${glow})`} opacity="0.55" />}
      <circle r={r} fill="#08103a" stroke={`url(#${leaf})`} strokeWidth="2.5" />
      <circle r={r - 5} fill="none" stroke="var(--ts-leaf)" strokeWidth="0.8" opacity="0.7" />
      <polygon className="ts-spin" points={star(12, r - 6, r * 0.48)} fill="#122a70" stroke="#e9c877" />
      <polygon points={star(6, r * 0.74, r * 0.3)} fill={`url(#${leaf})`} />
      <circle r={r * 0.29} fill="#0d1b4c" stroke="#fff1c4" strokeWidth="1.5" />
      <g className="ts-glass">
        <Icon body={sandsOfTime} size={r * 0.5} at={[-r * 0.25, -r * 0.25]} />
      </g>
      {([1, -1] as const).map((side) =>
        [0, 1, 2].map((k) => {
          // The rival's chain comes from the right, or from above.
          const reach = side > 0 ? rival : own
          return (
            <path
              key={`${side}${k}`}
              className="ts-arc"
              d={arc(r + 6, side, k, field.tall)}
              data-on={k < reach.filled.filter(Boolean).length || undefined}
              data-side={side > 0 ? (rival.threatens ? 'danger' : 'rival') : 'own'}
            />
          )
        }),
      )}
    </g>
  )
}
