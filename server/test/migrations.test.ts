import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'
import { olderDatabases, opensOlder } from './older-databases.ts'

/** Columns and indexes of every table. */
function shapeOf(file: string): string[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const tables = db.prepare("SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view', 'trigger')").all()
  const shape = tables.flatMap(({ name, type }) => [
    `${type} ${name}`,
    ...db
      .prepare('SELECT name, type, pk FROM pragma_table_info(?)')
      .all(name as string)
      .map((row) => `${name}: ${Object.values(row)}`),
    ...db
      .prepare('SELECT name, "unique", partial FROM pragma_index_list(?)')
      .all(name as string)
      .map((row) => `${name}: ${Object.values(row)}`),
  ])
  db.close()
  return shape.sort()
}

opensOlder('sqlite', async (sql) => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-older-'))
  const file = join(folder, 'data.sqlite')
  const db = new DatabaseSync(file)
  for (const statement of sql) db.exec(statement)
  db.close()
  const store = await SqliteStore.open(file)
  const other = join(folder, 'fresh.sqlite')
  return {
    store,
    async shape() {
      await (await SqliteStore.open(other)).close()
      return { made: shapeOf(file), fresh: shapeOf(other) }
    },
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})

test('a database that cannot be brought up to date is left as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-older-'))
  const file = join(folder, 'data.sqlite')
  const db = new DatabaseSync(file)
  const [sql] = Object.values(olderDatabases('sqlite')) as [string[]]
  for (const statement of sql) db.exec(statement)
  db.exec("UPDATE tables SET card = 'not a card'")
  db.close()
  const before = shapeOf(file)
  await expect(SqliteStore.open(file)).rejects.toThrow()
  expect(shapeOf(file)).toEqual(before)
  rmSync(folder, { recursive: true })
})
