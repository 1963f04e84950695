import type { Types } from './game.ts'

/**
 * For games in which people are often asked and seldom can answer: answers that are given for a person. Rules never
 * pass for anybody, because passing for those who cannot answer would tell; a client may, and a clock must.
 */
export interface Answering<T extends Types, Preference extends object> {
  /** What it is about, in words before the choice of a wish; others' actions when left out. */
  about?: string
  /**
   * How a person may want to be asked, as things stand; the first one is what a client starts with. `watched`: another
   * person plays, who could read from the time an answer takes whether it was given for somebody who had no other.
   */
  preferences(view: T['View'], watched?: boolean): Wish<Preference>[]
  /** The answer to send for the person, or nothing when they want to be asked themselves. */
  answer(view: T['View'], options: readonly T['Action'][], preference: Preference): T['Action'] | undefined
  /** How long to wait before sending it, so that it looks like an answer given by hand. */
  waitMs: number
  /** What a seat does that ran out of time in a decision, where the table goes on without it. */
  timeUp(options: readonly T['Action'][], view: T['View']): T['Action']
  /**
   * Milliseconds for an answer between people who are there, where the game has a time of its own; then the client
   * gives `timeUp`.
   */
  limit?(view: T['View'], options: readonly T['Action'][]): number | undefined
}

export interface Wish<Preference extends object = object> {
  label: string
  preference: Preference
  /** Holds for a while only: once it is not offered any more it is over, and what was wished before holds again. */
  passing?: true
}

/** Of any game: shared code passes views, actions and preferences through unread. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyAnswering = Answering<any, any>
