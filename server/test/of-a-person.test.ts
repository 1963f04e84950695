import { DatabaseSync } from 'node:sqlite'
import type { Row } from '../src/store/rows.ts'
import { keepsOfAPerson } from './of-a-person-conformance.ts'

keepsOfAPerson('SQLite', async (file) => {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA busy_timeout = 10000')
  return {
    kind: 'sqlite',
    run: async (sql, values = []) => db.prepare(sql).all(...values) as Row[],
    close: async () => db.close(),
  }
})
