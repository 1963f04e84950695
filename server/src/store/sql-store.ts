import type {
  CardList,
  Ears,
  Header,
  KeepsakeOf,
  Line,
  Person,
  PersonChange,
  Standing,
  Store,
  TableRecord,
} from '@anachron/host'
import type { Json } from '@anachron/kernel'
import type { Card } from '@anachron/wire'
import {
  cardFrom,
  keepsakeFrom,
  type LineRow,
  lineFrom,
  peopleIn,
  personFrom,
  type Row,
  standingValues,
  type Value,
} from './rows.ts'
import { STORED, type StoredTable } from './schema.ts'

export interface Statement {
  sql: string
  values: readonly Value[]
  /** If it changes nothing, nothing of what belongs to it is done, and the fault is `TAKEN`. */
  isGuard?: true
}

/** A line on its way into the database. */
export interface Append {
  table: string
  line: Line
  standing: Standing
}

/** A store that a server can keep its own settings in, and that several processes may have open. */
export interface ServerStore extends Store {
  readonly kind: 'sqlite' | 'postgres'
  /** Notes a wrong guess of a passphrase, for all of `whose`: a name, an address. */
  noteGuess(whose: readonly string[], now: number): Promise<void>
  /** From when on another guess is looked at. */
  listenAgainAt(whose: readonly string[]): Promise<number>
  forgetGuesses(who: string): Promise<void>
}

/** Wrong guesses are forgotten after an hour. */
const GUESSES_KEPT = 3_600_000
/** Three are free; the fourth is followed by a second in which nobody is listened to, each further one by twice the time, up to 15 minutes. */
const NOTE_GUESS = `INSERT INTO guesses VALUES (?, 1, ?) ON CONFLICT (who) DO UPDATE SET count = guesses.count + 1, until = CAST(? AS bigint) +
  CASE WHEN guesses.count < 3 THEN 0 WHEN guesses.count > 12 THEN 900000 ELSE 1000 << (guesses.count - 3) END`

/** What SQLite and Postgres have in common: all of it but the hot statement. Statements are written with `?`. */
export abstract class SqlStore implements ServerStore {
  abstract readonly kind: 'sqlite' | 'postgres'
  protected abstract all(sql: string, values: readonly Value[]): Promise<Row[]>
  /** Statements that are all carried out or none. */
  protected abstract together(statements: readonly Statement[]): Promise<void>
  /** Puts a line in behind the others of its table, and moves the standing there. */
  protected abstract lineStatements(table: string, line: Line, standing: Standing): Statement[]
  /** Lines of a table after a number, in order: table, number. */
  protected abstract readonly linesSql: string
  /** Takes the lines of a table out. */
  protected abstract readonly dropLinesSql: string
  abstract append(table: string, line: Line, standing: Standing): Promise<'stored' | 'taken'>
  abstract listen(ears: Ears): () => void
  abstract close(): Promise<void>

  /** Every row of every table, all as they were at one moment, while the store is in use. */
  abstract snapshot(): AsyncGenerator<{ table: StoredTable; row: Row }>

  /** Fills an empty store with rows of a snapshot. */
  async fill(rows: readonly { table: StoredTable; row: Row }[]): Promise<void> {
    await this.together(
      rows.map(({ table, row }) => {
        const columns = STORED[table].filter((column) => column in row)
        const marks = columns.map(() => '?').join(', ')
        // Whoever opens a store writes some settings into it.
        const replace = table === 'settings' ? ' ON CONFLICT (key) DO UPDATE SET value = excluded.value' : ''
        const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${marks})${replace}`
        return { sql, values: columns.map((column) => row[column] ?? null) }
      }),
    )
  }

  /** After the last `fill`. */
  async filled(): Promise<void> {}

  async isEmpty(): Promise<boolean> {
    return (await this.tables('', 1)).length === 0 && (await this.all('SELECT id FROM people LIMIT 1', [])).length === 0
  }

  async setting(key: string, make: () => string): Promise<string> {
    await this.all('INSERT INTO settings VALUES (?, ?) ON CONFLICT (key) DO NOTHING', [key, make()])
    return (await this.#one('SELECT value FROM settings WHERE key = ?', [key]))?.value as string
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

  async #one(sql: string, values: readonly Value[]): Promise<Row | undefined> {
    return (await this.all(sql, values))[0]
  }

  async create(header: Header, lines: readonly Line[], standing: Standing): Promise<void> {
    const { table, by, listed } = header
    const {
      seats,
      phase: _phase,
      waiting: _waiting,
      entry: _entry,
      touched: _touched,
      result: _result,
      ...fixed
    } = standing.card
    const people = new Set([by, ...lines.flatMap(peopleIn)])
    await this.together([
      {
        sql: 'INSERT INTO tables VALUES (?, ?, ?, ?)',
        values: [table, JSON.stringify(header), JSON.stringify(fixed), JSON.stringify(seats)],
      },
      {
        sql: 'INSERT INTO standings (head, entry, phase, waiting, result, touched, due, id, listed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        values: [...standingValues(0, standing), table, listed],
      },
      ...lines.flatMap((line) => this.lineStatements(table, line, standing)),
      ...[...people].map((person) => ({ sql: 'INSERT INTO places VALUES (?, ?)', values: [person, table] })),
    ])
  }

  async load(table: string): Promise<TableRecord | undefined> {
    const header = await this.header(table)
    return header && { header, lines: await this.linesAfter(table, 0) }
  }

  async header(table: string): Promise<Header | undefined> {
    const row = await this.#one('SELECT header FROM tables WHERE id = ?', [table])
    return row && (JSON.parse(row.header as string) as Header)
  }

  async linesAfter(table: string, after: number): Promise<Line[]> {
    return ((await this.all(this.linesSql, [table, after])) as unknown as LineRow[]).map(lineFrom)
  }

  async card(table: string): Promise<Card | undefined> {
    const [card] = await this.#cards('WHERE t.id = ?', [table, 1])
    return card
  }

  async cardsOf(person: string, limit: number): Promise<Card[]> {
    const cards = await this.#cards('JOIN places p ON p.table_id = t.id WHERE p.person = ?', [person, limit])
    // Places are not struck off when somebody stands up again.
    const isAt = (card: Card): boolean => card.seats.some((seat) => seat.person === person || seat.owner === person)
    return cards.filter((card) => card.by === person || isAt(card))
  }

  cards(list: CardList, limit: number): Promise<Card[]> {
    const phase = list === 'open' ? 'gathering' : 'playing'
    return this.#cards("WHERE s.listed = 'open' AND s.phase = ?", [phase, limit])
  }

  async #cards(where: string, values: readonly Value[]): Promise<Card[]> {
    const rows = await this.all(
      `SELECT t.fixed, t.seats, s.* FROM standings s JOIN tables t ON t.id = s.id ${where}
       ORDER BY s.touched DESC, s.id LIMIT ?`,
      values,
    )
    return rows.map(cardFrom)
  }

  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.all('SELECT id FROM standings WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?', [
      now,
      limit,
    ])
    return rows.map((row) => row.id as string)
  }

  async postpone(table: string, head: number, due: number | null): Promise<void> {
    await this.all('UPDATE standings SET due = ? WHERE id = ? AND head = ?', [due, table, head])
  }

  async tables(after: string, limit: number): Promise<string[]> {
    const rows = await this.all('SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?', [after, limit])
    return rows.map((row) => row.id as string)
  }

  async remove(table: string): Promise<void> {
    const values = [table]
    await this.together([
      { sql: this.dropLinesSql, values },
      { sql: 'DELETE FROM tables WHERE id = ?', values },
      { sql: 'DELETE FROM standings WHERE id = ?', values },
      { sql: 'DELETE FROM places WHERE table_id = ?', values },
      { sql: 'DELETE FROM seen WHERE table_id = ?', values },
      { sql: 'DELETE FROM analyses WHERE table_id = ?', values },
    ])
  }

  async savePerson({ id, name, created, passphrase, webhook }: Person): Promise<void> {
    await this.all(
      `INSERT INTO people VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
        name = excluded.name, passphrase = excluded.passphrase, webhook = excluded.webhook`,
      [id, name, created, passphrase ?? null, webhook ?? null],
    )
  }

  async changePerson(id: string, change: PersonChange): Promise<void> {
    const columns = (['name', 'passphrase', 'webhook'] as const).filter((column) => change[column] !== undefined)
    const values = columns.map((column) => change[column] ?? null)
    await this.all(`UPDATE people SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`, [
      ...values,
      id,
    ])
  }

  async person(id: string): Promise<Person | undefined> {
    return (await this.people([id]))[0]
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return []
    const rows = await this.all(`SELECT * FROM people WHERE id IN (${ids.map(() => '?').join(', ')})`, ids)
    const byId = new Map(rows.map((row) => [row.id as string, personFrom(row)]))
    return ids.flatMap((id) => byId.get(id) ?? [])
  }

  async personNamed(name: string): Promise<Person | undefined> {
    const row = await this.#one('SELECT * FROM people WHERE lower(name) = lower(?) AND passphrase IS NOT NULL', [name])
    return row && personFrom(row)
  }

  async forgetPerson(id: string): Promise<void> {
    await this.together([
      { sql: 'DELETE FROM people WHERE id = ?', values: [id] },
      { sql: 'DELETE FROM seen WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM places WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM keepsakes WHERE person = ?', values: [id] },
      {
        sql: `UPDATE lines SET deed = '{"do":"chat","text":""}' WHERE person = ? AND deed LIKE '{"do":"chat"%'`,
        values: [id],
      },
    ])
  }

  async keepsakes(person: string, game?: string): Promise<KeepsakeOf[]> {
    const which = game === undefined ? '' : ' AND game = ?'
    const rows = await this.all(`SELECT game, name, value, changed FROM keepsakes WHERE person = ?${which}`, [
      person,
      ...(game === undefined ? [] : [game]),
    ])
    return rows.map(keepsakeFrom)
  }

  async saveKeepsake(person: string, { game, name, value, changed }: KeepsakeOf): Promise<void> {
    await this.all(
      `INSERT INTO keepsakes VALUES (?, ?, ?, ?, ?) ON CONFLICT (person, game, name) DO UPDATE SET
        value = excluded.value, changed = excluded.changed`,
      [person, game, name, JSON.stringify(value), changed],
    )
  }

  async dropKeepsake(person: string, game: string, name: string): Promise<void> {
    await this.all('DELETE FROM keepsakes WHERE person = ? AND game = ? AND name = ?', [person, game, name])
  }

  async analysis(table: string, entries: number): Promise<Json | undefined> {
    const row = await this.#one('SELECT found FROM analyses WHERE table_id = ? AND entries = ?', [table, entries])
    return row && (JSON.parse(row.found as string) as Json)
  }

  async saveAnalysis(table: string, entries: number, found: Json): Promise<void> {
    await this.all(
      `INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET
        entries = excluded.entries, found = excluded.found`,
      [table, entries, JSON.stringify(found)],
    )
  }

  async saveSeen(person: string, table: string, entry: number): Promise<void> {
    await this.all(
      'INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT (person, table_id) DO UPDATE SET entry = excluded.entry',
      [person, table, entry],
    )
  }

  async seen(person: string, table: string): Promise<number | undefined> {
    const row = await this.#one('SELECT entry FROM seen WHERE person = ? AND table_id = ?', [person, table])
    return row && Number(row.entry)
  }

  /** One statement each, so that processes that beat at the same moment note one gap once. */
  async alive(now: number, gapOver: number): Promise<void> {
    await this.together([
      { sql: 'INSERT INTO signs VALUES (1, ?) ON CONFLICT (id) DO NOTHING', values: [now] },
      {
        sql: 'INSERT INTO gaps SELECT last, CAST(? AS bigint) FROM signs WHERE id = 1 AND CAST(? AS bigint) - last > CAST(? AS bigint)',
        values: [now, now, gapOver],
      },
      { sql: 'UPDATE signs SET last = ? WHERE id = 1 AND last < ?', values: [now, now] },
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

  async noteGuess(whose: readonly string[], now: number): Promise<void> {
    await this.together([
      { sql: 'DELETE FROM guesses WHERE until < ?', values: [now - GUESSES_KEPT] },
      ...whose.map((who) => ({ sql: NOTE_GUESS, values: [who, now, now] })),
    ])
  }

  async listenAgainAt(whose: readonly string[]): Promise<number> {
    const marks = whose.map(() => '?').join(', ')
    const row = await this.#one(`SELECT max(until) AS until FROM guesses WHERE who IN (${marks})`, whose)
    return Number(row?.until ?? 0)
  }

  async forgetGuesses(who: string): Promise<void> {
    await this.all('DELETE FROM guesses WHERE who = ?', [who])
  }

  async check(): Promise<void> {
    await this.#one('SELECT 1 AS one', [])
  }
}
