/** What all drawings of places are made with: colours, numbers, dice that always fall the same way. */

/** A colour as #rrggbb. */
export type Colour = string

/** The colours of one place, light already in them. */
export interface Paint {
  sky: readonly [top: Colour, middle: Colour, low: Colour]
  lit: Colour
  deep: Colour
  far: Colour
  near: Colour
  ink: Colour
  glow: Colour
}

/** Numbers from 0 to 1 that depend on the seed alone: a place looks the same each time one comes back. */
export function dice(seed: number): () => number {
  let s = (seed * 7919 + 17) >>> 0
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0
    return s / 4294967296
  }
}

const channels = (colour: Colour): number[] => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))

/** So much of the second colour in the first. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const other = channels(b)
  return `#${channels(a)
    .map((v, i) =>
      Math.round(v + ((other[i] ?? 0) - v) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** How bright a colour is, 0 to 255. */
export const brightness = (colour: Colour): number => channels(colour).reduce((sum, v) => sum + v, 0) / 3

/** Whether the sky is dark enough for stars and lamps. */
export const isDark = ({ sky }: Paint): boolean => brightness(sky[1]) < 92

/** A number short enough for a path. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const path = (d: string, fill: Colour, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: Colour, width: number, more = ''): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${n(width)}" fill="none" stroke-linecap="round" ${more}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: Colour, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

/** What stands before the light: ink with a little of the glow in it. */
export const shaded = (paint: Paint, share: number): Colour => mix(paint.ink, paint.glow, share)
