import { askedAt } from './asked.ts'
import type { Header } from './ledger.ts'
import { isPerson, type TableState } from './state.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * How long the others wait for somebody who is asked and not there, before they may go on without them. Where a clock
 * runs for a whole match people sit down to play it now; where none runs they may well sleep in between.
 */
export function patienceOf({ clock }: Header): number {
  if (!clock) return DAY
  return clock.per === 'match' ? 5 * MINUTE : Math.min(clock.time, DAY)
}

/** How long a table waits for people after the last who sit there have gone: listed ones are in others' way. */
export const gathersFor = ({ listed }: Header): number => (listed === 'open' ? 120 * MINUTE : 30 * DAY)

/** A table, as far as it knows who is there. */
interface Attended {
  readonly state: TableState
  readonly watchers: {
    isHere(person: string): boolean
    awaySince(person: string): number
  }
}

/** Whether the others have waited long enough for whoever sits in a seat. */
export function isOverdue(table: Attended, seat: number, now: number): boolean {
  const { state, watchers } = table
  const sitter = state.seats[seat]?.sitter
  if (!sitter || !isPerson(sitter) || !state.deciding?.seats.includes(seat)) return false
  if (watchers.isHere(sitter.person)) return false
  const since = Math.max(askedAt(state, seat), watchers.awaySince(sitter.person))
  return now - since >= patienceOf(state.header)
}
