import { afterAll } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { setAsideConformance } from './set-aside-conformance.ts'

const made: Awaited<ReturnType<typeof freshDatabase>>[] = []
afterAll(async () => {
  for (const database of made) await database.drop()
})
setAsideConformance('Postgres', async () => {
  const database = await freshDatabase()
  made.push(database)
  return database.url
})
