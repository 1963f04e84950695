/** What stands beside the field. */
import { DRAWN, draw } from './drawn.ts'
import { GROWN, type Spot } from './grown.ts'
import { n, type Paint } from './paint.ts'

export type PropName = keyof typeof DRAWN | keyof typeof GROWN

const isGrown = (name: PropName): name is keyof typeof GROWN => name in GROWN

export function drawProp(name: PropName, paint: Paint, spot: Spot, r: () => number): string {
  if (isGrown(name)) return GROWN[name](paint, spot, r)
  const scale = spot.h / 100
  return `<g transform="translate(${n(spot.x)} ${n(spot.y)}) scale(${(scale * spot.side).toFixed(3)} ${scale.toFixed(3)})">${draw(paint, DRAWN[name])}</g>`
}

export const isProp = (name: string): name is PropName => name in DRAWN || name in GROWN
