import { existsSync, mkdirSync, mkdtempSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { CommitFailed, FileLost } from '../src/store/faults.ts'
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
  await expect(store.saveSeen('ann', 'table', 3)).rejects.toThrow()
  // Nobody has made an empty one where there was none.
  expect(existsSync(file)).toBe(false)
  renameSync(`${file}-elsewhere`, file)
  await store.saveSeen('ann', 'table', 4)
  expect(started.threads).toBe(4)
  await store.close()
  rmSync(folder, { recursive: true })
})

/** A store in a file of its own, and somebody else who holds it so that nothing can be written. */
async function held() {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-store-'))
  const file = join(folder, 'data.sqlite')
  const store = await SqliteStore.open(file)
  await store.saveSeen('ann', 'table', 1)
  const other = new DatabaseSync(file)
  other.exec('BEGIN IMMEDIATE')
  const over = async (): Promise<void> => {
    other.close()
    await store.close()
    rmSync(folder, { recursive: true })
  }
  return { store, file, other, over }
}

test('whether it can take moves is what the last commit says, and the next', async () => {
  const { store, other, over } = await held()
  await store.check()
  await expect(store.saveSeen('ann', 'table', 2)).rejects.toThrow(CommitFailed)
  await expect(store.check()).rejects.toThrow(CommitFailed)
  other.exec('ROLLBACK')
  await store.saveSeen('ann', 'table', 3)
  await store.check()
  await over()
})

test('a file that is gone is noticed without a write, and in the middle of one', async () => {
  const { store, file, other, over } = await held()
  const written = store.saveSeen('ann', 'table', 2).then(
    () => 'acknowledged',
    (error: unknown) => error,
  )
  // It waits for whoever holds the file, having seen that the file is there.
  await pause(500)
  renameSync(file, `${file}-elsewhere`)
  await expect(store.check()).rejects.toThrow(FileLost)
  other.exec('ROLLBACK')
  expect(await written).toBeInstanceOf(FileLost)
  renameSync(`${file}-elsewhere`, file)
  await over()
})
