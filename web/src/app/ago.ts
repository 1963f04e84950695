import { t } from '@anachron/kit'

const STEPS = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [7, 'day'],
  [4.35, 'week'],
  [12, 'month'],
  [Number.POSITIVE_INFINITY, 'year'],
] as const

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How long ago, for people: “3 minutes ago”. */
export function ago(then: number, now = Date.now()): string {
  let n = Math.max(0, (now - then) / 1000)
  if (n < 20) return t('just now')
  for (const [size, unit] of STEPS) {
    if (n < size) return words.format(-Math.round(n), unit)
    n /= size
  }
  return ''
}
