import { afterAll, beforeAll } from 'vitest'
import { looksBack } from './analysis-conformance.ts'
import { freshDatabase } from './fresh-database.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

looksBack(
  () => database.url,
  async () => database.url,
)
