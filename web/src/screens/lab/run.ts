import { t } from '@anachron/kit'
import { addTally, chunksOf, emptyTally, type Plan, type Tally } from '@anachron/lab/browser'
import type { ChunkRequest } from '../../worker/lab.ts'

/** The first matches of a plan, added up; see `runPlan` of the lab, which does the same on threads. */
export interface Played {
  done: number
  tally: Tally
}

export interface Run {
  plan: Plan
  /** Goes on from here. */
  from?: Played | undefined
  /** All matches played so far, also those that wait for earlier ones to be added. */
  onProgress(played: number, sofar: Played): void
  signal: AbortSignal
}

type Answer = { from: number; to: number; tally: Tally } | { fault: string }

/** One worker for each core but one, which the screen keeps. */
const workersWanted = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1))

/**
 * Plays a plan on workers until it is done or stopped; chunks are added in their order, so that the result is always
 * the same.
 */
export function run({ plan, from, onProgress, signal }: Run): Promise<Played> {
  const total: Played = from ? structuredClone(from) : { done: 0, tally: emptyTally(plan.seats, plan.full) }
  const chunks = chunksOf(plan, total.done)
  const waiting = new Map<number, { to: number; tally: Tally }>()
  let played = total.done
  const workers: Worker[] = []
  return new Promise<Played>((resolve, reject) => {
    const end = (): void => {
      for (const worker of workers) worker.terminate()
      signal.removeEventListener('abort', end)
      resolve(total)
    }
    const fail = (why: string): void => {
      end()
      reject(new Error(why))
    }
    const feed = (worker: Worker): void => {
      const next = chunks.next()
      if (next.done) return
      const [first, to] = next.value
      worker.postMessage({ plan, from: first, to } satisfies ChunkRequest)
    }
    const add = (answer: Exclude<Answer, { fault: string }>): void => {
      waiting.set(answer.from, answer)
      played += answer.to - answer.from
      for (let next = waiting.get(total.done); next; next = waiting.get(total.done)) {
        waiting.delete(total.done)
        addTally(total.tally, next.tally)
        total.done = next.to
      }
      onProgress(played, total)
    }
    signal.addEventListener('abort', end)
    if (signal.aborted || total.done >= plan.games) {
      end()
      return
    }
    for (let i = 0; i < workersWanted(); i++) {
      const worker = new Worker(new URL('../../worker/lab.ts', import.meta.url), {
        type: 'module',
        name: `lab ${i + 1}`,
      })
      workers.push(worker)
      worker.addEventListener('error', (e) => fail(e.message || t('A worker of the lab has died.')))
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if ('fault' in data) {
          fail(data.fault)
          return
        }
        add(data)
        if (total.done >= plan.games) end()
        else feed(worker)
      })
      feed(worker)
    }
  })
}
