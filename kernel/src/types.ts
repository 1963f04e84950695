import type { Sentence } from './words/parts.ts'

/** What the contract of a game (game.ts) and its flows (flow.ts) are both made of. */

/** One thing under way: which flow, where in it, and its local data. Frames are plain data and live in the state. */
export interface Frame {
  kind: string
  /** The name of the step or ask to come; `START` stands for the first one of the flow. */
  at: string
}

/** What every state has: the stack of what is under way (last = running), and how the match ended, if it did. */
export interface Base {
  stack: Frame[]
  result: Result | null
}

/** The types of one game, named once and passed around together. */
export interface Types {
  /** The ids of its rules, such as 'TH-42'. */
  Rule: string
  State: Base
  Frame: Frame
  Action: object
  View: object
  Event: { kind: string; rule: string }
  Options: object
}

/** What a match is played with. */
export interface MatchTerms<T extends Types = Types> {
  options: T['Options']
  seats: number
}

/** How a match ended. */
export interface Result<T extends Types = Types> {
  /** One word for the way of ending, such as 'wipeout'. */
  reason: string
  rule: T['Rule']
  /**
   * What each seat gets out of it: 1 won, 0 lost, a share when several win or nobody does. Solitaire: 1 for success.
   */
  payoff: number[]
  /** The game's own points, where it has any. */
  points?: number[]
}

/** Why something is not possible, with the rule that says so. A value, not an exception: people make mistakes. */
export interface Refusal<T extends Types = Types> {
  rule: T['Rule']
  /** Whole sentences, in parts where they hold a name, a count or a piece: said to the seat that tried. */
  reason: Sentence
}
