const LINE_COLUMNS =
  'table_id text NOT NULL, n integer NOT NULL, at bigint NOT NULL, person text, request text, deed text NOT NULL'

const postgresLines = [
  `CREATE TABLE IF NOT EXISTS lines (${LINE_COLUMNS}, PRIMARY KEY (table_id, n))`,
  'CREATE INDEX IF NOT EXISTS lines_said ON lines (person) WHERE deed LIKE \'{"do":"chat"%\'',
]

/**
 * SQLite writes whole pages. Kept by table, every line of another table would be a page of its own to write; so new lines go
 * one behind the other into a short list, and are filed by table from time to time, many at once. To a reader both are `lines`.
 */
const sqliteLines = [
  `CREATE TABLE IF NOT EXISTS filed (${LINE_COLUMNS}, PRIMARY KEY (table_id, n)) WITHOUT ROWID`,
  `CREATE TABLE IF NOT EXISTS recent (place integer PRIMARY KEY, ${LINE_COLUMNS})`,
  'CREATE UNIQUE INDEX IF NOT EXISTS recent_lines ON recent (table_id, n)',
  'CREATE INDEX IF NOT EXISTS filed_said ON filed (person) WHERE deed LIKE \'{"do":"chat"%\'',
  `CREATE VIEW IF NOT EXISTS lines AS
    SELECT table_id, n, at, person, request, deed FROM filed
    UNION ALL SELECT table_id, n, at, person, request, deed FROM recent`,
  `CREATE TRIGGER IF NOT EXISTS lines_insert INSTEAD OF INSERT ON lines BEGIN
    INSERT INTO recent (table_id, n, at, person, request, deed)
    VALUES (NEW.table_id, NEW.n, NEW.at, NEW.person, NEW.request, NEW.deed); END`,
  `CREATE TRIGGER IF NOT EXISTS lines_delete INSTEAD OF DELETE ON lines BEGIN
    DELETE FROM filed WHERE table_id = OLD.table_id AND n = OLD.n;
    DELETE FROM recent WHERE table_id = OLD.table_id AND n = OLD.n; END`,
  `CREATE TRIGGER IF NOT EXISTS lines_update INSTEAD OF UPDATE ON lines BEGIN
    UPDATE filed SET deed = NEW.deed WHERE table_id = OLD.table_id AND n = OLD.n;
    UPDATE recent SET deed = NEW.deed WHERE table_id = OLD.table_id AND n = OLD.n; END`,
]

/** Files what has come since. */
export const FILE_RECENT = `BEGIN IMMEDIATE;
  INSERT INTO filed SELECT table_id, n, at, person, request, deed FROM recent ORDER BY table_id, n;
  DELETE FROM recent;
  COMMIT`

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
    ...(dialect === 'sqlite' ? sqliteLines : postgresLines),
    `CREATE TABLE IF NOT EXISTS places (person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
    `CREATE TABLE IF NOT EXISTS people (
      id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, passphrase text, webhook text)${packed}`,
    'CREATE UNIQUE INDEX IF NOT EXISTS people_protected ON people (lower(name)) WHERE passphrase IS NOT NULL',
    `CREATE TABLE IF NOT EXISTS seen (
      person text NOT NULL, table_id text NOT NULL, entry integer NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
    `CREATE TABLE IF NOT EXISTS keepsakes (
      person text NOT NULL, game text NOT NULL, name text NOT NULL, value text NOT NULL, changed bigint NOT NULL,
      PRIMARY KEY (person, game, name))${packed}`,
    'CREATE TABLE IF NOT EXISTS signs (id integer PRIMARY KEY, last bigint NOT NULL)',
    'CREATE TABLE IF NOT EXISTS gaps (start bigint NOT NULL, finish bigint NOT NULL)',
  ]
}

/** Raised when the tables change; a database of another version is not touched. */
export const SCHEMA_VERSION = '1'

export const STORED = [
  'settings',
  'people',
  'tables',
  'standings',
  'lines',
  'places',
  'seen',
  'keepsakes',
  'signs',
  'gaps',
] as const
export type StoredTable = (typeof STORED)[number]
