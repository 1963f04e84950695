import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Line, Standing } from '@anachron/host'
import { STORED, type StoredTable, schema } from './schema.ts'
import { lineValues, peopleIn, type Row, SqlStore, standingValues, type Value } from './sql-store.ts'
import { DURABLE, LINE, MOVE, type Statement, TAKEN, type Written } from './sqlite-writer.ts'

const RESEAT = 'UPDATE tables SET seats = ? WHERE id = ?'
const PLACE = 'INSERT INTO places VALUES (?, ?) ON CONFLICT DO NOTHING'

interface Promised<V> {
  resolve(value: V): void
  reject(error: Error): void
}

/** What waits for a commit, and who waits for it. */
class Gathered {
  readonly batch: { appends: Value[]; others: (readonly Statement[])[] } = { appends: [], others: [] }
  readonly lines: Promised<boolean>[] = []
  readonly writes: Promised<void>[] = []

  get isEmpty(): boolean {
    return this.lines.length === 0 && this.writes.length === 0
  }

  settle(written: Written): void {
    if ('fault' in written) {
      const fault = new Error(written.fault)
      for (const { reject } of [...this.lines, ...this.writes]) reject(fault)
      return
    }
    for (const [i, { resolve }] of this.lines.entries()) resolve(written.stored[i] === true)
    for (const [i, { resolve, reject }] of this.writes.entries()) {
      const fault = written.faults[i]
      if (fault) reject(new Error(fault))
      else resolve()
    }
  }
}

/**
 * One file. Every commit is flushed to the disk before anybody hears of it. A flush costs the same for one line as for a
 * hundred: whatever arrives while one is under way goes into the next, all of it together. Reading needs no waiting.
 */
export class SqliteStore extends SqlStore {
  readonly kind = 'sqlite'
  readonly #db: DatabaseSync
  readonly #file: string
  readonly #statements = new Map<string, StatementSync>()
  #writer: Worker
  #waiting = new Gathered()
  #underWay: Gathered | null = null
  #isOpen = true
  /** Commits so far and writes in them, for the metrics. */
  readonly committed = { commits: 0, writes: 0 }

  private constructor(db: DatabaseSync, file: string) {
    super()
    this.#db = db
    this.#file = file
    this.#writer = this.#startWriter()
  }

  static async open(file: string): Promise<SqliteStore> {
    const db = new DatabaseSync(file)
    db.exec(DURABLE)
    for (const sql of schema('sqlite')) db.exec(sql)
    const store = new SqliteStore(db, file)
    try {
      await store.prepare()
    } catch (error) {
      await store.close()
      throw error
    }
    return store
  }

  #startWriter(): Worker {
    const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file: this.#file } })
    writer.on('message', (written: Written) => this.#settle(written))
    writer.on('error', (error) => {
      this.#writer = this.#startWriter()
      this.#settle({ fault: error.message })
    })
    return writer
  }

  async append(table: string, line: Line, standing: Standing): Promise<'stored' | 'taken'> {
    const move = [...standingValues(line.n, standing), table, line.n - 1]
    const values = lineValues(table, line)
    if (line.deed.do === 'sit') return this.#seat(table, line, standing, move, values)
    const isStored = await this.#join<boolean>((waiting, promised) => {
      waiting.batch.appends.push(...move, ...values)
      waiting.lines.push(promised)
    })
    return isStored ? 'stored' : 'taken'
  }

  /** A line that seats somebody also changes the lists, in the same moment. */
  async #seat(
    table: string,
    line: Line,
    { card }: Standing,
    move: Value[],
    values: Value[],
  ): Promise<'stored' | 'taken'> {
    try {
      await this.together([
        { sql: MOVE, values: move, isGuard: true },
        { sql: LINE, values },
        { sql: RESEAT, values: [JSON.stringify(card.seats), table] },
        ...peopleIn(line).map((person) => ({ sql: PLACE, values: [person, table] })),
      ])
      return 'stored'
    } catch (error) {
      if (error instanceof Error && error.message === TAKEN) return 'taken'
      throw error
    }
  }

  /** Joins the next commit. */
  #join<V>(add: (waiting: Gathered, promised: Promised<V>) => void): Promise<V> {
    if (!this.#isOpen) return Promise.reject(new Error('the store is closed'))
    return new Promise((resolve, reject) => {
      if (this.#waiting.isEmpty && this.#underWay === null) setImmediate(() => this.#commit())
      add(this.#waiting, { resolve, reject })
    })
  }

  #commit(): void {
    if (this.#waiting.isEmpty || this.#underWay !== null) return
    this.#underWay = this.#waiting
    this.#waiting = new Gathered()
    this.#writer.postMessage(this.#underWay.batch)
  }

  #settle(written: Written): void {
    const gathered = this.#underWay
    this.#underWay = null
    if (!('fault' in written)) {
      this.committed.commits++
      this.committed.writes += written.stored.length + written.faults.length
    }
    gathered?.settle(written)
    this.#commit()
  }

  protected async all(sql: string, values: readonly Value[]): Promise<Row[]> {
    if (!/^\s*SELECT/.test(sql)) {
      await this.together([{ sql, values }])
      return []
    }
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      if (this.#statements.size < 200) this.#statements.set(sql, statement)
    }
    return statement.all(...values) as unknown as Row[]
  }

  protected together(statements: readonly Statement[]): Promise<void> {
    return this.#join<void>((waiting, promised) => {
      waiting.batch.others.push(statements)
      waiting.writes.push(promised)
    })
  }

  /** A file has one process; there is nobody to hear of. */
  listen(): () => void {
    return () => {}
  }

  async *snapshot(): AsyncGenerator<{ table: StoredTable; row: Row }> {
    const reader = new DatabaseSync(this.#file, { readOnly: true })
    try {
      reader.exec('BEGIN')
      for (const table of STORED)
        for (const row of reader.prepare(`SELECT * FROM ${table}`).iterate()) yield { table, row: { ...(row as Row) } }
    } finally {
      reader.close()
    }
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return
    // What was asked for before is still written.
    const last = this.together([])
    this.#isOpen = false
    await last.catch(() => {})
    const gone = new Promise((resolve) => this.#writer.once('exit', resolve))
    this.#writer.postMessage('close')
    await gone
    this.#db.close()
  }
}
