import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { backupMoves } from './backup-conformance.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

backupMoves('from SQLite to SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-backup-'))
  folders.push(folder)
  return { folder, to: join(folder, 'restored.sqlite') }
})
