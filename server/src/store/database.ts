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
