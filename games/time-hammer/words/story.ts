import type { Story, Viewer } from '@anachron/kernel'
import { count, joined, type Sentence, say, seat, verb, whose } from '@anachron/kernel/words'
import { hammers } from '../content/index.ts'
import type { Event, TimeHammer } from '../rules/types.ts'
import { theCard, theCards, theDecade } from './cards.ts'
import { sayEvent } from './events.ts'

/** What changes who stands where and how well. */
const MAJOR: ReadonlySet<Event['kind']> = new Set([
  'agentEntered',
  'agentLost',
  'commandTaken',
  'skillGained',
  'actionLost',
  'paradox',
  'hammerShown',
  'hammerFixed',
  'hammerFailed',
  'hammerParadox',
  'hammerMoved',
  'jumped',
  'attackDeclared',
  'attackCalledOff',
  'fought',
  'gadgetPlayed',
  'gadgetCancelled',
  'bought',
  'rebooted',
  'ended',
])

/** Done to somebody, not by them: a HAMMER or a fight takes an Agent. */
const OF_NOBODY: ReadonlySet<Event['kind']> = new Set(['turnBegan', 'paradox', 'agentLost', 'agentMoved'])

/** Of no weight by itself: what came of it is told instead. */
const IN_PASSING: ReadonlySet<Event['kind']> = new Set([
  'phaseBegan',
  'turnBegan',
  'agentMoved',
  'revealed',
  'commandReturned',
  'jumpBegan',
  'hammerRests',
  'gadgetResolved',
  'fluxTurnedUp',
])

/** So many things are told of what somebody did; the rest stands in the story. */
const MOST = 2

type Told<K extends Event['kind']> = Extract<Event, { kind: K }>

const first = <K extends Event['kind']>(events: readonly Event[], kind: K): Told<K> | undefined =>
  events.find((event): event is Told<K> => event.kind === kind)

/** With what it brought at once: the Command card. */
function arriving(events: readonly Event[]): Sentence | undefined {
  const entered = first(events, 'agentEntered')
  const jumped = first(events, 'jumped')
  const came = jumped?.made ? jumped : entered
  const took = came && events.find((event) => event.kind === 'commandTaken' && event.decade === came.to)
  if (!came || !took) return jumped && !jumped.made ? lostOnTheWay(jumped) : came === jumped ? jumps(jumped) : undefined
  return came.kind === 'jumped'
    ? say`${whose(came.seat)} ${theCard(came.agent)} Jumps to ${theDecade(came.to)} and takes Command.`
    : say`${seat(came.seat)} ${verb('bring')} ${theCard(came.agent)} to ${theDecade(came.to)} and ${verb('take', seat(came.seat))} Command.`
}

const jumps = (jumped: Told<'jumped'> | undefined): Sentence | undefined =>
  jumped && say`${whose(jumped.seat)} ${theCard(jumped.agent)} Jumps to ${theDecade(jumped.to)}.`

const lostOnTheWay = ({ seat: by, agent, to, total, distance }: Told<'jumped'>): Sentence =>
  say`${whose(by)} ${theCard(agent)} is lost in time on the way to ${theDecade(to)}: ${total} for a distance of ${distance}.`

/** A HAMMER from its fall to where it ends, with whom it cost. */
function blow(events: readonly Event[]): Sentence | undefined {
  const shown = first(events, 'hammerShown')
  const fixed = first(events, 'hammerFixed')
  const failed = first(events, 'hammerFailed')
  const moved = events.findLast((event) => event.kind === 'hammerMoved')
  const lost = events.filter((event) => event.kind === 'agentLost')
  if (!shown && !fixed && !failed && !moved) return undefined
  const parts: Sentence[] = []
  if (shown) {
    const { decade, level } = hammers[shown.card]
    parts.push(say`${theCard(shown.card)}, level ${level}, falls on ${theDecade(decade)}`)
    if (first(events, 'hammerInactive')) parts.push('nobody is there')
  }
  if (fixed) parts.push(say`${theCard(fixed.card)} is fixed, ${fixed.total} against ${fixed.level}`)
  if (failed) parts.push(say`the repair of ${theDecade(failed.decade)} fails, ${failed.total} against ${failed.level}`)
  if (moved) parts.push(say`${shown || failed ? 'it' : theCard(moved.card)} moves to ${theDecade(moved.to)}`)
  for (const each of lost) parts.push(say`${seat(each.seat)} ${verb('lose')} ${theCard(each.agent)}`)
  return say`${joined(parts, '; ')}.`
}

function drawn(events: readonly Event[]): Sentence | undefined {
  const drew = events.filter((event) => event.kind === 'drew')
  const [one] = drew
  if (!one || drew.length < 2) return undefined
  const seen = drew.flatMap(({ card }) => (card === null ? [] : [card]))
  return seen.length === drew.length
    ? say`${seat(one.seat)} ${verb('draw')} ${theCards(seen)}.`
    : say`${seat(one.seat)} ${verb('draw')} ${count(drew.length, 'card')}.`
}

/** One line for one intention; nothing at all for what only leads to the next. */
function sum(events: readonly Event[]): Sentence | undefined {
  const told = arriving(events) ?? blow(events) ?? drawn(events)
  if (told !== undefined) return told
  const ends = first(events, 'turnEnded')
  return events.every((event) => IN_PASSING.has(event.kind) || (event === ends && !ends.forced)) ? '' : undefined
}

/** What touches the reader comes before what does not: losses, then skill, then the rest. */
function weight(event: Event, viewer: Viewer): number {
  if (event.kind === 'agentLost') return event.seat === viewer ? 4 : 2
  if (event.kind === 'commandTaken') return event.from === viewer ? 3 : 0
  if (event.kind === 'skillGained' && event.why !== 'prep') return 3
  if (event.kind === 'hammerFailed' || event.kind === 'hammerFixed' || event.kind === 'fought') return 2
  return MAJOR.has(event.kind) && event.kind !== 'hammerMoved' ? 1 : 0
}

export const story: Story<TimeHammer> = {
  chapter: (event) => (event.kind === 'roundBegan' ? say`Round ${event.round}` : undefined),
  section: (event) => (event.kind === 'turnBegan' ? say`Turn ${event.turn}: ${seat(event.seat)}` : undefined),
  actor(event) {
    if (OF_NOBODY.has(event.kind)) return null
    if ('by' in event && typeof event.by === 'number') return event.by
    return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
  },
  isMajor: ({ kind }) => MAJOR.has(kind),
  sum,
  meanwhile(events, viewer) {
    const told = events.filter((event) => weight(event, viewer) > 0)
    const ends = events.findLast((event) => event.kind === 'turnEnded')
    if (told.length === 0) return ends ? say`${seat(ends.seat)} ${verb('end')} the turn.` : undefined
    const heaviest = told.toSorted((a, b) => weight(b, viewer) - weight(a, viewer)).slice(0, MOST)
    const said = told.filter((event) => heaviest.includes(event))
    return say`${joined(
      said.map((event) => arriving([event]) ?? sayEvent(event)),
      ' ',
    )}`
  },
}
