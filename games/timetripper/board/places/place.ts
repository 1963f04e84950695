/** A place as a picture: sky, two silhouettes, ground, and what stands around the field. */
import type { Place } from './battles.ts'
import { HORIZONS, LIVED_IN } from './horizons.ts'
import { dice, isDark, mix, n, type Paint } from './paint.ts'
import { paintOfPlace } from './palettes.ts'
import { drawProp } from './props.ts'
import { drawScatter } from './scatter.ts'
import { drawSky } from './sky.ts'
import type { Silhouette } from './skyline.ts'
import { WEATHERS } from './weather.ts'

export interface PictureOptions {
  width: number
  height: number
  /** Where sky and ground meet. */
  horizon: number
  /** How large things are; 1 on a board of 640. */
  scale: number
  /** Where the field lies: nothing tall stands there. */
  clear?: readonly [left: number, right: number] | undefined
  /** Tells the gradients of two pictures on one page apart. */
  id: string
  /** No things, no weather: for pictures as small as a stamp. */
  bare?: boolean
  /** What stands still and what moves in the air can be two pictures, so that only one of them is painted again. */
  part?: 'all' | 'still' | 'air'
}

/** Markup for the inside of an SVG of this size. */
export function drawPlace(
  place: Place,
  { width, height, horizon: hy, scale: k, clear, id, bare = false, part = 'all' }: PictureOptions,
): string {
  const paint = paintOfPlace(place)
  const r = dice(place.seed)
  const [far, near] = place.horizon
  const silhouette = (name: keyof typeof HORIZONS, y: number, fill: string): string =>
    `<g fill="${fill}" color="${fill}" fill-rule="evenodd">${(HORIZONS[name] as Silhouette)({ width, y, k: k * 1.35, r })}</g>`
  const over = (from: number, fill: string, more = ''): string =>
    `<rect y="${n(from)}" width="${n(width)}" height="${n(height - from)}" fill="${fill}" ${more}/>`
  const low = paint.sky[2]
  let o = drawSky(paint, { orb: place.orb, width, hy, k, id, seed: place.seed })
  o += silhouette(far, hy, mix(paint.far, low, 0.12))
  o += `<rect y="${n(hy - 26 * k)}" width="${n(width)}" height="${n(30 * k)}" fill="${low}" opacity=".26"/>`
  o += silhouette(near, hy + 3, paint.near)
  if (isDark(paint) && (LIVED_IN.has(far) || LIVED_IN.has(near))) o += windows(width, hy, k, r)
  o += `<linearGradient id="gr${id}" x2="0" y2="1"><stop offset="0" stop-color="${mix(paint.lit, low, 0.3)}"/><stop offset=".22" stop-color="${paint.lit}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient>`
  o += over(hy, `url(#gr${id})`)
  o += foot(width, hy, k, r, paint.near)
  o += drawScatter(place.scatter, { paint, width, height, hy, k, r })
  o += `<radialGradient id="li${id}" gradientUnits="userSpaceOnUse" cx="${n(width * place.orb[1])}" cy="${n(hy)}" r="${n(width * 0.75)}"><stop offset="0" stop-color="${paint.glow}" stop-opacity=".4"/><stop offset="1" stop-color="${paint.glow}" stop-opacity="0"/></radialGradient>`
  o += over(hy, `url(#li${id})`)
  const air = bare ? '' : WEATHERS[place.weather]({ paint, width, height, hy, k, r })
  if (part === 'air') return air
  if (part === 'all') o += air
  o += `<linearGradient id="vi${id}"><stop offset="0" stop-color="${paint.ink}" stop-opacity=".38"/><stop offset=".2" stop-color="${paint.ink}" stop-opacity="0"/><stop offset=".8" stop-color="${paint.ink}" stop-opacity="0"/><stop offset="1" stop-color="${paint.ink}" stop-opacity=".38"/></linearGradient>`
  o += over(hy, `url(#vi${id})`)
  return bare ? o : o + around(place, paint, { width, height, hy, k, clear: clear ?? [width * 0.24, width * 0.76], r })
}

function windows(width: number, hy: number, k: number, r: () => number): string {
  let d = ''
  for (let i = 0; i < width / 16; i++)
    d += `M${n(width * (0.2 + 0.6 * r()))} ${n(hy - (5 + 34 * r() * r()) * k)}h${n(2.2 * k)}v${n(3 * k)}h${n(-2.2 * k)}Z`
  return `<path d="${d}" fill="#ffc45c" opacity=".85"/>`
}

/** Where the near silhouette meets the ground it is uneven. */
function foot(width: number, hy: number, k: number, r: () => number, colour: string): string {
  let o = ''
  for (let x = 0; x < width; x += 15 * k)
    o += `<ellipse cx="${n(x + r() * 12)}" cy="${n(hy + 2)}" rx="${n((9 + 16 * r()) * k)}" ry="${n((2 + 6 * r() * r()) * k)}"/>`
  return `<g fill="${colour}">${o}</g>`
}

interface Surroundings {
  width: number
  height: number
  hy: number
  k: number
  clear: readonly [number, number]
  r(): number
}

/** Three kinds of things, six of them, never on the field and never over the words in its upper corners. */
function around({ props }: Place, paint: Paint, { width, height, hy, k, clear, r }: Surroundings): string {
  const [tall, low, small] = props
  const [left, right] = [clear[0], width - clear[1]]
  const room = Math.min(left, right)
  const deep = height - hy
  const prop = (name: Place['props'][number], x: number, y: number, h: number, side: number): string =>
    h < 8 ? '' : drawProp(name, paint, { x, y, h, side }, r)
  if (room < 60) return prop(tall, width * 0.06, hy + 26, 64 * k, -1) + prop(low, width * 0.94, hy + 22, 44 * k, 1)
  return (
    prop(tall, left * 0.62, hy + deep * 0.25, Math.min(165 * k, room, hy + deep * 0.25 - 78), -1) +
    prop(low, clear[1] + right * 0.62, hy + deep * 0.17, Math.min(96 * k, room * 0.56), 1) +
    prop(tall, clear[1] + right * 0.6, hy + deep * 0.84, Math.min(230 * k, room * 1.15), 1) +
    prop(small, left * 0.5, hy + deep * 0.72, Math.min(66 * k, room * 0.36), -1) +
    prop(low, left * 0.4, hy + deep * 0.98, Math.min(130 * k, room * 0.7), -1) +
    prop(small, clear[1] + right * 0.5, hy + deep * 0.975, Math.min(62 * k, room * 0.32), 1)
  )
}
