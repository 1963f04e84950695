/** The Battle Display as the rules read it: flat tables over numbered hexes (TT-2.2). */
import { cone, type Direction, type HexMap, hexNamed, sightLine } from '@anachron/hex'
import { BATTLE_DISPLAY } from '../content/index.ts'
import type { Heading, Hex } from './types.ts'

export const field: HexMap = BATTLE_DISPLAY
export const HEXES: number = field.size

const { neighbours, distances, edge } = field

export const beside = (hex: Hex, heading: Heading): Hex => neighbours[hex * 6 + heading] as number
export const apart = (a: Hex, b: Hex): number => distances[a * HEXES + b] as number
export const isEdge = (hex: Hex): boolean => edge[hex] === 1
export const hexCalled = (name: string): Hex => hexNamed(field, name)
export const hexName = (hex: Hex): string => field.names[hex] as string

/** Hexes on the edge of the display, in order. */
export const EDGE_HEXES: readonly Hex[] = Array.from({ length: HEXES }, (_, hex) => hex).filter(isEdge)

const cones = new Map<number, readonly Hex[]>()
/** Every hex a Claymore reaches (TT-8.44). */
export function coneOf(hex: Hex, facing: Heading): readonly Hex[] {
  const key = hex * 6 + facing
  let hexes = cones.get(key)
  if (!hexes) {
    hexes = cone(field, hex, facing as Direction)
    cones.set(key, hexes)
  }
  return hexes
}

const lines = new Map<number, ReturnType<typeof sightLine>>()
/** Whether the straight line between two hexes passes through one of the blocking hexes (TT-R55). */
export function sightIsBlocked(from: Hex, to: Hex, blocking: readonly Hex[]): boolean {
  const key = from * HEXES + to
  let line = lines.get(key)
  if (!line) {
    line = sightLine(field, from, to)
    lines.set(key, line)
  }
  for (const hex of line.crossed) if (blocking.includes(hex)) return true
  for (const [a, b] of line.between) if (blocking.includes(a) && blocking.includes(b)) return true
  return false
}

/** The free hexes nearest to another, itself included, in order. */
export function nearestFreeHexes(from: Hex, isFree: (hex: Hex) => boolean): Hex[] {
  let least = Number.POSITIVE_INFINITY
  let found: Hex[] = []
  for (let hex = 0; hex < field.size; hex++) {
    const d = apart(from, hex)
    if (d > least || !isFree(hex)) continue
    if (d < least) found = []
    least = d
    found.push(hex)
  }
  return found
}

export const nearestFree = (from: Hex, isFree: (hex: Hex) => boolean): Hex | null =>
  nearestFreeHexes(from, isFree)[0] ?? null
