// The thread that writes: a flush to the disk takes its time, and nobody else should have to wait for it.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { FILE_RECENT } from './schema.ts'
import type { Value } from './sql-store.ts'

export interface Statement {
  sql: string
  values: readonly Value[]
  /** If it changes nothing, nothing of what belongs to it is done, and the fault is `TAKEN`. */
  isGuard?: true
}

export const TAKEN = 'taken'

/** What is committed together. */
export interface Batch {
  /** Lines: for each nine values that move the standing of its table, and six of the line. Flat, because threads copy what they send. */
  appends: Value[]
  /** Anything else, each carried out as a whole or not at all. */
  others: readonly (readonly Statement[])[]
}

export type Written =
  /** Whether each line was stored, and what was wrong with each of the others. */
  | { stored: boolean[]; faults: (string | null)[] }
  /** Nothing of the batch was written. */
  | { fault: string }

/** Without these an acknowledgement would promise too much. */
export const DURABLE = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000'

export const MOVE =
  'UPDATE standings SET head = ?, entry = ?, phase = ?, waiting = ?, result = ?, touched = ?, due = ? WHERE id = ? AND head = ?'
const MOVE_VALUES = 9
export const LINE = 'INSERT INTO recent (table_id, n, at, person, request, deed) VALUES (?, ?, ?, ?, ?, ?)'
const LINE_VALUES = 6
/** So many new lines are filed at once; reading them all takes no time yet. */
const FILE_AFTER = 1000

class Writer {
  readonly #db: DatabaseSync
  readonly #move: StatementSync
  readonly #line: StatementSync
  readonly #others = new Map<string, StatementSync>()
  #unfiled: number

  constructor(file: string) {
    this.#db = new DatabaseSync(file)
    this.#db.exec(DURABLE)
    this.#move = this.#db.prepare(MOVE)
    this.#line = this.#db.prepare(LINE)
    this.#unfiled = Number(this.#db.prepare('SELECT count(*) AS many FROM recent').get()?.many ?? 0)
  }

  write({ appends, others }: Batch): Written {
    try {
      this.#db.exec('BEGIN IMMEDIATE')
      const faults = others.map((statements) => this.#tryAll(statements))
      const stored = this.#append(appends)
      this.#db.exec('COMMIT')
      return { stored, faults }
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      return { fault: sentence(error) }
    }
  }

  #append(appends: Value[]): boolean[] {
    const stored: boolean[] = []
    for (let at = 0; at < appends.length; at += MOVE_VALUES + LINE_VALUES) {
      const line = at + MOVE_VALUES
      const moved = this.#move.run(...appends.slice(at, line)).changes === 1
      if (moved) this.#line.run(...appends.slice(line, line + LINE_VALUES))
      stored.push(moved)
    }
    this.#unfiled += stored.length
    return stored
  }

  #tryAll(statements: readonly Statement[]): string | null {
    this.#db.exec('SAVEPOINT one')
    try {
      for (const { sql, values, isGuard } of statements)
        if (this.#prepared(sql).run(...values).changes === 0 && isGuard) throw new Error(TAKEN)
      this.#db.exec('RELEASE one')
      return null
    } catch (error) {
      this.#db.exec('ROLLBACK TO one; RELEASE one')
      return sentence(error)
    }
  }

  #prepared(sql: string): StatementSync {
    let statement = this.#others.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      if (this.#others.size < 200) this.#others.set(sql, statement)
    }
    return statement
  }

  /** Puts new lines where they belong, once there are many. */
  maybeFile(): void {
    if (this.#unfiled < FILE_AFTER) return
    try {
      this.#db.exec(FILE_RECENT)
      this.#unfiled = 0
    } catch {
      // They are safe where they are, and are filed another time.
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      this.#unfiled = 0
    }
  }

  close(): void {
    this.#db.close()
  }
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function serve(port: MessagePort, writer: Writer): void {
  port.on('message', (batch: Batch | 'close') => {
    if (batch !== 'close') {
      port.postMessage(writer.write(batch))
      writer.maybeFile()
    } else {
      writer.close()
      port.close()
    }
  })
}

if (parentPort) serve(parentPort, new Writer((workerData as { file: string }).file))
