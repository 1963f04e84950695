import { WIRE_VERSION } from '@anachron/wire'
import { expect, test } from 'vitest'
import type { Dialect } from '../src/store/database.ts'
import type { Row, Value } from '../src/store/rows.ts'
import { STORED } from '../src/store/schema.ts'
import { Browser, ownServer, twoAtTable } from './visitor.ts'

/*
 * Everything that a server keeps about a person can be taken along, goes when they go, and is in a backup. This looks
 * at the tables that the database really has: whoever adds one, or a column, writes down here what it holds.
 */

/** Who: the person's own id. Theirs: they take it along. Held back: they do not, for a reason. */
type Cell = { who: true } | { theirs: Value; shownAs?: Value } | { heldBack: Value; why: string } | { others: Value }
const who: Cell = { who: true }
const theirs = (value: Value, shownAs: Value = value): Cell => ({ theirs: value, shownAs })
const heldBack = (value: Value, why: string): Cell => ({ heldBack: value, why })
/** Of somebody else, or nothing that means anything by itself. */
const others = (value: Value): Cell => ({ others: value })

const SECRET = 'would let in whoever has the file'
const PASSES = 'is sent, or of no use any more, within the day'
const FAR = 9_000_000_000_000

/** Rows about the person, by table; `mark-` is in whatever must be nowhere once they are forgotten. */
const rows = (table: string, bob: string): Record<string, Record<string, Cell>[]> => ({
  seen: [{ person: who, table_id: theirs('mark-seen'), entry: theirs(710_001) }],
  keepsakes: [
    {
      person: who,
      game: theirs('mark-game'),
      name: theirs('mark-deck'),
      value: theirs('{"cards":"mark-cards"}', 'mark-cards'),
      changed: theirs(710_002),
    },
  ],
  put_away: [
    { person: who, kind: theirs('person'), what: theirs('mark-muted') },
    { person: others(bob), kind: others('person'), what: who },
  ],
  ended: [{ session: heldBack('mark-ended', 'names a session that proves nothing any more'), person: who }],
  scripts: [
    {
      session: heldBack('mark-session', SECRET),
      bot: theirs('mark-bot'),
      owner: who,
      created: theirs(710_003),
      used: theirs(710_004),
    },
  ],
  telling: [
    {
      person: who,
      mail: theirs('mark-mail@example.org'),
      confirmed: theirs(710_005),
      wishes: theirs('{"mail":"off","zone":"mark-zone"}', 'mark-zone'),
    },
  ],
  subscriptions: [
    {
      id: heldBack('mark-subscription', 'a hash of the address'),
      person: who,
      endpoint: theirs('https://push.example/mark-endpoint'),
      p256dh: heldBack('mark-p256dh', SECRET),
      auth: heldBack('mark-auth', SECRET),
      name: theirs('mark-phone'),
      created: theirs(710_006),
    },
  ],
  passkeys: [
    {
      id: theirs('mark-passkey'),
      person: who,
      public_key: heldBack('mark-public', 'of use to nobody but us'),
      counter: heldBack(710_007, 'of use to nobody but us'),
      transports: heldBack('["mark-transport"]', 'of use to nobody but us'),
      name: theirs('mark-key-ring'),
      created: theirs(710_008),
      used: theirs(710_009),
    },
  ],
  codes: [
    {
      hash: heldBack('mark-code', SECRET),
      person: who,
      purpose: heldBack('recover', PASSES),
      detail: heldBack('mark-detail', PASSES),
      until: heldBack(FAR, PASSES),
    },
  ],
  told: [{ table_id: theirs('mark-told'), person: who, since: heldBack(710_010, 'counts lines'), at: theirs(710_011) }],
  outbox: [
    {
      person: who,
      table_id: heldBack('mark-outbox', PASSES),
      way: heldBack('mail', PASSES),
      target: heldBack('', PASSES),
      since: heldBack(1, PASSES),
      due: heldBack(FAR, PASSES),
      tries: heldBack(0, PASSES),
      taken: heldBack(null, PASSES),
    },
  ],
  reports: [
    {
      id: theirs('report-1'),
      at: theirs(710_012),
      reporter: who,
      person: theirs(bob),
      table_id: theirs(table),
      line: theirs(710_013),
      said: theirs('what Bob said'),
      why: theirs('mark-why'),
      closed: heldBack(null, 'what was done about it'),
    },
    {
      id: heldBack('report-2', 'would say who has complained'),
      at: others(1),
      reporter: others(bob),
      person: who,
      table_id: others(table),
      line: others(1),
      said: others('mark-said'),
      why: others('Bob is unhappy'),
      closed: others(null),
    },
  ],
})

/** Rows that a server makes by itself when the person comes, plays and talks. */
const MADE = {
  people: ['id', 'name', 'created', 'passphrase', 'webhook', 'session_key'],
  places: ['person', 'table_id'],
  tables: ['id', 'header', 'fixed', 'seats'],
  standings: ['id', 'head', 'entry', 'phase', 'waiting', 'result', 'listed', 'touched', 'due'],
  lines: ['table_id', 'n', 'at', 'person', 'request', 'deed'],
}
/** Tables that know nobody. A guess is of a name or an address, and forgotten after an hour. */
const OF_NOBODY = {
  settings: ['key', 'value'],
  analyses: ['table_id', 'entries', 'found'],
  signs: ['id', 'last'],
  gaps: ['start', 'finish'],
  guesses: ['who', 'count', 'until'],
}
/** How SQLite finds its lines; every database makes that anew. */
const SQLITE_ALONE = { lines: ['place', 'before'], standings: ['newest'] }
/** A nameless id, in ledgers that others share. */
const NAMELESS = ['tables.header', 'tables.fixed', 'tables.seats', 'lines.person', 'lines.deed']
const NOT_IN_BACKUPS = ['codes', 'guesses', 'outbox.taken']

export interface Inside {
  kind: Dialect
  /** Looks into the database of a running server from outside. */
  run(sql: string, values?: readonly Value[]): Promise<Row[]>
  close(): Promise<void>
}

type Columns = Record<string, readonly string[]>

async function columnsIn({ kind, run }: Inside): Promise<Columns> {
  const sql =
    kind === 'sqlite'
      ? `SELECT m.name AS tab, c.name AS col FROM sqlite_master m JOIN pragma_table_info(m.name) c
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`
      : 'SELECT table_name AS tab, column_name AS col FROM information_schema.columns WHERE table_schema = current_schema()'
  const columns: Record<string, string[]> = {}
  for (const { tab, col } of await run(sql)) {
    const table = tab as string
    columns[table] = [...(columns[table] ?? []), col as string]
  }
  return columns
}

const sorted = (columns: Columns): Columns =>
  Object.fromEntries(
    Object.keys(columns)
      .sort()
      .map((table) => [table, [...(columns[table] as string[])].sort()]),
  )

const inCell = (cell: Cell, person: string): Value => {
  if ('who' in cell) return person
  if ('theirs' in cell) return cell.theirs
  return 'heldBack' in cell ? cell.heldBack : cell.others
}

/** Every cell of every table, as `table.column` and what is in it. */
async function cellsOf({ run }: Inside, columns: Columns): Promise<{ at: string; value: string }[]> {
  const cells: { at: string; value: string }[] = []
  for (const table of Object.keys(columns))
    for (const row of await run(`SELECT * FROM ${table}`))
      for (const [column, value] of Object.entries(row)) cells.push({ at: `${table}.${column}`, value: String(value) })
  return cells
}

type Planted = ReturnType<typeof rows>

/** The lists above are of the tables that there are. */
function isListed(columns: Columns, planted: Planted, alone: Columns): void {
  const known: Record<string, readonly string[]> = { ...MADE, ...OF_NOBODY }
  for (const [table, [row]] of Object.entries(planted)) known[table] = Object.keys(row ?? {})
  for (const [table, more] of Object.entries(alone)) known[table] = [...(known[table] ?? []), ...more]
  expect(sorted(columns)).toEqual(sorted(known))
}

/** All of it is in backups but what wears off. */
function isBackedUp(columns: Columns, alone: Columns): void {
  const stored: Columns = STORED
  const missing = Object.entries(columns).flatMap(([table, all]) =>
    all
      .filter((column) => !stored[table]?.includes(column) && !alone[table]?.includes(column))
      .filter((column) => !NOT_IN_BACKUPS.includes(table) && !NOT_IN_BACKUPS.includes(`${table}.${column}`))
      .map((column) => `${table}.${column}`),
  )
  expect(missing).toEqual([])
}

async function plant({ run }: Inside, planted: Planted, person: string): Promise<void> {
  for (const [table, all] of Object.entries(planted))
    for (const row of all) {
      const marks = Object.keys(row).map(() => '?')
      const values = Object.values(row).map((cell) => inCell(cell, person))
      await run(`INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${marks.join(', ')})`, values)
    }
}

function isTakenAlong(everything: string, planted: Planted): void {
  for (const [table, all] of Object.entries(planted))
    for (const [column, cell] of all.flatMap((row) => Object.entries(row))) {
      const where = `${table}.${column}`
      if ('theirs' in cell) expect(everything, where).toContain(String(cell.shownAs))
      if ('heldBack' in cell && String(cell.heldBack).startsWith('mark-'))
        expect(everything, where).not.toContain(String(cell.heldBack))
    }
  expect(everything).not.toContain('Bob is unhappy')
  expect(everything).not.toContain('mark-passphrase')
}

export function keepsOfAPerson(
  name: string,
  open: (database: string) => Promise<Inside>,
  fresh?: () => Promise<{ url: string; drop(): Promise<void> }>,
): void {
  test(`${name}: all that is kept about a person is taken along, goes with them, and is in backups`, async () => {
    const database = await fresh?.()
    const server = await ownServer(database ? { database: database.url } : {})
    const inside = await open(database?.url ?? server.file)
    const { bob, table } = await twoAtTable(server.port, 'example')
    const bobId = (await bob.ask('hello', { version: WIRE_VERSION })).you.id
    const planted = rows(table, bobId)
    const columns = await columnsIn(inside)
    const alone = inside.kind === 'sqlite' ? SQLITE_ALONE : {}
    isListed(columns, planted, alone)
    isBackedUp(columns, alone)

    const leaver = new Browser(server.port)
    const { id } = await leaver.session()
    await (await leaver.connect()).ask('rename', { name: 'mark-name' })
    await leaver.fetch('POST', '/api/me/passphrase', { passphrase: 'mark-passphrase of mine' })
    await inside.run('UPDATE people SET webhook = ? WHERE id = ?', ['mark-hook', id])
    const line = await leaver.connect()
    const own = await line.ask('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'open' }] })
    await bob.ask('sit', { table: own.table, seat: 1 })
    await line.ask('chat', { table: own.table, text: 'mark-spoken among players' })
    await line.ask('watch', { table, as: -1 })
    await line.ask('chat', { table, text: 'mark-spoken looking on', room: 'onlookers' })
    await plant(inside, planted, id)
    const everything = await (await leaver.fetch('GET', '/api/me/everything')).text()
    for (const words of ['mark-name', 'mark-hook', 'mark-spoken among players', 'mark-spoken looking on', own.table])
      expect(everything).toContain(words)
    isTakenAlong(everything, planted)

    expect((await leaver.fetch('DELETE', '/api/me')).status).toBe(200)
    const left = await cellsOf(inside, columns)
    expect(left.filter(({ value }) => value.includes('mark-'))).toEqual([])
    expect(left.filter(({ at, value }) => value.includes(id) && !NAMELESS.includes(at))).toEqual([])
    // What others have is still there.
    expect(left).toContainEqual({ at: 'people.id', value: bobId })
    expect(left).toContainEqual({ at: 'reports.said', value: 'what Bob said' })
    await inside.close()
    await server.close()
    await database?.drop()
  })
}
