/** An estimate with its 95 % interval. */
export interface Estimate {
  value: number
  low: number
  high: number
}

const Z95 = 1.959964

/** A share of n cases (Wilson's interval); fractional counts are fine: a draw counts half. */
export function share(count: number, n: number, z = Z95): Estimate {
  if (n === 0) return { value: Number.NaN, low: 0, high: 1 }
  const p = count / n
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  return { value: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/** A mean, from the number, sum and sum of squares of its samples. */
export function mean(n: number, sum: number, squares: number, z = Z95): Estimate {
  if (n === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN }
  const value = sum / n
  const half = z * Math.sqrt(varianceOf(n, sum, squares) / n)
  return { value, low: value - half, high: value + half }
}

/** The variance of samples given by their number, sum and sum of squares. */
export function varianceOf(n: number, sum: number, squares: number): number {
  if (n < 2) return 0
  return Math.max(0, (squares - (sum * sum) / n) / (n - 1))
}

/** A value known with a standard error. */
export const around = (value: number, error: number, z = Z95): Estimate => ({
  value,
  low: value - z * error,
  high: value + z * error,
})

/** The chance that a standard normal value lies further from 0 than z. */
export function twoSided(z: number): number {
  // Abramowitz and Stegun 7.1.26, good to 1.5e-7; far tails by their asymptote, where that would be all error.
  const x = Math.abs(z) / Math.SQRT2
  if (x > 3) {
    const inverse = 1 / (2 * x * x)
    return (Math.exp(-x * x) / (x * Math.sqrt(Math.PI))) * (1 - inverse + 3 * inverse * inverse)
  }
  const t = 1 / (1 + 0.3275911 * x)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return poly * Math.exp(-x * x)
}

/**
 * Holm's correction: for each of many questions asked at once, whether its answer still stands. One false alarm or more
 * among all of them comes up in at most 5 % of reports.
 */
export function holm(probabilities: readonly number[], alarm = 0.05): boolean[] {
  const order = probabilities
    .map((_, i) => i)
    .sort((a, b) => (probabilities[a] as number) - (probabilities[b] as number))
  const stands = new Array<boolean>(probabilities.length).fill(false)
  for (const [rank, i] of order.entries()) {
    if ((probabilities[i] as number) > alarm / (probabilities.length - rank)) break
    stands[i] = true
  }
  return stands
}
