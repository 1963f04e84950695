import type { Analysis } from '@anachron/bots'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  analyses: { key: string; value: Analysis }
}

/** Raised when an analysis comes to hold something else. */
const VERSION = 1

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('anachron-analyses', VERSION, {
    upgrade(db, old) {
      if (old > 0) db.deleteObjectStore('analyses')
      db.createObjectStore('analyses')
    },
  })
  return opened
}

/** Looking back takes a while; a finished match does not change. Where nothing can be kept, it is worked out again. */
export async function keptAnalysis(match: string): Promise<Analysis | undefined> {
  try {
    return await (await database()).get('analyses', match)
  } catch {
    return undefined
  }
}

export async function keepAnalysis(match: string, analysis: Analysis): Promise<void> {
  try {
    await (await database()).put('analyses', analysis, match)
  } catch {
    // Private windows may keep nothing.
  }
}
