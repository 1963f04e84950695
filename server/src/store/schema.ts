/** The tables of both databases. `bigint` holds milliseconds; what only programs read is JSON text. */
export const schema = (dialect: 'sqlite' | 'postgres'): string[] => {
  const packed = dialect === 'sqlite' ? ' WITHOUT ROWID' : ''
  return [
    'CREATE TABLE IF NOT EXISTS settings (key text PRIMARY KEY, value text NOT NULL)',
    'CREATE TABLE IF NOT EXISTS tables (id text PRIMARY KEY, header text NOT NULL, fixed text NOT NULL, seats text NOT NULL)',
    // What changes with every move stands apart and is kept small, because it is written with every move.
    `CREATE TABLE IF NOT EXISTS standings (
      id text PRIMARY KEY, head integer NOT NULL, entry integer NOT NULL, phase text NOT NULL, waiting text NOT NULL,
      result text, listed text NOT NULL, touched bigint NOT NULL, due bigint)${packed}`,
    "CREATE INDEX IF NOT EXISTS standings_listed ON standings (phase, touched) WHERE listed = 'open'",
    'CREATE INDEX IF NOT EXISTS standings_due ON standings (due) WHERE due IS NOT NULL',
    `CREATE TABLE IF NOT EXISTS lines (
      table_id text NOT NULL, n integer NOT NULL, at bigint NOT NULL, person text, request text, deed text NOT NULL,
      PRIMARY KEY (table_id, n))${packed}`,
    'CREATE INDEX IF NOT EXISTS lines_said ON lines (person) WHERE deed LIKE \'{"do":"chat"%\'',
    `CREATE TABLE IF NOT EXISTS places (person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
    `CREATE TABLE IF NOT EXISTS people (
      id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, passphrase text, webhook text)${packed}`,
    'CREATE UNIQUE INDEX IF NOT EXISTS people_protected ON people (lower(name)) WHERE passphrase IS NOT NULL',
    `CREATE TABLE IF NOT EXISTS seen (
      person text NOT NULL, table_id text NOT NULL, entry integer NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
    'CREATE TABLE IF NOT EXISTS signs (id integer PRIMARY KEY, last bigint NOT NULL)',
    'CREATE TABLE IF NOT EXISTS gaps (start bigint NOT NULL, finish bigint NOT NULL)',
  ]
}

/** Raised when the tables change; a database of another version is not touched. */
export const SCHEMA_VERSION = '1'

export const STORED = ['settings', 'people', 'tables', 'standings', 'lines', 'places', 'seen', 'signs', 'gaps'] as const
export type StoredTable = (typeof STORED)[number]
