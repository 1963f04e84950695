import type { Header, Line, ListPlace, ListRow, SummaryList, TableRecord } from '@anachron/host'
import type { Json } from '@anachron/kernel'
import type { TableSummary } from '@anachron/wire'
import type { Statement } from './database.ts'
import { type LineRow, lineFrom, listRowValues, peopleIn, summaryFrom, type Value } from './rows.ts'
import { SqlPeople } from './sql-people.ts'
import { removeTold } from './told-store.ts'

/** Tables: their ledgers, the lists that they stand in, what was found about their matches. */
export abstract class SqlTables extends SqlPeople {
  /** Puts a line in behind the others of its table, and moves the standing there. */
  protected abstract lineStatements(table: string, line: Line, listRow: ListRow): Statement[]
  /** Lines of a table after a number, in order: table, number. */
  protected abstract readonly linesSql: string
  /** Takes the lines of a table out. */
  protected abstract readonly dropLinesSql: string
  abstract append(table: string, line: Line, listRow: ListRow): Promise<'stored' | 'taken'>

  async create(header: Header, lines: readonly Line[], listRow: ListRow): Promise<void> {
    const { table, by, listed } = header
    const {
      seats,
      phase: _phase,
      waiting: _waiting,
      entry: _entry,
      touched: _touched,
      result: _result,
      ...fixed
    } = listRow.summary
    const people = new Set([by, ...lines.flatMap(peopleIn)])
    await this.together([
      {
        sql: 'INSERT INTO tables VALUES (?, ?, ?, ?)',
        values: [table, JSON.stringify(header), JSON.stringify(fixed), JSON.stringify(seats)],
      },
      {
        sql: 'INSERT INTO standings (head, entry, phase, waiting, result, touched, due, id, listed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        values: [...listRowValues(0, listRow), table, listed],
      },
      ...lines.flatMap((line) => this.lineStatements(table, line, listRow)),
      ...[...people].map((person) => ({ sql: 'INSERT INTO places VALUES (?, ?)', values: [person, table] })),
    ])
  }

  async load(table: string): Promise<TableRecord | undefined> {
    const header = await this.header(table)
    return header && { header, lines: await this.linesAfter(table, 0) }
  }

  async header(table: string): Promise<Header | undefined> {
    const row = await this.one('SELECT header FROM tables WHERE id = ?', [table])
    return row && (JSON.parse(row.header as string) as Header)
  }

  async linesAfter(table: string, after: number): Promise<Line[]> {
    return ((await this.all(this.linesSql, [table, after])) as unknown as LineRow[]).map(lineFrom)
  }

  async summary(table: string): Promise<TableSummary | undefined> {
    const [summary] = await this.#summaries('WHERE t.id = ?', [table, 1])
    return summary
  }

  async summariesOf(person: string, limit: number, after?: ListPlace): Promise<TableSummary[]> {
    const beyond = after ? ' AND (s.touched < ? OR (s.touched = ? AND s.id > ?))' : ''
    const known = after ? [after.touched, after.touched, after.table] : []
    const where = `JOIN places p ON p.table_id = t.id WHERE p.person = ?${beyond}`
    const summaries = await this.#summaries(where, [person, ...known, limit])
    // Places are not struck off when somebody stands up again.
    const isAt = (summary: TableSummary): boolean =>
      summary.seats.some((seat) => seat.person === person || seat.owner === person)
    return summaries.filter((summary) => summary.by === person || isAt(summary))
  }

  summaries(list: SummaryList, limit: number): Promise<TableSummary[]> {
    const phase = list === 'open' ? 'gathering' : 'playing'
    return this.#summaries("WHERE s.listed = 'open' AND s.phase = ?", [phase, limit])
  }

  async #summaries(where: string, values: readonly Value[]): Promise<TableSummary[]> {
    const rows = await this.all(
      `SELECT t.fixed, t.seats, s.* FROM standings s JOIN tables t ON t.id = s.id ${where}
       ORDER BY s.touched DESC, s.id LIMIT ?`,
      values,
    )
    return rows.map(summaryFrom)
  }

  async listedTables(person: string): Promise<number> {
    const row = await this.one(
      `SELECT count(*) AS number FROM places p JOIN standings s ON s.id = p.table_id
       WHERE p.person = ? AND s.listed = 'open' AND s.phase IN ('gathering', 'playing')`,
      [person],
    )
    return Number(row?.number ?? 0)
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
      { sql: "DELETE FROM put_away WHERE kind = 'table' AND what = ?", values },
      ...removeTold(table),
    ])
  }

  async analysis(table: string, entries: number): Promise<Json | undefined> {
    const row = await this.one('SELECT found FROM analyses WHERE table_id = ? AND entries = ?', [table, entries])
    return row && (JSON.parse(row.found as string) as Json)
  }

  async saveAnalysis(table: string, entries: number, found: Json): Promise<void> {
    await this.all(
      `INSERT INTO analyses VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET
        entries = excluded.entries, found = excluded.found`,
      [table, entries, JSON.stringify(found)],
    )
  }
}
