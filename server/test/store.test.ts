import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Header, type Line, MemoryStore } from '@anachron/host'
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

test('SQLite keeps the lines of many tables in the order they came, and finds those of each', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-store-'))
  const store = await SqliteStore.open(join(folder, 'data.sqlite'))
  const tables = Array.from({ length: 50 }, (_, i) => `table-number-${i}`)
  const summary = { phase: 'playing', waiting: [], entry: 0, touched: 0, result: null, seats: [] } as never
  for (const table of tables)
    await store.create({ table, by: 'ann', listed: 'private' } as Header, [], { summary, due: null })
  const line = (n: number): Line => ({ n, at: n, by: 'ann', event: { do: 'chat', text: `${n}` } })
  for (let n = 1; n <= 45; n++)
    await Promise.all(tables.map((table) => store.append(table, line(n), { summary, due: null })))
  const all = Array.from({ length: 45 }, (_, i) => line(i + 1))
  for (const table of tables) {
    expect((await store.load(table))?.lines).toEqual(all)
    expect(await store.linesAfter(table, 40)).toEqual(all.slice(40))
  }
  await store.remove(tables[0] as string)
  expect(await store.linesAfter(tables[0] as string, 0)).toEqual([])
  await store.forgetPerson('ann')
  for (const table of tables.slice(1)) {
    const lines = await store.linesAfter(table, 0)
    expect(lines).toHaveLength(45)
    expect(lines.every(({ event }) => event.do === 'chat' && event.text === '')).toBe(true)
  }
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
