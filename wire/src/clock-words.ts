/** A clock in plain words, for whoever is about to sit down. */
import { count, joined, type Sentence, say } from '@anachron/kernel/words'
import type { ClockRule } from './parts.ts'

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const

/** “3 days”, “1 hour 30 minutes”. */
export function spanWords(ms: number): Sentence {
  const parts: Sentence[] = []
  let left = Math.max(0, Math.round(ms / 1000) * 1000)
  for (const [size, name] of UNITS) {
    const many = Math.floor(left / size)
    left -= many * size
    if (many > 0) parts.push(count(many, name))
  }
  return joined(parts.length > 0 ? parts.slice(0, 2) : [count(0, 'second')], ' ')
}

export function clockWords(rule: ClockRule | null): Sentence {
  if (!rule) return say`No clock`
  const time = spanWords(rule.time)
  if (rule.per === 'move') return say`${time} for each decision`
  if (rule.bonus === 0) return say`${time} each for the match`
  return say`${time} each for the match, ${spanWords(rule.bonus)} more after every answer`
}

/** What happens to a seat whose time is up. */
export const timeUpWords = ({ atZero }: ClockRule): Sentence =>
  atZero === 'loss'
    ? say`Whose time is up loses`
    : say`When time is up a bot takes the seat; its owner may take it back`
