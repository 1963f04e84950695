import type { Migration } from './migration.ts'

const HOUR = 3_600_000

/** What people put away; and tables that wait for people do not wait for ever any more. */
export const toVersion7: Migration = {
  to: 7,
  async run(db) {
    const packed = db.kind === 'sqlite' ? ' WITHOUT ROWID' : ''
    await db.run(`CREATE TABLE put_away (
      person text NOT NULL, kind text NOT NULL, what text NOT NULL, PRIMARY KEY (person, kind, what))${packed}`)
    await db.run('CREATE INDEX put_away_what ON put_away (what)')
    const gathering = "phase = 'gathering' AND due IS NULL"
    await db.run(`UPDATE standings SET due = touched + ${2 * HOUR} WHERE ${gathering} AND listed = 'open'`)
    await db.run(`UPDATE standings SET due = touched + ${30 * 24 * HOUR} WHERE ${gathering} AND listed <> 'open'`)
  },
}
