import { PostgresStore } from './postgres.ts'
import type { SqlStore } from './sql-store.ts'
import { SqliteStore } from './sqlite.ts'

/** `postgres://…` or the path of a file. */
export const openStore = (where: string): Promise<SqlStore> =>
  /^postgres(ql)?:\/\//.test(where) ? PostgresStore.open(where) : SqliteStore.open(where)
