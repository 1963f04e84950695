import type { Story } from '@anachron/kernel'
import { count, type Sentence, say, seat, verb, whose } from '@anachron/kernel/words'
import type { Event, TimeHammer } from '../rules/types.ts'
import { blow } from './blow.ts'
import { theCard, theCards, theDecade } from './cards.ts'
import { sayMeanwhile } from './meanwhile.ts'

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

export const story: Story<TimeHammer> = {
  chapter: (event) => (event.kind === 'roundBegan' ? say`Round ${event.round}` : undefined),
  section: (event) => (event.kind === 'turnBegan' ? say`Turn ${event.turn}: ${seat(event.seat)}` : undefined),
  actor(event) {
    // A repair in the rival's turn brings skill to whoever holds the decade: they have done nothing for it.
    if (OF_NOBODY.has(event.kind) || (event.kind === 'skillGained' && event.why === 'repair')) return null
    if ('by' in event && typeof event.by === 'number') return event.by
    return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
  },
  isMajor: ({ kind }) => MAJOR.has(kind),
  sum,
  meanwhile: sayMeanwhile,
}
