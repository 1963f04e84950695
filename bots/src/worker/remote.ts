import type { AbortSignalLike, Budget, Choice } from '../bot.ts'
import type { Hint } from '../hint.ts'
import type { Line, Reply, Request } from './messages.ts'

export interface RemoteTurn {
  game: string
  bot: string
  view: object
  seat: number
  options: readonly object[]
  ask: string
  seed: string
  budget?: Budget
  hints?: number
}

/** An `AbortSignal`, as far as it is needed here. */
export interface StopSignal extends AbortSignalLike {
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Bots that think elsewhere: the table's end of the line to a worker. */
export interface RemoteBots {
  think(turn: RemoteTurn, signal?: StopSignal): Promise<{ choice: Choice; hints: Hint[] }>
  /** How many answers are awaited. */
  readonly waiting: number
  /** Gives up on all answers awaited: the worker is gone. */
  hangUp(why: string): void
}

export function remoteBots(line: Line<Request, Reply>): RemoteBots {
  const awaited = new Map<number, (reply: Reply) => void>()
  let next = 1
  line.onMessage((reply) => {
    const settle = awaited.get(reply.id)
    awaited.delete(reply.id)
    settle?.(reply)
  })
  return {
    get waiting() {
      return awaited.size
    },
    hangUp(why) {
      for (const [id, settle] of awaited) settle({ id, fault: why })
      awaited.clear()
    },
    think(turn, signal) {
      const id = next++
      const stop = (): void => line.send({ kind: 'stop', id })
      return new Promise((resolve, reject) => {
        awaited.set(id, (reply) => {
          signal?.removeEventListener('abort', stop)
          if ('fault' in reply) reject(new Error(reply.fault))
          else resolve({ choice: reply.choice, hints: reply.hints })
        })
        line.send({ kind: 'think', id, ...turn })
        if (signal?.aborted) stop()
        else signal?.addEventListener('abort', stop)
      })
    },
  }
}
