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
 * The weights under which matches are most likely to end as they did: the tables by which bots judge are made with it. Newton's steps on the
 * likelihood, drawn towards `prior` as strongly as so many moments would, so that what is seldom seen stays where it was.
 */
export function logistic(seen: readonly Seen[], prior: ArrayLike<number>, firmness: number): Float64Array {
  const size = prior.length
  const weights = Float64Array.from(prior)
  for (let round = 0; round < ROUNDS; round++) {
    const rows = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size + 1)
      row[i] = firmness
      row[size] = firmness * ((prior[i] as number) - (weights[i] as number))
      return row
    })
    for (const { x, won } of seen) addTo(rows, x, chanceOf(weights, x), won)
    for (const [i, step] of solved(rows).entries()) weights[i] = (weights[i] as number) + step
  }
  return weights
}

function addTo(rows: readonly Float64Array[], x: ArrayLike<number>, p: number, won: number): void {
  const there = Array.from({ length: x.length }, (_, i) => i).filter((i) => x[i] !== 0)
  for (const i of there) {
    const row = rows[i] as Float64Array
    for (const j of there) row[j] = (row[j] as number) + p * (1 - p) * (x[i] as number) * (x[j] as number)
    row[x.length] = (row[x.length] as number) + (won - p) * (x[i] as number)
  }
}

/** A symmetric, positive system of equations; the last column is the right-hand side. */
function solved(rows: Float64Array[]): number[] {
  const size = rows.length
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] as Float64Array
    for (let k = i + 1; k < size; k++) {
      const row = rows[k] as Float64Array
      const by = (row[i] as number) / (pivot[i] as number)
      if (by === 0) continue
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - by * (pivot[j] as number)
    }
  }
  const found = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as Float64Array
    let rest = row[size] as number
    for (let j = i + 1; j < size; j++) rest -= (row[j] as number) * (found[j] as number)
    found[i] = rest / (row[i] as number)
  }
  return found
}
