/** How a silhouette is set along the horizon: waves of land, and rows of one thing or several. */
import { n } from './paint.ts'

export interface Brush {
  width: number
  /** The line on which it stands. */
  y: number
  k: number
  r(): number
}

/** Paths in the colour of whoever asks for them. */
export type Silhouette = (brush: Brush) => string

/** Rolling or jagged land, `crests` of them, up to `high`. */
export const wave =
  (high: number, crests: number, jagged = false): Silhouette =>
  ({ width, y, k, r }) => {
    const step = width / crests
    let d = `M-9 ${n(y + 60)}L-9 ${n(y)}`
    let x = -9
    for (let i = 0; i <= crests + 1; i++) {
      const crest = y - high * k * (0.25 + 0.75 * r())
      const next = x + step * (0.6 + 0.8 * r())
      d += jagged
        ? `L${n(x + step * 0.45)} ${n(crest)}L${n(next)} ${n(y - high * k * 0.2 * r())}`
        : `Q${n(x + step * 0.4)} ${n(crest)} ${n(next)} ${n(y - high * k * 0.35 * r())}`
      x = next
    }
    return `<path d="${d}L${n(width + 99)} ${n(y + 60)}Z"/>`
  }

export interface Row {
  /** Drawn on (0, 0), upwards, a hundred units tall or so. */
  shapes: readonly string[]
  /** How far apart, and how tall a hundred units are. */
  every: number
  size: readonly [least: number, most: number]
  /** 0 stands in rank and file, 1 anywhere. */
  loose?: number
  /** The stretch it covers, in shares of the width. */
  from?: number
  to?: number
  /** Land under it. */
  land?: readonly [high: number, crests: number]
}

export const row =
  ({ shapes, every, size, loose = 1, from = 0, to = 1, land = [6, 10] }: Row): Silhouette =>
  (brush) => {
    const { width, y, k, r } = brush
    let o = wave(...land)(brush)
    for (let x = from * width; x < to * width; x += every * k * (1 + loose * (r() - 0.4))) {
      const scale = ((size[0] + (size[1] - size[0]) * r()) * k) / 100
      const shape = shapes[Math.floor(r() * shapes.length)] ?? ''
      o += `<path transform="translate(${n(x)} ${n(y + 4)}) scale(${scale.toFixed(3)})" d="${shape}"/>`
    }
    return o
  }

/** One thing in one place. */
export const single =
  (shape: string, at: number, size: number): Silhouette =>
  ({ width, y, k }) =>
    `<path transform="translate(${n(width * at)} ${n(y + 4)}) scale(${((size * k) / 100).toFixed(3)})" d="${shape}"/>`

export const all =
  (...parts: readonly Silhouette[]): Silhouette =>
  (brush) =>
    parts.map((part) => part(brush)).join('')
