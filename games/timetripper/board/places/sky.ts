/** Sky, sun or moon, clouds or stars, down to the horizon. */
import { dice, isDark, mix, n, oval, type Paint, path } from './paint.ts'

export const ORBS = ['sun', 'pale', 'moon', 'planet', 'none'] as const
/** Where the light stands, in shares of the width and of the height of the sky, and how large it is. */
export type Orb = readonly [kind: (typeof ORBS)[number], x: number, y: number, r: number]

interface SkyOptions {
  orb: Orb
  width: number
  /** The horizon. */
  hy: number
  k: number
  id: string
  seed: number
}

const CRATERS = [
  [-0.3, -0.2, 0.2],
  [0.25, 0.3, 0.26],
  [0.35, -0.35, 0.12],
  [-0.2, 0.42, 0.12],
] as const

const BANDS = [
  [-0.55, '#f4b183'],
  [-0.18, '#c96a63'],
  [0.12, '#f7c79a'],
  [0.5, '#b35466'],
] as const

export function drawSky(paint: Paint, { orb, width, hy, k, id, seed }: SkyOptions): string {
  const r = dice(seed + 1)
  const [kind, ox, oy, size] = orb
  const [x, y, R] = [width * ox, hy * oy, size * k]
  const [top, middle, low] = paint.sky
  let o = `<linearGradient id="sk${id}" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient><rect width="${n(width)}" height="${n(hy + 4)}" fill="url(#sk${id})"/>`
  const starry = kind === 'moon' || kind === 'planet' || (kind === 'none' && isDark(paint))
  if (starry)
    for (let i = 0; i < (kind === 'none' ? 26 : 64); i++)
      o += `<circle cx="${n(r() * width)}" cy="${n(r() * hy * 0.9)}" r="${n(0.5 + r() * 1.1)}" fill="#fff" opacity="${n(0.3 + 0.6 * r())}"/>`
  if (kind === 'sun' || kind === 'pale')
    o +=
      [3.6, 2.4, 1.6]
        .map((q, i) => oval(x, y, R * q, R * q, paint.glow, `opacity="${[0.1, 0.14, 0.22][i]}"`))
        .join('') + oval(x, y, R, R, mix(paint.glow, '#ffffff', 0.35), kind === 'pale' ? 'opacity=".7"' : '')
  if (kind === 'moon')
    o +=
      oval(x, y, R * 2.3, R * 2.3, paint.glow, 'opacity=".08"') +
      oval(x, y, R * 1.5, R * 1.5, paint.glow, 'opacity=".12"') +
      oval(x, y, R, R, '#eef0ff') +
      CRATERS.map(([a, b, c]) => oval(x + a * R, y + b * R, c * R, c * R, '#c9cfee', 'opacity=".7"')).join('')
  if (kind === 'planet') o += planet(x, y, R, k, id) + oval(width * 0.62, hy * 0.22, 12 * k, 12 * k, '#d9c7e8')
  if (!starry)
    for (let i = 0; i < 7; i++) o += cloud(r() * width, hy * (0.12 + 0.55 * r()), (60 + 130 * r()) * k, k, r())
  return o

  function cloud(cx: number, cy: number, w: number, k: number, thick: number): string {
    return path(
      `M${n(cx - w)} ${n(cy)}q${n(w * 0.3)} ${n(-9 * k)} ${n(w * 0.7)} ${n(-5 * k)}q${n(w * 0.3)} ${n(-8 * k)} ${n(w * 0.6)} ${n(k)}q${n(w * 0.4)} 0 ${n(w * 0.7)} ${n(5 * k)}q${n(-w * 0.9)} ${n(4 * k)} ${n(-w * 2)} ${n(-k)}Z`,
      mix(low, '#ffffff', 0.25),
      `opacity="${n(0.25 + 0.3 * thick)}"`,
    )
  }
}

function planet(x: number, y: number, R: number, k: number, id: string): string {
  const half = (from: number, to: number): string =>
    `M${n(x + from * R * 1.75)} ${n(y - from * R * 0.5)}A${n(R * 1.85)} ${n(R * 0.34)} -16 0 1 ${n(x + to * R * 1.75)} ${n(y - to * R * 0.5)}`
  const ring = (d: string, colour: string, width: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${n(width * k)}" fill="none"/>`
  return (
    `<clipPath id="pl${id}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(R)}"/></clipPath>` +
    ring(half(-1, 1), '#c98f80', 5) +
    oval(x, y, R, R, '#e58a6b') +
    `<g clip-path="url(#pl${id})">${BANDS.map(([q, colour]) => oval(x, y + R * q, R * 1.2, R * 0.12, colour, `transform="rotate(-14 ${n(x)} ${n(y)})"`)).join('')}${oval(x + R * 0.45, y + R * 0.35, R * 1.06, R * 1.06, '#2a1138', 'opacity=".5"')}</g>` +
    ring(half(1, -1), '#ffd9b0', 6)
  )
}
