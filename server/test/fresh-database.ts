import pg from 'pg'

/** An empty database of its own on the Postgres that the test command has started. */
export async function freshDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.PGURL
  if (!server) throw new Error('PGURL is not set: run these tests with `npm test -- server`')
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}
