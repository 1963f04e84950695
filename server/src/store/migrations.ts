import { toBeingTold } from './being-told.ts'
import type { MigratingDatabase } from './database.ts'
import type { Migration } from './migration.ts'
import { toVersion7 } from './migration-7.ts'
import { toVersion8 } from './migration-8.ts'
import { toReports } from './reports.ts'
import type { Row } from './rows.ts'
import { LINK, SCHEMA_VERSION, schema } from './schema.ts'

const columnsOf = async ({ kind, run }: MigratingDatabase, table: string): Promise<string[]> => {
  const sql =
    kind === 'sqlite'
      ? 'SELECT name FROM pragma_table_info(?)'
      : 'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?'
  return (await run(sql, [table])).map((row) => row.name as string)
}

const LINES = 'table_id, n, at, person, request, deed'

/** The first databases had a table's whole card in one column, which every move wrote anew. */
export function splitCard({ id, header, head, card, phase, listed, touched, due }: Row): { table: Row; standing: Row } {
  const { seats, waiting, entry, result, phase: _phase, touched: _touched, ...fixed } = JSON.parse(card as string)
  return {
    table: { id: id ?? null, header: header ?? null, fixed: JSON.stringify(fixed), seats: JSON.stringify(seats) },
    standing: {
      id: id ?? null,
      head: head ?? null,
      entry,
      phase: phase ?? null,
      waiting: JSON.stringify(waiting),
      result: result && JSON.stringify(result),
      listed: listed ?? null,
      touched: touched ?? null,
      due: due ?? null,
    },
  }
}

async function splitCards(db: MigratingDatabase): Promise<void> {
  const packed = db.kind === 'sqlite' ? ' WITHOUT ROWID' : ''
  const rows = await db.run('SELECT * FROM tables')
  await db.run('DROP TABLE tables')
  // There is an empty one where a later version has tried to open the database.
  await db.run('DROP TABLE IF EXISTS standings')
  await db.run(
    'CREATE TABLE tables (id text PRIMARY KEY, header text NOT NULL, fixed text NOT NULL, seats text NOT NULL)',
  )
  await db.run(`CREATE TABLE standings (
    id text PRIMARY KEY, head integer NOT NULL, entry integer NOT NULL, phase text NOT NULL, waiting text NOT NULL,
    result text, listed text NOT NULL, touched bigint NOT NULL, due bigint)${packed}`)
  await db.run("CREATE INDEX standings_listed ON standings (phase, touched) WHERE listed = 'open'")
  await db.run('CREATE INDEX standings_due ON standings (due) WHERE due IS NOT NULL')
  for (const row of rows) {
    const { table, standing } = splitCard(row)
    await db.run('INSERT INTO tables (id, header, fixed, seats) VALUES (?, ?, ?, ?)', Object.values(table))
    await db.run(
      'INSERT INTO standings (id, head, entry, phase, waiting, result, listed, touched, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      Object.values(standing),
    )
  }
}

/**
 * SQLite: lines stand in the order they came and are chained. They were kept by table before, the latest apart for some
 * time.
 */
async function chainLines(db: MigratingDatabase): Promise<void> {
  const [was] = await db.run("SELECT type FROM sqlite_master WHERE name = 'lines'")
  await db.run(`CREATE TABLE chained (place integer PRIMARY KEY, before integer,
    table_id text NOT NULL, n integer NOT NULL, at bigint NOT NULL, person text, request text, deed text NOT NULL)`)
  await db.run(`INSERT INTO chained (${LINES}) SELECT ${LINES} FROM lines ORDER BY at, table_id, n`)
  await db.run(`DROP ${was?.type} lines`)
  await db.run('DROP TABLE IF EXISTS filed')
  await db.run('DROP TABLE IF EXISTS recent')
  await db.run('ALTER TABLE chained RENAME TO lines')
  await db.run('CREATE INDEX lines_said ON lines (person) WHERE deed LIKE \'{"do":"chat"%\'')
  await db.run('ALTER TABLE standings ADD COLUMN newest integer')
  for (const sql of LINK) await db.run(sql)
}

/** What analyses of matches call `margin` was called `give` up to version 4. */
export const withMargins = (found: string): string => found.replaceAll('"give":', '"margin":')

const migrations: readonly Migration[] = [
  {
    to: 2,
    async run(db) {
      const packed = db.kind === 'sqlite' ? ' WITHOUT ROWID' : ''
      if ((await columnsOf(db, 'tables')).includes('card')) await splitCards(db)
      if (db.kind === 'sqlite') await chainLines(db)
      await db.run(`CREATE TABLE IF NOT EXISTS keepsakes (
        person text NOT NULL, game text NOT NULL, name text NOT NULL, value text NOT NULL, changed bigint NOT NULL,
        PRIMARY KEY (person, game, name))${packed}`)
      await db.run(
        `CREATE TABLE guesses (who text PRIMARY KEY, count integer NOT NULL, until bigint NOT NULL)${packed}`,
      )
    },
  },
  {
    to: 3,
    async run(db) {
      await db.run('CREATE TABLE analyses (table_id text PRIMARY KEY, entries integer NOT NULL, found text NOT NULL)')
    },
  },
  {
    to: 4,
    async run(db) {
      const packed = db.kind === 'sqlite' ? ' WITHOUT ROWID' : ''
      await db.run('ALTER TABLE people ADD COLUMN session_key text')
      await db.run(`CREATE TABLE ended (session text PRIMARY KEY, person text NOT NULL)${packed}`)
      await db.run('CREATE INDEX ended_person ON ended (person)')
      // They were counted by other names.
      await db.run('DELETE FROM guesses')
    },
  },
  {
    to: 5,
    async run(db) {
      for (const { table_id, found } of await db.run('SELECT table_id, found FROM analyses'))
        await db.run('UPDATE analyses SET found = ? WHERE table_id = ?', [
          withMargins(found as string),
          table_id as string,
        ])
    },
  },
  toBeingTold,
  toVersion7,
  toVersion8,
  toReports,
]

/** Makes the tables of a new database, or brings an older one to what this server uses. A newer one is left alone. */
export async function bringUpToDate(db: MigratingDatabase): Promise<void> {
  if ((await columnsOf(db, 'settings')).length === 0) {
    for (const sql of schema(db.kind)) await db.run(sql)
    await db.run('INSERT INTO settings (key, value) VALUES (?, ?)', ['schema', String(SCHEMA_VERSION)])
    return
  }
  const [row] = await db.run('SELECT value FROM settings WHERE key = ?', ['schema'])
  const version = Number(row?.value ?? 1)
  if (version > SCHEMA_VERSION)
    throw new Error(
      `This database was made by a newer Anachron (schema version ${version}); this one knows up to ${SCHEMA_VERSION}.`,
    )
  for (const { to, run } of migrations)
    if (to > version) {
      await run(db)
      await db.run('UPDATE settings SET value = ? WHERE key = ?', [String(to), 'schema'])
    }
}
