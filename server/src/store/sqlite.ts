import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Line, Standing } from '@anachron/host'
import { STORED, type StoredTable, schema } from './schema.ts'
import { type Append, lineValues, peopleIn, type Row, SqlStore, standingValues, type Value } from './sql-store.ts'

interface Waiting {
  run(): unknown
  resolve(value: unknown): void
  reject(error: unknown): void
}

/**
 * One file. Every commit is flushed to the disk before anybody hears of it, and because a flush costs the same for one line as
 * for a hundred, all that arrives in one turn of the event loop is committed together.
 */
export class SqliteStore extends SqlStore {
  readonly kind = 'sqlite'
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #move: StatementSync
  readonly #write: StatementSync
  readonly #place: StatementSync
  readonly #reseat: StatementSync
  #waiting: Waiting[] = []
  /** Commits so far and writes in them, for the metrics. */
  readonly committed = { commits: 0, writes: 0 }

  private constructor(db: DatabaseSync) {
    super()
    this.#db = db
    this.#move = db.prepare(
      'UPDATE standings SET head = ?, entry = ?, phase = ?, waiting = ?, result = ?, touched = ?, due = ? WHERE id = ? AND head = ?',
    )
    this.#write = db.prepare('INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)')
    this.#reseat = db.prepare('UPDATE tables SET seats = ? WHERE id = ?')
    this.#place = db.prepare('INSERT INTO places VALUES (?, ?) ON CONFLICT DO NOTHING')
  }

  static async open(file: string): Promise<SqliteStore> {
    const db = new DatabaseSync(file)
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
    for (const sql of schema('sqlite')) db.exec(sql)
    const store = new SqliteStore(db)
    await store.prepare()
    return store
  }

  append(table: string, line: Line, standing: Standing): Promise<'stored' | 'taken'> {
    return this.#queue(() => this.#append({ table, line, standing })) as Promise<'stored' | 'taken'>
  }

  #append({ table, line, standing }: Append): 'stored' | 'taken' {
    const moved = this.#move.run(...standingValues(line.n, standing), table, line.n - 1)
    if (moved.changes === 0) return 'taken'
    this.#write.run(...lineValues(table, line))
    if (line.deed.do !== 'sit') return 'stored'
    this.#reseat.run(JSON.stringify(standing.card.seats), table)
    for (const person of peopleIn(line)) this.#place.run(person, table)
    return 'stored'
  }

  /** Joins the next commit. */
  #queue(run: () => unknown): Promise<unknown> {
    if (!this.#db.isOpen) return Promise.reject(new Error('the store is closed'))
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit())
      this.#waiting.push({ run, resolve, reject })
    })
  }

  #commit(): void {
    const batch = this.#waiting
    if (batch.length === 0) return
    this.#waiting = []
    const done: [Waiting, unknown][] = []
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      for (const waiting of batch) done.push([waiting, waiting.run()])
      this.#db.exec('COMMIT')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      for (const { reject } of batch) reject(error)
      return
    }
    this.committed.commits++
    this.committed.writes += batch.length
    for (const [waiting, value] of done) waiting.resolve(value)
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      if (this.#statements.size < 200) this.#statements.set(sql, statement)
    }
    return statement
  }

  protected all(sql: string, values: readonly Value[]): Promise<Row[]> {
    const statement = this.#statement(sql)
    const run = () => statement.all(...values) as unknown as Row[]
    if (/^\s*SELECT/.test(sql)) return Promise.resolve().then(run)
    return this.#queue(run) as Promise<Row[]>
  }

  protected async together(statements: readonly { sql: string; values: readonly Value[] }[]): Promise<void> {
    await this.#queue(() => {
      for (const { sql, values } of statements) this.#statement(sql).run(...values)
    })
  }

  /** A file has one process; there is nobody to hear of. */
  listen(): () => void {
    return () => {}
  }

  /** What the file has promised about a loss of power. */
  durability(): { journal: string; synchronous: number } {
    const pragma = (name: string) => Object.values(this.#db.prepare(`PRAGMA ${name}`).get() ?? {})[0]
    return { journal: String(pragma('journal_mode')), synchronous: Number(pragma('synchronous')) }
  }

  async *snapshot(): AsyncGenerator<{ table: StoredTable; row: Row }> {
    const reader = new DatabaseSync(this.#db.location() ?? '', { readOnly: true })
    try {
      reader.exec('BEGIN')
      for (const table of STORED)
        for (const row of reader.prepare(`SELECT * FROM ${table}`).iterate()) yield { table, row: { ...(row as Row) } }
    } finally {
      reader.close()
    }
  }

  async close(): Promise<void> {
    if (!this.#db.isOpen) return
    if (this.#waiting.length > 0) this.#commit()
    this.#db.close()
  }
}
