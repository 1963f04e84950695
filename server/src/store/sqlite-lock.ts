import { realpathSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { CannotOpen } from './faults.ts'

const BUSY = 5
/** One that is about to end gets so long. */
const PATIENCE = 1_000

/**
 * Makes this the one process that writes into a SQLite file: processes do not hear of each other's moves there. The
 * lock is a transaction on a file beside it that never ends, so the system takes it back when the process is gone,
 * however it went.
 */
export function lockFile(file: string): () => void {
  const beside = new DatabaseSync(`${realPath(file)}-lock`)
  try {
    beside.exec(`PRAGMA busy_timeout = ${PATIENCE}; BEGIN EXCLUSIVE`)
  } catch (error) {
    beside.close()
    if ((error as { errcode?: number }).errcode !== BUSY) throw error
    throw new CannotOpen(
      `${file} is in use by another process. One process serves a SQLite file; for several, use Postgres ` +
        '(DATABASE_URL=postgres://…).',
    )
  }
  return () => beside.close()
}

function realPath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}
