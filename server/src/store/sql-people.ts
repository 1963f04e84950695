import type { KeepsakeOf, Person, PersonChange, PutAway } from '@anachron/host'
import type { Room } from '@anachron/wire'
import { forgetReports } from './reports.ts'
import { keepsakeFrom, personFrom } from './rows.ts'
import { SqlAccess } from './sql-access.ts'
import { forgetTold } from './told-store.ts'

/** A line that somebody has said. */
export interface Said {
  table: string
  at: number
  text: string
  room: Room
}

/** People: who they are, what they keep, what they do not want to see, how far they have seen. */
export abstract class SqlPeople extends SqlAccess {
  async savePerson({ id, name, created, passphrase, webhook, sessionKey }: Person): Promise<void> {
    await this.all(
      `INSERT INTO people (id, name, created, passphrase, webhook, session_key) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, passphrase = excluded.passphrase,
        webhook = excluded.webhook, session_key = excluded.session_key`,
      [id, name, created, passphrase ?? null, webhook ?? null, sessionKey ?? null],
    )
  }

  async changePerson(id: string, change: PersonChange): Promise<void> {
    const { name, passphrase, webhook, sessionKey } = change
    const columns = Object.entries({ name, passphrase, webhook, session_key: sessionKey }).flatMap(([column, value]) =>
      value === undefined ? [] : [{ column, value }],
    )
    await this.all(`UPDATE people SET ${columns.map(({ column }) => `${column} = ?`).join(', ')} WHERE id = ?`, [
      ...columns.map(({ value }) => value),
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
    const row = await this.one('SELECT * FROM people WHERE lower(name) = lower(?) AND passphrase IS NOT NULL', [name])
    return row && personFrom(row)
  }

  async forgetPerson(id: string): Promise<void> {
    await this.together([
      { sql: 'DELETE FROM people WHERE id = ?', values: [id] },
      { sql: 'DELETE FROM seen WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM places WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM keepsakes WHERE person = ?', values: [id] },
      { sql: "DELETE FROM put_away WHERE person = ? OR (kind = 'person' AND what = ?)", values: [id, id] },
      { sql: 'DELETE FROM ended WHERE person = ?', values: [id] },
      { sql: 'DELETE FROM scripts WHERE bot = ? OR owner = ?', values: [id, id] },
      ...forgetTold(id),
      ...forgetReports(id),
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

  async outOfSight(person: string): Promise<PutAway[]> {
    const rows = await this.all('SELECT kind, what FROM put_away WHERE person = ?', [person])
    return rows.map(({ kind, what }) => ({ kind: kind as PutAway['kind'], of: what as string }))
  }

  async putAway(person: string, { kind, of }: PutAway): Promise<void> {
    await this.all('INSERT INTO put_away VALUES (?, ?, ?) ON CONFLICT DO NOTHING', [person, kind, of])
  }

  async bringBack(person: string, { kind, of }: PutAway): Promise<void> {
    await this.all('DELETE FROM put_away WHERE person = ? AND kind = ? AND what = ?', [person, kind, of])
  }

  async saveSeen(person: string, table: string, entry: number): Promise<void> {
    await this.all(
      'INSERT INTO seen VALUES (?, ?, ?) ON CONFLICT (person, table_id) DO UPDATE SET entry = excluded.entry',
      [person, table, entry],
    )
  }

  async seen(person: string, table: string): Promise<number | undefined> {
    const row = await this.one('SELECT entry FROM seen WHERE person = ? AND table_id = ?', [person, table])
    return row && Number(row.entry)
  }

  async seenBy(person: string): Promise<{ table: string; entry: number }[]> {
    const rows = await this.all('SELECT table_id, entry FROM seen WHERE person = ? ORDER BY table_id', [person])
    return rows.map((row) => ({ table: row.table_id as string, entry: Number(row.entry) }))
  }

  async saidBy(person: string): Promise<Said[]> {
    const rows = await this.all(
      `SELECT table_id, at, deed FROM lines WHERE person = ? AND deed LIKE '{"do":"chat"%' ORDER BY at`,
      [person],
    )
    return rows.map((row) => {
      const { text, room = 'players' } = JSON.parse(row.deed as string) as { text: string; room?: Room }
      return { table: row.table_id as string, at: Number(row.at), text, room }
    })
  }
}
