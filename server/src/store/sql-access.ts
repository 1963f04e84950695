import type { Sql, Statement } from './database.ts'
import { CommitFailed, FileLost, TAKEN } from './faults.ts'
import type { Row, Value } from './rows.ts'

/** How statements reach a database; they are written with `?`. */
export abstract class SqlAccess {
  protected abstract all(sql: string, values: readonly Value[]): Promise<Row[]>
  /** Statements that are all carried out or none. */
  protected abstract together(statements: readonly Statement[]): Promise<void>
  /** Carries out a statement: whether it changed anything. */
  protected abstract changed(sql: string, values: readonly Value[]): Promise<boolean>

  /** Why the last commit did not work; null when it did. */
  protected commitFault: Error | null = null

  /** The same for the parts of a store that are objects of their own. */
  protected readonly sql: Sql = {
    all: (sql, values) => this.all(sql, values),
    together: (statements) => this.together(statements),
    changed: (sql, values) => this.changed(sql, values),
    unlessTaken: (statements) => this.unlessTaken(statements),
  }

  protected async one(sql: string, values: readonly Value[]): Promise<Row | undefined> {
    return (await this.all(sql, values))[0]
  }

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
    await this.one('SELECT 1 AS one', [])
    if (this.commitFault) throw this.commitFault
  }
}
