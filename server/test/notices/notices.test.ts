import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tellsOnce } from './notices-conformance.ts'

tellsOnce('one process on SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-notices-'))
  return {
    database: join(folder, 'data.sqlite'),
    servers: 1,
    close: async () => rmSync(folder, { recursive: true }),
  }
})
