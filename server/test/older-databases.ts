import type { Header, Line } from '@anachron/host'
import { expect, test } from 'vitest'
import type { SqlStore } from '../src/store/sql-store.ts'

/*
 * Databases as earlier versions made them, table for table. All but the last called themselves version 1. They are
 * written down here once more because whoever has such a file does not care how ours are made today.
 */
const LINE =
  'table_id text NOT NULL, n integer NOT NULL, at bigint NOT NULL, person text, request text, deed text NOT NULL'
const PEOPLE = (packed: string): string[] => [
  `CREATE TABLE places (person text NOT NULL, table_id text NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
  `CREATE TABLE people (
    id text PRIMARY KEY, name text NOT NULL, created bigint NOT NULL, passphrase text, webhook text)${packed}`,
  'CREATE UNIQUE INDEX people_protected ON people (lower(name)) WHERE passphrase IS NOT NULL',
  `CREATE TABLE seen (
    person text NOT NULL, table_id text NOT NULL, entry integer NOT NULL, PRIMARY KEY (person, table_id))${packed}`,
  'CREATE TABLE signs (id integer PRIMARY KEY, last bigint NOT NULL)',
  'CREATE TABLE gaps (start bigint NOT NULL, finish bigint NOT NULL)',
]
const SETTINGS = [
  'CREATE TABLE settings (key text PRIMARY KEY, value text NOT NULL)',
  "INSERT INTO settings VALUES ('schema', '1')",
  "INSERT INTO settings VALUES ('cookie-secret', 'a secret of theirs')",
]
const WHOLE_LINES = (packed: string): string[] => [
  `CREATE TABLE lines (${LINE}, PRIMARY KEY (table_id, n))${packed}`,
  'CREATE INDEX lines_said ON lines (person) WHERE deed LIKE \'{"do":"chat"%\'',
]
const STANDINGS = (packed: string): string[] => [
  'CREATE TABLE tables (id text PRIMARY KEY, header text NOT NULL, fixed text NOT NULL, seats text NOT NULL)',
  `CREATE TABLE standings (
    id text PRIMARY KEY, head integer NOT NULL, entry integer NOT NULL, phase text NOT NULL, waiting text NOT NULL,
    result text, listed text NOT NULL, touched bigint NOT NULL, due bigint)${packed}`,
  "CREATE INDEX standings_listed ON standings (phase, touched) WHERE listed = 'open'",
  'CREATE INDEX standings_due ON standings (due) WHERE due IS NOT NULL',
]
const FILED = [
  `CREATE TABLE filed (${LINE}, PRIMARY KEY (table_id, n)) WITHOUT ROWID`,
  `CREATE TABLE recent (place integer PRIMARY KEY, ${LINE})`,
  'CREATE UNIQUE INDEX recent_lines ON recent (table_id, n)',
  'CREATE INDEX filed_said ON filed (person) WHERE deed LIKE \'{"do":"chat"%\'',
]

const TABLE = 'table-of-old'
const header: Header = {
  table: TABLE,
  game: 'example',
  version: 1,
  options: { target: 10 },
  seats: 2,
  by: 'ann',
  created: 1000,
  listed: 'open',
  clock: null,
  secret: '0'.repeat(64),
}
const seats = [{ kind: 'person', person: 'ann' }, { kind: 'open' }]
const fixed = { table: TABLE, game: 'example', listed: 'open', clock: null, by: 'ann', created: 1000 }
const summary = { ...fixed, phase: 'gathering', seats, waiting: [], entry: 0, touched: 1003, result: null }
const lines: Line[] = [
  { n: 1, at: 1001, by: 'ann', event: { do: 'sit', seat: 0, sitter: { kind: 'person', person: 'ann' } } },
  { n: 2, at: 1002, by: 'ann', id: 'r1', event: { do: 'chat', text: 'anybody “here”? ☃' } },
  { n: 3, at: 1003, by: null, event: { do: 'branch', table: 'another', entry: 0 } },
]

const quote = (value: unknown): string => (value === null ? 'NULL' : `'${String(value).replaceAll("'", "''")}'`)
const insert = (into: string, values: unknown[]): string =>
  `INSERT INTO ${into} VALUES (${values.map(quote).join(', ')})`
const lineRow = ({ n, at, by, id, event }: Line): unknown[] => [TABLE, n, at, by, id ?? null, JSON.stringify(event)]

const whole = [
  insert('tables', [TABLE, JSON.stringify(header), 3, JSON.stringify(summary), 'gathering', 'open', 1003, null]),
  ...lines.map((line) => insert('lines', lineRow(line))),
]
const apart = [
  insert('tables', [TABLE, JSON.stringify(header), JSON.stringify(fixed), JSON.stringify(seats)]),
  insert('standings', [TABLE, 3, 0, 'gathering', '[]', null, 'open', 1003, null]),
]
const people = [
  insert('people', ['ann', 'Ann', 900, 'scrypt$x$y', null]),
  insert('places', ['ann', TABLE]),
  insert('seen', ['ann', TABLE, 0]),
  insert('signs', [1, 5000]),
  insert('gaps', [2000, 2600]),
]

/** As the first version wrote it into a backup. */
export const oldBackupRows = [
  { table: 'settings', row: { key: 'schema', value: '1' } },
  {
    table: 'tables',
    row: {
      id: TABLE,
      header: JSON.stringify(header),
      head: 3,
      card: JSON.stringify(summary),
      phase: 'gathering',
      listed: 'open',
      touched: 1003,
      due: null,
    },
  },
  ...lines.map(({ n, at, by, id, event }) => ({
    table: 'lines',
    row: { table_id: TABLE, n, at, person: by, request: id ?? null, deed: JSON.stringify(event) },
  })),
]
export const oldTable = { summary, record: { header, lines } }

/** Version 3, the last before sessions could be ended: lines are chained in SQLite. */
function third(kind: 'sqlite' | 'postgres', packed: string): string[] {
  const chained = kind === 'sqlite'
  return [
    ...SETTINGS.map((sql) => sql.replace("'schema', '1'", "'schema', '3'")),
    ...STANDINGS(packed),
    ...(chained
      ? [
          `CREATE TABLE lines (place integer PRIMARY KEY, before integer, ${LINE})`,
          'CREATE INDEX lines_said ON lines (person) WHERE deed LIKE \'{"do":"chat"%\'',
          'ALTER TABLE standings ADD COLUMN newest integer',
        ]
      : WHOLE_LINES(packed)),
    ...PEOPLE(packed),
    `CREATE TABLE keepsakes (
      person text NOT NULL, game text NOT NULL, name text NOT NULL, value text NOT NULL, changed bigint NOT NULL,
      PRIMARY KEY (person, game, name))${packed}`,
    'CREATE TABLE analyses (table_id text PRIMARY KEY, entries integer NOT NULL, found text NOT NULL)',
    `CREATE TABLE guesses (who text PRIMARY KEY, count integer NOT NULL, until bigint NOT NULL)${packed}`,
    insert('guesses', ['name', 20, 1e15]),
    insert('analyses', [TABLE, 0, '{"truth":[[{"value":0.5,"give":0.1}]],"words":"“give”: all"}']),
    apart[0] as string,
    chained ? insert('standings', [TABLE, 3, 0, 'gathering', '[]', null, 'open', 1003, null, 3]) : (apart[1] as string),
    ...lines.map((line, i) => insert('lines', [...(chained ? [i + 1, i === 0 ? null : i] : []), ...lineRow(line)])),
    ...people,
  ]
}

/** Version 4, the last in which analyses gave what is now a margin. */
const fourth = (kind: 'sqlite' | 'postgres', packed: string): string[] => [
  ...third(kind, packed).map((sql) => sql.replace("'schema', '3'", "'schema', '4'")),
  'DELETE FROM guesses',
  'ALTER TABLE people ADD COLUMN session_key text',
  `CREATE TABLE ended (session text PRIMARY KEY, person text NOT NULL)${packed}`,
  'CREATE INDEX ended_person ON ended (person)',
]

/** Version 5: nobody was told by mail or push, nothing could be put away, bots from outside were not listed. */
const fifth = (kind: 'sqlite' | 'postgres', packed: string): string[] => [
  ...fourth(kind, packed).map((sql) => sql.replace("'schema', '4'", "'schema', '5'")),
  `UPDATE analyses SET found = replace(found, '"give":', '"margin":')`,
  "UPDATE people SET webhook = 'https://example.org/hook' WHERE id = 'ann'",
]

/** Version 8: people are told and put things away, bots from outside are listed; nobody can be reported yet. */
const eighth = (kind: 'sqlite' | 'postgres', packed: string): string[] => [
  ...fifth(kind, packed).map((sql) => sql.replace("'schema', '5'", "'schema', '8'")),
  `CREATE TABLE telling (person text PRIMARY KEY, mail text, confirmed bigint, wishes text NOT NULL)${packed}`,
  'CREATE INDEX telling_mail ON telling (lower(mail)) WHERE confirmed IS NOT NULL',
  `CREATE TABLE subscriptions (
    id text PRIMARY KEY, person text NOT NULL, endpoint text NOT NULL, p256dh text NOT NULL, auth text NOT NULL,
    name text NOT NULL, created bigint NOT NULL)${packed}`,
  'CREATE INDEX subscriptions_person ON subscriptions (person)',
  `CREATE TABLE passkeys (
    id text PRIMARY KEY, person text NOT NULL, public_key text NOT NULL, counter bigint NOT NULL,
    transports text NOT NULL, name text NOT NULL, created bigint NOT NULL, used bigint)${packed}`,
  'CREATE INDEX passkeys_person ON passkeys (person)',
  `CREATE TABLE codes (
    hash text PRIMARY KEY, person text NOT NULL, purpose text NOT NULL, detail text NOT NULL,
    until bigint NOT NULL)${packed}`,
  `CREATE TABLE told (
    table_id text NOT NULL, person text NOT NULL, since integer NOT NULL, at bigint NOT NULL,
    PRIMARY KEY (table_id, person))${packed}`,
  'CREATE INDEX told_person ON told (person)',
  `CREATE TABLE outbox (
    person text NOT NULL, table_id text NOT NULL, way text NOT NULL, target text NOT NULL, since integer NOT NULL,
    due bigint NOT NULL, tries integer NOT NULL, taken text, PRIMARY KEY (person, table_id, way, target))${packed}`,
  'CREATE INDEX outbox_due ON outbox (due)',
  `CREATE TABLE put_away (
    person text NOT NULL, kind text NOT NULL, what text NOT NULL, PRIMARY KEY (person, kind, what))${packed}`,
  'CREATE INDEX put_away_what ON put_away (what)',
  `UPDATE standings SET due = touched + ${2 * 3_600_000}`,
  `CREATE TABLE scripts (
    session text PRIMARY KEY, bot text NOT NULL, owner text, created bigint NOT NULL, used bigint)${packed}`,
  'CREATE INDEX scripts_owner ON scripts (owner) WHERE owner IS NOT NULL',
  insert('telling', ['cat', 'cat@example.org', 1005, '{"mail":"daily"}']),
  insert('subscriptions', ['device', 'cat', 'https://push.example', 'p', 'a', 'Phone', 1006]),
  insert('passkeys', ['key', 'cat', 'public', 3, '[]', 'Key ring', 1007, null]),
  insert('told', [TABLE, 'cat', 2, 1008]),
  insert('outbox', ['cat', TABLE, 'mail', '', 2, 1009, 0, null]),
  insert('put_away', ['cat', 'person', 'ann']),
  insert('scripts', ['session-of-bot', 'bot-1', 'cat', 1010, null]),
]

/** What version 8 kept about somebody. */
async function holdsCat(store: SqlStore): Promise<void> {
  expect(await store.told.telling('cat')).toMatchObject({
    mail: 'cat@example.org',
    confirmed: 1005,
    wishes: { mail: 'daily' },
  })
  expect(await store.told.subscriptions('cat')).toMatchObject([{ id: 'device', name: 'Phone', created: 1006 }])
  expect(await store.told.passkeys('cat')).toMatchObject([{ id: 'key', counter: 3, name: 'Key ring' }])
  expect(await store.told.toldOf('cat')).toEqual([{ table: TABLE, at: 1008 }])
  expect(await store.told.due(2000, 10)).toEqual([{ person: 'cat', way: 'mail', target: '' }])
  expect(await store.outOfSight('cat')).toEqual([{ kind: 'person', of: 'ann' }])
  expect(await store.identities.scriptsOf('cat')).toMatchObject([
    { session: 'session-of-bot', bot: 'bot-1', created: 1010 },
  ])
}

/** By name, the statements that make such a database and put something in. */
export function olderDatabases(kind: 'sqlite' | 'postgres'): Record<string, string[]> {
  const packed = kind === 'sqlite' ? ' WITHOUT ROWID' : ''
  const first = [
    ...SETTINGS,
    `CREATE TABLE tables (
      id text PRIMARY KEY, header text NOT NULL, head integer NOT NULL, card text NOT NULL,
      phase text NOT NULL, listed text NOT NULL, touched bigint NOT NULL, due bigint)${packed}`,
    'CREATE INDEX tables_listed ON tables (listed, phase, touched)',
    'CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL',
    ...WHOLE_LINES(packed),
    ...PEOPLE(packed),
  ]
  const second = [...SETTINGS, ...STANDINGS(packed), ...WHOLE_LINES(packed), ...PEOPLE(packed)]
  const rows = lines.map((line) => insert('lines', lineRow(line)))
  const all: Record<string, string[]> = {
    'the first, with whole cards': [...first, ...whole, ...people],
    'the second, with standings': [...second, ...apart, ...rows, ...people],
    'version 3, before sessions could be ended': third(kind, packed),
    'version 4, before analyses had margins': fourth(kind, packed),
    'version 5, before people were told and tables put away': fifth(kind, packed),
    'version 8, before anybody could be reported': eighth(kind, packed),
  }
  if (kind === 'sqlite') {
    const [one, two, three] = lines.map(lineRow) as [unknown[], unknown[], unknown[]]
    all['the third, with the latest lines apart'] = [
      ...SETTINGS,
      ...STANDINGS(packed),
      ...FILED,
      `CREATE VIEW lines AS SELECT table_id, n, at, person, request, deed FROM filed
       UNION ALL SELECT table_id, n, at, person, request, deed FROM recent`,
      `CREATE TRIGGER lines_delete INSTEAD OF DELETE ON lines BEGIN
        DELETE FROM filed WHERE table_id = OLD.table_id AND n = OLD.n; END`,
      ...PEOPLE(packed),
      ...apart,
      insert('filed', one),
      insert('filed', two),
      insert('recent', [1, ...three]),
      ...people,
    ]
    all['the first, half changed by the third'] = [
      ...first,
      ...whole,
      ...people,
      STANDINGS(packed)[1] as string,
      ...FILED,
    ]
  }
  return all
}

/** Whatever made the database, it is as if it had been made today: everything is there, and play goes on. */
export function opensOlder(kind: 'sqlite' | 'postgres', older: (sql: string[]) => Promise<Opened>): void {
  for (const [name, sql] of Object.entries(olderDatabases(kind)))
    test(`${kind}: a database made by ${name} is brought up to date with all that is in it`, async () => {
      const { store, shape, close } = await older(sql)
      expect(await store.load(TABLE)).toEqual({ header, lines })
      expect(await store.summary(TABLE)).toEqual(summary)
      expect((await store.summaries('open', 10)).map(({ table }) => table)).toEqual([TABLE])
      expect(await store.personNamed('ann')).toMatchObject({ id: 'ann', passphrase: 'scrypt$x$y' })
      expect(await store.seen('ann', TABLE)).toBe(0)
      expect(await store.downtime(0, 9000)).toBe(600)
      expect(await store.setting('cookie-secret', () => 'another')).toBe('a secret of theirs')
      if (sql.some((one) => one.includes('INTO analyses')))
        expect(await store.analysis(TABLE, 0)).toEqual({ truth: [[{ value: 0.5, margin: 0.1 }]], words: '“give”: all' })
      expect(await store.identities.countGuess('name', 0, 9000)).toBe(0)
      expect(await store.identities.countGuess('name', 0, 9000)).toBe(0)
      expect(await store.identities.countGuess('name', 0, 9000)).toBeGreaterThan(0)
      await store.identities.endSessions(['session'], 'ann')
      expect(await store.identities.endedSessions(['session', 'another'])).toEqual(['session'])
      await store.putAway('ann', { kind: 'table', of: TABLE })
      expect(await store.outOfSight('ann')).toEqual([{ kind: 'table', of: TABLE }])
      // It has been open since long ago: it is looked at soon.
      expect(await store.due(1003 + 2 * 3_600_000, 10)).toEqual([TABLE])
      // Nobody has been told of anything, and whoever had a webhook is still told by it.
      expect(await store.told.toldOf('ann')).toEqual([])
      const hooked = sql.some((one) => one.includes('SET webhook'))
      expect(await store.told.reachable(['ann'])).toEqual(hooked ? ['ann'] : [])
      expect(await store.told.tell({ person: 'ann', table: TABLE, since: 3, at: 1003 }, [])).toBe(true)
      const next: Line = { n: 4, at: 1004, by: 'ann', event: { do: 'chat', text: 'still here' } }
      expect(await store.append(TABLE, next, { summary: summary as never, due: null })).toBe('stored')
      expect(await store.linesAfter(TABLE, 1)).toEqual([...lines.slice(1), next])
      if (sql.some((one) => one.includes('INTO telling'))) await holdsCat(store)
      const said = { line: 2, text: 'anybody “here”? ☃' }
      const report = { id: 'r', at: 1, by: 'cat', person: 'ann', table: TABLE, said, why: '' }
      await store.reports.add(report)
      expect(await store.reports.by('cat')).toEqual([report])
      const { made, fresh } = await shape()
      expect(made).toEqual(fresh)
      await close()
    })
}

export interface Opened {
  store: SqlStore
  /** How its tables are made, and how those of a new database are. */
  shape(): Promise<{ made: string[]; fresh: string[] }>
  close(): Promise<void>
}
