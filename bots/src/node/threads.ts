import type { Reply, Request } from '../worker/messages.ts'
import { Pool } from '../worker/pool.ts'
import { MARGIN, type RemoteBots, remoteBots } from '../worker/remote.ts'
import { workerThread } from './worker-thread.ts'

export interface ThreadsOptions {
  /** The address of a module that exports `loadGame(id)`, such as `import.meta.resolve('@anachron/games')`. */
  games: string
  threads: number
  /** Milliseconds beyond its budget after which a bot is taken to hang. */
  margin?: number
}

export interface BotThreads extends RemoteBots {
  close(): void
}

/** More than any search of ours needs. */
const MEGABYTES = 1024

/** Bots on threads of their own, so that nothing else waits for them. A thread that dies or hangs is replaced. */
export function botThreads({ games, threads, margin = MARGIN }: ThreadsOptions): BotThreads {
  const file = new URL('./thread.ts', import.meta.url)
  const start = () => workerThread<Request, Reply>({ file, workerData: { games }, megabytes: MEGABYTES })
  const pool = new Pool<Request, Reply>({ start, shared: threads, alone: 1 })
  return { ...remoteBots(pool, margin), close: () => pool.close() }
}
