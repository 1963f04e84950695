import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MemoryStore } from '@anachron/host'
import { expect, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'
import { DURABLE } from '../src/store/sqlite-writer.ts'
import { conformance } from './store-conformance.ts'

conformance(
  'memory',
  async () => {
    const store = new MemoryStore()
    return { store, close: () => store.close() }
  },
  { several: false },
)

conformance(
  'SQLite',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'anachron-store-'))
    const store = await SqliteStore.open(join(folder, 'data.sqlite'))
    return {
      store,
      async close() {
        await store.close()
        rmSync(folder, { recursive: true })
      },
    }
  },
  { several: false },
)

test('SQLite flushes before it acknowledges, and commits together what comes together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-store-'))
  const store = await SqliteStore.open(join(folder, 'data.sqlite'))
  const before = store.committed.commits
  await Promise.all(Array.from({ length: 40 }, (_, i) => store.saveSeen('ann', `table-${i}`, i)))
  expect(store.committed.commits - before).toBe(1)
  expect(DURABLE).toMatch(/journal_mode = WAL; PRAGMA synchronous = FULL/)
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a database of another version is left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-store-'))
  const file = join(folder, 'data.sqlite')
  const store = await SqliteStore.open(file)
  await store.saveSetting('schema', '999')
  await store.close()
  await expect(SqliteStore.open(file)).rejects.toThrow('schema version 999')
  rmSync(folder, { recursive: true })
})
