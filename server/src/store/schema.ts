import { BEING_TOLD_STORED, beingToldTables } from './being-told.ts'
import type { Dialect } from './database.ts'
import { REPORTS_STORED, reportTables } from './reports.ts'

const LINE_COLUMNS =
  'table_id text NOT NULL, n integer NOT NULL, at bigint NOT NULL, person text, request text, deed text NOT NULL'

/**
 * SQLite writes whole pages. In a tree ordered by table every line of another table would be a page of its own to
 * write; so lines stand in the order they came, each names the place of the one before it at its table, and the
 * standing of a table names the newest. Reading a table walks back from there. A commit of a hundred tables' lines then
 * writes a few pages.
 */
const sqliteLines = [`CREATE TABLE lines (place integer PRIMARY KEY, before integer, ${LINE_COLUMNS})`]
const postgresLines = [`CREATE TABLE lines (${LINE_COLUMNS}, PRIMARY KEY (table_id, n))`]

/** The tables of both databases. `bigint` holds milliseconds; what only programs read is JSON text. */
export const schema = (dialect: Dialect): string[] => {
  const packed = dialect === 'sqlite' ? ' WITHOUT ROWID' : ''
  return [
    'CREATE TABLE settings (key text PRIMARY KEY, value text NOT NULL)',
    'CREATE TABLE tables (id text PRIMARY KEY, header text NOT NULL, fixed text NOT NULL, seats text NOT NULL)',
    // What changes with every move stands apart and is kept small, because it is written with every move.
    `CREATE TABLE standings (
      id text PRIMARY KEY, head integer NOT NULL, entry integer NOT NULL, phase text NOT NULL, waiting text NOT NULL,
      result text, listed text NOT NULL, touched bigint NOT NULL, due bigint${dialect === 'sqlite' ? ', newest integer' : ''})${packed}`,
    "CREATE INDEX standings_listed ON standings (phase, touched) WHERE listed = 'open'",
    'CREATE INDEX standings_due ON standings (due) WHERE due IS NOT NULL',
    ...(dialect === 'sqlite' ? sqliteLines : postgresLines),
    'CREATE INDEX lines_said ON lines (person) WHERE deed LIKE \'{"do":"chat"%\'',
    `CREATE TABLE places (person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
    `CREATE TABLE people (
      id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, passphrase text, webhook text,
      session_key text)${packed}`,
    'CREATE UNIQUE INDEX people_protected ON people (lower(name)) WHERE passphrase IS NOT NULL',
    `CREATE TABLE seen (
      person text NOT NULL, table_id text NOT NULL, entry integer NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
    `CREATE TABLE keepsakes (
      person text NOT NULL, game text NOT NULL, name text NOT NULL, value text NOT NULL, changed bigint NOT NULL,
      PRIMARY KEY (person, game, name))${packed}`,
    // What somebody does not want to see: `kind` is 'table' or 'person', `what` its id.
    `CREATE TABLE put_away (
      person text NOT NULL, kind text NOT NULL, what text NOT NULL, PRIMARY KEY (person, kind, what))${packed}`,
    'CREATE INDEX put_away_what ON put_away (what)',
    // What was found when looking back on finished matches.
    'CREATE TABLE analyses (table_id text PRIMARY KEY, entries integer NOT NULL, found text NOT NULL)',
    'CREATE TABLE signs (id integer PRIMARY KEY, last bigint NOT NULL)',
    'CREATE TABLE gaps (start bigint NOT NULL, finish bigint NOT NULL)',
    // Sessions that were ended before whatever proves them wears off.
    `CREATE TABLE ended (session text PRIMARY KEY, person text NOT NULL)${packed}`,
    'CREATE INDEX ended_person ON ended (person)',
    // Tokens of bots from outside, by whom they were made (nobody: whoever runs the server), and when last used.
    `CREATE TABLE scripts (
      session text PRIMARY KEY, bot text NOT NULL, owner text, created bigint NOT NULL, used bigint)${packed}`,
    'CREATE INDEX scripts_owner ON scripts (owner) WHERE owner IS NOT NULL',
    // Wrong passphrases: how often, and until when nobody is listened to.
    `CREATE TABLE guesses (who text PRIMARY KEY, count integer NOT NULL, until bigint NOT NULL)${packed}`,
    ...beingToldTables(dialect),
    ...reportTables(dialect),
  ]
}

/**
 * What the tables above are called. Whoever changes them raises it, and adds to `migrations.ts` how older databases get
 * there.
 */
export const SCHEMA_VERSION = 9

/** What a backup holds: by table the columns that mean the same in every database. */
export const STORED = {
  settings: ['key', 'value'],
  people: ['id', 'name', 'created', 'passphrase', 'webhook', 'session_key'],
  tables: ['id', 'header', 'fixed', 'seats'],
  standings: ['id', 'head', 'entry', 'phase', 'waiting', 'result', 'listed', 'touched', 'due'],
  lines: ['table_id', 'n', 'at', 'person', 'request', 'deed'],
  places: ['person', 'table_id'],
  seen: ['person', 'table_id', 'entry'],
  keepsakes: ['person', 'game', 'name', 'value', 'changed'],
  put_away: ['person', 'kind', 'what'],
  analyses: ['table_id', 'entries', 'found'],
  ended: ['session', 'person'],
  scripts: ['session', 'bot', 'owner', 'created', 'used'],
  signs: ['id', 'last'],
  gaps: ['start', 'finish'],
  ...BEING_TOLD_STORED,
  ...REPORTS_STORED,
} as const
export type StoredTable = keyof typeof STORED
export const STORED_TABLES = Object.keys(STORED) as StoredTable[]

/** Chains the lines of every table again after they were put in without it. */
export const LINK = [
  `WITH ordered AS (SELECT place, lag(place) OVER (PARTITION BY table_id ORDER BY n) AS previous FROM lines)
   UPDATE lines SET before = ordered.previous FROM ordered WHERE lines.place = ordered.place`,
  `WITH newest AS (SELECT table_id, max(n), place FROM lines GROUP BY table_id)
   UPDATE standings SET newest = newest.place FROM newest WHERE standings.id = newest.table_id`,
]
