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

/** A worker thread for a pool. */
export function workerThread<Out, In>({ file, workerData, megabytes }: ThreadOptions): Thread<Out, In> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } })
  worker.unref()
  return {
    ...threadLine<Out, In>(worker),
    end: () => void worker.terminate(),
    onEnd(listener) {
      worker.on('error', (error: NodeJS.ErrnoException) =>
        listener(`The thread has stopped: ${error.message}`, error.code === 'ERR_WORKER_OUT_OF_MEMORY'),
      )
      worker.on('exit', () => listener('The thread has stopped.', false))
    },
    isBusy: (busy) => (busy ? worker.ref() : worker.unref()),
  }
}
