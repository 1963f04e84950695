/** What lies on the ground: grass, craters, dunes, flagstones, lanes. */
import { mix, n, oval, type Paint, stroke } from './paint.ts'

interface Sheet {
  paint: Paint
  width: number
  height: number
  /** The horizon. */
  hy: number
  k: number
  r(): number
  /** How much of it, so that small pictures stay small. */
  many: number
  /** Somewhere on the ground, and how near it is. */
  at(): readonly [x: number, y: number, near: number]
}

const tufts = ({ paint, k, r, many, at }: Sheet): string => {
  const parts = [
    { d: '', colour: mix(paint.deep, paint.ink, 0.35) },
    { d: '', colour: mix(paint.lit, paint.glow, 0.35) },
  ]
  for (let i = 0; i < many; i++) {
    const [x, y, q] = at()
    const h = 9 * q * k * (0.6 + 0.8 * r())
    const part = parts[r() > 0.45 ? 0 : 1] as (typeof parts)[number]
    part.d += `M${n(x - 4 * q)} ${n(y - h * 0.8)}L${n(x)} ${n(y)}L${n(x + q)} ${n(y - h * 1.15)}M${n(x)} ${n(y)}L${n(x + 5 * q)} ${n(y - h * 0.7)}`
  }
  return parts.map(({ d, colour }) => stroke(d, colour, 1.2, 'opacity=".6"')).join('')
}

const holes =
  (count: number, wet: boolean) =>
  ({ paint, k, r, many, at }: Sheet): string => {
    let o = ''
    for (let i = 0; i < Math.min(count, many); i++) {
      const [x, y, q] = at()
      const R = (14 + 26 * r()) * q * k
      o +=
        oval(x, y, R, R * 0.36, mix(paint.lit, paint.glow, 0.22), 'opacity=".55"') +
        oval(x, y + R * 0.05, R * 0.86, R * 0.28, mix(paint.deep, paint.ink, 0.45), 'opacity=".8"') +
        oval(
          x + R * 0.1,
          y + R * 0.14,
          R * 0.5,
          R * 0.12,
          wet ? mix(paint.sky[1], paint.deep, 0.5) : paint.ink,
          'opacity=".7"',
        )
    }
    let pebbles = ''
    for (let i = 0; i < many * 0.6; i++) {
      const [x, y, q] = at()
      pebbles += `M${n(x)} ${n(y)}h${n(3 * q)}`
    }
    return o + stroke(pebbles, paint.ink, 1.8, 'opacity=".45"')
  }

const dunes = ({ paint, k, r, many, at }: Sheet): string => {
  const parts = ['', '']
  for (let i = 0; i < many * 0.42; i++) {
    const [x, y, q] = at()
    const w = 70 * q * k * (0.4 + r())
    parts[r() > 0.5 ? 0 : 1] += `M${n(x - w)} ${n(y)}q${n(w * 0.5)} ${n(-7 * q)} ${n(w)} 0t${n(w)} 0`
  }
  return (
    stroke(parts[0] ?? '', mix(paint.deep, paint.ink, 0.15), 1.5, 'opacity=".5"') +
    stroke(parts[1] ?? '', mix(paint.lit, paint.glow, 0.5), 1.5, 'opacity=".5"')
  )
}

/** Squares that run away to the middle of the horizon. */
const paved =
  (colour: (paint: Paint) => string, strength: number) =>
  ({ paint, width, height, hy }: Sheet): string => {
    let d = ''
    for (let j = 0; j <= 15; j++) d += `M0 ${n(hy + 6 + (j / 15) ** 1.7 * (height - hy))}H${n(width)}`
    for (let i = -24; i <= 24; i++)
      d += `M${n(width * (0.5 + i * 0.05))} ${n(hy + 6)}L${n(width * (0.5 + i * 0.13))} ${n(height)}`
    return stroke(d, colour(paint), 1.3, `opacity="${strength}"`)
  }

const lanes = ({ width, height, hy }: Sheet): string => {
  let d = ''
  for (let i = -6; i <= 6; i++)
    d += `M${n(width * (0.5 + i * 0.03))} ${n(hy)}L${n(width * (0.5 + i * 0.22))} ${n(height)}`
  return `<path d="${d}" stroke="#f7e7c0" stroke-width="3" stroke-dasharray="26 30" fill="none" opacity=".6"/>`
}

export const SCATTERS = {
  tufts,
  craters: holes(30, true),
  pits: holes(20, false),
  dunes,
  flags: paved(({ ink }) => ink, 0.45),
  grid: paved(({ glow }) => glow, 0.35),
  lanes,
} as const satisfies Record<string, (sheet: Sheet) => string>
export type ScatterName = keyof typeof SCATTERS

export function drawScatter(name: ScatterName, sheet: Omit<Sheet, 'many' | 'at'>): string {
  const { paint, width, height, hy, k, r } = sheet
  const many = Math.min(220, Math.round((width * (height - hy)) / 2600 / k / k))
  const at = (): readonly [number, number, number] => {
    const near = r() ** 1.5
    return [r() * width, hy + 8 + near * (height - hy - 8), 0.35 + 0.9 * near]
  }
  let o = ''
  for (let i = 0; i < Math.min(24, many); i++) {
    const [x, y, q] = at()
    o += oval(
      x,
      y,
      150 * q * k * (0.5 + r()),
      16 * q * k * (0.5 + r()),
      r() > 0.5 ? mix(paint.lit, paint.glow, 0.25) : paint.deep,
      'opacity=".2"',
    )
  }
  return o + SCATTERS[name]({ ...sheet, many, at })
}
