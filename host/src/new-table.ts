import { type AnyGame, begin, type Json, type MatchLog, recording } from '@anachron/kernel'
import type { ClockRule, SeatPlan } from '@anachron/wire'
import { applyLine } from './apply-line.ts'
import type { Clock } from './clock.ts'
import type { BotRunner } from './environment.ts'
import { matchChance } from './fairness.ts'
import type { Header, LedgerEvent, Line, Sitter } from './ledger.ts'
import type { Randomness } from './randomness.ts'
import { entropyOf, freshState, type TableState } from './state.ts'
import type { Store } from './store.ts'
import { listRowOf } from './summaries.ts'
import type { Table } from './table.ts'
import type { Tables } from './tables.ts'

/** Somebody who is to sit in a seat, or for whom it is kept. */
export interface Placed {
  sitter: Sitter
  owner?: string
}

export interface NewTable {
  game: AnyGame
  options: Json
  listed: 'private' | 'open'
  clock: ClockRule | null
  hints?: boolean
  privateTalk?: boolean
  welcomesBots?: boolean
  seats: Placed[]
  entropy?: string | undefined
  /** A match whose log is the past of this one. */
  past?: { log: MatchLog }
  /** That past is foreign. */
  foreign?: boolean
}

interface NewTablePorts {
  readonly clock: Clock
  readonly store: Pick<Store, 'header'>
  readonly tables: Pick<Tables, 'create' | 'inMemory' | 'open'>
  readonly randomness: Pick<Randomness, 'hex' | 'idFor'>
  workingOn(table: string): void
}

/** Whose request it is. */
interface Maker {
  host: NewTablePorts
  person: string
  request: { id: string }
}

export const placed = (plan: readonly SeatPlan[], person: string): Placed[] =>
  plan.map((seat) => {
    if (seat.kind === 'bot') return { sitter: { kind: 'bot', level: seat.level } }
    if (seat.kind === 'open') return { sitter: { kind: 'open' } }
    const guest = seat.kind === 'hot-seat' ? { guest: true as const } : {}
    const called = seat.called === undefined ? {} : { called: seat.called }
    return { sitter: { kind: 'person', person, ...guest, ...called } }
  })

export const knowsLevels = ({ levels }: BotRunner, plan: readonly SeatPlan[]): boolean =>
  plan.every((seat) => seat.kind !== 'bot' || levels.includes(seat.level))

/** The line with which play begins, once nobody is missing. */
export function startEvent(state: TableState): LedgerEvent {
  const { header, game } = state
  if (header.past) return { do: 'start' }
  const rolls: number[] = []
  const chance = matchChance(header.secret, entropyOf(state))(0)
  begin(game, header.options as never, header.seats, recording(chance, rolls))
  return { do: 'start', rolls }
}

export const isFull = (state: TableState): boolean => state.seats.every(({ sitter }) => sitter.kind !== 'open')

/** The table that a request wants: made now, or the one it has made already when it is sent again. */
export async function createTable({ host, person, request }: Maker, wanted: NewTable): Promise<Table> {
  const id = host.randomness.idFor(person, request.id)
  const made = await host.tables.open(id)
  if (made) return made
  try {
    return await layTable(host, id, person, wanted)
  } catch (error) {
    // The same request may have come through another server at the same moment.
    const other = await host.tables.open(id)
    if (other) return other
    throw error
  }
}

/** Branches of branches that are followed; beyond that a table does not say what it left. */
const FAR = 100

async function pastOf(host: NewTablePorts, table: string, log: MatchLog, foreign: boolean): Promise<Header['past']> {
  const { origin, entries, branchOf } = log
  const isNew = branchOf && !(await descendsFrom(host, branchOf.match, table))
  return { origin, entries, ...(isNew ? { branchOf } : {}), ...(foreign ? {} : { own: true as const }) }
}

/**
 * A table that was removed can be made once more under its old id; were it then to leave one of its own branches, they
 * would form a ring.
 */
async function descendsFrom(host: NewTablePorts, table: string, ancestor: string): Promise<boolean> {
  let at: string | undefined = table
  for (let far = 0; at !== undefined; far++) {
    if (at === ancestor || far === FAR) return true
    const header: Header | undefined = host.tables.inMemory(at)?.state.header ?? (await host.store.header(at))
    at = header?.past?.branchOf?.match
  }
  return false
}

async function layTable(host: NewTablePorts, table: string, by: string, wanted: NewTable): Promise<Table> {
  const { game, options, listed, clock } = wanted
  const past = wanted.past && (await pastOf(host, table, wanted.past.log, wanted.foreign ?? false))
  const header: Header = {
    table,
    game: game.id,
    version: game.version,
    options,
    seats: wanted.seats.length,
    by,
    created: host.clock.now(),
    listed,
    clock,
    ...(wanted.hints === false ? { hints: false as const } : {}),
    ...(wanted.privateTalk ? { privateTalk: true as const } : {}),
    ...(wanted.welcomesBots ? { welcomesBots: true as const } : {}),
    secret: host.randomness.hex(),
    ...(past ? { past } : {}),
  }
  host.workingOn(table)
  const state = freshState(header, game)
  const lines: Line[] = []
  const write = (event: LedgerEvent): void => {
    const line: Line = { n: lines.length + 1, at: header.created, by, event }
    applyLine(state, line)
    lines.push(line)
  }
  let given = false
  for (const [seat, { sitter, owner }] of wanted.seats.entries()) {
    if (sitter.kind === 'open' && owner === undefined) continue
    const mine = !given && sitter.kind === 'person' && sitter.person === by && wanted.entropy !== undefined
    if (mine) given = true
    write({
      do: 'sit',
      seat,
      sitter,
      ...(owner === undefined ? {} : { owner }),
      ...(mine && wanted.entropy !== undefined ? { entropy: wanted.entropy } : {}),
    })
  }
  if (isFull(state)) write(startEvent(state))
  return host.tables.create(header, lines, listRowOf(state))
}
