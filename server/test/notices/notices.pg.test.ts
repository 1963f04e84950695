import { freshDatabase } from '../fresh-database.ts'
import { tellsOnce } from './notices-conformance.ts'

tellsOnce('two processes on Postgres', async () => {
  const database = await freshDatabase()
  return { database: database.url, servers: 2, close: () => database.drop() }
})
