import { PostgresStore } from '../src/store/postgres.ts'
import { freshDatabase } from './fresh-database.ts'
import { sweepsGuests } from './guests-conformance.ts'

sweepsGuests('Postgres', async () => {
  const database = await freshDatabase()
  const store = await PostgresStore.open(database.url)
  return {
    store,
    async close() {
      await store.close()
      await database.drop()
    },
  }
})
