import type {
  Header,
  KeepsakeOf,
  Line,
  ListPlace,
  ListRow,
  Person,
  PersonChange,
  PutAway,
  Store,
  StoreListener,
  SummaryList,
  TableRecord,
} from '@anachron/host'
import type { Json } from '@anachron/kernel'
import type { Room, TableSummary } from '@anachron/wire'
import type { Statement } from './database.ts'
import { CommitFailed, FileLost, TAKEN } from './faults.ts'
import { forgetReports, ReportStore } from './reports.ts'
import {
  keepsakeFrom,
  type LineRow,
  lineFrom,
  listRowValues,
  peopleIn,
  personFrom,
  type Row,
  summaryFrom,
  type Value,
} from './rows.ts'
import { STORED, type StoredTable } from './schema.ts'
import { forgetTold, NOT_TOLD, removeTold, ToldStore } from './told-store.ts'

/** A line on its way into the database. */
export interface Append {
  table: string
  line: Line
  listRow: ListRow
}

/** A store that a server can keep its own settings in, and that several processes may have open. */
export interface ServerStore extends Store {
  readonly kind: 'sqlite' | 'postgres'
  /** How people are told that a decision waits, and what they have been told. */
  readonly told: ToldStore
  readonly reports: ReportStore
  /**
   * Counts a guess of a passphrase: milliseconds it must wait, and then it was not counted; 0 = it may be looked at.
   */
  countGuess(who: string, free: number, now: number): Promise<number>
  forgetGuesses(who: string): Promise<void>
  /** Sessions that prove nothing any more. */
  endSessions(sessions: readonly string[], person: string): Promise<void>
  endedSessions(sessions: readonly string[]): Promise<string[]>
  /** Notes the token of a bot from outside. */
  saveScript(script: ScriptRow): Promise<void>
  /** The tokens that somebody has made, the oldest first; null: those made by whoever runs the server. */
  scriptsOf(owner: string | null): Promise<ScriptRow[]>
  scriptUsed(session: string, at: number): Promise<void>
  dropScript(session: string): Promise<void>
  /** All that somebody has said, wherever: the oldest first. */
  saidBy(person: string): Promise<Said[]>
  /** How far somebody has seen which matches. */
  seenBy(person: string): Promise<{ table: string; entry: number }[]>
  /**
   * Looks at so many people, in the order of their ids: those of them who came before `before`, as guests, and never
   * did anything. `last`: the last that was looked at; nothing when there are no more.
   */
  idleGuests(after: string, before: number, limit: number): Promise<{ idle: string[]; last: string | undefined }>
  /** Forgets those of them who still have not done anything. */
  dropGuests(ids: readonly string[]): Promise<void>
}

/** A line that somebody has said. */
export interface Said {
  table: string
  at: number
  text: string
  room: Room
}

/** A token of a bot from outside, by the name of its session. */
export interface ScriptRow {
  session: string
  bot: string
  owner: string | null
  created: number
  used: number | null
}

/** Wrong guesses are forgotten after an hour. */
const GUESSES_KEPT = 3_600_000
const LONGEST_WAIT = 900_000
/**
 * Counts and answers in one: of many tries at one moment no more get through than are free. The last free one is
 * followed by a second in which nobody is listened to, each further one by twice the time. A wait longer than any is of
 * a clock that has been set back. Who, now; now, free, free, free; now, now.
 */
const COUNT_GUESS = `INSERT INTO guesses VALUES (?, 1, ?) ON CONFLICT (who) DO UPDATE SET count = guesses.count + 1,
  until = CAST(? AS bigint) + CASE WHEN guesses.count < CAST(? AS integer) THEN 0
    WHEN guesses.count > CAST(? AS integer) + 9 THEN ${LONGEST_WAIT} ELSE 1000 << (guesses.count - CAST(? AS integer)) END
  WHERE guesses.until <= ? OR guesses.until > CAST(? AS bigint) + ${LONGEST_WAIT}`

/** As the server names guests, who have nothing and have said nothing. */
const IDLE_GUEST = `passphrase IS NULL AND webhook IS NULL AND name = 'Guest ' || substr(id, 1, 4)
  AND NOT EXISTS (SELECT 1 FROM places WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM keepsakes WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM scripts WHERE owner = people.id)
  AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = people.id)
  AND NOT EXISTS (SELECT 1 FROM lines WHERE person = people.id AND deed LIKE '{"do":"chat"%')
  AND ${NOT_TOLD}`

/** A row on its way into an empty store. */
export interface Filling {
  table: StoredTable
  row: Row
}

/** Whoever has opened an empty store, or served from it, has left these in it. */
const REPLACING: Partial<Record<StoredTable, string>> = {
  settings: ' ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  signs: ' ON CONFLICT (id) DO UPDATE SET last = excluded.last',
}

export function fillStatement({ table, row }: Filling): Statement {
  const columns = STORED[table].filter((column) => column in row)
  const marks = columns.map(() => '?').join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})${REPLACING[table] ?? ''}`
  return { sql, values: columns.map((column) => row[column] ?? null) }
}

/** A setting that is there while a backup is being restored. */
const RESTORING = 'restoring'
export const RESTORED: Statement = { sql: 'DELETE FROM settings WHERE key = ?', values: [RESTORING] }

/** What SQLite and Postgres have in common: all of it but the hot statement. Statements are written with `?`. */
export abstract class SqlStore implements ServerStore {
  abstract readonly kind: 'sqlite' | 'postgres'
  readonly told = new ToldStore({
    all: (sql, values) => this.all(sql, values),
    together: (statements) => this.together(statements),
    changed: (sql, values) => this.changed(sql, values),
    unlessTaken: (statements) => this.unlessTaken(statements),
  })
  readonly reports = new ReportStore({
    all: (sql, values) => this.all(sql, values),
    changed: (sql, values) => this.changed(sql, values),
  })
  protected abstract all(sql: string, values: readonly Value[]): Promise<Row[]>
  /** Statements that are all carried out or none. */
  protected abstract together(statements: readonly Statement[]): Promise<void>
  /** Carries out a statement: whether it changed anything. */
  protected abstract changed(sql: string, values: readonly Value[]): Promise<boolean>
  /** All of them, unless a guard among them changes nothing: whether they were carried out. */
  protected async unlessTaken(statements: readonly Statement[]): Promise<boolean> {
    try {
      await this.together(statements)
      return true
    } catch (error) {
      if (error instanceof Error && error.message === TAKEN) return false
      throw error
    }
  }
  /** Puts a line in behind the others of its table, and moves the standing there. */
  protected abstract lineStatements(table: string, line: Line, listRow: ListRow): Statement[]
  /** Lines of a table after a number, in order: table, number. */
  protected abstract readonly linesSql: string
  /** Takes the lines of a table out. */
  protected abstract readonly dropLinesSql: string
  abstract append(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'>
  abstract listen(listener: StoreListener): () => void
  abstract close(): Promise<void>

  /** Why the last commit did not work; null when it did. */
  protected commitFault: Error | null = null

  /** Every row of every table, all as they were at one moment, while the store is in use. */
  abstract snapshot(): AsyncGenerator<{ table: StoredTable; row: Row }>

  /**
   * Puts rows of a snapshot into an empty store, and takes the note off that it is being restored: all of it or
   * nothing.
   */
  protected abstract fillAtOnce(rows: AsyncIterable<Filling>): Promise<void>

  /**
   * Fills an empty store from a snapshot. Until that is done a note says so, and nobody takes what is there for a
   * database.
   */
  async fill(rows: AsyncIterable<Filling>): Promise<void> {
    if (!(await this.isEmpty())) throw new Error('This database is not empty. A backup is restored into an empty one.')
    await this.saveSetting(RESTORING, 'yes')
    try {
      await this.fillAtOnce(rows)
    } catch (error) {
      // Another restore was faster, and what it has filled is whole.
      if (!(await this.isEmpty())) await this.all(RESTORED.sql, RESTORED.values)
      throw error
    }
  }

  /** Also when whoever restored it has died. */
  async isBeingRestored(): Promise<boolean> {
    return (await this.all('SELECT key FROM settings WHERE key = ?', [RESTORING])).length > 0
  }

  async isEmpty(): Promise<boolean> {
    return (await this.tables('', 1)).length === 0 && (await this.all('SELECT id FROM people LIMIT 1', [])).length === 0
  }

  async setting(key: string, make: () => string): Promise<string> {
    await this.all('INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO NOTHING', [key, make()])
    return (await this.#one('SELECT value FROM settings WHERE key = ?', [key]))?.value as string
  }

  async saveSetting(key: string, value: string): Promise<void> {
    await this.all('INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
      key,
      value,
    ])
  }

  async dropSetting(key: string): Promise<void> {
    await this.all('DELETE FROM settings WHERE key = ?', [key])
  }

  /** All settings whose key begins like this. */
  async settingsLike(beginning: string): Promise<[key: string, value: string][]> {
    const rows = await this.all('SELECT key, value FROM settings WHERE substr(key, 1, ?) = ? ORDER BY key', [
      beginning.length,
      beginning,
    ])
    return rows.map((row) => [row.key as string, row.value as string])
  }

  async renameSetting(from: string, to: string): Promise<void> {
    await this.all('UPDATE settings SET key = ? WHERE key = ?', [to, from])
  }

  async #one(sql: string, values: readonly Value[]): Promise<Row | undefined> {
    return (await this.all(sql, values))[0]
  }

  async create(header: Header, lines: readonly Line[], listRow: ListRow): Promise<void> {
    const { table, by, listed } = header
    const {
      seats,
      phase: _phase,
      waiting: _waiting,
      entry: _entry,
      touched: _touched,
      result: _result,
      ...fixed
    } = listRow.summary
    const people = new Set([by, ...lines.flatMap(peopleIn)])
    await this.together([
      {
        sql: 'INSERT INTO tables VALUES (?, ?, ?, ?)',
        values: [table, JSON.stringify(header), JSON.stringify(fixed), JSON.stringify(seats)],
      },
      {
        sql: 'INSERT INTO standings (head, entry, phase, waiting, result, touched, due, id, listed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        values: [...listRowValues(0, listRow), table, listed],
      },
      ...lines.flatMap((line) => this.lineStatements(table, line, listRow)),
      ...[...people].map((person) => ({ sql: 'INSERT INTO places VALUES (?, ?)', values: [person, table] })),
    ])
  }

  async load(table: string): Promise<TableRecord | undefined> {
    const header = await this.header(table)
    return header && { header, lines: await this.linesAfter(table, 0) }
  }

  async header(table: string): Promise<Header | undefined> {
    const row = await this.#one('SELECT header FROM tables WHERE id = ?', [table])
    return row && (JSON.parse(row.header as string) as Header)
  }

  async linesAfter(table: string, after: number): Promise<Line[]> {
    return ((await this.all(this.linesSql, [table, after])) as unknown as LineRow[]).map(lineFrom)
  }

  async summary(table: string): Promise<TableSummary | undefined> {
    const [summary] = await this.#summaries('WHERE t.id = ?', [table, 1])
    return summary
  }

  async summariesOf(person: string, limit: number, after?: ListPlace): Promise<TableSummary[]> {
    const beyond = after ? ' AND (s.touched < ? OR (s.touched = ? AND s.id > ?))' : ''
    const known = after ? [after.touched, after.touched, after.table] : []
    const where = `JOIN places p ON p.table_id = t.id WHERE p.person = ?${beyond}`
    const summaries = await this.#summaries(where, [person, ...known, limit])
    // Places are not struck off when somebody stands up again.
    const isAt = (summary: TableSummary): boolean =>
      summary.seats.some((seat) => seat.person === person || seat.owner === person)
    return summaries.filter((summary) => summary.by === person || isAt(summary))
  }

  summaries(list: SummaryList, limit: number): Promise<TableSummary[]> {
    const phase = list === 'open' ? 'gathering' : 'playing'
    return this.#summaries("WHERE s.listed = 'open' AND s.phase = ?", [phase, limit])
  }

  async #summaries(where: string, values: readonly Value[]): Promise<TableSummary[]> {
    const rows = await this.all(
      `SELECT t.fixed, t.seats, s.* FROM standings s JOIN tables t ON t.id = s.id ${where}
       ORDER BY s.touched DESC, s.id LIMIT ?`,
      values,
    )
    return rows.map(summaryFrom)
  }

  async listedTables(person: string): Promise<number> {
    const row = await this.#one(
      `SELECT count(*) AS number FROM places p JOIN standings s ON s.id = p.table_id
       WHERE p.person = ? AND s.listed = 'open' AND s.phase IN ('gathering', 'playing')`,
      [person],
    )
    return Number(row?.number ?? 0)
  }

  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.all('SELECT id FROM standings WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', [
      now,
      limit,
    ])
    return rows.map((row) => row.id as string)
  }

  async postpone(table: string, head: number, due: number | null): Promise<void> {
    await this.all('UPDATE standings SET due = ? WHERE id = ? AND head = ?', [due, table, head])
  }

  async tables(after: string, limit: number): Promise<string[]> {
    const rows = await this.all('SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?', [after, limit])
    return rows.map((row) => row.id as string)
  }

  async remove(table: string): Promise<void> {
    const values = [table]
    await this.together([
      { sql: this.dropLinesSql, values },
      { sql: 'DELETE FROM tables WHERE id = ?', values },
      { sql: 'DELETE FROM standings WHERE id = ?', values },
      { sql: 'DELETE FROM places WHERE table_id = ?', values },
      { sql: 'DELETE FROM seen WHERE table_id = ?', values },
      { sql: 'DELETE FROM analyses WHERE table_id = ?', values },
      { sql: "DELETE FROM put_away WHERE kind = 'table' AND what = ?", values },
      ...removeTold(table),
    ])
  }

  async savePerson({ id, name, created, passphrase, webhook, sessionKey }: Person): Promise<void> {
    await this.all(
      `INSERT INTO people (id, name, created, passphrase, webhook, session_key) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, passphrase = excluded.passphrase,
        webhook = excluded.webhook, session_key = excluded.session_key`,
      [id, name, created, passphrase ?? null, webhook ?? null, sessionKey ?? null],
    )
  }

  async changePerson(id: string, change: PersonChange): Promise<void> {
    const { name, passphrase, webhook, sessionKey } = change
    const columns = Object.entries({ name, passphrase, webhook, session_key: sessionKey }).flatMap(([column, value]) =>
      value === undefined ? [] : [{ column, value }],
    )
    await this.all(`UPDATE people SET ${columns.map(({ column }) => `${column} = ?`).join(', ')} WHERE id = ?`, [
      ...columns.map(({ value }) => value),
      id,
    ])
  }

  async person(id: string): Promise<Person | undefined> {
    return (await this.people([id]))[0]
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return []
    const rows = await this.all(`SELECT * FROM people WHERE id IN (${ids.map(() => '?').join(', ')})`, ids)
    const byId = new Map(rows.map((row) => [row.id as string, personFrom(row)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async personNamed(name: string): Promise<Person | undefined> {
    const row = await this.#one('SELECT * FROM people WHERE lower(name) = lower(?) AND passphrase IS NOT NULL', [name])
    return row && personFrom(row)
  }

  async forgetPerson(id: string): Promise<void> {
    await this.together([
      { sql: 'DELETE FROM people WHERE id = ?', values: [id] },
      { sql: 'DELETE FROM seen WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM places WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM keepsakes WHERE person = ?', values: [id] },
      { sql: "DELETE FROM put_away WHERE person = ? OR (kind = 'person' AND what = ?)", values: [id, id] },
      { sql: 'DELETE FROM ended WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM scripts WHERE bot = ? OR owner = ?', values: [id, id] },
      ...forgetTold(id),
      ...forgetReports(id),
      {
        sql: `UPDATE lines SET deed = '{"do":"chat","text":""}' WHERE person = ? AND deed LIKE '{"do":"chat"%'`,
        values: [id],
      },
    ])
  }

  async keepsakes(person: string, game?: string): Promise<KeepsakeOf[]> {
    const which = game === undefined ? '' : ' AND game = ?'
    const rows = await this.all(`SELECT game, name, value, changed FROM keepsakes WHERE person = ?${which}`, [
      person,
      ...(game === undefined ? [] : [game]),
    ])
    return rows.map(keepsakeFrom)
  }

  async saveKeepsake(person: string, { game, name, value, changed }: KeepsakeOf): Promise<void> {
    await this.all(
      `INSERT INTO keepsakes VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game, name) DO UPDATE SET
        value = excluded.value, changed = excluded.changed`,
      [person, game, name, JSON.stringify(value), changed],
    )
  }

  async dropKeepsake(person: string, game: string, name: string): Promise<void> {
    await this.all('DELETE FROM keepsakes WHERE person = ? AND game = ? AND name = ?', [person, game, name])
  }

  async outOfSight(person: string): Promise<PutAway[]> {
    const rows = await this.all('SELECT kind, what FROM put_away WHERE person = ?', [person])
    return rows.map(({ kind, what }) => ({ kind: kind as PutAway['kind'], of: what as string }))
  }

  async putAway(person: string, { kind, of }: PutAway): Promise<void> {
    await this.all('INSERT INTO put_away VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [person, kind, of])
  }

  async bringBack(person: string, { kind, of }: PutAway): Promise<void> {
    await this.all('DELETE FROM put_away WHERE person = ? AND kind = ? AND what = ?', [person, kind, of])
  }

  async analysis(table: string, entries: number): Promise<Json | undefined> {
    const row = await this.#one('SELECT found FROM analyses WHERE table_id = ? AND entries = ?', [table, entries])
    return row && (JSON.parse(row.found as string) as Json)
  }

  async saveAnalysis(table: string, entries: number, found: Json): Promise<void> {
    await this.all(
      `INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET
        entries = excluded.entries, found = excluded.found`,
      [table, entries, JSON.stringify(found)],
    )
  }

  async saveSeen(person: string, table: string, entry: number): Promise<void> {
    await this.all(
      'INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT (person, table_id) DO UPDATE SET entry = excluded.entry',
      [person, table, entry],
    )
  }

  async seen(person: string, table: string): Promise<number | undefined> {
    const row = await this.#one('SELECT entry FROM seen WHERE person = ? AND table_id = ?', [person, table])
    return row && Number(row.entry)
  }

  async seenBy(person: string): Promise<{ table: string; entry: number }[]> {
    const rows = await this.all('SELECT table_id, entry FROM seen WHERE person = ? ORDER BY table_id', [person])
    return rows.map((row) => ({ table: row.table_id as string, entry: Number(row.entry) }))
  }

  async saidBy(person: string): Promise<Said[]> {
    const rows = await this.all(
      `SELECT table_id, at, deed FROM lines WHERE person = ? AND deed LIKE '{"do":"chat"%' ORDER BY at`,
      [person],
    )
    return rows.map((row) => {
      const { text, room = 'players' } = JSON.parse(row.deed as string) as { text: string; room?: Room }
      return { table: row.table_id as string, at: Number(row.at), text, room }
    })
  }

  /** One statement each, so that processes that beat at the same moment note one gap once. */
  async alive(now: number, gapOver: number, jumped = 0): Promise<void> {
    await this.noting([
      { sql: 'INSERT INTO signs VALUES (1, ?) ON CONFLICT (id) DO NOTHING', values: [now] },
      {
        sql: 'INSERT INTO gaps SELECT last, CAST(? AS bigint) FROM signs WHERE id = 1 AND CAST(? AS bigint) - last > CAST(? AS bigint)',
        values: [now, now - Math.max(0, jumped), gapOver],
      },
      ...(jumped > 0 ? [{ sql: 'INSERT INTO gaps VALUES (?, ?)', values: [now - jumped, now] }] : []),
      jumped < 0
        ? { sql: 'UPDATE signs SET last = ? WHERE id = 1', values: [now] }
        : { sql: 'UPDATE signs SET last = ? WHERE id = 1 AND last < ?', values: [now, now] },
    ])
  }

  async downtime(from: number, to: number): Promise<number> {
    const rows = await this.all(
      'SELECT DISTINCT start, finish FROM gaps WHERE finish > ? AND start < ? ORDER BY start',
      [from, to],
    )
    let total = 0
    let counted = from
    for (const { start, finish } of rows) {
      const begin = Math.max(counted, Number(start))
      const end = Math.min(to, Number(finish))
      if (end > begin) total += end - begin
      counted = Math.max(counted, end)
    }
    return total
  }

  async countGuess(who: string, free: number, now: number): Promise<number> {
    await this.all('DELETE FROM guesses WHERE until < ?', [now - GUESSES_KEPT])
    if (await this.changed(COUNT_GUESS, [who, now, now, free, free, free, now, now])) return 0
    const row = await this.#one('SELECT until FROM guesses WHERE who = ?', [who])
    return Math.max(1, Number(row?.until ?? 0) - now)
  }

  async forgetGuesses(who: string): Promise<void> {
    await this.all('DELETE FROM guesses WHERE who = ?', [who])
  }

  async endSessions(sessions: readonly string[], person: string): Promise<void> {
    const sql = 'INSERT INTO ended VALUES (?, ?) ON CONFLICT DO NOTHING'
    await this.together(sessions.map((session) => ({ sql, values: [session, person] })))
  }

  async endedSessions(sessions: readonly string[]): Promise<string[]> {
    if (sessions.length === 0) return []
    const marks = sessions.map(() => '?').join(', ')
    return (await this.all(`SELECT session FROM ended WHERE session IN (${marks})`, sessions)).map(
      (row) => row.session as string,
    )
  }

  async saveScript({ session, bot, owner, created, used }: ScriptRow): Promise<void> {
    await this.all('INSERT INTO scripts VALUES (?, ?, ?, ?, ?)', [session, bot, owner, created, used])
  }

  async scriptsOf(owner: string | null): Promise<ScriptRow[]> {
    const whose = owner === null ? 'owner IS NULL' : 'owner = ?'
    const rows = await this.all(
      `SELECT * FROM scripts WHERE ${whose} ORDER BY created, session`,
      owner === null ? [] : [owner],
    )
    return rows.map((row) => ({
      session: row.session as string,
      bot: row.bot as string,
      owner: row.owner as string | null,
      created: Number(row.created),
      used: row.used === null ? null : Number(row.used),
    }))
  }

  async scriptUsed(session: string, at: number): Promise<void> {
    await this.all('UPDATE scripts SET used = ? WHERE session = ?', [at, session])
  }

  async dropScript(session: string): Promise<void> {
    await this.all('DELETE FROM scripts WHERE session = ?', [session])
  }

  async idleGuests(after: string, before: number, limit: number) {
    const rows = await this.all(
      `SELECT id, CASE WHEN created < ? AND ${IDLE_GUEST} THEN 1 ELSE 0 END AS idle FROM people WHERE id > ? ORDER BY id LIMIT ?`,
      [before, after, limit],
    )
    const idle = rows.flatMap((row) => (row.idle ? [row.id as string] : []))
    return { idle, last: rows.at(-1)?.id as string | undefined }
  }

  async dropGuests(ids: readonly string[]): Promise<void> {
    const these = `(${ids.map(() => '?').join(', ')})`
    const gone = `${these} AND NOT EXISTS (SELECT 1 FROM people WHERE id = person)`
    await this.together([
      { sql: `DELETE FROM people WHERE id IN ${these} AND ${IDLE_GUEST}`, values: ids },
      { sql: `DELETE FROM seen WHERE person IN ${gone}`, values: ids },
      { sql: `DELETE FROM ended WHERE person IN ${gone}`, values: ids },
      { sql: `DELETE FROM put_away WHERE person IN ${gone}`, values: ids },
    ])
  }

  /** Remembers whether it could be committed. */
  protected async noting(statements: readonly Statement[]): Promise<void> {
    try {
      await this.together(statements)
      this.commitFault = null
    } catch (error) {
      this.commitFault = error instanceof FileLost ? error : new CommitFailed(String(error))
      throw error
    }
  }

  async check(): Promise<void> {
    await this.#one('SELECT 1 AS one', [])
    if (this.commitFault) throw this.commitFault
  }
}
