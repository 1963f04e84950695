import type { Header } from '@anachron/host'
import { expect, test } from 'vitest'
import type { SqlStore } from '../src/store/sql-store.ts'

/** Which guests a store lets go of. */
export function sweepsGuests(name: string, open: () => Promise<{ store: SqlStore; close(): Promise<void> }>): void {
  test(`${name}: guests who never did anything are forgotten after a time, and nobody else`, async () => {
    const { store, close } = await open()
    const guest = (id: string, more: object = {}) => ({ id, name: `Guest ${id.slice(0, 4)}`, created: 100, ...more })
    const people = {
      idle: guest('idle'),
      watched: guest('watched'),
      young: guest('young', { created: 900 }),
      named: guest('named', { name: 'Nadia' }),
      protected: guest('protected', { passphrase: 'scrypt$x$y' }),
      hooked: guest('hooked', { webhook: 'https://example.org' }),
      keeper: guest('keeper'),
      seated: guest('seated'),
      talker: guest('talker'),
    }
    for (const person of Object.values(people)) await store.savePerson(person)
    await store.saveSeen('watched', 'table', 3)
    await store.identities.endSessions(['session-of-idle'], 'idle')
    await store.saveKeepsake('keeper', { game: 'example', name: 'deck', value: {}, changed: 1 })
    const summary = { phase: 'gathering', waiting: [], entry: 0, touched: 0, result: null, seats: [] } as never
    const header = { table: 'table', by: 'seated', listed: 'private' } as Header
    await store.create(header, [{ n: 1, at: 1, by: 'talker', event: { do: 'chat', text: 'hello' } }], {
      summary,
      due: null,
    })

    const found: string[] = []
    for (let after: string | undefined = ''; after !== undefined; ) {
      const { idle, last } = await store.guests.idle(after, 500, 2)
      found.push(...idle)
      after = last
    }
    expect(found.sort()).toEqual(['idle', 'watched'])
    // Meanwhile one of them has done something.
    await store.saveKeepsake('watched', { game: 'example', name: 'deck', value: {}, changed: 1 })
    await store.guests.drop(Object.keys(people))
    const left = await store.people(Object.keys(people))
    // `young` is idle, too: whoever asks says whom.
    expect(left.map(({ id }) => id)).toEqual(Object.keys(people).filter((id) => id !== 'idle' && id !== 'young'))
    expect(await store.seen('watched', 'table')).toBe(3)
    expect(await store.identities.endedSessions(['session-of-idle'])).toEqual([])
    await close()
  })
}
