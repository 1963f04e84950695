import type { Report, Reports } from '@anachron/host'
import type { Dialect, MigratingDatabase, Sql, Statement } from './database.ts'
import type { Row } from './rows.ts'

/**
 * What people have told about others, until whoever runs the server has looked at it. `line` and `said`: both or none.
 * Whoever changes this copies it as it was into the migration below.
 */
export const reportTables = (dialect: Dialect): string[] => [
  `CREATE TABLE reports (
    id text PRIMARY KEY, at bigint NOT NULL, reporter text, person text NOT NULL, table_id text NOT NULL, line integer,
    said text, why text NOT NULL, closed bigint)${dialect === 'sqlite' ? ' WITHOUT ROWID' : ''}`,
  'CREATE INDEX reports_person ON reports (person)',
  'CREATE INDEX reports_reporter ON reports (reporter) WHERE reporter IS NOT NULL',
]

export const REPORTS_STORED = {
  reports: ['id', 'at', 'reporter', 'person', 'table_id', 'line', 'said', 'why', 'closed'],
} as const

export const toReports = {
  to: 9,
  async run(db: MigratingDatabase): Promise<void> {
    for (const sql of reportTables(db.kind)) await db.run(sql)
  },
}

/** A report as whoever runs the server reads it. */
export interface KeptReport extends Report {
  /** When it was dealt with; null as long as it was not. */
  closed: number | null
}

export class ReportStore implements Reports {
  readonly #sql: Pick<Sql, 'all' | 'changed'>

  constructor(sql: Pick<Sql, 'all' | 'changed'>) {
    this.#sql = sql
  }

  /** Told once more, it is looked at once more. */
  async add({ id, at, by, person, table, said, why }: Report): Promise<void> {
    await this.#sql.all(
      `INSERT INTO reports (id, at, reporter, person, table_id, line, said, why, closed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)
       ON CONFLICT (id) DO UPDATE SET at = excluded.at, why = excluded.why, closed = NULL`,
      [id, at, by, person, table, said?.line ?? null, said?.text ?? null, why],
    )
  }

  async by(person: string): Promise<Report[]> {
    const rows = await this.#sql.all('SELECT * FROM reports WHERE reporter = ? ORDER BY at, id', [person])
    return rows.map((row) => {
      const { closed: _closed, ...report } = reportFrom(row)
      return report
    })
  }

  /** Those that wait, or all, the oldest first. */
  async list({ all = false } = {}): Promise<KeptReport[]> {
    const rows = await this.#sql.all(`SELECT * FROM reports ${all ? '' : 'WHERE closed IS NULL '}ORDER BY at, id`, [])
    return rows.map(reportFrom)
  }

  /** Whether there was one that waited. */
  close(id: string, now: number): Promise<boolean> {
    return this.#sql.changed('UPDATE reports SET closed = ? WHERE id = ? AND closed IS NULL', [now, id])
  }
}

function reportFrom({ id, at, reporter, person, table_id, line, said, why, closed }: Row): KeptReport {
  return {
    id: id as string,
    at: Number(at),
    by: reporter as string | null,
    person: person as string,
    table: table_id as string,
    said: line === null ? null : { line: Number(line), text: said as string },
    why: why as string,
    closed: closed === null ? null : Number(closed),
  }
}

/** Nothing about a person is left, nor that it was they who told something, nor their words. */
export const forgetReports = (id: string): Statement[] => [
  { sql: 'DELETE FROM reports WHERE person = ?', values: [id] },
  { sql: "UPDATE reports SET reporter = NULL, why = '' WHERE reporter = ?", values: [id] },
]
