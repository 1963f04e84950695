import type { Hex } from './axial.ts'
import { type HexMap, hexDistance, OFF } from './map.ts'

/** What the straight line between the centres of two hexes passes on its way; the two hexes themselves are left out. */
export interface SightLine {
  /** Hexes whose inside it crosses. */
  readonly crossed: readonly number[]
  /** Pairs of hexes between which it runs exactly along their common side; OFF for one that is not on the map. */
  readonly between: readonly (readonly [number, number])[]
}

/**
 * A hex is the set of points at most 1 away from its centre in each of q - r, r - s and s - q; the line is inside while
 * all three are below 1, and on a side while one of them stays at 1.
 */
export function sightLine(map: HexMap, from: number, to: number): SightLine {
  const crossed: number[] = []
  const sides: { hex: number; enter: number; leave: number }[] = []
  const a = map.hexes[from] as Hex
  const b = map.hexes[to] as Hex
  const span = hexDistance(map, from, to)
  const run = cubeDifferences(b.q - a.q, b.r - a.r)
  for (let hex = 0; hex < map.size; hex++) {
    if (hex === from || hex === to) continue
    if (hexDistance(map, from, hex) > span || hexDistance(map, to, hex) > span) continue
    const c = map.hexes[hex] as Hex
    const start = cubeDifferences(a.q - c.q, a.r - c.r)
    let enter = 0
    let leave = 1
    let onSide = false
    for (let i = 0; i < 3; i++) {
      const at = start[i] as number
      const slope = run[i] as number
      if (slope === 0) {
        if (Math.abs(at) > 1) leave = -1
        else if (Math.abs(at) === 1) onSide = true
      } else {
        enter = Math.max(enter, Math.min((-1 - at) / slope, (1 - at) / slope))
        leave = Math.min(leave, Math.max((-1 - at) / slope, (1 - at) / slope))
      }
    }
    // Quotients of such small whole numbers differ by far more than this, or not at all.
    if (leave - enter < 1e-9) continue
    if (onSide) sides.push({ hex, enter, leave })
    else crossed.push(hex)
  }
  return { crossed, between: pairs(sides) }
}

const cubeDifferences = (q: number, r: number): readonly [number, number, number] => {
  const s = -q - r
  return [q - r, r - s, s - q]
}

function pairs(sides: readonly { hex: number; enter: number; leave: number }[]): (readonly [number, number])[] {
  const found: [number, number][] = []
  const taken = new Set<number>()
  for (const side of sides) {
    if (taken.has(side.hex)) continue
    const twin = sides.find((other) => other.hex !== side.hex && Math.abs(other.enter - side.enter) < 1e-9)
    if (twin) taken.add(twin.hex)
    found.push([side.hex, twin?.hex ?? OFF])
  }
  return found
}
