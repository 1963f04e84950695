import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Line, ListRow } from '@anachron/host'
import type { Statement } from './database.ts'
import { CommitFailed, FileLost } from './faults.ts'
import { type Filling, fillStatement, RESTORED } from './filling.ts'
import { bringUpToDate } from './migrations.ts'
import { listRowValues, peopleIn, type Row, type Value } from './rows.ts'
import { identityOf } from './same-file.ts'
import { LINK, STORED, STORED_TABLES, type StoredTable } from './schema.ts'
import { SqlStore } from './sql-store.ts'
import { lockFile } from './sqlite-lock.ts'
import { DURABLE, LINE, MOVE, type Written } from './sqlite-writer.ts'

const RESEAT = 'UPDATE tables SET seats = ? WHERE id = ?'
const PLACE = 'INSERT INTO places VALUES (?, ?) ON CONFLICT DO NOTHING'

/** The places of a table's lines after a number, found from the newest back. */
const chain = (after: string): string => `WITH RECURSIVE chain (place) AS (
  SELECT newest FROM standings WHERE id = ?1 AND head > ${after}
  UNION ALL SELECT before FROM chain JOIN lines USING (place) WHERE n > ${after} + 1)`

interface Promised<V> {
  resolve(value: V): void
  reject(error: Error): void
}

/** What waits for a commit, and who waits for it. */
class Gathered {
  readonly batch: { appends: Value[]; others: (readonly Statement[])[] } = { appends: [], others: [] }
  readonly lines: Promised<'stored' | 'taken'>[] = []
  readonly writes: Promised<void>[] = []

  get isEmpty(): boolean {
    return this.lines.length === 0 && this.writes.length === 0
  }

  settle(written: Exclude<Written, { fault: string }> | Error): void {
    if (written instanceof Error) {
      const fault = written
      for (const { reject } of [...this.lines, ...this.writes]) reject(fault)
      return
    }
    for (const [i, { resolve }] of this.lines.entries()) resolve(written.stored[i] ? 'stored' : 'taken')
    for (const [i, { resolve, reject }] of this.writes.entries()) {
      const fault = written.faults[i]
      if (fault) reject(new Error(fault))
      else resolve()
    }
  }
}

/**
 * One file. Every commit is flushed to the disk before anybody hears of it. A flush costs the same for one line as for
 * a hundred: whatever arrives while one is under way goes into the next, all of it together. Reading needs no waiting.
 */
export class SqliteStore extends SqlStore {
  readonly kind = 'sqlite'
  readonly #db: DatabaseSync
  readonly #file: string
  readonly #statements = new Map<string, StatementSync>()
  /**
   * Nobody after a fault, until there is something to write again: where the disk is gone, a new one would fail as
   * fast.
   */
  #writer: Worker | null
  #waiting = new Gathered()
  #underWay: Gathered | null = null
  #isOpen = true
  /** Which file it was when it was opened. */
  readonly #identity: string | undefined
  readonly #unlock: () => void
  /** Commits so far and writes in them, for the metrics. */
  readonly committed = { commits: 0, writes: 0 }

  private constructor(db: DatabaseSync, file: string, unlock: () => void) {
    super()
    this.#db = db
    this.#file = file
    this.#identity = identityOf(file)
    this.#unlock = unlock
    this.#writer = this.#startWriter()
  }

  /** Alone: no other process may write into it as long as it is open; refused when one does. */
  static async open(file: string, { alone } = { alone: false }): Promise<SqliteStore> {
    const unlock = alone ? lockFile(file) : () => {}
    const db = new DatabaseSync(file)
    try {
      db.exec(DURABLE)
      db.exec('BEGIN IMMEDIATE')
      const run = async (sql: string, values: readonly Value[] = []) => db.prepare(sql).all(...values) as Row[]
      await bringUpToDate({ kind: 'sqlite', run })
      db.exec('COMMIT')
    } catch (error) {
      db.close()
      unlock()
      throw error
    }
    return new SqliteStore(db, file, unlock)
  }

  #startWriter(): Worker {
    const workerData = { file: this.#file, identity: this.#identity }
    const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData })
    writer.on('message', (written: Written) => this.#settle(written))
    writer.on('error', (error) => {
      this.#writer = null
      this.#settle({ fault: error.message })
    })
    return writer
  }

  append(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'> {
    if (line.event.do === 'sit') return this.#seat(table, line, listRow)
    const { n, at, by, id, event } = line
    const { summary, due } = listRow
    return this.#join((waiting, promised) => {
      waiting.batch.appends.push(table, n, at, by, id ?? null, JSON.stringify(event), summary.entry, summary.phase)
      waiting.batch.appends.push(
        JSON.stringify(summary.waiting),
        summary.result && JSON.stringify(summary.result),
        summary.touched,
        due,
      )
      waiting.lines.push(promised)
    })
  }

  /** A line that seats somebody also changes the lists, in the same moment. */
  async #seat(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'> {
    const isStored = await this.unlessTaken([
      ...this.lineStatements(table, line, listRow),
      { sql: RESEAT, values: [JSON.stringify(listRow.summary.seats), table] },
      ...peopleIn(line).map((person) => ({ sql: PLACE, values: [person, table] })),
    ])
    return isStored ? 'stored' : 'taken'
  }

  protected lineStatements(table: string, line: Line, listRow: ListRow): Statement[] {
    const { n, at, by, id, event } = line
    return [
      { sql: LINE, values: [n, at, by, id ?? null, JSON.stringify(event), table, n - 1], isGuard: true },
      { sql: MOVE, values: [...listRowValues(n, listRow), table] },
    ]
  }

  protected readonly linesSql =
    `${chain('?2')} SELECT n, at, person, request, deed FROM chain JOIN lines USING (place) ORDER BY n`
  protected readonly dropLinesSql = `DELETE FROM lines WHERE place IN (${chain('0')} SELECT place FROM chain)`

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
    this.#writer ??= this.#startWriter()
    this.#writer.postMessage(this.#underWay.batch)
  }

  #settle(written: Written): void {
    const gathered = this.#underWay
    this.#underWay = null
    if ('fault' in written) {
      this.commitFault = this.#isLost ? new FileLost(this.#file) : new CommitFailed(written.fault)
      gathered?.settle(this.commitFault)
    } else {
      this.commitFault = null
      this.committed.commits++
      this.committed.writes += written.stored.length + written.faults.length
      gathered?.settle(written)
    }
    this.#commit()
  }

  get #isLost(): boolean {
    return identityOf(this.#file) !== this.#identity
  }

  override async check(): Promise<void> {
    if (this.#isLost) throw new FileLost(this.#file)
    await super.check()
  }

  protected async all(sql: string, values: readonly Value[]): Promise<Row[]> {
    if (!/^(SELECT|WITH)/.test(sql)) {
      await this.together([{ sql, values }])
      return []
    }
    return this.#prepared(sql).all(...values) as unknown as Row[]
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      if (this.#statements.size < 200) this.#statements.set(sql, statement)
    }
    return statement
  }

  protected together(statements: readonly Statement[]): Promise<void> {
    return this.#join<void>((waiting, promised) => {
      waiting.batch.others.push(statements)
      waiting.writes.push(promised)
    })
  }

  protected async changed(sql: string, values: readonly Value[]): Promise<boolean> {
    return this.unlessTaken([{ sql, values, isGuard: true }])
  }

  /** A file has one process; there is nobody to hear of. */
  listen(): () => void {
    return () => {}
  }

  async *snapshot(): AsyncGenerator<{ table: StoredTable; row: Row }> {
    const reader = new DatabaseSync(this.#file, { readOnly: true })
    try {
      reader.exec('BEGIN')
      for (const table of STORED_TABLES)
        for (const row of reader.prepare(`SELECT ${STORED[table].join(', ')} FROM ${table}`).iterate())
          yield { table, row: { ...(row as Row) } }
    } finally {
      reader.close()
    }
  }

  protected async fillAtOnce(rows: AsyncIterable<Filling>): Promise<void> {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      for await (const one of rows) {
        const { sql, values } = fillStatement(one)
        this.#prepared(sql).run(...values)
      }
      for (const sql of LINK) this.#db.exec(sql)
      this.#db.prepare(RESTORED.sql).run(...RESTORED.values)
      this.#db.exec('COMMIT')
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  async close(): Promise<void> {
    if (!this.#isOpen) return
    // What was asked for before is still written.
    const last = this.together([])
    this.#isOpen = false
    await last.catch(() => {})
    const writer = this.#writer
    if (writer) {
      const gone = new Promise((resolve) => writer.once('exit', resolve))
      writer.postMessage('close')
      await gone
    }
    this.#db.close()
    this.#unlock()
  }
}
