import { setImmediate } from 'node:timers/promises'
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

test('notes arrive in the order in which they were told: who has gone is not said to be here afterwards', async () => {
  const [here, there] = await Promise.all([PostgresStore.open(database.url), PostgresStore.open(database.url)])
  const heard: string[] = []
  const stop = there.listen({ line() {}, missed() {}, note: (text) => heard.push(text) })
  const anybody = (): number => {
    here.tell('is anybody there?')
    return heard.length
  }
  await expect.poll(anybody).toBeGreaterThan(0)
  const notes = Array.from({ length: 300 }, (_, i) => `${i}`)
  for (const note of notes) {
    here.tell(note)
    await setImmediate()
  }
  const numbers = (): string[] => heard.filter((note) => /^\d+$/.test(note))
  await expect.poll(() => numbers().length).toBe(notes.length)
  expect(numbers()).toEqual(notes)
  stop()
  await Promise.all([here.close(), there.close()])
})

test('nobody hears from others what they have said and written themselves', async () => {
  const [here, there] = await Promise.all([PostgresStore.open(database.url), PostgresStore.open(database.url)])
  const heard: Record<'here' | 'there', string[]> = { here: [], there: [] }
  const listening = (to: string[]) => ({ line() {}, missed() {}, note: (text: string) => void to.push(text) })
  const stops = [here.listen(listening(heard.here)), there.listen(listening(heard.there))]
  const untilHeard = (from: PostgresStore, note: string, by: string[]) =>
    expect
      .poll(() => {
        from.tell(note)
        return by.length
      })
      .toBeGreaterThan(0)
  await untilHeard(there, 'from there', heard.here)
  await untilHeard(here, 'from here', heard.there)
  // What was said before this has come by now: notices keep their order.
  there.tell('the last')
  await expect.poll(() => heard.here).toContain('the last')
  expect(new Set(heard.here)).toEqual(new Set(['from there', 'the last']))
  expect(new Set(heard.there)).toEqual(new Set(['from here']))
  for (const stop of stops) stop()
  await Promise.all([here.close(), there.close()])
})

test('a store whose last commit failed says so until one works', async () => {
  const store = await PostgresStore.open(database.url)
  const line = { n: 1, at: 1, by: 'ann', event: { do: 'chat' as const, text: 'hello' } }
  const rest = { phase: 'gathering' as const, waiting: [], entry: 0, created: 1, touched: 1, result: null }
  const fixed = { table: 'none', game: 'example', listed: 'private' as const, by: 'ann', seats: [], clock: null }
  const listRow = { summary: { ...fixed, ...rest }, due: null }
  // Postgres takes no text with a zero in it.
  await expect(store.append('none', { ...line, by: 'ann\0' }, listRow)).rejects.toThrow()
  await expect(store.check()).rejects.toThrow()
  expect(await store.append('none', line, listRow)).toBe('taken')
  await expect(store.check()).resolves.toBeUndefined()
  await store.close()
})
