import { DIRECTIONS, type Direction, distance, type Hex, step, turn } from './axial.ts'
import { fromOffset, type Offset, offsetName } from './offset.ts'

/** What a table says where there is no hex. */
export const OFF = -1

/**
 * A fixed map whose hexes are numbered once, 0 to size - 1, so that rules look things up in flat tables instead of
 * computing and never build a key. Read a neighbour as `neighbours[hex * 6 + direction]`, a distance as `distances[a *
 * size + b]`.
 */
export interface HexMap {
  readonly size: number
  readonly hexes: readonly Hex[]
  /** As printed on the map; unique. */
  readonly names: readonly string[]
  /** OFF beyond the edge. */
  readonly neighbours: Int16Array
  readonly distances: Uint8Array
  /** 1 for hexes with fewer than six neighbours. */
  readonly edge: Uint8Array
  readonly byName: ReadonlyMap<string, number>
}

export function hexMap(hexes: readonly Hex[], names: readonly string[]): HexMap {
  const size = hexes.length
  const at = new Map(hexes.map((hex, index) => [`${hex.q},${hex.r}`, index]))
  const byName = new Map(names.map((name, index) => [name, index]))
  if (at.size !== size || byName.size !== size) throw new Error('every hex of a map has a place and a name of its own')
  const neighbours = new Int16Array(size * 6)
  const distances = new Uint8Array(size * size)
  const edge = new Uint8Array(size)
  hexes.forEach((hex, index) => {
    for (const direction of DIRECTIONS) {
      const { q, r } = step(hex, direction)
      const beside = at.get(`${q},${r}`) ?? OFF
      neighbours[index * 6 + direction] = beside
      if (beside === OFF) edge[index] = 1
    }
    for (let other = 0; other < size; other++) distances[index * size + other] = distance(hex, hexes[other] as Hex)
  })
  return { size, hexes, names, neighbours, distances, edge, byName }
}

/** A map of full columns and rows, numbered down the first column, then down the next; named as printed. */
export function offsetMap(columns: readonly [number, number], rows: readonly [number, number]): HexMap {
  const places: Offset[] = []
  for (let column = columns[0]; column <= columns[1]; column++)
    for (let row = rows[0]; row <= rows[1]; row++) places.push({ column, row })
  return hexMap(places.map(fromOffset), places.map(offsetName))
}

export const neighbour = (map: HexMap, hex: number, direction: Direction): number =>
  map.neighbours[hex * 6 + direction] as number

export const hexDistance = (map: HexMap, a: number, b: number): number => map.distances[a * map.size + b] as number

/** The number of a hex known by its printed name. Throws for a name that is not on the map: a programmer's slip. */
export function hexNamed(map: HexMap, name: string): number {
  const hex = map.byName.get(name)
  if (hex === undefined) throw new Error(`there is no hex ${name} on this map`)
  return hex
}

/** All hexes at most `radius` away, nearest first, in numerical order within a distance. */
export function within(map: HexMap, centre: number, radius: number): number[] {
  const hexes: number[] = []
  for (let d = 0; d <= radius; d++)
    for (let hex = 0; hex < map.size; hex++) if (hexDistance(map, centre, hex) === d) hexes.push(hex)
  return hexes
}

/**
 * One step of something that rolls on: where it comes to and which way it is then going. At the edge it turns right by
 * `sixths` as often as it needs to; turning costs no step. A map of one hex holds it where it is.
 */
export function rollOn(
  map: HexMap,
  hex: number,
  heading: Direction,
  sixths: number,
): { readonly hex: number; readonly heading: Direction } {
  let direction = heading
  for (let tries = 0; tries < 6; tries++) {
    const next = neighbour(map, hex, direction)
    if (next !== OFF) return { hex: next, heading: direction }
    direction = turn(direction, sixths)
  }
  return { hex, heading }
}
