import type { ClockRule } from './parts.ts'

/** A clock in plain words, for whoever is about to sit down. */

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const

/** “3 days”, “1 hour 30 minutes”. */
export function spanWords(ms: number): string {
  const parts: string[] = []
  let left = Math.max(0, Math.round(ms / 1000) * 1000)
  for (const [size, name] of UNITS) {
    const many = Math.floor(left / size)
    left -= many * size
    if (many > 0) parts.push(`${many} ${name}${many === 1 ? '' : 's'}`)
  }
  return parts.slice(0, 2).join(' ') || '0 seconds'
}

export function clockWords(rule: ClockRule | null): string {
  if (!rule) return 'No clock'
  if (rule.per === 'move') return `${spanWords(rule.time)} for each decision`
  const bonus = rule.bonus > 0 ? `, ${spanWords(rule.bonus)} more after every answer` : ''
  return `${spanWords(rule.time)} each for the match${bonus}`
}

/** What happens to a seat whose time is up; nothing where no clock runs. */
export const timeUpWords = (rule: ClockRule | null): string =>
  rule === null
    ? ''
    : rule.atZero === 'loss'
      ? 'Whose time is up loses'
      : 'When time is up a bot takes the seat; its owner may take it back'
