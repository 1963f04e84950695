import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { Shown, sharedMemory } from './shared.ts'
import type { WatchdogData } from './thread.ts'

const BEAT_EVERY = 50

export interface Watchdog {
  workingOn(table: string): void
  close(): Promise<void>
}

/**
 * Has a thread watch over this one: it writes down at which table this one hangs, and ends the process when it hangs
 * for good.
 */
export function watchdog(database: string, endAfter: number): Watchdog {
  if (endAfter === 0) return { workingOn() {}, close: async () => {} }
  const memory = sharedMemory()
  const shown = new Shown(memory)
  const workerData: WatchdogData = { memory, database, process: randomUUID(), endAfter }
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData })
  thread.unref()
  const timer = setInterval(() => shown.beat(), BEAT_EVERY)
  timer.unref()
  return {
    workingOn: (table) => shown.workingOn(table),
    async close() {
      clearInterval(timer)
      const gone = new Promise((resolve) => thread.once('exit', resolve))
      thread.postMessage('close')
      await gone
    },
  }
}
