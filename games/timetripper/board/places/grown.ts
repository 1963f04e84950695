/** Things that are never twice the same: palms and ferns, dead trees, wire, bags, bones. */
import { mix, n, oval, type Paint, path, shaded, stroke } from './paint.ts'

export interface Spot {
  x: number
  y: number
  h: number
  /** -1 at the left of the field, 1 at the right. */
  side: number
}
export type Grown = (paint: Paint, spot: Spot, r: () => number) => string

/** A trunk and nine leaves, as a path. */
export function leafy(x: number, y: number, h: number, r: () => number, lean: number): string {
  const [tx, ty, w] = [x + lean, y - h, h * 0.035]
  let d = `M${n(x - w * 1.4)} ${n(y)}Q${n(x - w + lean * 0.15)} ${n(y - h * 0.5)} ${n(tx - w * 0.5)} ${n(ty)}L${n(tx + w * 0.5)} ${n(ty)}Q${n(x + w + lean * 0.2)} ${n(y - h * 0.5)} ${n(x + w * 1.6)} ${n(y)}Z`
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.02 + (0.96 * i) / 8) + (r() - 0.5) * 0.2
    const l = h * (0.36 + 0.12 * r())
    const [mx, my] = [tx + Math.cos(a) * l * 0.55, ty + Math.sin(a) * l * 0.75 - l * 0.06]
    d += `M${n(tx)} ${n(ty)}Q${n(mx)} ${n(my - l * 0.12)} ${n(tx + Math.cos(a) * l)} ${n(ty + Math.sin(a) * l * 0.5 + l * 0.34)}Q${n(mx - 2)} ${n(my + l * 0.12)} ${n(tx)} ${n(ty + 2)}Z`
  }
  return d
}

const palm: Grown = (paint, { x, y, h, side }, r) =>
  path(leafy(x, y, h, r, side * h * 0.22), paint.ink) +
  path(leafy(x + side * h * 0.16, y + 4, h * 0.7, r, side * h * 0.1), shaded(paint, 0.1))

const cycad: Grown = (paint, { x, y, h, side }, r) =>
  path(leafy(x, y, h * 0.8, r, side * h * 0.05), paint.ink) +
  path(leafy(x + side * h * 0.3, y + 6, h * 0.5, r, side * h * 0.06), shaded(paint, 0.12))

const fern: Grown = (paint, { x, y, h }, r) => {
  let d = ''
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * (0.06 + (0.88 * i) / 10)
    const l = h * (0.4 + 0.25 * r())
    const [c, s] = [Math.cos(a) * l, Math.sin(a) * l]
    d += `M${n(x)} ${n(y)}Q${n(x + c * 0.6)} ${n(y + s * 1.15)} ${n(x + c * 1.25)} ${n(y + s * 0.8 + l * 0.16)}Q${n(x + c * 0.5)} ${n(y + s * 0.8)} ${n(x)} ${n(y)}Z`
  }
  return path(d, shaded(paint, 0.08))
}

const deadtree: Grown = (paint, { x, y, h, side }, r) => {
  let o = ''
  const branch = (x: number, y: number, a: number, l: number, w: number, more: number): void => {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    o += stroke(
      `M${n(x)} ${n(y)}Q${n(x + Math.cos(a + 0.25) * l * 0.5)} ${n(y + Math.sin(a + 0.25) * l * 0.5)} ${n(ex)} ${n(ey)}`,
      paint.ink,
      w,
    )
    for (let i = 0; more > 0 && i < (more > 2 ? 3 : 2); i++)
      branch(ex, ey, a + (r() - 0.5) * 1.5 - side * 0.12, l * (0.6 + 0.2 * r()), w * 0.6, more - 1)
  }
  branch(x, y, -Math.PI / 2 + side * 0.1, h * 0.38, h * 0.085, 4)
  return o
}

const wire: Grown = (paint, { x, y, h, side }, r) => {
  let o = ''
  const dx = side * h * 0.52
  for (let i = 0; i < 4; i++)
    o += stroke(`M${n(x + i * dx)} ${n(y + i * 10)}l${n((r() - 0.5) * 9)} ${n(-h * 0.5)}`, paint.ink, h * 0.045)
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const [a, b] = [x + i * dx, x + (i + 1) * dx]
      const [ya, yb] = [y + i * 10 - h * (0.14 + 0.15 * j), y + (i + 1) * 10 - h * (0.14 + 0.15 * j)]
      let d = `M${n(a)} ${n(ya)}Q${n((a + b) / 2)} ${n(ya + 14)} ${n(b)} ${n(yb)}`
      for (let q = 0.15; q < 1; q += 0.22)
        d += `M${n(a + (b - a) * q - 3)} ${n(ya + (yb - ya) * q + 27 * q * (1 - q) - 3)}l6 6m0-6l-6 6`
      o += stroke(d, paint.ink, 1.4)
    }
  return o
}

const sandbags: Grown = (paint, { x, y, h }, r) => {
  let o = ''
  const w = h * 0.36
  for (let up = 0; up < 3; up++)
    for (let i = 0; i < 5 - up; i++)
      o += `<rect x="${n(x - w * 2.2 + i * w + up * w * 0.5)}" y="${n(y - up * h * 0.17 - h * 0.19)}" width="${n(w * 0.98)}" height="${n(h * 0.2)}" rx="${n(h * 0.09)}" fill="${mix(paint.deep, paint.lit, 0.15 + 0.35 * r())}" stroke="${paint.ink}" stroke-width="1.2"/>`
  return o
}

const ROCKS = [
  [-0.5, 0, 0.5],
  [0.25, 0.05, 0.72],
  [0.8, 0.12, 0.34],
] as const
const rocks: Grown = (paint, { x, y, h }) =>
  ROCKS.map(([a, b, c]) => {
    const [X, Y, q] = [x + a * h, y + b * h, c * h]
    return (
      path(
        `M${n(X - q * 0.7)} ${n(Y)}L${n(X - q * 0.5)} ${n(Y - q * 0.5)}L${n(X)} ${n(Y - q * 0.72)}L${n(X + q * 0.5)} ${n(Y - q * 0.4)}L${n(X + q * 0.72)} ${n(Y)}Z`,
        mix(paint.ink, paint.deep, 0.6),
      ) +
      path(
        `M${n(X - q * 0.5)} ${n(Y - q * 0.5)}L${n(X)} ${n(Y - q * 0.72)}L${n(X + q * 0.5)} ${n(Y - q * 0.4)}L${n(X)} ${n(Y - q * 0.36)}Z`,
        mix(paint.lit, paint.glow, 0.25),
      )
    )
  }).join('')

const bones: Grown = (_, { x, y, h }) => {
  let d = `M${n(x - h * 0.85)} ${n(y - h * 0.1)}Q${n(x)} ${n(y - h * 0.3)} ${n(x + h * 0.9)} ${n(y - h * 0.04)}`
  for (let i = 0; i < 6; i++) {
    const X = x - h * 0.7 + i * h * 0.28
    const q = h * (0.3 + 0.34 * Math.sin(((i + 1) / 7) * Math.PI))
    d += `M${n(X)} ${n(y)}Q${n(X + h * 0.22)} ${n(y - q)} ${n(X + h * 0.02)} ${n(y - q * 1.25)}`
  }
  return stroke(d, '#e8ddbc', h * 0.07)
}

const candles: Grown = (_, { x, y, h }, r) => {
  let o = oval(x, y, h * 1.3, h * 0.42, '#ffb24d', 'opacity=".22"')
  for (let i = 0; i < 6; i++) {
    const [X, Y, q] = [x + (i - 2.5) * h * 0.27 + (r() - 0.5) * 6, y + (r() - 0.3) * h * 0.3, h * (0.2 + 0.3 * r())]
    o += `<rect x="${n(X - 4)}" y="${n(Y - q)}" width="8" height="${n(q)}" rx="2" fill="#e9dcc2"/><path class="tt-w-flick" style="animation-delay:${n(-r() * 2)}s" d="M${n(X)} ${n(Y - q - 13)}q5 8 0 12q-5-4 0-12Z" fill="#ffc45c"/>`
  }
  return o
}

const GRAVES = [
  [0, 0, 0.62, false],
  [0.55, 0.16, 0.48, true],
  [-0.5, 0.1, 0.42, false],
  [1, 0.34, 0.56, false],
] as const
const grave: Grown = (paint, { x, y, h, side }, r) =>
  GRAVES.map(([a, b, c, cross]) => {
    const q = c * h
    const w = q * 0.3
    const d = cross
      ? `M${n(-w * 0.3)} 0V${n(-q * 0.55)}H${n(-w)}V${n(-q * 0.75)}H${n(-w * 0.3)}V${n(-q * 1.05)}H${n(w * 0.3)}V${n(-q * 0.75)}H${n(w)}V${n(-q * 0.55)}H${n(w * 0.3)}V0Z`
      : `M${n(-w)} 0V${n(-q * 0.7)}A${n(w)} ${n(w)} 0 0 1 ${n(w)} ${n(-q * 0.7)}V0Z`
    const carved = cross
      ? ''
      : stroke(
          `M${n(-w * 0.5)} ${n(-q * 0.6)}h${n(w)}M${n(-w * 0.5)} ${n(-q * 0.45)}h${n(w * 0.7)}`,
          paint.ink,
          2,
          'opacity=".6"',
        )
    return `<g transform="translate(${n(x + side * a * h)} ${n(y + b * h)}) rotate(${n((r() - 0.5) * 12)})">${oval(-side * 6, 1, w * 1.6, 4, paint.ink, 'opacity=".6"')}${path(d, mix(paint.ink, paint.lit, 0.42), `stroke="${mix(paint.ink, paint.glow, 0.5)}" stroke-width="1"`)}${carved}</g>`
  }).join('')

const EGGS = [
  [-0.6, 0.06, 0.5],
  [-0.1, 0.12, 0.7],
  [0.42, 0.02, 0.46],
  [0.8, 0.2, 0.36],
] as const
const eggs: Grown = (paint, { x, y, h }) =>
  EGGS.map(([a, b, c]) => {
    const [X, Y, q] = [x + a * h, y + b * h, c * h]
    return (
      oval(X, Y - q * 0.45, q * 0.36, q * 0.5, shaded(paint, 0.3)) +
      stroke(
        `M${n(X + q * 0.1)} ${n(Y - q * 0.86)}q${n(q * 0.26)} ${n(q * 0.26)} ${n(q * 0.13)} ${n(q * 0.66)}`,
        paint.glow,
        2.4,
        'opacity=".8"',
      )
    )
  }).join('')

export const GROWN = { palm, cycad, fern, deadtree, wire, sandbags, rocks, bones, candles, grave, eggs } as const
