import type { Way, Wishes } from '../store/told-store.ts'

const MINUTE = 60_000
const DAY = 1440
/** When those who want one letter a day get it, on their own clock. */
const DAILY_AT = 8

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

/** Minutes since midnight, where somebody lives. */
function minuteOfDay(at: number, zone: string): number {
  const timeZone = isZone(zone) ? zone : 'UTC'
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    .format(at)
    .split(':')
  return Number(parts[0]) * 60 + Number(parts[1])
}

/** The next time at which it is this hour there; never right now. */
function nextAt(hour: number, from: number, zone: string): number {
  const minutes = (hour * 60 - minuteOfDay(from, zone) + DAY) % DAY || DAY
  return Math.floor(from / MINUTE) * MINUTE + minutes * MINUTE
}

/** At once, or when the quiet hours are over. */
function notInQuiet(at: number, { quiet, zone }: Wishes): number {
  if (!quiet || quiet.from === quiet.to) return at
  const minute = minuteOfDay(at, zone)
  const [from, to] = [quiet.from * 60, quiet.to * 60]
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  return isQuiet ? nextAt(quiet.to, at, zone) : at
}

/** When word may leave that is ready now. */
export function sendingTime(way: Way, wishes: Wishes, now: number): number {
  const ready = way === 'mail' && wishes.mail === 'daily' ? nextAt(DAILY_AT, now, wishes.zone) : now
  return notInQuiet(ready, wishes)
}
