import type { Progress } from '../play/pool.ts'
import type { Estimate } from '../stats/intervals.ts'

export const percent = (value: number, digits = 1): string => `${(100 * value).toFixed(digits)} %`

/** A share of matches: its interval ends where shares do. */
export const shareWithin = ({ value, low, high }: Estimate, digits = 1): string =>
  percentWithin({ value, low: Math.max(0, low), high: Math.min(1, high) }, digits)

/** 61.3 % (60.1 … 62.5) */
export const percentWithin = ({ value, low, high }: Estimate, digits = 1): string =>
  `${percent(value, digits)} (${(100 * low).toFixed(digits)} … ${(100 * high).toFixed(digits)})`

export const numberWithin = ({ value, low, high }: Estimate, digits = 1): string =>
  `${value.toFixed(digits)} (${low.toFixed(digits)} … ${high.toFixed(digits)})`

/** 12345678 → 12 345 678 */
export const grouped = (value: number): string =>
  Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')

export function duration(seconds: number): string {
  const s = Math.round(seconds)
  if (s < 60) return `${s} s`
  if (s < 3600) return `${Math.floor(s / 60)} min ${s % 60} s`
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`
}

const BAR = 24

/** One line: a bar, how many are done, and the time left. */
export function progressLine({ done, games, left }: Progress): string {
  const full = Math.round((BAR * done) / games)
  const bar = '█'.repeat(full) + '░'.repeat(BAR - full)
  return `${bar} ${grouped(done)} of ${grouped(games)}, ${duration(left)} left`
}
