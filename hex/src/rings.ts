import { type Direction, type Hex, step, turn } from './axial.ts'

/**
 * The hexes at exactly `radius` from the centre, clockwise, beginning with the corner that lies in direction `corner`.
 */
export function ring(centre: Hex, radius: number, corner: Direction = 0): Hex[] {
  if (radius === 0) return [centre]
  const hexes: Hex[] = []
  let hex = step(centre, corner, radius)
  for (let side = 0; side < 6; side++)
    for (let i = 0; i < radius; i++) {
      hexes.push(hex)
      hex = step(hex, turn(corner, 2 + side))
    }
  return hexes
}

/** All hexes around the centre, it excluded, ring by ring from the outermost, each from the same corner clockwise. */
export function spiralInward(centre: Hex, radius: number, corner: Direction = 0): Hex[] {
  const hexes: Hex[] = []
  for (let k = radius; k >= 1; k--) hexes.push(...ring(centre, k, corner))
  return hexes
}

/**
 * All hexes around the centre, it excluded, ring by ring from the innermost, clockwise. The path keeps its heading when
 * it steps out to the next ring, so each further ring begins one hex past the last corner.
 */
export function spiralOutward(centre: Hex, radius: number, corner: Direction = 0): Hex[] {
  const hexes: Hex[] = []
  for (let k = 1; k <= radius; k++) {
    const hexesOfRing = ring(centre, k, corner)
    const start = (5 * k + 1) % (6 * k)
    hexes.push(...hexesOfRing.slice(start), ...hexesOfRing.slice(0, start))
  }
  return hexes
}
