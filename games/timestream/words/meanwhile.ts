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

/** Begins something else. */
const NEXT: ReadonlySet<Event['kind']> = new Set<Event['kind']>(['played', 'charged', 'strike', 'turn'])

type Played = Extract<Event, { kind: 'played' }>

/** What came of a play before anything else was done: told with it, as its effect. */
function effectsOf(play: Played, events: readonly Event[]): readonly Event[] {
  const after = events.slice(events.indexOf(play) + 1)
  const end = after.findIndex(({ kind }) => NEXT.has(kind))
  const struck = struckIn(events)
  return (end < 0 ? after : after.slice(0, end)).filter(
    (event) => TOLD.has(event.kind) || (event.kind === 'voided' && !struck.has(event.unit)),
  )
}

const struckIn = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.kind === 'strike' ? [event.unit, event.target] : [])))

function effectiveOf(by: Seat, events: readonly Event[]): { play: Played; effects: readonly Event[] }[] {
  return events.flatMap((play) => {
    if (play.kind !== 'played' || play.seat !== by || play.play.kind === 'cell') return []
    const effects = effectsOf(play, events)
    return effects.length > 0 ? [{ play, effects }] : []
  })
}

function playsOf(by: Seat, events: readonly Event[], told: ReadonlySet<Event>): Sentence[] {
  const plays = events.flatMap((event) =>
    event.kind === 'played' && event.seat === by && !told.has(event) ? [event.play] : [],
  )
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

/** What one's own hand holds is no news. */
const plainly = (event: Event): Sentence =>
  eventText(event.kind === 'peeked' ? { kind: 'peeked', rule: event.rule, seat: event.seat } : event)

const isLoss = ({ effects }: { effects: readonly Event[] }): boolean =>
  effects.some(({ kind }) => kind === 'voided' || kind === 'lost')

/** "Tock plays Chain Severed: your Convoy Jump goes to the Void." */
const effectText = ({ seat: by, play }: Played, effects: readonly Event[]): Sentence =>
  say`${seat(by)} ${verb('play')} ${playText(play)}: ${joined(effects.map(plainly), ' ')}`

export function meanwhile(events: readonly Event[]): Sentence | undefined {
  const doers = new Set(
    events.flatMap((event) => (event.kind === 'played' || event.kind === 'strike' ? [event.seat] : [])),
  )
  const effective = [...doers].flatMap((by) => effectiveOf(by, events))
  const told = new Set<Event>(effective.flatMap(({ play, effects }) => [play, ...effects]))
  const struck = struckIn(events)
  const rest = events.filter(
    (event) => !told.has(event) && (TOLD.has(event.kind) || (event.kind === 'voided' && !struck.has(event.unit))),
  )
  // There is one line of room: what one lost comes first, since what was played lies there to be seen.
  const strikes = [...doers].flatMap((by) => strikesOf(by, events))
  const lines = [
    ...strikes.filter(({ fell }) => fell).map(({ words }) => words),
    ...[...effective.filter(isLoss), ...effective.filter((one) => !isLoss(one))].map(({ play, effects }) =>
      effectText(play, effects),
    ),
    ...[...doers].flatMap((by) => playsOf(by, events, told)),
    ...rest.map(plainly),
    ...strikes.filter(({ fell }) => !fell).map(({ words }) => words),
  ]
  return lines.length > 0 ? say`${joined(lines, ' ')}` : undefined
}
