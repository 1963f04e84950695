import type { Seat } from '@anachron/kernel'
import { sideCount } from './line.ts'

/** One number for each side: the sum of what its seats have. */
export const bySide = (sides: readonly number[], of: (seat: Seat) => number): number[] => {
  const sums = new Array<number>(sideCount(sides)).fill(0)
  for (let seat = 0; seat < sides.length; seat++) (sums[sides[seat] as number] as number) += of(seat)
  return sums
}

/** The share of each seat's side, from one number for each side. */
export function shared(sides: readonly number[], weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return sides.map((side) => (weights[side] as number) / total)
}

/** The same from logarithms. */
export function fromStrength(sides: readonly number[], strength: readonly number[]): number[] {
  const most = Math.max(...strength)
  return shared(
    sides,
    strength.map((value) => Math.exp(value - most)),
  )
}
