import type { Answers, EntryEvents, MatchView } from '@anachron/wire'
import type { ClientTable } from '../../client/table.ts'

/** As many entries as a host tells with pictures at a time. */
const AT_A_TIME = 50

/** How a match looked after an entry, and all that has happened since, to be watched again. */
export async function replayed(
  table: ClientTable,
  from: number,
  as: number,
): Promise<{ then: MatchView; entries: Answers['replay'][] }> {
  const { client, id } = table
  const { matchView: then } = await client.request('look', { table: id, entry: from, as })
  const entries: Answers['replay'][] = []
  const newest = (): number => table.state.matchView?.entry ?? 0
  for (let next = from + 1; next <= newest(); ) {
    const to = Math.min(newest(), next + AT_A_TIME - 1)
    const { matchView, entryEvents } = await client.request('replay', { table: id, from: next, to, as })
    entries.push({ matchView, entryEvents: entryEvents.map((one) => withKnownEvents(one, table.state.entryEvents)) })
    next = to + 1
  }
  return { then, entries }
}

/** The very events that stand in the log: what has not been shown yet is left out there. */
function withKnownEvents(one: EntryEvents, known: readonly EntryEvents[]): EntryEvents {
  const events = known.find(({ entry }) => entry === one.entry)?.events
  return events ? { ...one, events } : one
}
