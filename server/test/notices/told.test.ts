import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SqliteStore } from '../../src/store/sqlite.ts'
import { keepsWhatIsTold } from './told-conformance.ts'

keepsWhatIsTold('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-told-'))
  const store = await SqliteStore.open(join(folder, 'data.sqlite'))
  return {
    store,
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})
