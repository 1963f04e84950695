import type { Analysis, Point } from '../analysis/analysis.ts'
import type { AbortSignalLike, Choice } from '../bot.ts'
import type { Hint } from '../hint.ts'
import type { Line, Reply, Request } from './messages.ts'

/** A request without what the line adds to it. */
type Asked<Kind extends Request['kind']> = Omit<Extract<Request, { kind: Kind }>, 'kind' | 'id'>

/** An `AbortSignal`, as far as it is needed here. */
export interface StopSignal extends AbortSignalLike {
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Bots that think elsewhere: the table's end of the line to a worker. */
export interface RemoteBots {
  think(turn: Asked<'think'>, signal?: StopSignal): Promise<{ choice: Choice; hints: Hint[] }>
  /** Of a match about which everybody may know everything. */
  analyse(what: Asked<'analyse'>, signal?: StopSignal, onProgress?: (done: number) => void): Promise<Analysis>
  /** What each seat of a running match could expect, from what an onlooker saw. */
  watched(game: string, views: readonly object[], signal?: StopSignal): Promise<Point[][]>
  /** How many answers are awaited. */
  readonly waiting: number
  /** Gives up on all answers awaited: the worker is gone. */
  hangUp(why: string): void
}

type Unsent<R> = R extends Request ? Omit<R, 'id'> : never

export function remoteBots(line: Line<Request, Reply>): RemoteBots {
  const awaited = new Map<number, (reply: Reply) => void>()
  let next = 1
  line.onMessage((reply) => awaited.get(reply.id)?.(reply))

  const ask = (
    request: Unsent<Request>,
    signal: StopSignal | undefined,
    onProgress?: (done: number) => void,
  ): Promise<Reply> => {
    const id = next++
    const stop = (): void => line.send({ kind: 'stop', id })
    return new Promise((resolve, reject) => {
      awaited.set(id, (reply) => {
        if ('progress' in reply) {
          onProgress?.(reply.progress)
          return
        }
        awaited.delete(id)
        signal?.removeEventListener('abort', stop)
        if ('fault' in reply) reject(new Error(reply.fault))
        else resolve(reply)
      })
      line.send({ ...request, id })
      if (signal?.aborted) stop()
      else signal?.addEventListener('abort', stop)
    })
  }

  return {
    get waiting() {
      return awaited.size
    },
    hangUp(why) {
      for (const [id, settle] of [...awaited]) settle({ id, fault: why })
    },
    async think(turn, signal) {
      const reply = await ask({ kind: 'think', ...turn }, signal)
      if (!('choice' in reply)) throw new Error('the worker answered something else')
      return { choice: reply.choice, hints: reply.hints }
    },
    async analyse(what, signal, onProgress) {
      const reply = await ask({ kind: 'analyse', ...what }, signal, onProgress)
      if (!('analysis' in reply)) throw new Error('the worker answered something else')
      return reply.analysis
    },
    async watched(game, views, signal) {
      const reply = await ask({ kind: 'watch', game, views }, signal)
      if (!('watched' in reply)) throw new Error('the worker answered something else')
      return reply.watched
    },
  }
}
