import type { TableSummary } from '@anachron/wire'
import type { Sql, Statement } from './database.ts'
import type { Row, Value } from './rows.ts'

/** By which word leaves the server. */
export type Way = 'push' | 'mail' | 'webhook'

/** What somebody wishes about being told. */
export interface Wishes {
  mail: 'off' | 'each' | 'daily'
  /** Hours of the day, in their own zone, between which nothing is sent. */
  quiet: { from: number; to: number } | null
  zone: string
}

export interface Telling {
  mail: string | null
  /** When the address was confirmed; null until then. */
  confirmed: number | null
  wishes: Wishes
}

export interface Subscription {
  id: string
  person: string
  endpoint: string
  p256dh: string
  auth: string
  /** What its owner calls the device. */
  name: string
  created: number
}

export interface Passkey {
  id: string
  person: string
  publicKey: string
  counter: number
  transports: string[]
  name: string
  created: number
  used: number | null
}

export interface Code {
  person: string
  purpose: string
  detail: string
}

/** A way to one person: of a push, `target` is the device. */
export interface Route {
  person: string
  way: Way
  target: string
}

export interface ToSend {
  table: string
  since: number
  tries: number
}

export const NO_WISHES: Wishes = { mail: 'each', quiet: null, zone: 'UTC' }

/** How people are told, what they have been told of, and what is still to be sent. */
export class ToldStore {
  readonly #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
  }

  async #one(sql: string, values: readonly Value[]): Promise<Row | undefined> {
    return (await this.#sql.all(sql, values))[0]
  }

  // Mail and wishes

  async telling(person: string): Promise<Telling> {
    const row = await this.#one('SELECT mail, confirmed, wishes FROM telling WHERE person = ?', [person])
    if (!row) return { mail: null, confirmed: null, wishes: NO_WISHES }
    const { mail, confirmed, wishes } = row
    return {
      mail: mail as string | null,
      confirmed: confirmed === null ? null : Number(confirmed),
      wishes: { ...NO_WISHES, ...(JSON.parse(wishes as string) as Partial<Wishes>) },
    }
  }

  async saveWishes(person: string, wishes: Wishes): Promise<void> {
    await this.#sql.all(
      'INSERT INTO telling VALUES (?, NULL, NULL, ?) ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes',
      [person, JSON.stringify(wishes)],
    )
  }

  /** An address, not confirmed yet; null: none any more. */
  async saveMail(person: string, mail: string | null): Promise<void> {
    await this.#sql.all(
      `INSERT INTO telling VALUES (?, ?, NULL, '{}') ON CONFLICT (person) DO UPDATE SET
        mail = excluded.mail, confirmed = NULL`,
      [person, mail],
    )
  }

  /** Whether it is still the address that they gave. */
  confirmMail(person: string, mail: string, now: number): Promise<boolean> {
    return this.#sql.changed('UPDATE telling SET confirmed = ? WHERE person = ? AND mail = ?', [now, person, mail])
  }

  /** Whose confirmed address this is: a household may share one. */
  async confirmedBy(mail: string): Promise<string[]> {
    const rows = await this.#sql.all(
      'SELECT person FROM telling WHERE lower(mail) = lower(?) AND confirmed IS NOT NULL ORDER BY person LIMIT 10',
      [mail],
    )
    return rows.map((row) => row.person as string)
  }

  // Devices that take pushes

  async subscriptions(person: string): Promise<Subscription[]> {
    const rows = await this.#sql.all('SELECT * FROM subscriptions WHERE person = ? ORDER BY created, id', [person])
    return rows.map((row) => ({ ...(row as unknown as Subscription), created: Number(row.created) }))
  }

  /** A device belongs to whoever is there now. */
  async saveSubscription({ id, person, endpoint, p256dh, auth, name, created }: Subscription): Promise<void> {
    await this.#sql.all(
      `INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET person = excluded.person,
        endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name`,
      [id, person, endpoint, p256dh, auth, name, created],
    )
  }

  async dropSubscription(person: string, id: string): Promise<void> {
    await this.#sql.together([
      { sql: 'DELETE FROM subscriptions WHERE id = ? AND person = ?', values: [id, person] },
      { sql: "DELETE FROM outbox WHERE person = ? AND way = 'push' AND target = ?", values: [person, id] },
    ])
  }

  // Passkeys

  async passkeys(person: string): Promise<Passkey[]> {
    const rows = await this.#sql.all('SELECT * FROM passkeys WHERE person = ? ORDER BY created, id', [person])
    return rows.map(passkeyFrom)
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    const row = await this.#one('SELECT * FROM passkeys WHERE id = ?', [id])
    return row && passkeyFrom(row)
  }

  /** False when there is one of this id already, whoever's it is. */
  savePasskey({ id, person, publicKey, counter, transports, name, created }: Passkey): Promise<boolean> {
    return this.#sql.changed('INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, NULL) ON CONFLICT (id) DO NOTHING', [
      id,
      person,
      publicKey,
      counter,
      JSON.stringify(transports),
      name,
      created,
    ])
  }

  /** False when it has been used meanwhile with a higher count: somebody has a copy of it. */
  usePasskey(id: string, counter: number, now: number): Promise<boolean> {
    return this.#sql.changed(
      'UPDATE passkeys SET counter = ?, used = ? WHERE id = ? AND (counter < ? OR (counter = 0 AND CAST(? AS bigint) = 0))',
      [counter, now, id, counter, counter],
    )
  }

  renamePasskey(person: string, id: string, name: string): Promise<boolean> {
    return this.#sql.changed('UPDATE passkeys SET name = ? WHERE id = ? AND person = ?', [name, id, person])
  }

  dropPasskey(person: string, id: string): Promise<boolean> {
    return this.#sql.changed('DELETE FROM passkeys WHERE id = ? AND person = ?', [id, person])
  }

  // Codes

  async saveCode(hash: string, { person, purpose, detail }: Code, until: number, now: number): Promise<void> {
    await this.#sql.together([
      { sql: 'DELETE FROM codes WHERE until < ?', values: [now] },
      { sql: 'INSERT INTO codes VALUES (?, ?, ?, ?, ?)', values: [hash, person, purpose, detail, until] },
    ])
  }

  async code(hash: string, purpose: string, now: number): Promise<Code | undefined> {
    const row = await this.#one(
      'SELECT person, purpose, detail FROM codes WHERE hash = ? AND purpose = ? AND until > ?',
      [hash, purpose, now],
    )
    return row && (row as unknown as Code)
  }

  /** Uses it up: of many who try at one moment one succeeds. */
  async takeCode(hash: string, purpose: string, now: number): Promise<Code | undefined> {
    const code = await this.code(hash, purpose, now)
    if (!code) return undefined
    return (await this.#sql.changed('DELETE FROM codes WHERE hash = ?', [hash])) ? code : undefined
  }

  async dropCodes(person: string): Promise<void> {
    await this.#sql.all('DELETE FROM codes WHERE person = ?', [person])
  }

  // What has been told, and what is to be sent

  /**
   * Notes that somebody is told of a question, and what is to be sent for it: all or nothing. False when they have been
   * told of it, by whatever process.
   */
  tell(route: { person: string; table: string; since: number; at: number }, ways: readonly SendAt[]): Promise<boolean> {
    const { person, table, since, at } = route
    return this.#sql.unlessTaken([
      {
        sql: `INSERT INTO told (table_id, person, since, at) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, person)
          DO UPDATE SET since = excluded.since, at = excluded.at WHERE told.since < excluded.since`,
        values: [table, person, since, at],
        isGuard: true,
      },
      ...ways.map(({ way, target, due }) => ({
        sql: `INSERT INTO outbox VALUES (?, ?, ?, ?, ?, ?, 0, NULL) ON CONFLICT (person, table_id, way, target)
          DO UPDATE SET since = excluded.since, due = excluded.due, tries = 0, taken = NULL`,
        values: [person, table, way, target, since, due],
      })),
    ])
  }

  /** When somebody was last told of anything; 0 = never. */
  async lastTold(person: string): Promise<number> {
    const row = await this.#one('SELECT max(at) AS at FROM told WHERE person = ?', [person])
    return Number(row?.at ?? 0)
  }

  async toldOf(person: string): Promise<{ table: string; at: number }[]> {
    const rows = await this.#sql.all('SELECT table_id, at FROM told WHERE person = ? ORDER BY at', [person])
    return rows.map((row) => ({ table: row.table_id as string, at: Number(row.at) }))
  }

  /** Ways by which something is to be sent by now. */
  async due(now: number, limit: number): Promise<Route[]> {
    const rows = await this.#sql.all(
      `SELECT person, way, target, min(due) AS first FROM outbox WHERE due <= ?
       GROUP BY person, way, target ORDER BY first LIMIT ?`,
      [now, limit],
    )
    return rows.map(({ person, way, target }) => ({ person, way, target }) as Route)
  }

  /** Takes all that is due by one way, until then or until it is given back; nobody else has it meanwhile. */
  async take({ person, way, target }: Route, now: number, until: number, token: string): Promise<ToSend[]> {
    const taken = await this.#sql.changed(
      `UPDATE outbox SET taken = ?, due = ?, tries = tries + 1
       WHERE person = ? AND way = ? AND target = ? AND due <= ?`,
      [token, until, person, way, target, now],
    )
    if (!taken) return []
    const rows = await this.#sql.all('SELECT table_id, since, tries FROM outbox WHERE taken = ? ORDER BY since', [
      token,
    ])
    return rows.map((row) => ({ table: row.table_id as string, since: Number(row.since), tries: Number(row.tries) }))
  }

  /** Sent, or not worth sending any more. What was put in its place meanwhile stays. */
  async sent(token: string): Promise<void> {
    await this.#sql.all('DELETE FROM outbox WHERE taken = ?', [token])
  }

  async again(token: string, due: number): Promise<void> {
    await this.#sql.all('UPDATE outbox SET due = ?, taken = NULL WHERE taken = ?', [due, token])
  }

  /** Of the rows that were taken, those of a table that need not be sent. */
  async drop(token: string, table: string): Promise<void> {
    await this.#sql.all('DELETE FROM outbox WHERE taken = ? AND table_id = ?', [token, table])
  }

  async stop({ person, way, target }: Route): Promise<void> {
    await this.#sql.all('DELETE FROM outbox WHERE person = ? AND way = ? AND target = ?', [person, way, target])
  }

  /**
   * Looks at so many tables, in the order of their ids: those that were last touched between `from` and `to`, are being
   * played, and wait for people who have not been told of anything there since. `last`: the last that was looked at.
   */
  async untold(after: string, from: number, to: number, limit: number): Promise<{ found: Untold[]; last?: string }> {
    const rows = await this.#sql.all(
      `SELECT s.id, s.touched, s.waiting, t.seats,
        CASE WHEN s.phase = 'playing' AND s.touched >= ? AND s.touched <= ? THEN 1 ELSE 0 END AS wanted
       FROM standings s JOIN tables t ON t.id = s.id WHERE s.id > ? ORDER BY s.id LIMIT ?`,
      [from, to, after, limit],
    )
    const played = rows.filter((row) => Number(row.wanted))
    const told = await this.#toldAt(played.map((row) => row.id as string))
    const found = played.flatMap((row) => {
      const [table, touched] = [row.id as string, Number(row.touched)]
      const seats = JSON.parse(row.seats as string) as TableSummary['seats']
      const asked = (JSON.parse(row.waiting as string) as number[]).flatMap((seat) => seats[seat]?.person ?? [])
      const people = asked.filter((person) => (told.get(`${table} ${person}`) ?? 0) < touched)
      return people.length > 0 ? [{ table, touched, people }] : []
    })
    const last = rows.at(-1)?.id as string | undefined
    return { found, ...(last === undefined ? {} : { last }) }
  }

  /** When people were told of something at these tables. */
  async #toldAt(tables: readonly string[]): Promise<Map<string, number>> {
    if (tables.length === 0) return new Map()
    const these = tables.map(() => '?').join(', ')
    const rows = await this.#sql.all(`SELECT table_id, person, at FROM told WHERE table_id IN (${these})`, tables)
    return new Map(rows.map(({ table_id, person, at }) => [`${table_id} ${person}`, Number(at)]))
  }

  /** Those of them who can be told at all. */
  async reachable(people: readonly string[]): Promise<string[]> {
    if (people.length === 0) return []
    const these = people.map(() => '?').join(', ')
    const rows = await this.#sql.all(
      `SELECT id FROM people WHERE id IN (${these}) AND (webhook IS NOT NULL
        OR EXISTS (SELECT 1 FROM subscriptions WHERE person = people.id)
        OR EXISTS (SELECT 1 FROM telling WHERE person = people.id AND confirmed IS NOT NULL))`,
      people,
    )
    return rows.map((row) => row.id as string)
  }
}

export interface SendAt {
  way: Way
  target: string
  due: number
}

export interface Untold {
  table: string
  touched: number
  people: string[]
}

function passkeyFrom({ id, person, public_key, counter, transports, name, created, used }: Row): Passkey {
  return {
    id: id as string,
    person: person as string,
    publicKey: public_key as string,
    counter: Number(counter),
    transports: JSON.parse(transports as string) as string[],
    name: name as string,
    created: Number(created),
    used: used === null ? null : Number(used),
  }
}

/** Nothing of a person is left. */
export const forgetTold = (id: string): Statement[] =>
  ['telling', 'subscriptions', 'passkeys', 'codes', 'told', 'outbox'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE person = ?`,
    values: [id],
  }))

/** Nothing of a table is left. */
export const removeTold = (table: string): Statement[] =>
  ['told', 'outbox'].map((one) => ({ sql: `DELETE FROM ${one} WHERE table_id = ?`, values: [table] }))

/** A guest who can be told, or has a passkey, is no idle one. */
export const NOT_TOLD = `NOT EXISTS (SELECT 1 FROM telling WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE person = people.id)
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = people.id)`
