import type { Analysis, Point } from '../analysis/analysis.ts'
import type { Choice } from '../bot.ts'
import type { Hint } from '../hint.ts'
import type { Reply, Request } from './messages.ts'
import type { Pool, StopSignal } from './pool.ts'

/**
 * What a bot takes beyond its budget before it is taken to hang; on a busy machine a thread may wait long for its
 * turn.
 */
export const MARGIN = 10_000
/** Looking back tells how far it is, entry by entry; whoever says nothing for so long hangs. */
const SILENT = 60_000
/** Bots whose budget is not a time. */
const WITHOUT_CLOCK = 600_000

/**
 * A request without what the line adds to it. `alone`: what it is about is foreign and must not hold up
 * others.
 */
type Unsent<Kind extends Request['kind']> = Omit<Extract<Request, { kind: Kind }>, 'kind' | 'id'> & { alone?: boolean }

/** Bots that think in other threads: the table's end of the lines to their threads. */
export interface RemoteBots {
  think(turn: Unsent<'think'>, signal?: StopSignal): Promise<{ choice: Choice; hints: Hint[] }>
  /** Of a match about which everybody may know everything. */
  analyse(
    what: Unsent<'analyse'>,
    signal?: StopSignal,
    onProgress?: (done: number, found?: Analysis) => void,
  ): Promise<Analysis>
  /** What each seat of a running match could expect, from what an onlooker saw. */
  watched(what: Unsent<'watch'>, signal?: StopSignal): Promise<Point[][]>
}

export function remoteBots(pool: Pool<Request, Reply>, margin = MARGIN): RemoteBots {
  return {
    async think({ alone = false, ...turn }, signal) {
      const millis = (turn.budget ? (turn.budget.millis ?? WITHOUT_CLOCK) : WITHOUT_CLOCK) + margin
      const reply = await pool.ask({ kind: 'think', ...turn }, { millis, alone, signal })
      if (!('choice' in reply)) throw new Error('the worker answered something else')
      return { choice: reply.choice, hints: reply.hints }
    },
    async analyse({ alone = false, ...what }, signal, onProgress) {
      const reply = await pool.ask({ kind: 'analyse', ...what }, { millis: SILENT, alone, signal, onProgress })
      if (!('analysis' in reply)) throw new Error('the worker answered something else')
      return reply.analysis
    },
    async watched({ alone = false, ...what }, signal) {
      const reply = await pool.ask({ kind: 'watch', ...what }, { millis: SILENT, alone, signal })
      if (!('watched' in reply)) throw new Error('the worker answered something else')
      return reply.watched
    },
  }
}
