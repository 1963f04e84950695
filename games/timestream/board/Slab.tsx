/** The ground of the field: lapis with pyrite and the rings of the gate, and the six lanes as gold wire. */
import { memo, useId, useMemo } from 'react'
import { type Bank, type Field, fieldOf } from './geometry.ts'

const BANKS: readonly Bank[] = [-1, 1]

/** The same grains of gold whenever it is drawn. */
function grains(width: number, height: number): string[] {
  let seed = 41
  const next = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const found = ['', '', '']
  const grain = (x: number, y: number, r: number, faint: number): void => {
    const [a, b] = [r.toFixed(1), (r * 0.9).toFixed(1)]
    found[faint] += `M${x.toFixed(1)} ${(y - r).toFixed(1)}l${a} ${a}-${b} ${b}-${a}-${a}z`
  }
  for (let vein = 0; vein < 4; vein++) {
    const from = next() * width
    const slope = 0.5 + next() * 0.5
    for (let i = 0; i < 60; i++) {
      const t = next()
      const astray = (next() - 0.5) * (14 + 40 * Math.abs(t - 0.5))
      grain(from - 200 + t * height * slope * 1.2 + astray, t * height, 0.3 + next() * 0.7, i % 3)
    }
  }
  for (let i = 0; i < 110; i++) grain(next() * width, next() * height, 0.5 + next() * 1.3, i % 3)
  return found
}

/** One lane's wires: one straight, two that bend to join it, and where they are soldered to the edge. */
function wires({ tall, width, height, bar, lane, stream, broad }: Field, middle: number) {
  const point = (along: number, across: number): string =>
    tall ? `${across.toFixed(1)} ${along.toFixed(1)}` : `${along.toFixed(1)} ${across.toFixed(1)}`
  let straight = ''
  let bent = ''
  const ends: [number, number][] = []
  const q = lane * 0.36
  for (const bank of BANKS) {
    const far = bank < 0 ? (tall ? 8 : bar + 2) : tall ? width - 8 : height - bar - 2
    const near = stream + (bank * broad) / 2
    const at = (t: number): number => near + (far - near) * t
    straight += `M${point(middle, near)}L${point(middle, far)}`
    for (const [side, bend, join] of [
      [-1, 0.62, 0.36],
      [1, 0.8, 0.5],
    ] as const) {
      const out = middle + side * q
      const inner = middle + side * q * 0.3
      bent += `M${point(out, far)}L${point(out, at(bend))}L${point(inner, at(join))}L${point(inner, near)}`
      ends.push(tall ? [at(0.97), out] : [out, at(0.97)])
    }
    ends.push(tall ? [at(0.99), middle] : [middle, at(0.99)])
  }
  return { straight, bent, ends }
}

const RINGS = [
  [0.13, 1.2, 0.5],
  [0.137, 0.6, 0.4],
  [0.2, 0.7, 0.26],
  [0.29, 0.7, 0.2],
  [0.296, 0.5, 0.16],
  [0.4, 0.6, 0.14],
  [0.53, 0.6, 0.11],
] as const

/** Degrees around the gate, as on a clock of days. */
function degrees(x: number, y: number, r: number): string {
  let path = ''
  for (let i = 0; i < 120; i++) {
    const [sin, cos] = [Math.sin((i * Math.PI) / 60), Math.cos((i * Math.PI) / 60)]
    const inner = r - (i % 10 ? 6 : 13)
    path += `M${(x + r * sin).toFixed(1)} ${(y - r * cos).toFixed(1)}L${(x + inner * sin).toFixed(1)} ${(y - inner * cos).toFixed(1)}`
  }
  return path
}

export const Slab = memo(function Slab({ width, height }: { width: number; height: number }) {
  const lapis = useId()
  const leaf = useId()
  const field = useMemo(() => fieldOf(width, height), [width, height])
  const pyrite = useMemo(() => grains(width, height), [width, height])
  const { gate, bar, tall } = field
  const span = Math.max(width, height)
  const lanes = field.middles.map((middle) => wires(field, middle))
  const bus = [bar + 1, height - bar - 1]
  const inset = tall ? 8 : 22
  return (
    <svg className="ts-slab" width={width} height={height} aria-hidden="true">
      <defs>
        <radialGradient id={lapis} gradientUnits="userSpaceOnUse" cx={gate.x} cy={gate.y} r={span * 0.62}>
          <stop offset="0" stopColor="var(--ts-light)" stopOpacity="0.85" />
          <stop offset="0.3" stopColor="var(--ts-card)" stopOpacity="0.75" />
          <stop offset="0.7" stopColor="var(--ts-mid)" />
          <stop offset="1" stopColor="var(--ts-deep)" />
        </radialGradient>
        <linearGradient id={leaf} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--ts-leaf-high)" />
          <stop offset="0.45" stopColor="#d9b152" />
          <stop offset="0.6" stopColor="#f4dc98" />
          <stop offset="1" stopColor="var(--ts-leaf-low)" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="var(--ts-deep)" />
      <g className="ts-ornament">
        <rect width={width} height={height} fill={`url(#${lapis})`} />
        {pyrite.map((path, i) => (
          <path key={i} d={path} fill="#f4dc98" opacity={0.16 + i * 0.13} />
        ))}
        <g fill="none" stroke="var(--ts-leaf)">
          {RINGS.map(([r, w, opacity]) => (
            <circle key={r} cx={gate.x} cy={gate.y} r={r * span} strokeWidth={w} opacity={opacity} />
          ))}
          <path d={degrees(gate.x, gate.y, 0.29 * span)} strokeWidth="0.7" opacity="0.22" />
        </g>
      </g>
      <g fill="none" stroke="var(--ts-leaf)" strokeLinejoin="round">
        <path d={lanes.map(({ straight }) => straight).join('')} strokeWidth="1.5" opacity="0.5" />
        <path d={lanes.map(({ bent }) => bent).join('')} strokeWidth="0.9" opacity="0.36" />
        <path d={bus.map((y) => `M${inset} ${y}H${width - inset}`).join('')} strokeWidth="1.1" opacity="0.6" />
        <g fill="var(--ts-deep)">
          {lanes
            .flatMap(({ ends }) => ends)
            .map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={x} cy={y} r="3" />
            ))}
        </g>
      </g>
      <rect
        x="3.5"
        y="3.5"
        width={width - 7}
        height={height - 7}
        rx="11"
        fill="none"
        stroke={`url(#${leaf})`}
        strokeWidth="1.6"
      />
      <rect
        x="7"
        y="7"
        width={width - 14}
        height={height - 14}
        rx="8"
        fill="none"
        stroke="var(--ts-leaf)"
        strokeWidth="0.6"
        opacity="0.55"
      />
    </svg>
  )
})
