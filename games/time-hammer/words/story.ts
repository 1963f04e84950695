import type { Story, Viewer } from '@anachron/kernel'
import { count, joined, type Sentence, say, seat, verb, whose } from '@anachron/kernel/words'
import { hammers } from '../content/index.ts'
import type { Event, TimeHammer } from '../rules/types.ts'
import { theCard, theCards, theDecade } from './cards.ts'
import { sayEvent } from './events.ts'
import { spaceName } from './phrases.ts'

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

/** What a HAMMER is told by, from its fall to where it ends. */
const OF_A_HAMMER: ReadonlySet<Event['kind']> = new Set([
  'hammerShown',
  'hammerInactive',
  'hammerActivated',
  'hammerFixed',
  'hammerFailed',
  'hammerParadox',
  'hammerMoved',
  'hammerRests',
])

/** One step of a HAMMER, which is “it” once it has been named. */
function step(event: Event, named: boolean, next: Event | undefined): Sentence | undefined {
  switch (event.kind) {
    case 'hammerShown': {
      const { decade, level } = hammers[event.card]
      return say`${theCard(event.card)}, level ${level}, falls on ${theDecade(decade)}`
    }
    case 'hammerInactive':
      return 'nobody is there'
    case 'hammerFixed':
      return say`${theCard(event.card)} is fixed, ${event.total} against ${event.level}`
    case 'hammerFailed':
      return say`the repair of ${theDecade(event.decade)} fails, ${event.total} against ${event.level}`
    case 'hammerMoved':
      // Of several moves in a row only where it ends counts.
      if (next?.kind === 'hammerMoved') return undefined
      return say`${named ? 'it' : theCard(event.card)} moves to ${theDecade(event.to)}`
    case 'agentLost':
      return say`${seat(event.seat)} ${verb('lose')} ${theCard(event.agent)}`
    case 'skillGained':
      return event.why === 'repair' ? say`${seat(event.seat)} ${verb('reach')} skill ${spaceName(event.to)}` : undefined
    default:
      return undefined
  }
}

/** A HAMMER from its fall to where it ends, in the order it happened, with whom it cost. */
function blow(events: readonly Event[]): Sentence | undefined {
  const begins = ({ kind }: Event): boolean => kind === 'hammerShown' || kind === 'hammerFailed'
  if (!events.some((event) => begins(event) || event.kind === 'hammerFixed' || event.kind === 'hammerMoved')) return
  const named = events.findIndex(begins)
  const parts = events.flatMap((event, i) => step(event, named >= 0 && named < i, events[i + 1]) ?? [])
  return say`${joined(parts, '; ')}.`
}

/** What is told together: a HAMMER with whom it cost and who gained by it; everything else by itself. */
function grouped(events: readonly Event[]): Event[][] {
  const groups: Event[][] = []
  let open: Event[] | undefined
  for (const event of events) {
    const starts = event.kind === 'hammerShown' || (!open && OF_A_HAMMER.has(event.kind))
    if (starts) {
      open = [event]
      groups.push(open)
    } else if (open && (OF_A_HAMMER.has(event.kind) || event.kind === 'agentLost' || isRepair(event))) open.push(event)
    else groups.push([event])
    if (event.kind === 'hammerRests') open = undefined
  }
  return groups
}

const isRepair = (event: Event): boolean => event.kind === 'skillGained' && event.why === 'repair'

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
    const heavy = (group: readonly Event[]): number => Math.max(...group.map((event) => weight(event, viewer)))
    // By itself a step of a HAMMER would leave out what makes sense of it.
    const told = grouped(events).filter((group) => heavy(group) > 0)
    const ends = events.findLast((event) => event.kind === 'turnEnded')
    if (told.length === 0) return ends ? say`${seat(ends.seat)} ${verb('end')} the turn.` : undefined
    const heaviest = told.toSorted((a, b) => heavy(b) - heavy(a)).slice(0, MOST)
    const said = told.filter((group) => heaviest.includes(group))
    return say`${joined(
      said.map((group) => arriving(group) ?? blow(group) ?? sayEvent(group.at(-1) as Event)),
      ' ',
    )}`
  },
}
