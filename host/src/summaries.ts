import { type Json, sameJson } from '@anachron/kernel'
import type { SeatInfo, TableInfo, TableSummary } from '@anachron/wire'
import { dueAt } from './clocks.ts'
import { commitmentTo } from './fairness.ts'
import { type Header, isForeign, type Sitter } from './ledger.ts'
import { patienceOf } from './patience.ts'
import { entropyOf, type SeatState, type TableState } from './state.ts'
import type { ListRow } from './store.ts'

type Names = (person: string) => string

function seatInfo({ sitter, owner, standIn }: SeatState, names?: Names): Omit<SeatInfo, 'here'> {
  return {
    kind: sitter.kind,
    ...(sitter.kind === 'person' ? { person: sitter.person, ...(names ? { name: names(sitter.person) } : {}) } : {}),
    ...(sitter.kind === 'person' && sitter.guest ? { guest: true as const } : {}),
    ...(sitter.kind === 'person' && sitter.called ? { called: sitter.called } : {}),
    ...(sitter.kind === 'bot' ? { level: sitter.level } : {}),
    ...(owner === undefined ? {} : { owner, ...(names ? { ownerName: names(owner) } : {}) }),
    ...(standIn === undefined ? {} : { standIn }),
  }
}

const made = new WeakMap<readonly SeatState[], TableSummary['seats']>()

/** Seats change seldom, and summaries are made with every move. */
function seatSummaries(seats: readonly SeatState[]): TableSummary['seats'] {
  let summaries = made.get(seats)
  if (!summaries) {
    summaries = seats.map((seat) => seatInfo(seat))
    made.set(seats, summaries)
  }
  return summaries
}

/** The table in a list, and when somebody must look at it. */
export function listRowOf(state: TableState): ListRow {
  const { header, match } = state
  const summary: TableSummary = {
    table: header.table,
    game: header.game,
    phase: state.phase,
    listed: header.listed,
    seats: seatSummaries(state.seats),
    clock: header.clock,
    ...(header.hints === false ? { hints: false as const } : {}),
    ...(header.welcomesBots ? { welcomesBots: true as const } : {}),
    ...differingOptions(state),
    by: header.by,
    waiting: state.phase === 'playing' ? [...(state.deciding?.seats ?? [])] : [],
    entry: match?.log.entries.length ?? 0,
    created: header.created,
    touched: state.touched,
    result: match?.state.result ?? null,
  }
  return { summary, due: dueAt(state) }
}

const differing = new WeakMap<Header, Pick<TableSummary, 'differs'>>()

/** Options that somebody has changed. */
function differingOptions({ header, game }: TableState): Pick<TableSummary, 'differs'> {
  const known = differing.get(header)
  if (known) return known
  const given = Object.entries((header.options ?? {}) as Record<string, Json>)
  const changed = given.filter(([key, value]) => !sameJson(value, game.options[key]?.default as Json))
  const made = changed.length === 0 ? {} : { differs: Object.fromEntries(changed) }
  differing.set(header, made)
  return made
}

/** Names are put in when a summary leaves. */
export const namedSummary = (summary: TableSummary, names: Names): TableSummary => ({
  ...summary,
  seats: summary.seats.map((seat) => ({
    ...seat,
    ...(seat.person === undefined ? {} : { name: names(seat.person) }),
    ...(seat.owner === undefined ? {} : { ownerName: names(seat.owner) }),
  })),
})

function presenceOf(sitter: Sitter, here: ReadonlySet<string>, awaySince: (person: string) => number) {
  if (sitter.kind !== 'person') return { here: false }
  return here.has(sitter.person) ? { here: true } : { here: false, awaySince: awaySince(sitter.person) }
}

/** A table as a person may know it. `here`: whoever looks at it. */
export function tableInfo(
  state: TableState,
  person: string,
  names: Names,
  here: ReadonlySet<string>,
  awaySince: (person: string) => number,
): TableInfo {
  const { header } = state
  const seated = new Set(state.seats.map(({ sitter }) => (sitter.kind === 'person' ? sitter.person : '')))
  return {
    table: header.table,
    game: header.game,
    version: header.version,
    options: header.options,
    phase: state.phase,
    listed: header.listed,
    seats: state.seats.map((seat) => ({ ...seatInfo(seat, names), ...presenceOf(seat.sitter, here, awaySince) })),
    clock: header.clock,
    hints: header.hints !== false,
    privateTalk: header.privateTalk === true,
    welcomesBots: header.welcomesBots === true,
    by: header.by,
    created: header.created,
    ...(header.past?.origin.kind === 'position' ? { from: header.past.origin.words } : {}),
    ...(isForeign(header) ? { foreign: true as const } : {}),
    ...(header.past?.branchOf
      ? { branchOf: { table: header.past.branchOf.match, entry: header.past.branchOf.entry } }
      : {}),
    // A branch is a world as its maker imagines it, with what they truly hold: nobody else finds it while that is a
    // secret.
    branches: state.branches
      .filter(({ by }) => state.phase === 'over' || by === person)
      .map(({ table, entry }) => ({ table, entry })),
    ...(state.rematch === null ? {} : { rematch: state.rematch.table }),
    ...(state.rematch?.by ? { rematchBy: state.rematch.by } : {}),
    patience: patienceOf(header),
    ...(state.offer === null ? {} : { offer: state.offer }),
    fair: {
      commitment: commitmentTo(header.secret),
      entropy: entropyOf(state),
      ...(state.phase === 'over' ? { secret: header.secret } : {}),
    },
    spectators: [...here].filter((one) => !seated.has(one)).length,
    ...(state.closed === null ? {} : { closed: state.closed }),
  }
}
