import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { restore } from '../src/backup.ts'
import { openStore } from '../src/store/open.ts'
import { SCHEMA_VERSION } from '../src/store/schema.ts'
import { oldTable } from './older-databases.ts'

const PEOPLE = 5_000
const KILLS = 5

/** A backup that takes a while to put in. */
function largeBackup(folder: string): string {
  const { header, lines } = oldTable.record
  const table_id = header.table
  const fixed = JSON.stringify({ ...oldTable.card, seats: undefined, waiting: undefined, entry: undefined })
  const rows = [
    { table: 'settings', row: { key: 'cookie-secret', value: 'theirs' } },
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
    const start = (database: string) => {
      const child = fork(fileURLToPath(new URL('./restoring.ts', import.meta.url)), [file, database], {
        stdio: 'ignore',
      })
      const said = (word: string) =>
        new Promise<number>((resolve) => {
          child.on('message', (message) => message === word && resolve(performance.now()))
          child.on('exit', () => resolve(performance.now()))
        })
      const over = new Promise((resolve) => child.once('exit', resolve))
      return { child, begins: said('begins'), done: said('done'), over }
    }
    const whole = start(await fresh())
    const takes = (await whole.done) - (await whole.begins)
    await whole.over

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
    const unfinished = expect.stringContaining('a restore did not finish')
    const killed: string[] = []
    for (let i = 0; i < KILLS; i++) {
      const database = await fresh()
      const { child, begins, over } = start(database)
      await begins
      await pause((takes * (i + 1)) / (KILLS + 1))
      child.kill('SIGKILL')
      await over
      const found = await look(database)
      if (found !== 0 && found !== PEOPLE) expect(found).toEqual(unfinished)
      if (typeof found === 'string') killed.push(database)
    }
    expect(killed.length, 'no kill fell into the middle').toBeGreaterThan(0)
    const again = killed[0] as string
    await expect(openStore(again, 'serve')).rejects.toThrow('a restore did not finish')
    await restore(file, again)
    expect(await look(again)).toBe(PEOPLE)
    await expect(restore(file, again)).rejects.toThrow('not empty')
  })
}
