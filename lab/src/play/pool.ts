import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { addTally, emptyTally, type Tally } from '../stats/tally.ts'
import { chunksOf } from './chunks.ts'
import type { Plan } from './plan.ts'

export interface Progress {
  done: number
  games: number
  /** Seconds since the start of this run. */
  seconds: number
  /** Seconds still to go, as far as can be told. */
  left: number
}

export interface RunOptions {
  /** Threads; left out: one for each core. The result is the same for any number. */
  workers?: number
  onProgress?: (progress: Progress) => void
  /** Stops at once; what is done so far is kept and returned. */
  signal?: AbortSignal
  /** Continue from here. */
  from?: Partial
  /** Called now and then with what is done so far, to be kept for continuing later. */
  keep?: (partial: Partial) => void
}

/** The first matches of a plan, added up. */
export interface Partial {
  /** How many matches, from match 0 on. */
  done: number
  tally: Tally
}

/**
 * Plays a plan on worker threads. Chunks are added in their order, so that the sums are the same for any number of
 * workers.
 */
export async function runPlan(plan: Plan, run: RunOptions = {}): Promise<Partial> {
  const total: Partial = run.from ?? { done: 0, tally: emptyTally(plan.seats, plan.full) }
  const started = Date.now()
  const startedAt = total.done
  const threads = run.workers ?? availableParallelism()
  const pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  })
  const chunks = chunksOf(plan, total.done)
  const finished = new Map<number, { to: number; tally: Tally }>()
  let played = 0

  const add = (from: number, to: number, tally: Tally): void => {
    finished.set(from, { to, tally })
    played += to - from
    for (let next = finished.get(total.done); next && !run.signal?.aborted; next = finished.get(total.done)) {
      finished.delete(total.done)
      addTally(total.tally, next.tally)
      total.done = next.to
      run.keep?.(total)
    }
    const seconds = (Date.now() - started) / 1000
    const done = startedAt + played
    run.onProgress?.({ done, games: plan.games, seconds, left: (seconds / played) * (plan.games - done) })
  }

  const worker = async (): Promise<void> => {
    for (let chunk = chunks.next(); !chunk.done; chunk = chunks.next()) {
      if (run.signal?.aborted) return
      const [from, to] = chunk.value
      add(from, to, await pool.run({ plan, from, to }, run.signal ? { signal: run.signal } : {}))
    }
  }
  try {
    await Promise.all(Array.from({ length: threads }, worker))
  } catch (problem) {
    if (!run.signal?.aborted) throw problem
  } finally {
    await pool.destroy()
  }
  return total
}
