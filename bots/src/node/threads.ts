import { Worker } from 'node:worker_threads'
import type { Reply, Request } from '../worker/messages.ts'
import { type RemoteBots, remoteBots } from '../worker/remote.ts'
import { threadLine } from './line.ts'

export interface ThreadsOptions {
  /** The address of a module that exports `loadGame(id)`, such as `import.meta.resolve('@anachron/games')`. */
  games: string
  threads: number
}

export interface BotThreads extends RemoteBots {
  close(): Promise<void>
}

interface Thread {
  worker: Worker
  bots: RemoteBots
}

/** Bots on threads of their own, so that nothing else waits for them. A thread that dies is replaced at the next question. */
export function botThreads({ games, threads }: ThreadsOptions): BotThreads {
  const running: Thread[] = []
  const start = (): Thread => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { games } })
    const thread: Thread = { worker, bots: remoteBots(threadLine<Request, Reply>(worker)) }
    const gone = (): void => {
      const at = running.indexOf(thread)
      if (at >= 0) running.splice(at, 1)
      thread.bots.hangUp('The bot’s thread has stopped.')
    }
    worker.on('error', gone)
    worker.on('exit', gone)
    worker.unref()
    running.push(thread)
    return thread
  }
  const idlest = (): Thread => {
    const free = running.toSorted((a, b) => a.bots.waiting - b.bots.waiting)[0]
    return free && (free.bots.waiting === 0 || running.length >= threads) ? free : start()
  }
  /** A thread that works keeps the process alive, one that waits does not. */
  const onOne = async <Answer>(work: (bots: RemoteBots) => Promise<Answer>): Promise<Answer> => {
    const { worker, bots } = idlest()
    worker.ref()
    try {
      return await work(bots)
    } finally {
      if (bots.waiting === 0) worker.unref()
    }
  }
  return {
    get waiting() {
      return running.reduce((sum, { bots }) => sum + bots.waiting, 0)
    },
    think: (turn, signal) => onOne((bots) => bots.think(turn, signal)),
    analyse: (what, signal, onProgress) => onOne((bots) => bots.analyse(what, signal, onProgress)),
    watched: (game, views, signal) => onOne((bots) => bots.watched(game, views, signal)),
    hangUp(why) {
      for (const { bots } of running) bots.hangUp(why)
    },
    async close() {
      await Promise.all(running.map(({ worker }) => worker.terminate()))
    },
  }
}
