import { say } from '@anachron/kernel/words'
import type { Answers, RequestOf, TableSummary } from '@anachron/wire'
import type { Call } from '../call.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import type { ListPlace, Store } from '../store.ts'
import { namedSummary } from '../summaries.ts'

/** Tables on a page; how many are read at a time; and after how many reads a page is what was found until then. */
const PAGE = 40
const CHUNK = 200
const MOST_CHUNKS = 25
/** What one person may put away. */
const MOST_AWAY = 5000

export async function tablesAway(store: Pick<Store, 'outOfSight'>, person: string): Promise<Set<string>> {
  return new Set((await store.outOfSight(person)).flatMap(({ kind, of }) => (kind === 'table' ? [of] : [])))
}

/** A page of somebody's tables, as far back as they go. */
export async function matches(call: Call, wanted: RequestOf<'matches'>): Promise<Answers['matches']> {
  const { store } = call.host
  const away = await tablesAway(store, call.person)
  const found: TableSummary[] = []
  let after: ListPlace | undefined = wanted.after
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks++) {
    const read: TableSummary[] = await store.summariesOf(call.person, CHUNK, after)
    for (const summary of await namesIn(call, read)) {
      if (away.has(summary.table) !== wanted.away || !fits(summary, wanted)) continue
      if (found.length === PAGE) return { matches: found, more: true }
      found.push(summary)
    }
    // Tables that somebody has left are among what was read, and not among what was found: none at all is the end.
    after = read.at(-1)
    if (!after) break
  }
  return { matches: found, more: false }
}

async function namesIn({ host }: Call, summaries: readonly TableSummary[]): Promise<TableSummary[]> {
  await host.sessions.know(
    summaries.flatMap(({ seats }) => seats.flatMap((s) => [s.person ?? [], s.owner ?? []].flat())),
  )
  return summaries.map((summary) => namedSummary(summary, host.sessions.nameOf))
}

function fits(summary: TableSummary, { game, phase, name }: RequestOf<'matches'>): boolean {
  if (game !== undefined && summary.game !== game) return false
  const isOver = summary.phase === 'over' || summary.phase === 'closed'
  if (phase !== undefined && (phase === 'over') !== isOver) return false
  const part = name?.toLowerCase() ?? ''
  const names = summary.seats.flatMap((seat) => [seat.name ?? '', seat.ownerName ?? '', seat.called ?? ''])
  return part === '' || names.some((one) => one.toLowerCase().includes(part))
}

export async function outOfSight({ host, person }: Call): Promise<Answers['out-of-sight']> {
  const all = await host.store.outOfSight(person)
  const idsOf = (which: 'table' | 'person'): string[] => all.flatMap(({ kind, of }) => (kind === which ? [of] : []))
  const people = idsOf('person')
  await host.sessions.know(people)
  return { tables: idsOf('table'), people: people.map((id) => ({ id, name: host.sessions.nameOf(id) })) }
}

export async function putAway(
  { host, person }: Call,
  { kind, of, away }: RequestOf<'put-away'>,
): Promise<Answers['put-away'] | RequestRefusal> {
  const { store } = host
  if (!away) await store.bringBack(person, { kind, of })
  else if ((await store.outOfSight(person)).length >= MOST_AWAY)
    return refuse('limit', say`${MOST_AWAY} tables and people are put away already. Bring some back first.`)
  else if (kind === 'table' ? !(await store.summary(of)) : !(await store.person(of)))
    return refuse('unknown', kind === 'table' ? 'There is no such table.' : 'There is nobody of that id.')
  else await store.putAway(person, { kind, of })
  return {}
}
