import { existsSync } from 'node:fs'
import { CannotOpen } from './faults.ts'
import { PostgresStore } from './postgres.ts'
import type { SqlStore } from './sql-store.ts'
import { SqliteStore } from './sqlite.ts'

/**
 * What a database is opened for: to serve people from it, to be looked at while another process may serve, or to be
 * filled from a backup.
 */
export type Purpose = 'serve' | 'look' | 'restore'

/** `postgres://…` or the path of a file. */
export async function openStore(where: string, purpose: Purpose = 'look'): Promise<SqlStore> {
  const isPostgres = /^postgres(ql)?:\/\//.test(where)
  // Whoever only looks would otherwise make an empty one, and find nothing in it.
  if (!isPostgres && purpose === 'look' && !existsSync(where))
    throw new CannotOpen(`There is no database at ${where}. Name it with --data, or by DATABASE_URL.`)
  const store = isPostgres
    ? await PostgresStore.open(where)
    : await SqliteStore.open(where, { alone: purpose !== 'look' })
  if (purpose === 'restore' || !(await store.isBeingRestored())) return store
  await store.close()
  throw new CannotOpen(
    'A backup is being restored into this database, or a restore did not finish. Wait for it, or begin it again: anachron restore FILE',
  )
}
