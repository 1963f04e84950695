import pg from 'pg'
import { freshDatabase } from './fresh-database.ts'
import { keepsOfAPerson } from './of-a-person-conformance.ts'

keepsOfAPerson(
  'Postgres',
  async (url) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    return {
      kind: 'postgres',
      async run(sql, values = []) {
        let place = 0
        const { rows } = await client.query(
          sql.replace(/\?/g, () => `$${++place}`),
          [...values],
        )
        return rows
      },
      close: () => client.end(),
    }
  },
  freshDatabase,
)
