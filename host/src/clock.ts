import type { Environment } from './environment.ts'

/** The time by which a host goes. */
export interface Clock {
  now(): number
  /** Milliseconds that only ever go on, whatever the clock is set to. */
  steady(): number
  /** Runs later; returns how to call it off. */
  later(ms: number, run: () => void): () => void
}

function laterHere(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export const clockOf = ({ now, steady = now, later }: Environment): Clock => ({
  now: () => now?.() ?? Date.now(),
  steady: () => steady?.() ?? performance.now(),
  later: (ms, run) => (later ?? laterHere)(ms, run),
})
