import type { SqlStore } from '../store/sql-store.ts'

/*
 * Which table the process hung at is written down while it hangs, by its watchdog. A process that comes round takes
 * the note back, so a note that stays is one of a process that died. At the next start it is counted against its
 * table.
 */
const NOTE = 'hung/'
const DEATH = 'death/'
/** A process that hangs writes its note again and again; one that has not for so long is gone. */
const STALE = 20_000
/** A table at which the process died so often is set aside. */
const MOST_DEATHS = 2

export const noteKey = (process: string): string => `${NOTE}${process}`
export const noteOf = (table: string, at: number): string => JSON.stringify({ table, at })

/** Counts what was left behind by processes that died, and says which tables have brought down one too many. */
export async function fatalTables(store: SqlStore, now: number): Promise<string[]> {
  // A file has one process, and that is this one.
  const oldest = store.kind === 'sqlite' ? Number.POSITIVE_INFINITY : now - STALE
  for (const [key, value] of await store.settingsLike(NOTE)) {
    const { table, at } = JSON.parse(value) as { table: string; at: number }
    // Renamed, not counted up: of several processes that start at once one finds it, and it counts once.
    if (at <= oldest) await store.renameSetting(key, `${DEATH}${table}/${key.slice(NOTE.length)}`)
  }
  const deaths = new Map<string, number>()
  for (const [key] of await store.settingsLike(DEATH)) {
    const [, table = ''] = key.split('/')
    deaths.set(table, (deaths.get(table) ?? 0) + 1)
  }
  return [...deaths].flatMap(([table, count]) => (count >= MOST_DEATHS ? [table] : []))
}

export async function forgetDeaths(store: SqlStore, table: string): Promise<void> {
  for (const [key] of await store.settingsLike(`${DEATH}${table}/`)) await store.dropSetting(key)
}
