import { Pool } from '@anachron/bots'
import { workerThread } from '@anachron/bots/node'
import { type Sandbox, type SandboxReply, type SandboxRequest, sandboxOn } from '@anachron/host'

export interface SandboxSettings {
  /** The address of a module that exports `loadGame(id)`. */
  games: string
  /** Milliseconds after which whatever is tried out is ended. */
  time: number
}

/** A file has at most a megabyte, and its match is replayed in a few times that. */
const MEGABYTES = 256
/** While one hangs, another goes on. */
const THREADS = 2

export function threadedSandbox({ games, time }: SandboxSettings): Sandbox & { close(): void } {
  const file = new URL('./thread.ts', import.meta.url)
  const start = () => workerThread<SandboxRequest, SandboxReply>({ file, workerData: { games }, megabytes: MEGABYTES })
  const pool = new Pool<SandboxRequest, SandboxReply>({ start, shared: 0, alone: THREADS })
  return { ...sandboxOn(pool, time), close: () => pool.close() }
}
