import type { Seat } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'

/** An estimated chance, 0 … 1, and half the width of its 95 % interval. */
export interface Point {
  value: number
  margin: number
}

/** How a match went, looked at afterwards. Plain data: kept with the match, sent, drawn. */
export interface Analysis {
  game: string
  seats: number
  /** How many entries the match has; curves have one point more, the first before entry 1. */
  entries: number
  /** By entry, then by seat: what each seat could expect, knowing everything. */
  truth: Point[][]
  /** The same from what that seat itself knew then; empty while it is still being worked out. */
  known: Point[][]
  /** At most three, in the order of the match. */
  turningPoints: TurningPoint[]
  /** Decisions that were looked at closely, in order. */
  judged: Judged[]
}

/** An entry that changed what to expect. */
export interface TurningPoint {
  /** 1 = the first. */
  entry: number
  /** Who answered. */
  seat: Seat
  /** The answer in words. */
  words: Sentence
  /** What changed it: the answer itself, or the dice and cards that followed. */
  cause: 'choice' | 'chance'
  /** By seat: what it could expect before and after. */
  before: number[]
  after: number[]
}

/** One answer, and what the bot would have answered. */
export interface Judged {
  /** 1 = the first. */
  entry: number
  seat: Seat
  words: Sentence
  /** The bot's answer in words; left out when it is the same. */
  instead?: Sentence
  /** The bot's answer itself, where that was held for better: to be shown on the board. */
  better?: object
  /**
   * What its seat could expect after its answer and after the bot's, whatever the dice say then: by the measure of the
   * curve of full knowledge, and no better than that curve stood before. Left out when both are the same.
   */
  chances?: { played: number; instead: number }
  /** How far they lie apart; 0 when the answer is the same, or the bot's is no better. */
  loss: number
  /** How far that can be trusted. */
  margin: number
}
