import { type LogEntry, type Match, rerun, stateAt } from '@anachron/kernel'
import type { Answers, RequestOf, Told } from '@anachron/wire'
import { type Call, isRefused, type Refused, refuse } from '../call.ts'
import { openingEvents } from '../opening.ts'
import { sightOf, toldOf } from '../outgoing.ts'
import type { TableState } from '../state.ts'
import { atTable, eyes, notBegun } from './at-table.ts'

const MOST_ENTRIES = 200

const noEntry = (match: Match): Refused => refuse('unknown', `This match has ${match.log.entries.length} entries.`)

export const look = (call: Call, wanted: RequestOf<'look'>): Promise<Answers['look'] | Refused> =>
  atTable(call, wanted.table, (table) => {
    const as = eyes(call, table, wanted.as)
    if (isRefused(as)) return as
    const { match } = table.state
    if (!match) return notBegun(table.state)
    const { entry } = wanted
    if (entry > match.log.entries.length) return noEntry(match)
    const state = stateAt(match, Math.max(0, entry - 1))
    const [told] = toldBetween(table.state, match, entry, entry, as.viewer, state)
    return { sight: sightOf(match, state, entry, as.viewer), told: told ?? null }
  })

export const log = (call: Call, wanted: RequestOf<'log'>): Promise<Answers['log'] | Refused> =>
  atTable(call, wanted.table, (table) => {
    const as = eyes(call, table, wanted.as)
    if (isRefused(as)) return as
    const { match } = table.state
    if (!match) return notBegun(table.state)
    const { from, to } = wanted
    if (to > match.log.entries.length) return noEntry(match)
    if (to - from >= MOST_ENTRIES) return refuse('limit', `Ask for at most ${MOST_ENTRIES} entries at a time.`)
    if (from > to) return { told: [] }
    return { told: toldBetween(table.state, match, from, to, as.viewer, stateAt(match, Math.max(0, from - 1))) }
  })

/** What a viewer was told in entries `from` … `to`; entry 0 is the set-up. `state` is that before `from`, and is played on. */
function toldBetween(
  table: TableState,
  match: Match,
  from: number,
  to: number,
  viewer: number,
  state: Match['state'],
): Told[] {
  const told: Told[] = []
  for (let entry = from; entry <= to; entry++) {
    const written = match.log.entries[entry - 1] as LogEntry
    const events = entry === 0 ? openingEvents(match) : rerun(match.game, state, written)
    const at = table.times[entry - 1] ?? table.header.created
    told.push(toldOf(match, { entry, seat: entry === 0 ? null : written.seat, at, events }, viewer))
  }
  return told
}
