import type { Line, ListRow, StoreListener } from '@anachron/host'
import pg from 'pg'
import type { Statement } from './database.ts'
import { CommitFailed, TAKEN } from './faults.ts'
import { type Filling, fillStatement, RESTORED } from './filling.ts'
import { bringUpToDate } from './migrations.ts'
import { Listener } from './pg-listener.ts'
import { listRowValues, peopleIn, type Row, type Value } from './rows.ts'
import { STORED, STORED_TABLES, type StoredTable } from './schema.ts'
import { type Append, SqlStore } from './sql-store.ts'

/** Lines written by one statement at most, and statements under way at most. */
const BATCH = 60
/** People named in the news of a line; a notice of Postgres holds 8000 bytes. */
const MOST_ASKED = 4
const STATEMENTS = 4
/** Bytes of notes in one notice, which holds a little more. */
const NOTICE = 7_500

/*
 * Each line goes in only if its table has all lines before it; tables are locked in the order of their ids, so that two
 * processes never wait for each other in a circle. Those who listen are told in the same commit.
 */
const APPEND = `
WITH given AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[],
    $7::int[], $8::text[], $9::text[], $10::text[], $11::bigint[], $12::bigint[], $13::text[], $17::text[]
  ) AS g(id, n, at, person, request, deed, entry, phase, waiting, result, touched, due, seats, about)
), locked AS (
  SELECT s.id, s.head FROM standings s WHERE s.id = ANY ($1::text[]) ORDER BY s.id FOR UPDATE
), moved AS (
  UPDATE standings s SET head = g.n, entry = g.entry, phase = g.phase, waiting = g.waiting, result = g.result,
    touched = g.touched, due = g.due
  FROM given g JOIN locked l ON l.id = g.id
  WHERE s.id = g.id AND l.head = g.n - 1
  RETURNING s.id
), reseated AS (
  UPDATE tables t SET seats = g.seats FROM given g JOIN moved m ON m.id = g.id WHERE t.id = g.id AND g.seats IS NOT NULL
), written AS (
  INSERT INTO lines SELECT g.id, g.n, g.at, g.person, g.request, g.deed FROM given g JOIN moved m ON m.id = g.id
  RETURNING table_id, n
), news AS (
  SELECT w.table_id, w.n, g.about FROM written w JOIN given g ON g.id = w.table_id
), placed AS (
  INSERT INTO places SELECT p.person, p.table_id FROM unnest($14::text[], $15::text[]) AS p(person, table_id)
  JOIN moved m ON m.id = p.table_id ON CONFLICT DO NOTHING
), told AS (
  SELECT pg_notify('anachron', $16 || '|' || string_agg(table_id || ':' || n || ':' || about, ',')) FROM news HAVING count(*) > 0
)
SELECT w.table_id FROM written w CROSS JOIN told`

interface Waiting extends Append {
  resolve(outcome: 'stored' | 'taken'): void
  reject(error: unknown): void
}

/**
 * Any number of processes on one database: the key of a line decides, and nobody holds a lock longer than a statement.
 */
export class PostgresStore extends SqlStore {
  readonly kind = 'postgres'
  readonly #pool: pg.Pool
  readonly #node = crypto.randomUUID()
  readonly #url: string
  readonly #listeners: Listener[] = []
  #waiting: Waiting[] = []
  #underWay = 0
  #notes: string[] = []
  #isTelling = false
  readonly committed = { commits: 0, writes: 0 }

  private constructor(url: string) {
    super()
    this.#url = url
    this.#pool = new pg.Pool({
      connectionString: url,
      max: STATEMENTS + 4,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      application_name: 'anachron',
    })
    // A connection that breaks is simply replaced; whoever was using it hears of it from their query.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  static async open(url: string): Promise<PostgresStore> {
    const store = new PostgresStore(url)
    // Several processes may start on an empty database at once, and only one may make the tables.
    try {
      await store.#inTransaction(async (client) => {
        await client.query('SELECT pg_advisory_xact_lock(7237)')
        const run = async (sql: string, values: readonly Value[] = []) =>
          (await client.query(numbered(sql), [...values])).rows as Row[]
        await bringUpToDate({ kind: 'postgres', run })
      })
    } catch (error) {
      await store.close()
      throw error
    }
    return store
  }

  append(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#send())
      this.#waiting.push({ table, line, listRow, resolve, reject })
    })
  }

  #send(): void {
    while (this.#waiting.length > 0 && this.#underWay < STATEMENTS) {
      const batch = this.#takeBatch()
      this.#underWay++
      this.#write(batch).finally(() => {
        this.#underWay--
        this.#send()
      })
    }
  }

  /** The next lines, one of each table. */
  #takeBatch(): Waiting[] {
    const batch: Waiting[] = []
    const tables = new Set<string>()
    const left: Waiting[] = []
    for (const waiting of this.#waiting) {
      const fits = batch.length < BATCH && !tables.has(waiting.table)
      ;(fits ? batch : left).push(waiting)
      if (fits) tables.add(waiting.table)
    }
    this.#waiting = left
    return batch
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    const places = batch.flatMap(({ table, line }) => peopleIn(line).map((person) => ({ person, table })))
    try {
      const { rows } = await this.#pool.query({
        name: 'append',
        text: APPEND,
        values: [
          batch.map(({ table }) => table),
          batch.map(({ line }) => line.n),
          batch.map(({ line }) => line.at),
          batch.map(({ line }) => line.by),
          batch.map(({ line }) => line.id ?? null),
          batch.map(({ line }) => JSON.stringify(line.event)),
          ...columns(batch.map(({ line, listRow }) => listRowValues(line.n, listRow).slice(1))),
          batch.map(({ line, listRow }) => (line.event.do === 'sit' ? JSON.stringify(listRow.summary.seats) : null)),
          places.map(({ person }) => person),
          places.map(({ table }) => table),
          this.#node,
          batch.map(({ listRow: { summary } }) =>
            summary.waiting
              .flatMap((seat) => summary.seats[seat]?.person ?? [])
              .slice(0, MOST_ASKED)
              .join('+'),
          ),
        ],
      })
      const stored = new Set((rows as { table_id: string }[]).map((row) => row.table_id))
      this.commitFault = null
      this.committed.commits++
      this.committed.writes += stored.size
      for (const { table, resolve } of batch) resolve(stored.has(table) ? 'stored' : 'taken')
    } catch (error) {
      this.commitFault = new CommitFailed(String(error))
      for (const { reject } of batch) reject(error)
    }
  }

  listen(listener: StoreListener): () => void {
    const listening = new Listener(this.#url, this.#node, listener)
    this.#listeners.push(listening)
    return () => void listening.stop()
  }

  tell(note: string): void {
    this.#notes.push(note)
    if (this.#isTelling) return
    this.#isTelling = true
    setImmediate(() => void this.#sendNotes())
  }

  /**
   * Many in one notice: a large server says again who is where, all at once. One notice after the other: on two
   * connections, that somebody is here could arrive after that they have gone, and be believed.
   */
  async #sendNotes(): Promise<void> {
    while (this.#notes.length > 0) {
      const notes = this.#notes
      this.#notes = []
      // It may get lost: it is said again.
      for (const part of inParts(notes, NOTICE))
        await this.#pool.query('SELECT pg_notify($1, $2)', ['anachron', `${this.#node}!${part}`]).catch(() => {})
    }
    this.#isTelling = false
  }

  protected async all(sql: string, values: readonly Value[]): Promise<Row[]> {
    return (await this.#pool.query(numbered(sql), [...values])).rows as Row[]
  }

  protected async together(statements: readonly Statement[]): Promise<void> {
    await this.#inTransaction(async (client) => {
      for (const { sql, values, isGuard } of statements) {
        const { rowCount } = await client.query(numbered(sql), [...values])
        if (isGuard && !rowCount) throw new Error(TAKEN)
      }
    })
  }

  protected async changed(sql: string, values: readonly Value[]): Promise<boolean> {
    return ((await this.#pool.query(numbered(sql), [...values])).rowCount ?? 0) > 0
  }

  async #inTransaction(run: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      await client.query('BEGIN')
      await run(client)
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch((lost: Error) => {
        broken = lost
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  protected fillAtOnce(rows: AsyncIterable<Filling>): Promise<void> {
    return this.#inTransaction(async (client) => {
      // Whoever else restores waits here, and then finds it filled.
      await client.query('LOCK TABLE tables, people, settings IN EXCLUSIVE MODE')
      const { rows: taken } = await client.query('SELECT 1 FROM people UNION ALL SELECT 1 FROM tables LIMIT 1')
      if (taken.length > 0) throw new Error('Somebody else has filled this database meanwhile.')
      for await (const one of rows) {
        const { sql, values } = fillStatement(one)
        await client.query(numbered(sql), [...values])
      }
      await client.query(numbered(RESTORED.sql), [...RESTORED.values])
    })
  }

  protected lineStatements(table: string, { n, at, by, id, event }: Line, listRow: ListRow): Statement[] {
    return [
      {
        sql: 'INSERT INTO lines (table_id, n, at, person, request, deed) VALUES (?, ?, ?, ?, ?, ?)',
        values: [table, n, at, by, id ?? null, JSON.stringify(event)],
      },
      {
        sql: 'UPDATE standings SET head = ?, entry = ?, phase = ?, waiting = ?, result = ?, touched = ?, due = ? WHERE id = ?',
        values: [...listRowValues(n, listRow), table],
      },
    ]
  }

  protected readonly linesSql = 'SELECT n, at, person, request, deed FROM lines WHERE table_id = ? AND n > ? ORDER BY n'
  protected readonly dropLinesSql = 'DELETE FROM lines WHERE table_id = ?'

  async *snapshot(): AsyncGenerator<{ table: StoredTable; row: Row }> {
    const client = await this.#pool.connect()
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      for (const table of STORED_TABLES) {
        await client.query(`DECLARE rows CURSOR FOR SELECT ${STORED[table].join(', ')} FROM ${table}`)
        for (;;) {
          const { rows } = await client.query('FETCH 500 FROM rows')
          for (const row of rows) yield { table, row: plain(row as Row) }
          if (rows.length === 0) break
        }
        await client.query('CLOSE rows')
      }
    } finally {
      await client.query('ROLLBACK').catch(() => {})
      client.release()
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener.stop()))
    if (!this.#pool.ended) await this.#pool.end()
  }
}

const TIMES_OF_TELLING = ['confirmed', 'counter', 'used']
const BIG = new Set(['at', 'created', 'touched', 'changed', 'due', 'last', 'start', 'finish', ...TIMES_OF_TELLING])

/** Postgres gives its large numbers as text; ours are times, and fit. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, BIG.has(key) && value !== null ? Number(value) : value]),
  )

/** Lines put together as long as they fit into so many bytes. */
function* inParts(lines: readonly string[], most: number): Generator<string> {
  let part: string[] = []
  let length = 0
  for (const line of lines) {
    const more = Buffer.byteLength(line) + 1
    if (length + more > most && part.length > 0) {
      yield part.join('\n')
      part = []
      length = 0
    }
    part.push(line)
    length += more
  }
  if (part.length > 0) yield part.join('\n')
}

const columns = (rows: readonly Value[][]): Value[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? null))

/** `?` as Postgres writes it. */
function numbered(sql: string): string {
  let n = 0
  return sql.replace(/\?/g, () => `$${++n}`)
}
