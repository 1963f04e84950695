import type { Migration } from './migration.ts'

/** Bots from outside are listed with their owners, so that a token can be seen, ended and taken along. */
export const toVersion8: Migration = {
  to: 8,
  async run(db) {
    const packed = db.kind === 'sqlite' ? ' WITHOUT ROWID' : ''
    await db.run(`CREATE TABLE scripts (
      session text PRIMARY KEY, bot text NOT NULL, owner text, created bigint NOT NULL, used bigint)${packed}`)
    await db.run('CREATE INDEX scripts_owner ON scripts (owner) WHERE owner IS NOT NULL')
  },
}
