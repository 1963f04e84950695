import type { Ranked } from '../bot.ts'

/** A way to think about one decision, a small step at a time, so that it can be stopped after any. */
export interface Deliberation {
  readonly iterations: number
  /** One imagined match; false when there is nothing more to find out. */
  iterate(): boolean
  /** How many iterations the best option is ahead of all others. */
  lead(): number
  /** The options as found so far; the first one is the choice. */
  ranked(): Ranked[]
}
