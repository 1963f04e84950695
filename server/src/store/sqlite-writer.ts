// The thread that writes: a flush to the disk takes its time, and nobody else should have to wait for it.
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { Statement } from './database.ts'
import { TAKEN } from './faults.ts'
import type { Value } from './rows.ts'
import { identityOf } from './same-file.ts'

/** What is committed together. */
export interface Batch {
  /** Lines, `APPEND_VALUES` of each. Flat, because threads copy what they send. */
  appends: Value[]
  /** Anything else, each carried out as a whole or not at all. */
  others: readonly (readonly Statement[])[]
}

export type Written =
  /** Whether each line was stored, and what was wrong with each of the others. */
  | { stored: boolean[]; faults: (string | null)[] }
  /** Nothing of the batch may be believed to be written. */
  | { fault: string }

/** Without these an acknowledgement would promise too much. */
export const DURABLE = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000'

/** Puts line n behind line n-1, if that is the newest: n, at, person, request, deed, table, n-1. */
export const LINE = `INSERT INTO lines (table_id, n, before, at, person, request, deed)
  SELECT id, ?, newest, ?, ?, ?, ? FROM standings WHERE id = ? AND head = ?`
/** Right after it: head, entry, phase, waiting, result, touched, due, table. */
export const MOVE =
  'UPDATE standings SET newest = last_insert_rowid(), head = ?, entry = ?, phase = ?, waiting = ?, result = ?, touched = ?, due = ? WHERE id = ?'
/** Table, n, at, person, request, deed, entry, phase, waiting, result, touched, due. */
const APPEND_VALUES = 12

/** A file by its name, and which one it is. */
interface Place {
  file: string
  identity: string
}

const LOST = 'the file is not the one that was opened'

class Writer {
  readonly #file: string
  readonly #identity: string
  readonly #db: DatabaseSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  readonly #line: StatementSync
  readonly #move: StatementSync
  readonly #others = new Map<string, StatementSync>()

  constructor({ file, identity }: Place) {
    this.#file = file
    this.#identity = identity
    // Opening a name under which nothing lies would make a new, empty database there.
    if (this.#isLost) throw new Error(LOST)
    this.#db = new DatabaseSync(file)
    this.#db.exec(DURABLE)
    this.#begin = this.#db.prepare('BEGIN IMMEDIATE')
    this.#commit = this.#db.prepare('COMMIT')
    this.#line = this.#db.prepare(LINE)
    this.#move = this.#db.prepare(MOVE)
  }

  write({ appends, others }: Batch): Written {
    if (this.#isLost) return { fault: LOST }
    try {
      this.#begin.run()
      const faults = others.map((statements) => this.#tryAll(statements))
      const stored = this.#append(appends)
      this.#commit.run()
      // Asked again: a commit into a file that nobody can open any more is not to be acknowledged.
      return this.#isLost ? { fault: LOST } : { stored, faults }
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK')
      return { fault: sentence(error) }
    }
  }

  get #isLost(): boolean {
    return identityOf(this.#file) !== this.#identity
  }

  #append(appends: Value[]): boolean[] {
    const stored: boolean[] = []
    for (let at = 0; at < appends.length; at += APPEND_VALUES) {
      const value = (i: number): Value => appends[at + i] as Value
      const n = value(1) as number
      const isNext = this.#line.run(n, value(2), value(3), value(4), value(5), value(0), n - 1).changes === 1
      if (isNext) this.#move.run(n, value(6), value(7), value(8), value(9), value(10), value(11), value(0))
      stored.push(isNext)
    }
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

  close(): void {
    this.#db.close()
  }
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function serve(port: MessagePort, writer: Writer): void {
  port.on('message', (batch: Batch | 'close') => {
    if (batch !== 'close') port.postMessage(writer.write(batch))
    else {
      writer.close()
      port.close()
    }
  })
}

if (parentPort) serve(parentPort, new Writer(workerData as Place))
