import type { Card, SeatInfo, TableInfo } from '@anachron/wire'
import { dueAt } from './clocks.ts'
import { commitmentTo } from './fairness.ts'
import { isForeign } from './foreign.ts'
import { entropyOf, type SeatState, type TableState } from './state.ts'
import type { Standing } from './store.ts'

type Names = (person: string) => string

function seatInfo({ sitter, owner }: SeatState, names?: Names): Omit<SeatInfo, 'here'> {
  return {
    kind: sitter.kind,
    ...(sitter.kind === 'person' ? { person: sitter.person, ...(names ? { name: names(sitter.person) } : {}) } : {}),
    ...(sitter.kind === 'person' && sitter.guest ? { guest: true as const } : {}),
    ...(sitter.kind === 'bot' ? { level: sitter.level } : {}),
    ...(owner === undefined ? {} : { owner, ...(names ? { ownerName: names(owner) } : {}) }),
  }
}

const made = new WeakMap<readonly SeatState[], Card['seats']>()

/** Seats change seldom, and cards are made with every move. */
function seatCards(seats: readonly SeatState[]): Card['seats'] {
  let cards = made.get(seats)
  if (!cards) {
    cards = seats.map((seat) => seatInfo(seat))
    made.set(seats, cards)
  }
  return cards
}

/** The table in a list, and when somebody must look at it. */
export function standingOf(state: TableState): Standing {
  const { header, match } = state
  const card: Card = {
    table: header.table,
    game: header.game,
    phase: state.phase,
    listed: header.listed,
    seats: seatCards(state.seats),
    clock: header.clock,
    by: header.by,
    waiting: state.phase === 'playing' ? [...(state.deciding?.seats ?? [])] : [],
    entry: match?.log.entries.length ?? 0,
    created: header.created,
    touched: state.touched,
    result: match?.state.result ?? null,
  }
  return { card, due: dueAt(state) }
}

/** Names are put in when a card leaves. */
export const namedCard = (card: Card, names: Names): Card => ({
  ...card,
  seats: card.seats.map((seat) => ({
    ...seat,
    ...(seat.person === undefined ? {} : { name: names(seat.person) }),
    ...(seat.owner === undefined ? {} : { ownerName: names(seat.owner) }),
  })),
})

/** A table as a person may know it. `here`: whoever looks at it. */
export function tableInfo(state: TableState, person: string, names: Names, here: ReadonlySet<string>): TableInfo {
  const { header } = state
  const seated = new Set(state.seats.map(({ sitter }) => (sitter.kind === 'person' ? sitter.person : '')))
  return {
    table: header.table,
    game: header.game,
    version: header.version,
    options: header.options,
    phase: state.phase,
    listed: header.listed,
    seats: state.seats.map((seat) => ({
      ...seatInfo(seat, names),
      here: seat.sitter.kind === 'person' && here.has(seat.sitter.person),
    })),
    clock: header.clock,
    by: header.by,
    created: header.created,
    ...(header.past?.origin.kind === 'position' ? { from: header.past.origin.words } : {}),
    ...(isForeign(header) ? { elsewhere: true as const } : {}),
    ...(header.past?.branchOf
      ? { branchOf: { table: header.past.branchOf.match, entry: header.past.branchOf.entry } }
      : {}),
    // A branch is a world as its maker imagines it, with what they truly hold: nobody else finds it while that is a secret.
    branches: state.branches
      .filter(({ by }) => state.phase === 'over' || by === person)
      .map(({ table, entry }) => ({ table, entry })),
    ...(state.rematch === null ? {} : { rematch: state.rematch }),
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
