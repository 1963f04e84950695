import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
const program = fileURLToPath(new URL('./restoring.ts', import.meta.url))

/** A backup of many people and one table. */
function largeBackup(folder: string): string {
  const { header, lines } = oldTable.record
  const table_id = header.table
  const fixed = JSON.stringify({ ...oldTable.card, seats: undefined, waiting: undefined, entry: undefined })
  const rows = [
    { table: 'settings', row: { key: 'cookie-secret', value: 'theirs' } },
    { table: 'signs', row: { id: 1, last: 7_000 } },
    ...Array.from({ length: PEOPLE }, (_, i) => ({
      table: 'people',
      row: { id: `person-${i}`, name: `Person ${i}`, created: i, passphrase: null, webhook: null },
    })),
    {
      table: 'tables',
      row: { id: table_id, header: JSON.stringify(header), fixed, seats: JSON.stringify(oldTable.card.seats) },
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
    ...lines.map(({ n, at, by, id, deed }) => ({
      table: 'lines',
      row: { table_id, n, at, person: by, request: id ?? null, deed: JSON.stringify(deed) },
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

/** However a restore ends, its database is whole, or nobody takes it for one. */
export function restoresWhole(name: string, place: () => Promise<Place>): void {
  test(`${name}: a restore that is killed leaves nothing that is served; begun again, it is whole`, async () => {
    const { folder, fresh } = await place()
    const file = largeBackup(folder)
    const look = async (database: string): Promise<number | string> => {
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
    const again = await fresh()
    // Somebody has served from it while it was empty.
    const served = await openStore(again)
    await served.setting('cookie-secret', () => 'made in vain')
    await served.alive(9_000, 5_000)
    await served.close()
    for (const rows of [0, PEOPLE, ALL]) {
      const child = fork(program, [file, again, String(rows)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      const over = new Promise((resolve) => child.once('exit', resolve))
      await new Promise((resolve) => child.once('message', resolve).once('exit', resolve))
      child.kill('SIGKILL')
      await over
      expect(await look(again), `killed after row ${rows}`).toContain('a restore did not finish')
      await expect(openStore(again, 'serve')).rejects.toThrow('a restore did not finish')
    }
    await restore(file, again)
    expect(await look(again)).toBe(PEOPLE)
    await expect(restore(file, again)).rejects.toThrow('not empty')
  })
}
