/** What moves in the air, slowly; without motion it hangs there. */
import { mix, n, oval, type Paint, stroke } from './paint.ts'

interface Air {
  paint: Paint
  width: number
  height: number
  hy: number
  k: number
  r(): number
}

const late = (r: () => number, seconds: number): string => `style="animation-delay:${n(-r() * seconds)}s"`

const haze =
  (count: number, thin: number, high: number, strength: number) =>
  ({ paint, width, hy, k, r }: Air): string =>
    repeat(count, () =>
      oval(
        r() * width,
        hy + (r() - 0.3) * high * k,
        (90 + r() * 170) * k,
        (thin + r() * 10) * k,
        paint.glow,
        `class="tt-w-drift" ${late(r, 14)} opacity="${strength}"`,
      ),
    )

const repeat = (count: number, one: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => one(i)).join('')

const smoke = ({ paint, width, hy, k, r }: Air): string =>
  [0.16, 0.43, 0.83]
    .map((q) =>
      repeat(8, (i) =>
        oval(
          width * q + i * i * 2.1 * k + (r() - 0.5) * 12,
          hy - 4 - i * 13 * k,
          (7 + i * 5.5) * k,
          (7 + i * 3.2) * k,
          mix(paint.near, paint.sky[0], 0.25 + i * 0.09),
          `class="tt-w-drift" style="animation-delay:${-i}s" opacity="${n(0.75 - i * 0.07)}"`,
        ),
      ),
    )
    .join('')

const falling =
  (count: number, one: (x: number, y: number, r: () => number) => string, move: string) =>
  ({ width, height, r }: Air): string =>
    repeat(count, () => `<g class="${move}" ${late(r, 9)}>${one(r() * width, r() * height * 0.7, r)}</g>`)

const rain = ({ width, height, r }: Air): string => {
  let d = ''
  for (let i = 0; i < 90; i++) d += `M${n(r() * width)} ${n(r() * height)}l-5 19`
  return stroke(d, '#dfe8f0', 1, 'opacity=".34"')
}

const flake = (x: number, y: number, r: () => number): string =>
  oval(x, y, 1.2 + r() * 1.6, 1.2 + r() * 1.6, '#ffffff', 'opacity=".85"')
const cinder = (x: number, y: number, r: () => number): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(2 + r() * 2)}" height="${n(2 + r() * 2)}" fill="${r() > 0.4 ? '#fff3cf' : '#444433'}" opacity=".7"/>`
const sheet = (x: number, y: number, r: () => number): string =>
  `<path d="M${n(x)} ${n(y)}l9-3l4 9l-9 3Z" fill="#fbf6e4" opacity=".8" transform="rotate(${n(r() * 90)} ${n(x)} ${n(y)})"/>`
const bubble = (x: number, y: number, r: () => number): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(4 + r() * 8)}" fill="#ffffff" fill-opacity=".2" stroke="#ffffff" stroke-opacity=".8"/>`

const sparks = ({ width, height, r }: Air): string =>
  repeat(
    22,
    () =>
      `<path class="tt-w-fly" ${late(r, 6)} transform="translate(${n(r() * width)} ${n(r() * height)})" d="M0-5L1-1L5 0L1 1L0 5L-1 1L-5 0L-1-1Z" fill="#fff3c4"/>`,
  )

export const WEATHERS = {
  none: () => '',
  mist: haze(9, 8, 80, 0.16),
  dust: haze(7, 6, 44, 0.3),
  heat: haze(6, 3, 26, 0.3),
  smoke,
  rain,
  snow: falling(46, flake, 'tt-w-fall'),
  ash: falling(34, cinder, 'tt-w-fall'),
  paper: falling(9, sheet, 'tt-w-fall'),
  bubbles: falling(14, bubble, 'tt-w-fly'),
  fireflies: ({ paint, width, height, hy, r }: Air) =>
    repeat(16, () =>
      oval(r() * width, hy - 20 + r() * (height - hy) * 0.8, 2, 2, paint.glow, `class="tt-w-fly" ${late(r, 6)}`),
    ),
  stars: ({ width, hy, r }: Air) =>
    repeat(40, () =>
      oval(r() * width, r() * hy * 0.8, 0.7 + r(), 0.7 + r(), '#ffffff', `opacity="${n(0.3 + r() * 0.6)}"`),
    ),
  sparks,
} as const satisfies Record<string, (air: Air) => string>
export type WeatherName = keyof typeof WEATHERS
