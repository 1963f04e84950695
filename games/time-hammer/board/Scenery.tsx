import { memo } from 'react'
import { DECADES } from '../content/index.ts'
import { UNSAID } from './art.tsx'
import { type Layout, middle } from './layout.ts'

/** Sky with rays from where something happens, skylines from low past to tall future, cables and pylons. */
export const Scenery = memo(function Scenery({ layout, from }: { layout: Layout; from: number }) {
  const { width, height, upright, decades, gantry, rail } = layout
  const at = decades[DECADES[from] ?? 2020].plate
  const [x, y] = [middle(at), at.y + at.height / 2]
  return (
    <g className="th-scenery" {...UNSAID}>
      <rect width={width} height={height} fill="var(--th-sky)" />
      <path d={rays(x, y)} fill="var(--th-ray)" />
      {!upright && <circle cx={x} cy={y} r={height * 0.62} fill="url(#th-glow)" opacity="var(--th-glow)" />}
      <g mask="url(#th-below)" opacity=".5">
        <rect y={height * 0.3} width={width} height={height * 0.7} fill="url(#th-dots)" />
      </g>
      {!upright && <Works layout={layout} base={at.y} top={gantry.height} bottom={rail.y} />}
    </g>
  )
})

function rays(x: number, y: number): string {
  return Array.from({ length: 26 }, (_, i) => {
    const [a, b] = [(i / 26) * 2 * Math.PI, (i / 26) * 2 * Math.PI + 0.12]
    const end = (angle: number): string =>
      `${(x + 1800 * Math.cos(angle)).toFixed()} ${(y + 1800 * Math.sin(angle)).toFixed()}`
    return `M${x.toFixed()} ${y.toFixed()}L${end(a)}L${end(b)}Z`
  }).join('')
}

/** The same skyline every time. */
const noise = (i: number): number => ((i * 7919 + 104729) % 233) / 233

function skyline(layout: Layout, base: number): string {
  return DECADES.map((decade, i) => {
    const { x, width } = layout.decades[decade].plate
    const each = width / 5
    return Array.from({ length: 5 }, (_, k) => {
      const n = noise(i * 5 + k)
      const high = (i < 3 ? 14 + n * 26 : i === 3 ? 26 + n * 22 : 34 + n * 46) * 1.4 * layout.scale
      const from = x + k * each
      if (i < 3) return `M${from} ${base}v${-high}h${each - 3}v${high}z`
      if (i === 3) return `M${from} ${base}v${-high}l${each / 2} -7l${each / 2} 7v${high}z`
      return `M${from + 2} ${base}v${-high}q${each / 2 - 2} -22 ${each - 5} 0v${high}z`
    }).join('')
  }).join('')
}

function Works({ layout, base, top, bottom }: { layout: Layout; base: number; top: number; bottom: number }) {
  const { piers, decades } = layout
  const [left, right] = [piers[0].width, piers[1].x]
  const towers = [decades[2020].plate.x, decades[2030].plate.x] as const
  const hook = top + 8
  const side = base - top
  const cables = [
    `M${left - 20} ${base - 8}Q${(left + towers[0]) / 2 + 60} ${base - 14} ${towers[0]} ${hook}`,
    `M${towers[0]} ${hook}Q${(towers[0] + towers[1]) / 2} ${base - side * 0.35} ${towers[1]} ${hook}`,
    `M${towers[1]} ${hook}Q${(right + towers[1]) / 2 - 60} ${base - 14} ${right + 20} ${base - 8}`,
  ]
  const hangers = Array.from({ length: 24 }, (_, i) => {
    const x = left + 10 + (i * (right - left - 20)) / 23
    const near =
      x < towers[0] ? (x - left) / (towers[0] - left) : x > towers[1] ? 1 - (x - towers[1]) / (right - towers[1]) : 0.5
    return `M${x} ${base}v${-(10 + near * near * side * 0.5)}`
  }).join('')
  return (
    <>
      <path d={skyline(layout, base)} fill="var(--th-far)" opacity=".75" />
      <path d={cables.join('')} fill="none" stroke="var(--th-st4)" strokeWidth="3" />
      <path d={hangers} stroke="var(--th-st4)" strokeWidth="1.3" opacity=".5" />
      {towers.map((x) => (
        <g key={x}>
          <path
            d={`M${x - 9} ${bottom}V${top - 4}H${x + 9}V${bottom}Z`}
            fill="var(--th-st3)"
            stroke="var(--th-out)"
            strokeWidth="2.5"
          />
          <path
            d={`M${x - 9} ${top + 14}l18 22m0 -22l-18 22M${x - 9} ${top + 44}l18 22m0 -22l-18 22`}
            stroke="var(--th-st5)"
            strokeWidth="2"
          />
        </g>
      ))}
    </>
  )
}
