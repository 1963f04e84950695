import type { Json } from '@anachron/kernel'
import type { Keepsake, TableSummary } from '@anachron/wire'
import type { Header, Line } from './ledger.ts'

/** What a table looks like in lists, kept beside its ledger and written in the same moment as a line. */
export interface ListRow {
  /** Without names: those belong to people and can change. Who sits where changes with `sit` lines alone. */
  summary: TableSummary
  /** When the clock of the seat that thinks will be up; null when none runs. */
  due: number | null
}

/** Somebody who plays here. A guest has no passphrase. */
export interface Person {
  id: string
  name: string
  created: number
  /** As made by the server; unknown to the host. */
  passphrase?: string
  /** Where to send word when a decision waits for them. */
  webhook?: string
  /** Changed when all their sessions are ended; unknown to the host. */
  sessionKey?: string
}

/** What changes about a person; what is left out stays as it is. */
export interface PersonChange {
  name?: string
  passphrase?: string
  /** Null: none any more. */
  webhook?: string | null
  sessionKey?: string
}

/** A document that a person keeps, and for which game. */
export interface KeepsakeOf extends Keepsake {
  game: string
}

export interface TableRecord {
  header: Header
  lines: Line[]
}

/** What comes with the news of a line, so that most need not be looked up. */
export interface About {
  /** People whose decision it is now. */
  asked: string[]
}

export interface StoreListener {
  /** Another process has added lines to a table. */
  line(table: string, n: number, about?: About): void
  /** Some may not have been heard of. */
  missed(): void
  note(text: string): void
}

/** Where a list was left. */
export type ListPlace = Pick<TableSummary, 'touched' | 'table'>

/** What somebody does not want to see: a table in their lists, or what a person says. */
export interface PutAway {
  kind: 'table' | 'person'
  of: string
}

/** What somebody tells whoever runs the server about somebody else. */
export interface Report {
  /** The same for the same report: told twice, it is kept once. */
  id: string
  at: number
  /** Who told it; null once they are forgotten. */
  by: string | null
  /** About whom, and at which table. */
  person: string
  table: string
  /** The line of the ledger that it is about, as it was said; null where it is about the person. */
  said: { line: number; text: string } | null
  why: string
}

/** Where reports are kept for whoever runs the server. */
export interface Reports {
  add(report: Report): Promise<void>
  /** Those that somebody has made, the oldest first. */
  by(person: string): Promise<Report[]>
}

export type SummaryList = 'open' | 'live'

/**
 * Where tables and people are kept. All stores pass one conformance suite. A promise that resolves means: safe, as safe
 * as this store can make it.
 */
export interface Store {
  /** A new table with its first lines, numbered from 1. */
  create(header: Header, lines: readonly Line[], listRow: ListRow): Promise<void>
  load(table: string): Promise<TableRecord | undefined>
  header(table: string): Promise<Header | undefined>
  /** Lines after `after`, in order. */
  linesAfter(table: string, after: number): Promise<Line[]>
  /**
   * Adds line n if the table has n-1 of them. `taken`: somebody else has written line n or removed the table; nothing
   * was changed. A rejected promise leaves open whether the line was written.
   */
  append(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'>
  /** Hears what other processes do from now on. Returns how to stop. */
  listen(listener: StoreListener): () => void
  /** Passes a note to the other processes, as lightly as it is meant: it may get lost. Absent where there are none. */
  tell?(note: string): void

  summary(table: string): Promise<TableSummary | undefined>
  /**
   * Tables somebody sits at or has set up, the latest touched first, of those at the same moment by id. `after`: the
   * last one that is known already.
   */
  summariesOf(person: string, limit: number, after?: ListPlace): Promise<TableSummary[]>
  /** Open: listed, gathering, with a free seat. Live: listed and being played. */
  summaries(list: SummaryList, limit: number): Promise<TableSummary[]>
  /**
   * How many listed tables that are not over somebody has a place at. Absent where one person is alone with their
   * tables.
   */
  listedTables?(person: string): Promise<number>
  /** Tables where a clock is up at `now`. */
  due(now: number, limit: number): Promise<string[]>
  /** Says when to look at a table again, if it still has `head` lines. */
  postpone(table: string, head: number, due: number | null): Promise<void>
  /** All tables, in the order of their ids, for checks and backups. */
  tables(after: string, limit: number): Promise<string[]>
  /** For tables that nobody else may miss: one person's own, when that person goes. */
  remove(table: string): Promise<void>

  savePerson(person: Person): Promise<void>
  /**
   * Changes somebody who is known, and nothing else: two changes at one moment both hold, and whoever was forgotten
   * stays so.
   */
  changePerson(id: string, change: PersonChange): Promise<void>
  person(id: string): Promise<Person | undefined>
  people(ids: readonly string[]): Promise<Person[]>
  personNamed(name: string): Promise<Person | undefined>
  /**
   * Forgets a person: their row, their keepsakes, what they put away and where they have been; what they have said is
   * emptied, and nobody is noted to have put them away. Reports about them go; of those they made, who made them and in
   * which words. Their seats stay as a nameless id.
   */
  forgetPerson(id: string): Promise<void>
  /** What a person keeps, for one game or for all, in no particular order. */
  keepsakes(person: string, game?: string): Promise<KeepsakeOf[]>
  /** Puts a document in the place of what had its name. */
  saveKeepsake(person: string, keepsake: KeepsakeOf): Promise<void>
  dropKeepsake(person: string, game: string, name: string): Promise<void>
  /** What a person has put away, in no particular order. */
  outOfSight(person: string): Promise<PutAway[]>
  putAway(person: string, what: PutAway): Promise<void>
  bringBack(person: string, what: PutAway): Promise<void>
  /** Absent where nobody runs anything: a browser that is its own host. */
  readonly reports?: Reports
  /** What was found when looking back on a match of so many entries. */
  analysis(table: string, entries: number): Promise<Json | undefined>
  saveAnalysis(table: string, entries: number, found: Json): Promise<void>
  /** How far somebody has seen a match. */
  saveSeen(person: string, table: string, entry: number): Promise<void>
  seen(person: string, table: string): Promise<number | undefined>

  /**
   * Notes that somebody could accept moves at this moment; the gaps are charged to nobody. `jumped`: by how much the
   * clock has been set since the last time, forward or back; what it was set forward by is a gap.
   */
  alive(now: number, gapOver: number, jumped?: number): Promise<void>
  /** Milliseconds between `from` and `to` in which nobody could accept moves. */
  downtime(from: number, to: number): Promise<number>

  /** A value kept with the data, for all processes; made by the first that asks. */
  setting(key: string, make: () => string): Promise<string>

  /** Cheap: whether the store answers. Rejects when it does not. */
  check(): Promise<void>
  close(): Promise<void>
}
