import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sweepGuests } from '../src/people/guests.ts'
import type { ServerStore } from '../src/store/sql-store.ts'
import { SqliteStore } from '../src/store/sqlite.ts'
import { sweepsGuests } from './guests-conformance.ts'
import { Browser, ownServer } from './visitor.ts'

sweepsGuests('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-guests-'))
  const store = await SqliteStore.open(join(folder, 'data.sqlite'))
  return {
    store,
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
})

test('a server lets go of them by and by, but of nobody who is there', async () => {
  const server = await ownServer()
  const store = server.host.store as ServerStore
  const here = new Browser(server.port)
  const line = await here.connect()
  const { id } = await here.session()
  const gone = (await new Browser(server.port).session()).id
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const later = Date.now() + 31 * 86_400_000
  const stop = sweepGuests({ ...server.host, clock: { now: () => later } } as never, store, 30)
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  await expect.poll(() => store.person(gone)).toBeUndefined()
  expect(await store.person(id)).toBeDefined()
  stop()
  line.socket.close()
  await server.close()
})
