import type { Plan } from '@anachron/lab/browser'
import type { Played } from './run.ts'

const KEY = 'anachron.lab'
const EVERY = 3_000

let written = 0

/** Writes down now and then what has been played, so that closing the page loses little. */
export function keep(plan: Plan, played: Played, when: 'now' | 'in time' = 'in time'): void {
  if (when === 'in time' && Date.now() - written < EVERY) return
  written = Date.now()
  try {
    localStorage.setItem(KEY, JSON.stringify({ plan, played }))
  } catch {
    // No room or no permission: the run itself goes on.
  }
}

/** What an earlier run of the same plan has left. */
export function kept(plan: Plan): Played | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return found && JSON.stringify(found.plan) === JSON.stringify(plan) ? (found.played as Played) : undefined
  } catch {
    return undefined
  }
}
