import type { Seat } from '@anachron/kernel'
import type { Field } from './types.ts'

/** A table holds so many; the published rules name no limit. */
export const SEATS = { min: 2, max: 8 } as const

/** Every way to part so many players into two sides or more, the smallest side first. */
function partsOf(players: number, least: number): number[][] {
  const ways: number[][] = []
  for (let first = least; 2 * first <= players; first++)
    for (const rest of [[players - first], ...partsOf(players - first, first)])
      if (rest[0] !== undefined && rest[0] >= first) ways.push([first, ...rest])
  return ways
}

export interface LineUp {
  /** Such as `2v2v2`. */
  value: string
  /** How many players each side has, the smallest first. */
  sizes: readonly number[]
  players: number
}

const lineUp = (sizes: readonly number[], players: number): LineUp => ({ value: sizes.join('v'), sizes, players })

/** Teams of every size for three players or more; one against one, and all on their own, need no naming. */
export const LINE_UPS: readonly LineUp[] = Array.from({ length: SEATS.max - 2 }, (_, i) => i + 3).flatMap((players) =>
  partsOf(players, 1)
    .filter((sizes) => sizes.length < players)
    .map((sizes) => lineUp(sizes, players)),
)

/** The side of each seat: the seats go to the sides in turn, round and round, until each is full (TLB-60). */
export function seated(sizes: readonly number[]): number[] {
  const sides: number[] = []
  for (let round = 0; round < Math.max(...sizes); round++)
    for (const [side, size] of sizes.entries()) if (round < size) sides.push(side)
  return sides
}

export function sideCount(sides: readonly number[]): number {
  let last = 0
  for (let seat = 0; seat < sides.length; seat++) if ((sides[seat] as number) > last) last = sides[seat] as number
  return last + 1
}

/** One number for each side: the sum of what its seats have. */
export const bySide = (sides: readonly number[], of: (seat: Seat) => number): number[] => {
  const sums = new Array<number>(sideCount(sides)).fill(0)
  for (let seat = 0; seat < sides.length; seat++) (sums[sides[seat] as number] as number) += of(seat)
  return sums
}

/** Sides in the order of their first player's turn (TLB-64). */
export function sidesInTurn({ sides, start }: Field): number[] {
  const order: number[] = []
  for (let i = 0; i < sides.length; i++) {
    const side = sides[(start + i) % sides.length] as number
    if (!order.includes(side)) order.push(side)
  }
  return order
}
