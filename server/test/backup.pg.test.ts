import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { backupMoves } from './backup-conformance.ts'
import { freshDatabase } from './fresh-database.ts'
import { restoresWhole } from './restore-conformance.ts'

const undo: (() => unknown)[] = []
afterAll(async () => {
  for (const one of undo) await one()
})

const place = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-backup-'))
  const database = await freshDatabase()
  undo.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => database.drop(),
  )
  return { folder, url: database.url }
}

backupMoves('from SQLite to Postgres', async () => {
  const { folder, url } = await place()
  return { folder, to: url }
})

backupMoves('from Postgres to SQLite', async () => {
  const { folder, url } = await place()
  return { folder, from: url, to: join(folder, 'restored.sqlite') }
})

restoresWhole('Postgres', async () => {
  const { folder } = await place()
  return {
    folder,
    async fresh() {
      const database = await freshDatabase()
      undo.push(() => database.drop())
      return database.url
    },
  }
})
