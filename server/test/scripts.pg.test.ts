import { afterAll } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { scriptsConformance } from './scripts-conformance.ts'

let drop: (() => Promise<void>) | undefined
scriptsConformance('Postgres', async () => {
  const database = await freshDatabase()
  drop = database.drop
  return database.url
})
afterAll(() => drop?.())
