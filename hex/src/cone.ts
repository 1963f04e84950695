import { type Direction, type Hex, step, turn } from './axial.ts'
import type { HexMap } from './map.ts'

/**
 * The hexes of the 120 degrees that open from the hex in front of `hex`, out to the edge of the map, in numerical
 * order. The two other hexes in front, to the left and right, lie outside.
 */
export function cone(map: HexMap, hex: number, facing: Direction): number[] {
  const front = step(map.hexes[hex] as Hex, facing)
  const ahead = step({ q: 0, r: 0 }, facing)
  const left = step({ q: 0, r: 0 }, turn(facing, -1))
  const right = step({ q: 0, r: 0 }, turn(facing, 1))
  const hexes: number[] = []
  for (let index = 0; index < map.size; index++) {
    const at = map.hexes[index] as Hex
    const q = at.q - front.q
    const r = at.r - front.r
    if (spans(q, r, ahead, left) || spans(q, r, ahead, right)) hexes.push(index)
  }
  return hexes
}

/** Whether (q, r) is a sum of the two neighbouring unit steps with no negative share of either. */
function spans(q: number, r: number, a: Hex, b: Hex): boolean {
  const determinant = a.q * b.r - a.r * b.q
  const ofA = (q * b.r - r * b.q) / determinant
  const ofB = (a.q * r - a.r * q) / determinant
  return ofA >= 0 && ofB >= 0
}
