import { applyEntry, type LogEntry, type Match, stateAt } from '@anachron/kernel'
import { count, say } from '@anachron/kernel/words'
import type { Answers, EntryEvents, MatchView, RequestOf } from '@anachron/wire'
import type { Call } from '../call.ts'
import { openingEvents } from '../opening.ts'
import { entryEventsFor, illustrated, matchViewOf, Pictures } from '../outgoing.ts'
import { isRequestRefusal, type RequestRefusal, refuse } from '../request-refusal.ts'
import type { TableState } from '../state.ts'
import { atTable, notBegun, viewerFor } from './at-table.ts'

const MOST_ENTRIES = 200
const MOST_WATCHED_AGAIN = 50

const noEntry = (match: Match): RequestRefusal =>
  refuse('unknown', say`This match has ${count(match.log.entries.length, 'entry')}.`)

export const look = (call: Call, wanted: RequestOf<'look'>): Promise<Answers['look'] | RequestRefusal> =>
  atTable(call, wanted.table, (table) => {
    const as = viewerFor(call, table, wanted.as)
    if (isRequestRefusal(as)) return as
    const { match } = table.state
    if (!match) return notBegun(table.state)
    const { entry } = wanted
    if (entry > match.log.entries.length) return noEntry(match)
    const state = stateAt(match, Math.max(0, entry - 1))
    const [entryEvents] = eventsBetween(table.state, match, { from: entry, to: entry, viewer: as.viewer, state })
    return { matchView: matchViewOf(match, state, entry, as.viewer), entryEvents: entryEvents ?? null }
  })

export const log = (call: Call, wanted: RequestOf<'log'>): Promise<Answers['log'] | RequestRefusal> =>
  atTable(call, wanted.table, (table) => {
    const as = viewerFor(call, table, wanted.as)
    if (isRequestRefusal(as)) return as
    const { match } = table.state
    if (!match) return notBegun(table.state)
    const { from, to } = wanted
    if (to > match.log.entries.length) return noEntry(match)
    if (to - from >= MOST_ENTRIES)
      return refuse('limit', say`Ask for at most ${count(MOST_ENTRIES, 'entry')} at a time.`)
    if (from > to) return { entryEvents: [] }
    const state = stateAt(match, Math.max(0, from - 1))
    return { entryEvents: eventsBetween(table.state, match, { from, to, viewer: as.viewer, state }) }
  })

export const replay = (call: Call, wanted: RequestOf<'replay'>): Promise<Answers['replay'] | RequestRefusal> =>
  atTable(call, wanted.table, (table) => {
    const as = viewerFor(call, table, wanted.as)
    if (isRequestRefusal(as)) return as
    const { match } = table.state
    if (!match) return notBegun(table.state)
    const { from, to } = wanted
    if (to > match.log.entries.length || from > to) return noEntry(match)
    if (to - from >= MOST_WATCHED_AGAIN)
      return refuse('limit', say`Ask for at most ${count(MOST_WATCHED_AGAIN, 'entry')} at a time.`)
    const state = stateAt(match, Math.max(0, from - 1))
    const seen: MatchView['view'][][] = []
    const entryEvents = eventsBetween(table.state, match, { from, to, viewer: as.viewer, state, seen })
    const matchView = matchViewOf(match, state, to, as.viewer)
    return { matchView, entryEvents: illustrated(entryEvents, seen, matchView.view) }
  })

interface Stretch {
  from: number
  to: number
  viewer: number
  state: Match['state']
  /** Where what was to be seen at the events of each entry is put, if it is wanted. */
  seen?: MatchView['view'][][]
}

/**
 * What a viewer was told in entries `from` … `to`; entry 0 is the set-up. `state` is that before `from`, and is played
 * on.
 */
function eventsBetween(table: TableState, match: Match, { from, to, viewer, state, seen }: Stretch): EntryEvents[] {
  const entryEvents: EntryEvents[] = []
  const pictures = new Pictures(match, seen ? [viewer] : [])
  for (let entry = from; entry <= to; entry++) {
    const written = match.log.entries[entry - 1] as LogEntry
    const events =
      entry === 0 ? openingEvents(match, pictures.listen) : applyEntry(match.game, state, written, pictures.listen)
    const at = table.times[entry - 1] ?? table.header.created
    const seat = entry === 0 ? null : written.seat
    const plan = table.plans[entry - 1]
    const itself = table.bySelf[entry - 1]
    entryEvents.push(entryEventsFor(match, { entry, seat, at, events, plan, itself }, viewer))
    seen?.push(pictures.taken(viewer))
  }
  return entryEvents
}
