import { DatabaseSync } from 'node:sqlite'

/** As SQLite numbers its values; Postgres writes $ for ?. */
const SAVE = 'INSERT INTO settings VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = excluded.value'
const DROP = 'DELETE FROM settings WHERE key = ?1'

/** The watchdog's own way to the settings of the store: the store itself is the main thread's, and hangs with it. */
export interface Notebook {
  save(key: string, value: string): Promise<void>
  drop(key: string): Promise<void>
  close(): Promise<void>
}

export const openNotebook = (database: string): Promise<Notebook> =>
  database.includes('://') ? inPostgres(database) : inFile(database)

async function inFile(file: string): Promise<Notebook> {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA busy_timeout = 5000')
  return {
    save: async (key, value) => void db.prepare(SAVE).run(key, value),
    drop: async (key) => void db.prepare(DROP).run(key),
    close: async () => db.close(),
  }
}

async function inPostgres(url: string): Promise<Notebook> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A connection that breaks is noticed by the next statement.
  client.on('error', () => {})
  await client.connect()
  return {
    save: async (key, value) => void (await client.query(SAVE.replaceAll('?', '$'), [key, value])),
    drop: async (key) => void (await client.query(DROP.replace('?', '$'), [key])),
    close: () => client.end(),
  }
}
