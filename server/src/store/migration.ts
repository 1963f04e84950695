import type { MigratingDatabase } from './database.ts'

/**
 * What leads from the version before to `to`. Written once and then left alone: it speaks of tables as they were then.
 */
export interface Migration {
  to: number
  run(db: MigratingDatabase): Promise<void>
}
