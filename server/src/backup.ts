import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Filling } from './store/filling.ts'
import { splitCard, withMargins } from './store/migrations.ts'
import { openStore } from './store/open.ts'
import type { Row } from './store/rows.ts'
import { SCHEMA_VERSION, STORED, type StoredTable } from './store/schema.ts'

const FORMAT = 'anachron-backup'

/** Rows by table. */
export type Counts = Partial<Record<StoredTable, number>>

/**
 * Writes everything a server keeps into one compressed file of JSON lines, as it was at one moment; the server may run
 * meanwhile. The file suits either kind of database. It holds what the database holds, secrets too: keep it like the
 * database.
 */
export async function backup(database: string, file: string): Promise<Counts> {
  if (!existsSync(dirname(resolve(file)))) throw new Error(`There is no folder ${dirname(resolve(file))} to write to.`)
  const store = await openStore(database)
  const counts: Counts = {}
  const hash = createHash('sha256')
  async function* lines(): AsyncGenerator<string> {
    const line = (value: object): string => {
      const text = `${JSON.stringify(value)}\n`
      hash.update(text)
      return text
    }
    yield line({ format: FORMAT, schema: SCHEMA_VERSION, made: new Date().toISOString() })
    for await (const { table, row } of store.snapshot()) {
      counts[table] = (counts[table] ?? 0) + 1
      yield line({ table, row })
    }
    yield `${JSON.stringify({ end: counts, sha256: hash.digest('hex') })}\n`
  }
  try {
    // Nobody takes an unfinished file for a backup.
    await pipeline(lines, createGzip(), createWriteStream(`${file}.part`, { mode: 0o600 }))
    await rename(`${file}.part`, file)
  } finally {
    await store.close()
  }
  return counts
}

interface Item {
  format?: string
  schema?: number | string
  table?: StoredTable
  row?: Row
  end?: Counts
  sha256?: string
}

/**
 * Fills an empty database from a backup, wholly or not at all. The file is read to its end before anything is written;
 * a restore that dies leaves a database that nobody serves, and can be begun again.
 */
export async function restore(file: string, database: string): Promise<Counts> {
  const counts = await checkBackup(file)
  const store = await openStore(database, 'restore')
  try {
    await store.fill(rowsOf(file))
  } finally {
    await store.close()
  }
  return counts
}

async function* rowsOf(file: string): AsyncGenerator<Filling> {
  for await (const text of linesOf(file)) {
    const { table, row } = JSON.parse(text) as Item
    if (table && row) yield* asNow(table, row)
  }
}

/** A row as it is kept now, whichever version wrote it. */
function asNow(table: StoredTable, row: Row): Filling[] {
  // Whoever opens a database notes its version.
  if (table === 'settings' && row.key === 'schema') return []
  if (table === 'analyses') return [{ table, row: { ...row, found: withMargins(row.found as string) } }]
  if (table !== 'tables' || !('card' in row)) return [{ table, row }]
  const split = splitCard(row)
  return [
    { table, row: split.table },
    { table: 'standings', row: split.standing },
  ]
}

/** Whether a backup is whole; throws a sentence when it is not. */
async function checkBackup(file: string): Promise<Counts> {
  const hash = createHash('sha256')
  let first: Item | undefined
  let last: Item | undefined
  try {
    for await (const text of linesOf(file)) {
      last = JSON.parse(text) as Item
      first ??= last
      if (last.table !== undefined && !Object.hasOwn(STORED, last.table))
        throw new Error(`there is no table “${last.table}”`)
      if (!last.end) hash.update(`${text}\n`)
    }
  } catch (error) {
    throw new Error(`${file} cannot be read as a backup: ${error instanceof Error ? error.message : error}.`)
  }
  if (first?.format !== FORMAT) throw new Error(`${file} is not a backup of Anachron.`)
  if (Number(first.schema) > SCHEMA_VERSION)
    throw new Error(
      `${file} was made by a newer Anachron (schema version ${first.schema}); this one knows up to ${SCHEMA_VERSION}.`,
    )
  if (!last?.end || last.sha256 !== hash.digest('hex'))
    throw new Error(`${file} is not whole: its end is missing or does not fit.`)
  return last.end
}

function linesOf(file: string): AsyncIterable<string> {
  const unpacked = createGunzip()
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
  return createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY })
}
