import type { AnyGame, Policy, Types } from '../game.ts'
import type { Sentence } from '../words/parts.ts'

/** One way to set up the game for the laws. */
export interface LawTable {
  seats: number
  options?: object
}

/** How hard the laws look at a game. */
export interface Plan<T extends Types> {
  /** Ways to set it up; without it: the fewest and the most seats, default options. */
  tables?: readonly LawTable[]
  /** Random matches per law, spread over the tables. */
  matches?: number
  /** Every random match ends within so many entries. */
  bound?: number
  /** What is wrong with a state by the game's own bookkeeping (cards, cubes, pieces); nothing = sound. */
  conserve?(state: T['State']): Sentence | undefined
  /** Everything that must have been used in some random match, and what an event shows to be used. */
  coverage?: {
    all: readonly string[]
    used(event: T['Event'], state: T['State']): readonly string[]
    /** At most so many matches to see it all. */
    matches: number
    /** Chooses an option more cleverly than chance, where chance alone would not get far. */
    choose?(options: readonly T['Action'][], state: T['State']): number | undefined
    /** Chance that comes to everything early; whatever it is, all has to be seen. */
    seed?: string
  }
  /**
   * Another state to look for leaks in, made from one of a random match (which may be changed): for secrets that chance
   * hardly ever brings about.
   */
  rare?(state: T['State']): T['State'] | undefined
  policies?: readonly Policy<T>[]
  /** They are asked at every so many decisions: more rarely where they take long. */
  policiesEvery?: number
  seed?: string
}

export interface Law {
  name: string
  /** Throws `LawBroken`. May return what is worth knowing of what was looked at, in one line. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most laws have nothing to tell
  check(game: AnyGame, plan: Plan<Types>): string | void
}

/** A promise of the contract that a game does not keep. */
export class LawBroken extends Error {}

export function broken(message: string, evidence?: unknown): never {
  throw new LawBroken(
    evidence === undefined ? message : `${message}\n${JSON.stringify(evidence, null, 1)?.slice(0, 4000)}`,
  )
}
