import { type Estimate, mean } from '../stats/intervals.ts'
import type { Counts } from '../stats/tally.ts'

/** How whole numbers are spread: their mean, their middle, their ends, and how many there are of each. */
export interface Spread {
  mean: Estimate
  deviation: number
  min: number
  /** 5 %, 50 % and 95 % lie at or below these. */
  low: number
  median: number
  high: number
  max: number
  /** [value, times], values rising. */
  counts: [number, number][]
}

export function spreadOf(counts: Counts): Spread {
  const rising = Object.entries(counts)
    .map(([value, times]): [number, number] => [Number(value), times])
    .sort((a, b) => a[0] - b[0])
  let n = 0
  let sum = 0
  let squares = 0
  for (const [value, times] of rising) {
    n += times
    sum += value * times
    squares += value * value * times
  }
  const at = (part: number): number => {
    let seen = 0
    for (const [value, times] of rising) {
      seen += times
      if (seen >= part * n) return value
    }
    return Number.NaN
  }
  return {
    mean: mean(n, sum, squares),
    deviation: Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2)),
    min: rising[0]?.[0] ?? Number.NaN,
    low: at(0.05),
    median: at(0.5),
    high: at(0.95),
    max: rising.at(-1)?.[0] ?? Number.NaN,
    counts: rising,
  }
}
