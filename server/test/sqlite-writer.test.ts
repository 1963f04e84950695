import { mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { SqliteStore } from '../src/store/sqlite.ts'

const started = vi.hoisted(() => ({ threads: 0 }))
vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>()
  return {
    ...real,
    Worker: class extends real.Worker {
      constructor(...given: ConstructorParameters<typeof real.Worker>) {
        started.threads++
        super(...given)
      }
    },
  }
})

test('while the file is gone each write is refused, nothing is tried without need, and it goes on once the file is back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-store-'))
  const file = join(folder, 'data.sqlite')
  const store = await SqliteStore.open(file)
  // The writing thread has only just been asked for and opens a folder in the file's place.
  renameSync(file, `${file}-elsewhere`)
  mkdirSync(file)
  await expect(store.saveSeen('ann', 'table', 1)).rejects.toThrow()
  await pause(200)
  expect(started.threads).toBe(1)
  await expect(store.saveSeen('ann', 'table', 2)).rejects.toThrow()
  rmdirSync(file)
  renameSync(`${file}-elsewhere`, file)
  await store.saveSeen('ann', 'table', 3)
  expect(started.threads).toBe(3)
  await store.close()
  rmSync(folder, { recursive: true })
})
