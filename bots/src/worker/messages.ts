import type { MatchLog } from '@anachron/kernel'
import type { Analysis, Point } from '../analysis/analysis.ts'
import type { Budget, Choice } from '../bot.ts'
import type { Hint } from '../hint.ts'

/** What a table asks of a worker: plain data; to think, made from one seat's view only. */
export type Request =
  | {
      kind: 'think'
      id: number
      game: string
      /** A name that `botNamed` knows. */
      bot: string
      view: object
      seat: number
      options: readonly object[]
      ask: string
      /** Seed of the bot's own random numbers. */
      seed: string
      budget?: Budget
      /** Also say why, in words. */
      hints?: number
    }
  | {
      kind: 'analyse'
      id: number
      /** Of a match about which everybody may know everything. */
      log: MatchLog
      samples?: number
      coarse?: number
      refined?: number
      judged?: number
      iterations?: number
    }
  | {
      kind: 'watch'
      id: number
      game: string
      /** What one onlooker saw, moment by moment. */
      views: readonly object[]
    }
  | { kind: 'stop'; id: number }

export type Reply =
  /** The thread is there; sent once, before anything else. */
  | { id: number; ready: true }
  | { id: number; choice: Choice; hints: Hint[] }
  | { id: number; analysis: Analysis }
  /** By moment, then by seat. */
  | { id: number; watched: Point[][] }
  /** Not the last word: the share that is done, and of an analysis what has been found so far. */
  | { id: number; progress: number; found?: Analysis }
  | { id: number; fault: string }

/**
 * One end of a line between a table and a worker: a `Worker`, a `MessagePort`, Node's `parentPort` put into this shape.
 */
export interface Line<Out, In> {
  send(message: Out): void
  onMessage(listener: (message: In) => void): void
}
