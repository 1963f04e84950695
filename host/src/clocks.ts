import type { Clocks } from '@anachron/wire'
import { askedAt } from './asked.ts'
import { gathersFor } from './patience.ts'
import type { TableState } from './state.ts'

/** How long a table waits for its bots before somebody is sent to look whether they still think. */
export const BOTS_OVERDUE = 30_000

/** Seats whose time runs: those asked that are a person's, also while one that was given away waits for somebody. */
export function running(state: TableState): number[] {
  if (state.left === null || state.phase !== 'playing' || !state.deciding) return []
  return state.deciding.seats.filter((seat) => state.seats[seat]?.sitter.kind !== 'bot')
}

/**
 * Takes the time an answer needed off its seat's clock, once it is known who is asked next. Per move: the clock is full
 * again once others are.
 */
export function charge(state: TableState, seat: number, spent: number): void {
  const { clock } = state.header
  if (!clock || !state.left) return
  const left = (state.left[seat] ?? 0) - spent
  if (clock.per === 'match') state.left[seat] = left + clock.bonus
  else state.left[seat] = state.deciding?.seats.includes(seat) ? left : clock.time
}

/**
 * Milliseconds left in each seat, never less than none. `down`: of the time since then, that in which nobody could
 * play.
 */
export function clocksAt(state: TableState, now: number, down: (since: number) => number): Clocks | null {
  if (!state.left) return null
  const on = running(state)
  const thought = (since: number): number => Math.max(0, now - since - down(since))
  return {
    at: now,
    left: state.left.map((left, seat) => Math.max(0, on.includes(seat) ? left - thought(askedAt(state, seat)) : left)),
    running: on,
  }
}

export const waitsForBot = ({ phase, deciding, seats }: TableState): boolean =>
  phase === 'playing' && deciding !== null && deciding.seats.some((seat) => seats[seat]?.sitter.kind === 'bot')

/**
 * When somebody must look at this table even if nobody comes: a clock is up, a bot has not answered, or those who
 * wait for company have gone.
 */
export function dueAt(state: TableState): number | null {
  if (state.phase === 'gathering') return state.touched + gathersFor(state.header)
  let soonest = waitsForBot(state) ? state.touched + BOTS_OVERDUE : Number.POSITIVE_INFINITY
  for (const seat of running(state))
    soonest = Math.min(soonest, askedAt(state, seat) + Math.max(0, state.left?.[seat] ?? 0))
  return Number.isFinite(soonest) ? Math.ceil(soonest) : null
}
