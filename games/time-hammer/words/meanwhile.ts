/** What happened since somebody answered, in one line of the screen: what it did to the viewer first. */
import type { Seat, Viewer } from '@anachron/kernel'
import { joined, list, type Part, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import type { Event } from '../rules/types.ts'
import { briefly, grouped } from './blow.ts'
import { theCard, theDecade } from './cards.ts'
import { sayEvent } from './events.ts'
import { spaceName } from './phrases.ts'

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>
const of = <K extends Event['kind']>(events: readonly Event[], kind: K): Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind)

/** Of more HAMMERs only these are told; the rest stands in the story. */
const LAST_BLOWS = 2

/** A sentence of its own: what is done to somebody rather than by them. */
const isHit = ({ kind }: Event): boolean => kind === 'agentLost' || kind === 'fought' || kind === 'actionLost'

/** What has been said already of the viewer alone. */
const isOwned = (event: Event, viewer: Viewer): boolean =>
  viewer >= 0 && (event.kind === 'agentLost' || event.kind === 'skillGained') && event.seat === viewer

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

/** What the viewer has lost or won by all that, before anything else: one looks for it on the board. */
function owned(events: readonly Event[], viewer: Viewer): Sentence[] {
  const own = <E extends { seat: Seat }>(all: readonly E[]): E[] => all.filter((event) => event.seat === viewer)
  const lost = own(of(events, 'agentLost')).map(({ agent }) => agent)
  const jumped = new Set(of(events, 'jumped').map(({ agent }) => agent))
  // Of several moves only where it ends counts.
  const at = new Map(own(of(events, 'agentMoved')).map((event) => [event.agent, event]))
  const moved = [...at.values()].filter(({ agent }) => !lost.includes(agent) && !jumped.has(agent))
  const said: Sentence[] = []
  if (lost.length > 0) said.push(say`${seat(viewer)} ${verb('lose', seat(viewer))} ${list(lost.map(theCard))}.`)
  for (const [to, together] of Map.groupBy(moved, ({ to }) => to))
    said.push(say`Moved to ${theDecade(to)}: ${list(together.map(({ agent }) => theCard(agent)))}.`)
  const gone = of(events, 'commandTaken').filter(({ from }) => from !== null && from === viewer)
  if (gone.length > 0)
    said.push(say`Command of ${list(gone.map(({ decade }) => theDecade(decade)))} is taken from you.`)
  const reached = own(of(events, 'skillGained')).at(-1)
  if (reached) said.push(say`${seat(viewer)} ${verb('reach')} skill ${spaceName(reached.to)}.`)
  return said
}

/** HAMMERs that fell on somebody, the latest; where none did, the latest that fell at all. */
function blows(groups: readonly Event[][]): Event[][] {
  const told = groups.filter((group) => briefly(group) !== undefined)
  const struck = told.filter((group) => of(group, 'hammerInactive').length === 0)
  return struck.length > 0 ? struck.slice(-LAST_BLOWS) : told.slice(-1)
}

export function sayMeanwhile(events: readonly Event[], viewer: Viewer): Sentence | undefined {
  const mine = viewer >= 0 ? owned(events, viewer) : []
  const others = events.filter((event) => !isOwned(event, viewer))
  const groups = grouped(others)
  const hammers = blows(groups)
  const rest = groups.filter((group) => briefly(group) === undefined).flat()
  const lostOnTheWay = new Set(of(rest, 'jumped').flatMap(({ agent, made }) => (made ? [] : [agent])))
  const hits = rest.filter((event) => isHit(event) && !(event.kind === 'agentLost' && lostOnTheWay.has(event.agent)))
  const did = [...Map.groupBy(rest, doer)].flatMap(([by, done]) =>
    by === null || by === viewer ? [] : (deeds(by, done) ?? []),
  )
  const said = [...mine, ...hits.map(sayEvent), ...did, ...hammers.flatMap((group) => briefly(group) ?? [])]
  if (said.length > 0) return say`${joined(said, ' ')}`
  const ends = events.findLast((event) => event.kind === 'turnEnded')
  return ends ? say`${seat(ends.seat)} ${verb('end')} the turn.` : undefined
}
