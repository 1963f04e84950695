/** What the rival did since one last acted: what was played where, who struck whom, and what it cost one. */
import type { Seat } from '@anachron/kernel'
import { count, joined, list, type Sentence, say, seat, verb, whose } from '@anachron/kernel/words'
import type { Event } from '../rules/types.ts'
import { eventText, playText } from './events.ts'
import { ownedPart } from './phrases.ts'

/** So many plays are told with their places; more are counted. */
const NAMED = 4

type Strike = Extract<Event, { kind: 'strike' }>

/** Told as they stand, beside plays and strikes. */
const TOLD: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'mulligan',
  'lost',
  'returned',
  'unlocked',
  'stunned',
  'froze',
  'peeked',
  'reshuffled',
  'ended',
])

function playsOf(by: Seat, events: readonly Event[]): Sentence[] {
  const plays = events.flatMap((event) => (event.kind === 'played' && event.seat === by ? [event.play] : []))
  const others = plays.filter(({ kind }) => kind !== 'cell')
  if (others.length > NAMED) return [say`${seat(by)} ${verb('play')} ${count(others.length, 'card')}.`]
  if (others.length > 0) return [say`${seat(by)} ${verb('play')} ${list(others.map(playText))}.`]
  return plays.length > 0 ? [say`${seat(by)} ${verb('lay')} down ${count(plays.length, 'Power Cell')}.`] : []
}

/** What fell by each strike; one that nothing came of is counted. */
function strikesOf(by: Seat, events: readonly Event[]): { words: Sentence; fell: boolean }[] {
  const strikes = events.filter((event): event is Strike => event.kind === 'strike' && event.seat === by)
  const fell = (unit: number): boolean => events.some((event) => event.kind === 'voided' && event.unit === unit)
  const sentences = strikes.flatMap((strike): Sentence[] => {
    const [striker, target] = [ownedPart(strike.unit, strike.card), ownedPart(strike.target, strike.targetCard)]
    const blow = say`${whose(by)} ${striker} ${verb('strike', striker)} ${whose(1 - by)} ${target}`
    if (fell(strike.target)) return [fell(strike.unit) ? say`${blow}: both fall.` : say`${blow}, and it falls.`]
    return fell(strike.unit) ? [say`${blow} and falls.`] : []
  })
  const told = sentences.map((words) => ({ words, fell: true }))
  const vain = strikes.length - told.length
  return vain > 0 ? [...told, { words: say`${count(vain, 'strike')} in vain.`, fell: false }] : told
}

/** What goes to the Void by no strike. */
function fallenBeside(events: readonly Event[]): Event[] {
  const struck = new Set(events.flatMap((event) => (event.kind === 'strike' ? [event.unit, event.target] : [])))
  return events.filter((event) => event.kind === 'voided' && !struck.has(event.unit))
}

/** What one's own hand holds is no news. */
const plainly = (event: Event): Sentence =>
  eventText(event.kind === 'peeked' ? { kind: 'peeked', rule: event.rule, seat: event.seat } : event)

export function meanwhile(events: readonly Event[]): Sentence | undefined {
  const doers = new Set(
    events.flatMap((event) => (event.kind === 'played' || event.kind === 'strike' ? [event.seat] : [])),
  )
  // There is one line of room: what fell in a strike comes first, since what was played lies there to be seen.
  const strikes = [...doers].flatMap((by) => strikesOf(by, events))
  const told = [
    ...strikes.filter(({ fell }) => fell).map(({ words }) => words),
    ...[...doers].flatMap((by) => playsOf(by, events)),
    ...[...events.filter(({ kind }) => TOLD.has(kind)), ...fallenBeside(events)].map(plainly),
    ...strikes.filter(({ fell }) => !fell).map(({ words }) => words),
  ]
  return told.length > 0 ? say`${joined(told, ' ')}` : undefined
}
