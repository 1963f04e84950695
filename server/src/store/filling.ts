import type { Statement } from './database.ts'
import type { Row } from './rows.ts'
import { STORED, type StoredTable } from './schema.ts'

/** A row on its way into an empty store. */
export interface Filling {
  table: StoredTable
  row: Row
}

/** Whoever has opened an empty store, or served from it, has left these in it. */
const REPLACING: Partial<Record<StoredTable, string>> = {
  settings: ' ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  signs: ' ON CONFLICT (id) DO UPDATE SET last = excluded.last',
}

export function fillStatement({ table, row }: Filling): Statement {
  const columns = STORED[table].filter((column) => column in row)
  const marks = columns.map(() => '?').join(', ')
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})${REPLACING[table] ?? ''}`
  return { sql, values: columns.map((column) => row[column] ?? null) }
}

/** A setting that is there while a backup is being restored. */
export const RESTORING = 'restoring'
export const RESTORED: Statement = { sql: 'DELETE FROM settings WHERE key = ?', values: [RESTORING] }
