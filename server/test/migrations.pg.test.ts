import pg from 'pg'
import { PostgresStore } from '../src/store/postgres.ts'
import { freshDatabase } from './fresh-database.ts'
import { opensOlder } from './older-databases.ts'

async function inside<V>(url: string, run: (client: pg.Client) => Promise<V>): Promise<V> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const shapeOf = (url: string): Promise<string[]> =>
  inside(url, async (client) => {
    const columns = await client.query(
      'SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema()',
    )
    const indexes = await client.query('SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema()')
    return [...columns.rows, ...indexes.rows].map((row: object) => Object.values(row).join(' ')).sort()
  })

opensOlder('postgres', async (sql) => {
  const [database, fresh] = await Promise.all([freshDatabase(), freshDatabase()])
  await inside(database.url, async (client) => {
    for (const statement of sql) await client.query(statement)
  })
  const store = await PostgresStore.open(database.url)
  return {
    store,
    async shape() {
      await (await PostgresStore.open(fresh.url)).close()
      return { made: await shapeOf(database.url), fresh: await shapeOf(fresh.url) }
    },
    async close() {
      await store.close()
      await Promise.all([database.drop(), fresh.drop()])
    },
  }
})
