import type { Sql } from './database.ts'

/** A token of a bot from outside, by the name of its session. */
export interface ScriptRow {
  session: string
  bot: string
  owner: string | null
  created: number
  used: number | null
}

/** Wrong guesses are forgotten after an hour. */
const GUESSES_KEPT = 3_600_000
const LONGEST_WAIT = 900_000
/**
 * Counts and answers in one: of many tries at one moment no more get through than are free. The last free one is
 * followed by a second in which nobody is listened to, each further one by twice the time. A wait longer than any is of
 * a clock that has been set back. Who, now; now, free, free, free; now, now.
 */
const COUNT_GUESS = `INSERT INTO guesses VALUES (?, 1, ?) ON CONFLICT (who) DO UPDATE SET count = guesses.count + 1,
  until = CAST(? AS bigint) + CASE WHEN guesses.count < CAST(? AS integer) THEN 0
    WHEN guesses.count > CAST(? AS integer) + 9 THEN ${LONGEST_WAIT} ELSE 1000 << (guesses.count - CAST(? AS integer)) END
  WHERE guesses.until <= ? OR guesses.until > CAST(? AS bigint) + ${LONGEST_WAIT}`

/** What proofs of identity are held against: guesses of passphrases, sessions that have ended, tokens of scripts. */
export class IdentityStore {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /**
   * Counts a guess of a passphrase: milliseconds it must wait, and then it was not counted; 0 = it may be looked at.
   */
  async countGuess(who: string, free: number, now: number): Promise<number> {
    await this.#sql.all('DELETE FROM guesses WHERE until < ?', [now - GUESSES_KEPT])
    if (await this.#sql.changed(COUNT_GUESS, [who, now, now, free, free, free, now, now])) return 0
    const [row] = await this.#sql.all('SELECT until FROM guesses WHERE who = ?', [who])
    return Math.max(1, Number(row?.until ?? 0) - now)
  }

  async forgetGuesses(who: string): Promise<void> {
    await this.#sql.all('DELETE FROM guesses WHERE who = ?', [who])
  }

  /** They prove nothing any more. */
  async endSessions(sessions: readonly string[], person: string): Promise<void> {
    const sql = 'INSERT INTO ended VALUES (?, ?) ON CONFLICT DO NOTHING'
    await this.#sql.together(sessions.map((session) => ({ sql, values: [session, person] })))
  }

  async endedSessions(sessions: readonly string[]): Promise<string[]> {
    if (sessions.length === 0) return []
    const marks = sessions.map(() => '?').join(', ')
    return (await this.#sql.all(`SELECT session FROM ended WHERE session IN (${marks})`, sessions)).map(
      (row) => row.session as string,
    )
  }

  /** Notes the token of a bot from outside. */
  async saveScript({ session, bot, owner, created, used }: ScriptRow): Promise<void> {
    await this.#sql.all('INSERT INTO scripts VALUES (?, ?, ?, ?, ?)', [session, bot, owner, created, used])
  }

  /** The tokens that somebody has made, the oldest first; null: those made by whoever runs the server. */
  async scriptsOf(owner: string | null): Promise<ScriptRow[]> {
    const whose = owner === null ? 'owner IS NULL' : 'owner = ?'
    const rows = await this.#sql.all(
      `SELECT * FROM scripts WHERE ${whose} ORDER BY created, session`,
      owner === null ? [] : [owner],
    )
    return rows.map((row) => ({
      session: row.session as string,
      bot: row.bot as string,
      owner: row.owner as string | null,
      created: Number(row.created),
      used: row.used === null ? null : Number(row.used),
    }))
  }

  async scriptUsed(session: string, at: number): Promise<void> {
    await this.#sql.all('UPDATE scripts SET used = ? WHERE session = ?', [at, session])
  }

  async dropScript(session: string): Promise<void> {
    await this.#sql.all('DELETE FROM scripts WHERE session = ?', [session])
  }
}
