import type { Dialect, MigratingDatabase } from './database.ts'

/**
 * The tables of version 6: how people are told that a decision waits for them, and how they come in without a
 * passphrase. Whoever changes one of them copies this list as it was then into the migration below.
 */
export const beingToldTables = (dialect: Dialect): string[] => {
  const packed = dialect === 'sqlite' ? ' WITHOUT ROWID' : ''
  return [
    // Where mail goes once it is confirmed, and what else somebody wishes.
    `CREATE TABLE telling (person text PRIMARY KEY, mail text, confirmed bigint, wishes text NOT NULL)${packed}`,
    'CREATE INDEX telling_mail ON telling (lower(mail)) WHERE confirmed IS NOT NULL',
    // Devices that take pushes, each by its address at the push service of its browser.
    `CREATE TABLE subscriptions (
      id text PRIMARY KEY, person text NOT NULL, endpoint text NOT NULL, p256dh text NOT NULL, auth text NOT NULL,
      name text NOT NULL, created bigint NOT NULL)${packed}`,
    'CREATE INDEX subscriptions_person ON subscriptions (person)',
    `CREATE TABLE passkeys (
      id text PRIMARY KEY, person text NOT NULL, public_key text NOT NULL, counter bigint NOT NULL,
      transports text NOT NULL, name text NOT NULL, created bigint NOT NULL, used bigint)${packed}`,
    'CREATE INDEX passkeys_person ON passkeys (person)',
    // What works once and for a while: links in letters, challenges. Only their hashes are kept.
    `CREATE TABLE codes (
      hash text PRIMARY KEY, person text NOT NULL, purpose text NOT NULL, detail text NOT NULL,
      until bigint NOT NULL)${packed}`,
    // The newest question that somebody has been told of at a table: whoever writes it tells, and nobody else.
    `CREATE TABLE told (
      table_id text NOT NULL, person text NOT NULL, since integer NOT NULL, at bigint NOT NULL,
      PRIMARY KEY (table_id, person))${packed}`,
    'CREATE INDEX told_person ON told (person)',
    // What is still to be sent: one row for each table that waits, by each way.
    `CREATE TABLE outbox (
      person text NOT NULL, table_id text NOT NULL, way text NOT NULL, target text NOT NULL, since integer NOT NULL,
      due bigint NOT NULL, tries integer NOT NULL, taken text, PRIMARY KEY (person, table_id, way, target))${packed}`,
    'CREATE INDEX outbox_due ON outbox (due)',
  ]
}

/** What a backup holds of them: codes wear off within the hour. */
export const BEING_TOLD_STORED = {
  telling: ['person', 'mail', 'confirmed', 'wishes'],
  subscriptions: ['id', 'person', 'endpoint', 'p256dh', 'auth', 'name', 'created'],
  passkeys: ['id', 'person', 'public_key', 'counter', 'transports', 'name', 'created', 'used'],
  told: ['table_id', 'person', 'since', 'at'],
  outbox: ['person', 'table_id', 'way', 'target', 'since', 'due', 'tries'],
} as const

export const toBeingTold = {
  to: 6,
  async run(db: MigratingDatabase): Promise<void> {
    for (const sql of beingToldTables(db.kind)) await db.run(sql)
  },
}
