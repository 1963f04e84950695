/** What happened since somebody answered, in one line of the screen: blows first, then what each player did. */
import type { Seat, Viewer } from '@anachron/kernel'
import { joined, list, type Part, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import type { Event } from '../rules/types.ts'
import { blow, grouped } from './blow.ts'
import { theCard, theDecade } from './cards.ts'
import { sayEvent } from './events.ts'
import { spaceName } from './phrases.ts'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>
const of = <K extends Event['kind']>(events: readonly Event[], kind: K): Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind)

/** Of more HAMMERs only these are told; the rest stands in the story. */
const LAST_BLOWS = 2

/** A sentence of its own: what is done to somebody rather than by them. */
function isHit(event: Event, viewer: Viewer): boolean {
  if (event.kind === 'commandTaken') return event.from !== null && event.from === viewer
  return event.kind === 'agentLost' || event.kind === 'fought' || event.kind === 'actionLost'
}

/** Who did it, of all that is told as a deed. */
function doer(event: Event): Seat | null {
  if (event.kind === 'rebooted') return event.by
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null
}

/** What one player did, in one breath. */
function deeds(by: Seat, events: readonly Event[]): Sentence | undefined {
  const does = (what: string): Part => verb(what, seat(by))
  const reached = of(events, 'skillGained').at(-1)
  const entered = of(events, 'agentEntered')
  const guarded = of(events, 'onGuard')
  const played = of(events, 'gadgetPlayed')
  const rebooted = of(events, 'rebooted')
  const did: Sentence[] = [
    ...(reached ? [say`${does('reach')} skill ${spaceName(reached.to)}`] : []),
    ...(played.length > 0 ? [say`${does('play')} ${list(played.map(({ card }) => theCard(card)))}`] : []),
    ...(rebooted.length > 0 ? [say`${does('Reboot')} ${list(rebooted.map(({ card }) => theCard(card)))}`] : []),
    ...(entered.length > 0
      ? [say`${does('bring')} in ${list(entered.map(({ agent, to }) => say`${theCard(agent)} on ${theDecade(to)}`))}`]
      : []),
    ...of(events, 'jumped').map(({ agent, to, made }) =>
      made
        ? say`${does('send')} ${theCard(agent)} to ${theDecade(to)}`
        : say`${does('lose')} ${theCard(agent)} on the way to ${theDecade(to)}`,
    ),
    ...(guarded.length > 0 ? [say`${does('put')} ${list(guarded.map(({ agent }) => theCard(agent)))} On Guard`] : []),
  ]
  return did.length > 0 ? say`${seat(by)} ${list(did)}.` : undefined
}

/** HAMMERs that fell on somebody, the latest; where none did, the latest that fell at all. */
function blows(groups: readonly Event[][]): Event[][] {
  const told = groups.filter((group) => blow(group) !== undefined)
  const struck = told.filter((group) => of(group, 'hammerInactive').length === 0)
  return struck.length > 0 ? struck.slice(-LAST_BLOWS) : told.slice(-1)
}

export function sayMeanwhile(events: readonly Event[], viewer: Viewer): Sentence | undefined {
  const groups = grouped(events)
  const hammers = blows(groups)
  const rest = groups.filter((group) => blow(group) === undefined).flat()
  const lostOnTheWay = new Set(of(rest, 'jumped').flatMap(({ agent, made }) => (made ? [] : [agent])))
  const hits = rest.filter(
    (event) => isHit(event, viewer) && !(event.kind === 'agentLost' && lostOnTheWay.has(event.agent)),
  )
  const others = [...Map.groupBy(rest, doer)].flatMap(([by, done]) =>
    by === null || by === viewer ? [] : (deeds(by, done) ?? []),
  )
  const said = [...hammers.flatMap((group) => blow(group) ?? []), ...hits.map(sayEvent), ...others]
  if (said.length > 0) return say`${joined(said, ' ')}`
  const ends = events.findLast((event) => event.kind === 'turnEnded')
  return ends ? say`${seat(ends.seat)} ${verb('end')} the turn.` : undefined
}
