/**
 * How the hexes lie: flat as on the map sheet, or as a field seen from a low hill. Whatever stands on a hex asks here
 * for its place and its size.
 */
import { createContext, use } from 'react'
import type { Hex } from '../rules/types.ts'
import { FIELD, MARGIN, middleOf, SIZE } from './geometry.ts'

export interface Lie {
  width: number
  height: number
  at(hex: Hex): readonly [x: number, y: number]
  /** From the middle of a hex to its corners, sideways. */
  reach(hex: Hex): number
  /** Its six corners around its middle, or a hexagon so much smaller. */
  corners(hex: Hex, share?: number): string
  /** The side of a counter that stands there. */
  side(hex: Hex): number
  /** How flat things on the ground are. */
  squash: number
  /** How far shadows fall to the right; nothing on a map sheet. */
  shade?: number
  /** Where sky and ground meet, and the stretch that the hexes take of the width; nothing on a map sheet. */
  scenery?: { horizon: number; clear: readonly [number, number] }
}

const around = (share: number): readonly (readonly [number, number])[] =>
  [0, 1, 2, 3, 4, 5].map((i) => [share * Math.cos((i * Math.PI) / 3), share * Math.sin((i * Math.PI) / 3)] as const)

const round = (value: number): number => Math.round(value * 10) / 10

const flatCorners = (share: number): string =>
  around(share * SIZE)
    .map(([x, y]) => `${round(x)},${round(y)}`)
    .join(' ')

/** The side of a counter on the map sheet. */
export const COUNTER = 44

/** As on the map sheet: for the pictures of the rulebook. */
export const FLAT: Lie = {
  width: FIELD.width,
  height: FIELD.height,
  at: middleOf,
  reach: () => SIZE,
  corners: (_, share = 1) => flatCorners(share),
  side: () => COUNTER,
  squash: 1,
}

/** The hexes without the margin around them, in reaches of a hex: so wide and so deep is the field. */
const ACROSS = (FIELD.width - 2 * MARGIN) / SIZE
const DEEP = (FIELD.height - 2 * MARGIN) / SIZE

/** Below this the field takes all the width there is: a phone. */
export const NARROW = 640

/** A field in a box of this size: the near edge as wide as fits, the far one narrower, a sky above it. */
export function lieIn(width: number, height: number): Lie {
  const narrow = width < NARROW
  const far = narrow ? 0.9 : 0.82
  const foot = narrow ? 16 : 18
  const horizon = Math.round(narrow ? Math.max(64, height * 0.16) : height * 0.185)
  const tall = height - horizon - (narrow ? 18 : 24) - foot
  const near = Math.min(narrow ? (width - 10) / ACROSS : (width * 0.7) / ACROSS, tall / (DEEP * 0.64 * ((1 + far) / 2)))
  const bend = 1 / far - 1
  const project = (x: number, y: number): readonly [number, number, number] => {
    const away = 1 - y / DEEP
    const z = 1 + bend * away
    return [width / 2 + ((x - ACROSS / 2) * near) / z, height - foot - (tall * (away / z)) / far, near / z]
  }
  const flat = (hex: Hex): readonly [number, number] => {
    const [x, y] = middleOf(hex)
    return [(x - MARGIN) / SIZE, (y - MARGIN) / SIZE]
  }
  const of = (hex: Hex) => project(...flat(hex))
  return {
    width,
    height,
    at(hex) {
      const [x, y] = of(hex)
      return [round(x), round(y)]
    },
    reach: (hex) => of(hex)[2],
    corners(hex, share = 1) {
      const [fx, fy] = flat(hex)
      const [mx, my] = of(hex)
      return around(share)
        .map(([dx, dy]) => {
          const [x, y] = project(fx + dx, fy + dy)
          return `${round(x - mx)},${round(y - my)}`
        })
        .join(' ')
    },
    side(hex) {
      const [fx, fy] = flat(hex)
      const [, , q] = of(hex)
      const pitch = project(fx, fy + 0.866)[1] - project(fx, fy - 0.866)[1]
      return Math.max(narrow ? 30 : 34, Math.min(q * 1.1, pitch * 0.97))
    },
    squash: tall / (DEEP * near * ((1 + far) / 2)),
    scenery: { horizon, clear: [project(-0.2, DEEP)[0], project(ACROSS + 0.2, DEEP)[0]] },
  }
}

export const LieContext = createContext<Lie>(FLAT)
export const useLie = (): Lie => use(LieContext)
