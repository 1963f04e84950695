import type { Row, Value } from './rows.ts'

export type Dialect = 'sqlite' | 'postgres'

export interface Statement {
  sql: string
  values: readonly Value[]
  /** If it changes nothing, nothing of what belongs to it is done, and the fault is `TAKEN`. */
  isGuard?: true
}

/** A database while its tables are being made or changed, inside one transaction. */
export interface MigratingDatabase {
  kind: Dialect
  run(sql: string, values?: readonly Value[]): Promise<Row[]>
}

/** What the parts of a store need of a database. */
export interface Sql {
  all(sql: string, values: readonly Value[]): Promise<Row[]>
  together(statements: readonly Statement[]): Promise<void>
  changed(sql: string, values: readonly Value[]): Promise<boolean>
  /** All of them, unless the first, a guard, changes nothing: whether they were carried out. */
  unlessTaken(statements: readonly Statement[]): Promise<boolean>
}
