import type { AnyGame, Chance, Seat } from '@anachron/kernel'

/**
 * How much thinking is allowed: whichever limit is reached first. Results are repeatable only when `millis` is left
 * out.
 */
export interface Budget {
  iterations?: number
  millis?: number
}

/** One decision as a bot gets it: what its seat knows, and nothing else. */
export interface Turn {
  game: AnyGame
  /** `game.view` for `seat`. */
  view: object
  seat: Seat
  /** What the seat may answer; never empty. */
  options: readonly object[]
  /** `Decision.ask`: which question this is. */
  ask: string
  /** Random numbers for the bot's own use; never those of the match. */
  chance: Chance
  /** Less or more than what the bot would use by itself. */
  budget?: Budget
  /** Reasons are wanted: every option is to be compared, also what a practised player would not look at. */
  every?: true
  /** Stops the thinking; the best answer so far is given. */
  signal?: AbortSignalLike
}

/** The part of an `AbortSignal` that bots look at. */
export interface AbortSignalLike {
  readonly aborted: boolean
}

/** One option as the bot judges it. */
export interface Ranked {
  /** Index in `options`. */
  index: number
  /** What the seat can expect of it, 0 … 1: its payoff at the end of the match. */
  chance: number
  /** Half the width of a 95 % interval around `chance`, from the bot's own sampling. */
  margin: number
  /** How much thinking went into it, as a share of the whole. */
  weight: number
}

export interface Choice {
  /** Index in `options`. */
  index: number
  /**
   * What it answers instead, of its own and not among the options, where the ask takes such: a deck that it has built.
   */
  unlisted?: object
  /** Reasons, best option first; left out by bots that do not compare. */
  ranked?: Ranked[]
  /** One sentence for people. */
  why?: string
}

/** What a bot answers. */
export const answerOf = <Action>({ index, unlisted }: Choice, options: readonly Action[]): Action =>
  (unlisted ?? options[index]) as Action

export interface Bot {
  readonly name: string
  /** Picks any option without looking, so that playing millions of matches need not make views for it. */
  readonly blind?: true
  /** At once, or as a promise when the bot lets other work run while it thinks (only if it got a `signal`). */
  choose(turn: Turn): Choice | Promise<Choice>
}
