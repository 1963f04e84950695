import { solve } from './equations.ts'

/** Something that was seen in a match, in numbers, and how the match ended: 1 won, 0 lost, ½ neither. */
export interface Seen {
  readonly x: ArrayLike<number>
  readonly won: number
}

const ROUNDS = 12

/** The chance that these weights give to what was seen. */
export function chanceOf(weights: ArrayLike<number>, x: ArrayLike<number>): number {
  let strength = 0
  for (let i = 0; i < x.length; i++) strength += (weights[i] as number) * (x[i] as number)
  return 1 / (1 + Math.exp(-strength))
}

/** How surprised one is on average by how matches end, in nats: the less, the better the weights. */
export function surprise(seen: readonly Seen[], weights: ArrayLike<number>): number {
  let sum = 0
  for (const { x, won } of seen) {
    const p = chanceOf(weights, x)
    sum -= won * Math.log(p) + (1 - won) * Math.log(1 - p)
  }
  return sum / seen.length
}

/**
 * The weights under which matches are most likely to end as they did: the tables by which bots judge are made with it.
 * Newton's steps on the likelihood, drawn towards `prior` as strongly as `firmness` moments would, so that what is
 * seldom seen stays where it was.
 */
export function logistic(seen: readonly Seen[], prior: ArrayLike<number>, firmness: number): Float64Array {
  const size = prior.length
  const weights = Float64Array.from(prior)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, i) => firmness * ((prior[i] as number) - weight))
    const curve = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size)
      row[i] = firmness
      return row
    })
    for (const { x, won } of seen) addTo(slope, curve, x, chanceOf(weights, x), won)
    for (const [i, step] of solve(curve, slope).entries()) weights[i] = (weights[i] as number) + step
  }
  return weights
}

function addTo(
  slope: Float64Array,
  curve: readonly Float64Array[],
  x: ArrayLike<number>,
  p: number,
  won: number,
): void {
  const there = Array.from({ length: x.length }, (_, i) => i).filter((i) => x[i] !== 0)
  for (const i of there) {
    const row = curve[i] as Float64Array
    for (const j of there) row[j] = (row[j] as number) + p * (1 - p) * (x[i] as number) * (x[j] as number)
    slope[i] = (slope[i] as number) + (won - p) * (x[i] as number)
  }
}
