/** What the screens of the app say with seats, counts and lists, as sentences in parts. */
import type { Seat } from '@anachron/kernel'
import { count, joined, type Sentence, say, seat, verb } from '@anachron/kernel/words'

// Moments of a match

export const entryWords = (entry: number): Sentence => say`Entry ${entry}`
export const lookAtEntry = (entry: number): Sentence => say`Look at entry ${entry}`

/** Where the slider of the timeline stands. `by`: whose answer it was. */
export function momentWords(entry: number, newest: number, by: Seat | null | undefined): Sentence {
  if (entry === newest) return say`now, entry ${entry}`
  if (by === null || by === undefined) return say`entry ${entry} of ${newest}`
  return say`entry ${entry} of ${newest}, ${seat(by)}`
}

export const branchAfter = (entry: number): Sentence => say`Branch after entry ${entry}`
export const leftAfter = (match: string, entry: number): Sentence => say`left ${match} after entry ${entry}`
export const goesOn = (entry: number): Sentence => say`goes on, at entry ${entry}`
export const shareMoment = (entry: number): Sentence => say`Share the moment after entry ${entry}`
export const partsAt = (entry: number): Sentence => say`Entry ${entry}: where they part`

/** How long two branches were the same. `isEnd`: for one of them that was all. */
export const sameUntil = (entry: number, isEnd: boolean): Sentence =>
  isEnd
    ? say`The same until entry ${entry}; one of them has gone no further.`
    : say`The same until entry ${entry}. Then:`

// Options

export const allOptions = (options: number): Sentence => say`All options (${options})`
export const findAmong = (options: number): Sentence => say`Find among ${count(options, 'option')}`

// Seats

export const seatWords = (of: Seat): Sentence => say`Seat ${of + 1}`
export const seatOf = (of: Seat, who: string): Sentence => say`Seat ${of + 1}: ${who}`
/** All of them with a comma between, as in a list of tables. */
export const seatList = (seats: readonly Seat[]): Sentence => joined(seats.map(seat), ', ')

// Tables and matches

export const sitDown = (game: string): Sentence => say`Sit down to play ${game}.`
export const hasSatDown = (name: string, game: string): Sentence => say`${name} has sat down to play ${game}.`
export const startWith = (level: string): Sentence => say`Start now, with ${level} bots in the free seats`
export const decisionAt = (game: string): Sentence => say`Your decision at ${game}`
/** A match in a list, by what has happened in it. */
export const matchWords = (game: string, decisions: number): Sentence => say`${game}, ${count(decisions, 'decision')}`
export const throwAway = (match: Sentence): Sentence => say`Throw away: ${match}`
export const putAway = (match: Sentence): Sentence => say`Put away: ${match}`
export const bringBack = (match: Sentence): Sentence => say`Bring back: ${match}`
export const firstLesson = (minutes: number): Sentence =>
  say`Your first few decisions, explained as they come up: about ${count(minutes, 'minute')}. You play along with a recorded match; at the end of the lesson you play on by yourself.`
export const lessonWords = (sentence: string, minutes: number): Sentence =>
  say`${sentence} About ${count(minutes, 'minute')}.`
export const secondLesson = (title: string): Sentence => say`Second lesson: ${title}`
export const asOfEntry = (entry: number): Sentence => say`As of entry ${entry}, ten entries late`
export const more = (left: number): Sentence => say`${left} more`
export const daysLeft = (days: number): Sentence => count(days, 'day')

// Spoken

export const asksYou = (words: Sentence): Sentence => say`Your decision. ${words}`
export const botWould = (words: Sentence): Sentence => say`A bot would: ${words}.`

// The lab, lessons and the check of chance

export const playedOf = (played: string, all: string): Sentence => say`${played} of ${all}`
export const playedAndStopped = (played: string, all: string): Sentence => say`${played} of ${all}, stopped`
export const playedAndLeft = (played: string, all: string, left: string): Sentence =>
  say`${played} of ${all}, about ${left} left`
/** What comes after a lesson; the rival is somebody by name, or nobody. */
export const ownMatch = (rival: string | undefined): Sentence =>
  rival === undefined ? 'Go on a trip of your own now.' : say`Play one of your own now, against ${rival}.`
export const playOnWords = (rival: string | undefined): Sentence =>
  rival === undefined
    ? 'Play on from here by yourself. The lesson stays as it is.'
    : say`Play on from here against ${rival}. The lesson stays as it is.`
export const stepOf = (step: number, all: number): Sentence => say`${step} of ${all}`
export const rollsChecked = (rolls: number, entries: number): Sentence => {
  const checked = count(rolls, 'roll')
  return say`Every roll is as promised: ${checked} in ${count(entries, 'entry')} ${verb('follow', checked)} from the secret and nothing else.`
}
