import { PostgresStore } from '../../src/store/postgres.ts'
import { freshDatabase } from '../fresh-database.ts'
import { keepsWhatIsTold } from './told-conformance.ts'

keepsWhatIsTold('Postgres', async () => {
  const database = await freshDatabase()
  const [store, other] = [await PostgresStore.open(database.url), await PostgresStore.open(database.url)]
  return {
    store,
    other,
    async close() {
      await Promise.all([store.close(), other.close()])
      await database.drop()
    },
  }
})
