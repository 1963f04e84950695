import type { Line, ListRow, Store, StoreListener } from '@anachron/host'
import { type Filling, RESTORED, RESTORING } from './filling.ts'
import { GuestStore } from './guest-store.ts'
import { IdentityStore } from './identity-store.ts'
import { ReportStore } from './reports.ts'
import type { Row } from './rows.ts'
import type { StoredTable } from './schema.ts'
import type { Said } from './sql-people.ts'
import { SqlTables } from './sql-tables.ts'
import { ToldStore } from './told-store.ts'

/** A line on its way into the database. */
export interface Append {
  table: string
  line: Line
  listRow: ListRow
}

/** A store that a server can keep its own settings in, and that several processes may have open. */
export interface ServerStore extends Store {
  readonly kind: 'sqlite' | 'postgres'
  /** How people are told that a decision waits, and what they have been told. */
  readonly told: ToldStore
  readonly reports: ReportStore
  readonly identities: IdentityStore
  readonly guests: GuestStore
  /** All that somebody has said, wherever: the oldest first. */
  saidBy(person: string): Promise<Said[]>
  /** How far somebody has seen which matches. */
  seenBy(person: string): Promise<{ table: string; entry: number }[]>
}

/** What SQLite and Postgres have in common: all of it but the hot statement. */
export abstract class SqlStore extends SqlTables implements ServerStore {
  abstract readonly kind: 'sqlite' | 'postgres'
  readonly told = new ToldStore(this.sql)
  readonly reports = new ReportStore(this.sql)
  readonly identities = new IdentityStore(this.sql)
  readonly guests = new GuestStore(this.sql)
  abstract listen(listener: StoreListener): () => void
  abstract close(): Promise<void>

  /** Every row of every table, all as they were at one moment, while the store is in use. */
  abstract snapshot(): AsyncGenerator<{ table: StoredTable; row: Row }>

  /**
   * Puts rows of a snapshot into an empty store, and takes the note off that it is being restored: all of it or
   * nothing.
   */
  protected abstract fillAtOnce(rows: AsyncIterable<Filling>): Promise<void>

  /**
   * Fills an empty store from a snapshot. Until that is done a note says so, and nobody takes what is there for a
   * database.
   */
  async fill(rows: AsyncIterable<Filling>): Promise<void> {
    if (!(await this.isEmpty())) throw new Error('This database is not empty. A backup is restored into an empty one.')
    await this.saveSetting(RESTORING, 'yes')
    try {
      await this.fillAtOnce(rows)
    } catch (error) {
      // Another restore was faster, and what it has filled is whole.
      if (!(await this.isEmpty())) await this.all(RESTORED.sql, RESTORED.values)
      throw error
    }
  }

  /** Also when whoever restored it has died. */
  async isBeingRestored(): Promise<boolean> {
    return (await this.all('SELECT key FROM settings WHERE key = ?', [RESTORING])).length > 0
  }

  async isEmpty(): Promise<boolean> {
    return (await this.tables('', 1)).length === 0 && (await this.all('SELECT id FROM people LIMIT 1', [])).length === 0
  }

  async setting(key: string, make: () => string): Promise<string> {
    await this.all('INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO NOTHING', [key, make()])
    return (await this.one('SELECT value FROM settings WHERE key = ?', [key]))?.value as string
  }

  async saveSetting(key: string, value: string): Promise<void> {
    await this.all('INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value', [
      key,
      value,
    ])
  }

  async dropSetting(key: string): Promise<void> {
    await this.all('DELETE FROM settings WHERE key = ?', [key])
  }

  /** All settings whose key begins like this. */
  async settingsLike(beginning: string): Promise<[key: string, value: string][]> {
    const rows = await this.all('SELECT key, value FROM settings WHERE substr(key, 1, ?) = ? ORDER BY key', [
      beginning.length,
      beginning,
    ])
    return rows.map((row) => [row.key as string, row.value as string])
  }

  async renameSetting(from: string, to: string): Promise<void> {
    await this.all('UPDATE settings SET key = ? WHERE key = ?', [to, from])
  }

  /** One statement each, so that processes that beat at the same moment note one gap once. */
  async alive(now: number, gapOver: number, jumped = 0): Promise<void> {
    await this.noting([
      { sql: 'INSERT INTO signs VALUES (1, ?) ON CONFLICT (id) DO NOTHING', values: [now] },
      {
        sql: 'INSERT INTO gaps SELECT last, CAST(? AS bigint) FROM signs WHERE id = 1 AND CAST(? AS bigint) - last > CAST(? AS bigint)',
        values: [now, now - Math.max(0, jumped), gapOver],
      },
      ...(jumped > 0 ? [{ sql: 'INSERT INTO gaps VALUES (?, ?)', values: [now - jumped, now] }] : []),
      jumped < 0
        ? { sql: 'UPDATE signs SET last = ? WHERE id = 1', values: [now] }
        : { sql: 'UPDATE signs SET last = ? WHERE id = 1 AND last < ?', values: [now, now] },
    ])
  }

  async downtime(from: number, to: number): Promise<number> {
    const rows = await this.all(
      'SELECT DISTINCT start, finish FROM gaps WHERE finish > ? AND start < ? ORDER BY start',
      [from, to],
    )
    let total = 0
    let counted = from
    for (const { start, finish } of rows) {
      const begin = Math.max(counted, Number(start))
      const end = Math.min(to, Number(finish))
      if (end > begin) total += end - begin
      counted = Math.max(counted, end)
    }
    return total
  }
}
