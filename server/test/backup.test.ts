import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { restore } from '../src/backup.ts'
import { openStore } from '../src/store/open.ts'
import { backupMoves } from './backup-conformance.ts'
import { oldBackupRows, oldTable } from './older-databases.ts'
import { restoresWhole } from './restore-conformance.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

backupMoves('from SQLite to SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-backup-'))
  folders.push(folder)
  return { folder, to: join(folder, 'restored.sqlite') }
})

restoresWhole('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-restore-'))
  folders.push(folder)
  let made = 0
  return { folder, fresh: async () => join(folder, `${++made}.sqlite`) }
})

test('a backup of the first version is restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-backup-'))
  const body = [{ format: 'anachron-backup', schema: '1' }, ...oldBackupRows].map((item) => `${JSON.stringify(item)}\n`)
  const sha256 = createHash('sha256').update(body.join('')).digest('hex')
  const file = join(folder, 'old.gz')
  writeFileSync(file, gzipSync(`${body.join('')}${JSON.stringify({ end: { tables: 1, lines: 3 }, sha256 })}\n`))
  const to = join(folder, 'new.sqlite')
  await restore(file, to)
  const store = await openStore(to)
  const table = oldTable.record.header.table
  expect(await store.load(table)).toEqual(oldTable.record)
  expect(await store.summary(table)).toEqual(oldTable.summary)
  await store.close()
  rmSync(folder, { recursive: true })
})
