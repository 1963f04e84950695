import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { restore } from '../src/backup.ts'
import { openStore } from '../src/store/open.ts'
import { SCHEMA_VERSION } from '../src/store/schema.ts'
import { oldTable } from './older-databases.ts'

const PEOPLE = 600
/** With a setting, a sign of life, a table, its standing and three lines. */
const ALL = PEOPLE + 7
/** What the slower of two restores hears; SQLite lets one process at a file. */
const SOMEBODY_ELSE = /Somebody else has filled|not empty|another process|in use/
const program = fileURLToPath(new URL('./restoring.ts', import.meta.url))

/** A backup of many people and one table. */
function largeBackup(folder: string): string {
  const { header, lines } = oldTable.record
  const table_id = header.table
  const fixed = JSON.stringify({ ...oldTable.summary, seats: undefined, waiting: undefined, entry: undefined })
  const rows = [
    { table: 'settings', row: { key: 'cookie-secret', value: 'theirs' } },
    { table: 'signs', row: { id: 1, last: 7_000 } },
    ...Array.from({ length: PEOPLE }, (_, i) => ({
      table: 'people',
      row: { id: `person-${i}`, name: `Person ${i}`, created: i, passphrase: null, webhook: null },
    })),
    {
      table: 'tables',
      row: { id: table_id, header: JSON.stringify(header), fixed, seats: JSON.stringify(oldTable.summary.seats) },
    },
    {
      table: 'standings',
      row: {
        id: table_id,
        head: 3,
        entry: 0,
        phase: 'gathering',
        waiting: '[]',
        result: null,
        listed: 'open',
        touched: 1003,
        due: null,
      },
    },
    ...lines.map(({ n, at, by, id, event }) => ({
      table: 'lines',
      row: { table_id, n, at, person: by, request: id ?? null, deed: JSON.stringify(event) },
    })),
  ]
  const items = [{ format: 'anachron-backup', schema: SCHEMA_VERSION }, ...rows]
  const body = items.map((item) => `${JSON.stringify(item)}\n`).join('')
  const sha256 = createHash('sha256').update(body).digest('hex')
  const file = join(folder, 'large.gz')
  writeFileSync(file, gzipSync(`${body}${JSON.stringify({ end: { people: PEOPLE }, sha256 })}\n`))
  return file
}

interface Place {
  folder: string
  /** An empty database. */
  fresh(): Promise<string>
}

/** How many people a database has, with all that belongs to them; or why it is not opened. */
async function look(database: string): Promise<number | string> {
  try {
    const store = await openStore(database)
    const people = (await store.people(Array.from({ length: PEOPLE }, (_, i) => `person-${i}`))).length
    const record = await store.load(oldTable.record.header.table)
    await store.close()
    if (people === PEOPLE) expect(record).toEqual(oldTable.record)
    return people
  } catch (error) {
    return (error as Error).message
  }
}

const restoring = (...given: [file: string, database: string, rows: string]): ChildProcess =>
  fork(program, given, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

/** Ends a process so long after its word. */
async function killed(child: ChildProcess, after: number): Promise<void> {
  const over = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.once('message', resolve).once('exit', resolve))
  await setTimeout(after)
  child.kill('SIGKILL')
  await over
}

/** However a restore ends, its database is whole, or nobody takes it for one. */
export function restoresWhole(name: string, place: () => Promise<Place>): void {
  test(`${name}: a restore that is killed leaves nothing that is served; begun again, it is whole`, async () => {
    const { folder, fresh } = await place()
    const file = largeBackup(folder)
    const again = await fresh()
    // Somebody has served from it while it was empty.
    const served = await openStore(again, 'serve')
    await served.setting('cookie-secret', () => 'made in vain')
    await served.alive(9_000, 5_000)
    await served.close()
    const anywhere = Array.from({ length: 2 }, () => 1 + Math.floor(Math.random() * (ALL - 1)))
    for (const rows of [0, PEOPLE, ALL, ...anywhere]) {
      await killed(restoring(file, again, String(rows)), 0)
      expect(await look(again), `killed after row ${rows}`).toContain('a restore did not finish')
      await expect(openStore(again, 'serve')).rejects.toThrow('a restore did not finish')
    }
    await restore(file, again)
    expect(await look(again)).toBe(PEOPLE)
    await expect(restore(file, again)).rejects.toThrow('not empty')
  })

  test(`${name}: a restore that is killed at any moment is whole or not served`, async () => {
    const { folder, fresh } = await place()
    const file = largeBackup(folder)
    for (let i = 0; i < 3; i++) {
      const database = await fresh()
      const after = Math.floor(Math.random() * 120)
      await killed(restoring(file, database, 'all'), after)
      const found = await look(database)
      if (found !== PEOPLE) expect(found, `killed after ${after} ms`).toContain('a restore did not finish')
    }
  })

  test(`${name}: of two restores at one moment one fills the database, and the other is told`, async () => {
    const { folder, fresh } = await place()
    const file = largeBackup(folder)
    const database = await fresh()
    const outcomes = await Promise.allSettled([restore(file, database), restore(file, database)])
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
    expect(refused).toEqual([expect.stringMatching(SOMEBODY_ELSE)])
    expect(await look(database)).toBe(PEOPLE)
  })
}
