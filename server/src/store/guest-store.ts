import type { Sql } from './database.ts'
import { NOT_TOLD } from './told-store.ts'

/** As the server names guests, who have nothing and have said nothing. */
const IDLE_GUEST = `passphrase IS NULL AND webhook IS NULL AND name = 'Guest ' || substr(id, 1, 4)
  AND NOT EXISTS (SELECT 1 FROM places WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM keepsakes WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM scripts WHERE owner = people.id)
  AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = people.id)
  AND NOT EXISTS (SELECT 1 FROM lines WHERE person = people.id AND deed LIKE '{"do":"chat"%')
  AND ${NOT_TOLD}`

/** Guests who came, did nothing and went. */
export class GuestStore {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /**
   * Looks at so many people, in the order of their ids: those of them who came before `before`, as guests, and never
   * did anything. `last`: the last that was looked at; nothing when there are no more.
   */
  async idle(after: string, before: number, limit: number): Promise<{ idle: string[]; last: string | undefined }> {
    const rows = await this.#sql.all(
      `SELECT id, CASE WHEN created < ? AND ${IDLE_GUEST} THEN 1 ELSE 0 END AS idle FROM people WHERE id > ? ORDER BY id LIMIT ?`,
      [before, after, limit],
    )
    const idle = rows.flatMap((row) => (row.idle ? [row.id as string] : []))
    return { idle, last: rows.at(-1)?.id as string | undefined }
  }

  /** Forgets those of them who still have not done anything. */
  async drop(ids: readonly string[]): Promise<void> {
    const these = `(${ids.map(() => '?').join(', ')})`
    const gone = `${these} AND NOT EXISTS (SELECT 1 FROM people WHERE id = person)`
    await this.#sql.together([
      { sql: `DELETE FROM people WHERE id IN ${these} AND ${IDLE_GUEST}`, values: ids },
      { sql: `DELETE FROM seen WHERE person IN ${gone}`, values: ids },
      { sql: `DELETE FROM ended WHERE person IN ${gone}`, values: ids },
      { sql: `DELETE FROM put_away WHERE person IN ${gone}`, values: ids },
    ])
  }
}
