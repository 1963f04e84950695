import { afterAll, beforeAll, expect, test } from 'vitest'
import { PostgresStore } from '../src/store/postgres.ts'
import { freshDatabase } from './fresh-database.ts'
import { conformance } from './store-conformance.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

conformance(
  'Postgres',
  async () => {
    const [store, other] = await Promise.all([PostgresStore.open(database.url), PostgresStore.open(database.url)])
    return {
      store,
      other,
      async close() {
        await Promise.all([store.close(), other.close()])
      },
    }
  },
  { several: true },
)

test('several processes may start on an empty database at once', async () => {
  const empty = await freshDatabase()
  const stores = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(empty.url)))
  const secrets = await Promise.all(stores.map((store, i) => store.setting('secret', () => `made by ${i}`)))
  expect(new Set(secrets).size).toBe(1)
  await Promise.all(stores.map((store) => store.close()))
  await empty.drop()
})

test('many notes at once reach the others, each by itself', async () => {
  const [here, there] = await Promise.all([PostgresStore.open(database.url), PostgresStore.open(database.url)])
  const heard: string[] = []
  const stop = there.listen({ line() {}, missed() {}, note: (text) => heard.push(text) })
  const notes = Array.from({ length: 500 }, (_, i) => `+ table-number-${i} someone-ünï-☃-${i}`)
  const anybody = (): number => {
    here.tell('is anybody there?')
    return heard.length
  }
  await expect.poll(anybody).toBeGreaterThan(0)
  for (const note of notes) here.tell(note)
  await expect.poll(() => heard.filter((note) => note.startsWith('+')).length).toBeGreaterThanOrEqual(notes.length)
  expect(heard.filter((note) => note.startsWith('+')).sort()).toEqual([...notes].sort())
  stop()
  await Promise.all([here.close(), there.close()])
})
