interface Timers {
  setTimeout(then: () => void, millis: number): unknown
  clearTimeout(timer: unknown): void
}

/** The longest that a timer can be set to. */
const LONGEST = 2 ** 31 - 1

/**
 * Runs later; returns how to call it off. Every place that runs TypeScript has these timers; the language itself has
 * none.
 */
export function later(millis: number, then: () => void): () => void {
  const { setTimeout, clearTimeout } = globalThis as unknown as Timers
  const timer = setTimeout(then, Math.min(millis, LONGEST))
  return () => clearTimeout(timer)
}
