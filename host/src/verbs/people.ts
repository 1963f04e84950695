import { say } from '@anachron/kernel/words'
import { type Answers, isBotAccount, type RequestOf, type TableSummary, WIRE_VERSION } from '@anachron/wire'
import type { Call } from '../call.ts'
import type { Host } from '../host.ts'
import { type RequestRefusal, refuse } from '../request-refusal.ts'
import { namedSummary } from '../summaries.ts'
import { tablesAway } from './matches.ts'

const LISTED = 100

export async function hello(
  call: Call,
  { version, changes }: RequestOf<'hello'>,
): Promise<Answers['hello'] | RequestRefusal> {
  if (version !== WIRE_VERSION)
    return refuse('version', say`This host speaks version ${WIRE_VERSION}; you speak ${version}. Reload the page.`)
  const { host, session } = call
  session.takesChanges = changes
  return { version: WIRE_VERSION, you: { ...session.person }, now: host.clock.now(), levels: [...host.bots.levels] }
}

export async function ping({ host }: Call): Promise<Answers['ping']> {
  return { now: host.clock.now() }
}

export async function attention({ host, session }: Call, { hidden }: RequestOf<'attention'>): Promise<object> {
  host.watching.attend(session, hidden)
  return {}
}

export async function waiting({ host, person }: Call): Promise<Answers['waiting']> {
  const yours = await ownTables(host, person)
  const asked = yours.filter(
    ({ phase, waiting: seats, seats: all }) =>
      phase === 'playing' && seats.some((seat) => all[seat]?.person === person),
  )
  return { tables: asked.map(({ table }) => table) }
}

/** The latest tables of somebody, without those they have put away. */
async function ownTables({ store }: Host, person: string): Promise<TableSummary[]> {
  const [all, away] = await Promise.all([store.summariesOf(person, LISTED), tablesAway(store, person)])
  return all.filter(({ table }) => !away.has(table))
}

export async function lobby(call: Call): Promise<Answers['lobby']> {
  const { store } = call.host
  const [yours, open, live] = await Promise.all([
    ownTables(call.host, call.person),
    store.summaries('open', LISTED),
    store.summaries('live', LISTED),
  ])
  const summaries = [...yours, ...open, ...live]
  await call.host.sessions.know(
    summaries.flatMap((summary) => summary.seats.flatMap((s) => [s.person ?? [], s.owner ?? []].flat())),
  )
  call.session.inLobby = true
  const named = (list: typeof yours) =>
    list.map((summary) => ({ ...namedSummary(summary, call.host.sessions.nameOf), ...call.host.attendance(summary) }))
  return { yours: named(yours), open: named(open), live: named(live) }
}

export async function leaveLobby(call: Call): Promise<object> {
  call.session.inLobby = false
  return {}
}

export async function rename(call: Call, { name }: RequestOf<'rename'>): Promise<Answers['rename'] | RequestRefusal> {
  if (isBotAccount(call.person)) return refuse('not-yours', 'A bot keeps its name, which says that it is one.')
  const { store } = call.host
  const other = await store.personNamed(name)
  if (other && other.id !== call.person)
    return refuse('not-now', 'Somebody has protected that name. Choose another one.')
  await store.changePerson(call.person, { name })
  call.host.renamed(call.person, name)
  call.host.remote.say({ is: 'renamed', person: call.person, name })
  return { name }
}
