import { afterAll, beforeAll } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { looksBack } from './looking-back-conformance.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

looksBack(
  () => database.url,
  async () => database.url,
)
