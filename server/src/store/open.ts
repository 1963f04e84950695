import { PostgresStore } from './postgres.ts'
import type { ServerStore } from './sql-store.ts'
import { SqliteStore } from './sqlite.ts'

/** `postgres://…` or the path of a file. */
export const openStore = (where: string): Promise<ServerStore> =>
  /^postgres(ql)?:\/\//.test(where) ? PostgresStore.open(where) : SqliteStore.open(where)
