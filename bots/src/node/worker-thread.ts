import { Worker } from 'node:worker_threads'
import type { Thread } from '../worker/pool.ts'
import { threadLine } from './line.ts'

export interface ThreadOptions {
  /** The module that the thread runs. */
  file: URL
  workerData: unknown
  /** Megabytes its heap may grow to; a thread that needs more is ended. */
  megabytes: number
}

const MEGABYTE = 1 << 20
/** Milliseconds between two looks at the heap of a thread that works. */
const LOOK_EVERY = 20
/**
 * Megabytes by which a heap may grow between two looks. At the limit that V8 itself is given it ends, now and then, not
 * the thread but the process with everybody in it: so it is never to be reached.
 */
const HEADROOM = 768

/** A worker thread for a pool. */
export function workerThread<Out, In>({ file, workerData, megabytes }: ThreadOptions): Thread<Out, In> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes + HEADROOM } })
  worker.unref()
  let isTooLarge = false
  const heap = watch(async () => {
    const { used_heap_size } = await worker.getHeapStatistics()
    if (used_heap_size < megabytes * MEGABYTE) return
    isTooLarge = true
    await worker.terminate()
  })
  worker.on('exit', heap.stop)
  return {
    ...threadLine<Out, In>(worker),
    end: () => void worker.terminate(),
    onEnd(listener) {
      worker.on('error', (error: NodeJS.ErrnoException) =>
        listener(`The thread has stopped: ${error.message}`, error.code === 'ERR_WORKER_OUT_OF_MEMORY'),
      )
      worker.on('exit', () => listener('The thread has stopped.', isTooLarge))
    },
    isBusy(busy) {
      if (busy) worker.ref()
      else worker.unref()
      if (busy) heap.start()
      else heap.stop()
    },
  }
}

/** Looks every now and then, one look after the other. */
function watch(look: () => Promise<void>): { start(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const wait = (): void => {
    const mine = setTimeout(async () => {
      // A thread that has ended has no heap to look at.
      await look().catch(() => {})
      if (timer === mine) wait()
    }, LOOK_EVERY)
    timer = mine.unref()
  }
  return { start: () => timer ?? wait(), stop }
}
