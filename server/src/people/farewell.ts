import type { Host, Store } from '@anachron/host'
import { handOverSeats, type MatchFileOf, ownMatches } from '@anachron/host'

const ALL = 10_000

/** Everything that is kept about a person, as one file. */
export async function everythingOf(host: Host, id: string): Promise<object> {
  const { store } = host
  const person = await store.person(id)
  const cards = await store.cardsOf(id, ALL)
  const said: object[] = []
  const matches: MatchFileOf[] = []
  for (const { table } of cards) {
    for (const line of await store.linesAfter(table, 0))
      if (line.by === id && line.deed.do === 'chat') said.push({ table, at: line.at, text: line.deed.text })
    matches.push(...(await ownMatches(host, table)))
  }
  const { passphrase, sessionKey: _, ...known } = person ?? { passphrase: undefined }
  const keepsakes = await store.keepsakes(id)
  return { person: { ...known, protected: passphrase !== undefined }, tables: cards, said, matches, keepsakes }
}

/** Lets a person go: bots take their seats, tables that nobody else has a place at are removed, the rest becomes nameless. */
export async function forget(host: Host, store: Store, id: string): Promise<void> {
  for (const card of await store.cardsOf(id, ALL)) {
    const others = card.seats.some((seat) => [seat.person, seat.owner].some((who) => who !== undefined && who !== id))
    if (others) await handOverSeats(host, card.table, id)
    else await host.remove(card.table)
  }
  await store.forgetPerson(id)
  host.forgotten(id)
  host.elsewhere.sayForgotten(id)
}
