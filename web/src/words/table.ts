/** What the app itself says of seats and counts, as sentences in parts: `tell` puts the names in. */
import type { Seat } from '@anachron/kernel'
import { count, joined, people, type Sentence, say, seat, verb, whose } from '@anachron/kernel/words'
import type { PlanStop } from '@anachron/wire'

/** Who is to decide. */
export const decides = (seats: readonly Seat[]): Sentence => say`${people(seats)} ${verb('be')} choosing.`

/** As a note in a list: no sentence of its own. */
export const waitingFor = (seats: readonly Seat[]): Sentence => say`waiting for ${people(seats, 'object')}`

/** What somebody wants to take back, in the words of the story. */
export const asksToTakeBack = (by: Seat, what: readonly Sentence[]): Sentence => {
  const asks = say`${seat(by)} ${verb('ask')}`
  return what.length === 0
    ? say`${asks} to take back the last decision.`
    : say`${asks} to take back: ${joined(what, ' ')}`
}

const STOPS: Record<PlanStop['because'], string> = {
  refused: 'the next step cannot be done',
  others: 'somebody else is to decide',
  ask: 'something else is asked first',
  chance: 'the dice had their say',
  learnt: 'there is something new to see',
  over: 'the match is over',
  earlier: 'the connection was lost',
}

/** How far a plan came. */
export const planStopped = (done: number, all: number, { because, reason }: PlanStop): Sentence =>
  say`Stopped after ${done} of ${count(all, 'step')}: ${reason ?? `${STOPS[because]}.`}`

export const missed = (decisions: number): Sentence => {
  const made = count(decisions, 'decision')
  return say`${made} ${verb('were')} made while you were away.`
}

export interface Turn {
  seat: Seat
  words: Sentence
  cause: 'choice' | 'chance'
  /** As percentages. */
  before: string
  after: string
}

/** What changed a match. */
export const turned = ({ seat: by, words, cause, before, after }: Turn): Sentence =>
  cause === 'chance'
    ? say`${seat(by)}: ${words}. Luck then moved ${whose(by)} chance from ${before} to ${after}.`
    : say`${seat(by)}: ${words}. It moved ${whose(by)} chance from ${before} to ${after}.`
