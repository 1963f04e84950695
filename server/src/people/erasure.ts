import type { Host } from '@anachron/host'
import { handOverSeats, type MatchFileOf, ownMatches } from '@anachron/host'
import type { ServerStore } from '../store/sql-store.ts'

const ALL = 10_000

/** Everything that is kept about a person, as one file. */
export async function everythingOf(host: Host, store: ServerStore, id: string): Promise<object> {
  const person = await store.person(id)
  const summaries = await store.summariesOf(id, ALL)
  const matches: MatchFileOf[] = []
  for (const { table } of summaries) matches.push(...(await ownMatches(host, table)))
  const { passphrase, sessionKey: _, ...known } = person ?? { passphrase: undefined }
  const bots = (await store.identities.scriptsOf(id)).map(({ bot, created, used }) => ({ bot, created, used }))
  return {
    person: { ...known, protected: passphrase !== undefined },
    tables: summaries,
    said: await store.saidBy(id),
    seen: await store.seenBy(id),
    matches,
    keepsakes: await store.keepsakes(id),
    putAway: await store.outOfSight(id),
    // Those about them are for whoever runs the server: they would say who has complained.
    reports: await store.reports.by(id),
    bots,
    ...(await toldOf(store, id)),
  }
}

/** How they are told that a match waits, what they have been told of, and by what they come in; no secret among it. */
async function toldOf({ told }: ServerStore, id: string): Promise<object> {
  const devices = await told.subscriptions(id)
  const passkeys = await told.passkeys(id)
  return {
    telling: await told.telling(id),
    devices: devices.map(({ name, endpoint, created }) => ({ name, endpoint, created })),
    passkeys: passkeys.map(({ id: key, name, created, used }) => ({ id: key, name, created, used })),
    told: await told.toldOf(id),
  }
}

/**
 * Lets a person go: bots take their seats, tables that nobody else has a place at are removed, the rest becomes
 * nameless. Their bots go with them.
 */
export async function forget(host: Host, store: ServerStore, id: string): Promise<void> {
  for (const { bot } of await store.identities.scriptsOf(id)) await forget(host, store, bot)
  for (const summary of await store.summariesOf(id, ALL)) {
    const others = summary.seats.some((seat) =>
      [seat.person, seat.owner].some((who) => who !== undefined && who !== id),
    )
    if (others) await handOverSeats(host, summary.table, id)
    else await host.remove(summary.table)
  }
  await store.forgetPerson(id)
  host.forgotten(id)
  host.remote.say({ is: 'forgotten', person: id })
}
