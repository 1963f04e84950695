import type { Policy } from '@anachron/kernel'
import type { Budget } from '../bot.ts'

/** How a searching bot thinks. */
export interface Tuning {
  budget: Budget
  /**
   * Decisions that an imagined match goes on after leaving the tree, before it is judged. Who has experience of a game
   * with chapters thinks to the end of the chapter instead.
   */
  horizon: number
  /** How many different worlds it can hold in its head. */
  worlds: number
  /** How many options it looks at seriously at a time: those that look best at a glance. */
  attention: number
  /**
   * Whether it thinks about what the others would do: always, never (they answer by habit), or where they do it in the
   * `open`. Rivals who are thought for about what they lay face down learn from imagined matches what oneself is about
   * to do.
   */
  rivals: 'thought' | 'open' | 'habit'
  /** Whether it has the experience of the game's own player: its judgement of positions, and its advice. */
  experience: boolean
  /** How much it tries what does not look best so far. */
  curiosity: number
  /**
   * Whether it looks for improvements on a quick or sound player of the game instead of growing a tree: see `Paired`.
   */
  improves?: boolean
  /**
   * Whether it brings what the game's own player has prepared at home, where the rules let everybody bring something.
   */
  prepared?: boolean
  /** The game's own player, whose habits stand in for thought where the game has no quicker ones. */
  own?: Policy<never>
}

/**
 * The levels differ as people do. A novice follows the first idea or two, settles on one guess of what is hidden, looks
 * a few steps ahead, knows no tricks of the trade and does not put himself into the place of others; a skilled player
 * weighs more options, worlds and answers; an expert leaves out nothing that the time allows.
 */
export const TUNING = {
  novice: {
    budget: { iterations: 40, millis: 400 },
    horizon: 3,
    worlds: 1,
    attention: 4,
    rivals: 'habit',
    experience: false,
    curiosity: 0.4,
  },
  skilled: {
    budget: { iterations: 600, millis: 700 },
    horizon: 10,
    worlds: 12,
    attention: 12,
    rivals: 'thought',
    experience: true,
    curiosity: 0.5,
  },
  expert: {
    budget: { millis: 1000 },
    horizon: 12,
    worlds: Number.POSITIVE_INFINITY,
    attention: Number.POSITIVE_INFINITY,
    rivals: 'open',
    experience: true,
    curiosity: 0.5,
    improves: true,
    prepared: true,
  },
} as const satisfies Record<string, Tuning>
