import type { Header } from '@anachron/host'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SqlStore } from '../../src/store/sql-store.ts'
import type { Passkey, ToldStore } from '../../src/store/told-store.ts'

export interface ToldSubject {
  store: SqlStore
  /** As another process has it; nothing when only one process may. */
  other?: SqlStore
  close(): Promise<void>
}

let made = 0

/** What every database promises about what people are told. */
export function keepsWhatIsTold(name: string, open: () => Promise<ToldSubject>): void {
  describe(`what people are told, in ${name}`, () => {
    let subject: ToldSubject
    let told: ToldStore
    let both: ToldStore[]
    let ann: string
    let table: string
    beforeAll(async () => {
      subject = await open()
      told = subject.store.told
      both = [told, (subject.other ?? subject.store).told]
    })
    afterAll(() => subject.close())
    beforeEach(() => {
      ann = `ann-${++made}`
      table = `table-${made}`
    })

    const ways = (due: number) => [
      { way: 'mail' as const, target: '', due },
      { way: 'push' as const, target: 'phone', due },
    ]
    const route = { way: 'mail' as const, target: '' }

    test('a question is told of once, by whoever is first, and the next one again', async () => {
      const tries = Array.from({ length: 8 }, (_, i) =>
        (both[i % 2] as ToldStore).tell({ person: ann, table, since: 5, at: 100 }, ways(100)),
      )
      expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
      expect(await told.tell({ person: ann, table, since: 4, at: 101 }, ways(101))).toBe(false)
      expect(await told.lastTold(ann)).toBe(100)
      expect(await told.tell({ person: ann, table, since: 9, at: 200 }, ways(200))).toBe(true)
      expect(await told.lastTold(ann)).toBe(200)
      expect(await told.toldOf(ann)).toEqual([{ table, at: 200 }])
    })

    test('what is due is taken by one, comes back when it was not sent, and is gone when it was', async () => {
      await told.tell({ person: ann, table, since: 5, at: 100 }, ways(100))
      const mine = { person: ann, ...route }
      expect((await told.due(99, 1000)).filter(({ person }) => person === ann)).toEqual([])
      expect(await told.due(100, 1000)).toContainEqual(mine)
      const taken = await Promise.all(both.map((one, i) => one.take(mine, 100, 500, `token-${ann}-${i}`)))
      expect(taken.flat()).toEqual([{ table, since: 5, tries: 1 }])
      const winner = `token-${ann}-${taken.findIndex((rows) => rows.length > 0)}`
      expect(await told.due(499, 1000)).not.toContainEqual(mine)
      // Whoever had taken it has died.
      expect(await told.take(mine, 500, 900, `late-${ann}`)).toEqual([{ table, since: 5, tries: 2 }])
      await told.sent(winner)
      expect(await told.due(900, 1000)).toContainEqual(mine)
      await told.again(`late-${ann}`, 600)
      expect(await told.take(mine, 600, 900, `last-${ann}`)).toEqual([{ table, since: 5, tries: 3 }])
      // Meanwhile there is another question: it stays.
      await told.tell({ person: ann, table, since: 7, at: 610 }, ways(610))
      await told.sent(`last-${ann}`)
      expect(await told.take(mine, 610, 900, `next-${ann}`)).toEqual([{ table, since: 7, tries: 1 }])
      await told.sent(`next-${ann}`)
      expect(await told.due(2000, 1000)).not.toContainEqual(mine)
    })

    test('an address is confirmed only as it is, and found by whoever writes it otherwise', async () => {
      const mail = `Ann${made}@example.org`
      expect(await told.telling(ann)).toMatchObject({
        mail: null,
        confirmed: null,
        wishes: { mail: 'each', quiet: null },
      })
      await told.saveMail(ann, mail)
      expect(await told.confirmedBy(mail)).toEqual([])
      expect(await told.confirmMail(ann, 'other@example.org', 5)).toBe(false)
      expect(await told.confirmMail(ann, mail, 5)).toBe(true)
      expect(await told.confirmedBy(mail.toLowerCase())).toEqual([ann])
      const wishes = { mail: 'daily' as const, quiet: { from: 22, to: 7 }, zone: 'Europe/Berlin' }
      await told.saveWishes(ann, wishes)
      expect(await told.telling(ann)).toEqual({ mail, confirmed: 5, wishes })
      await told.saveMail(ann, 'new@example.org')
      expect(await told.telling(ann)).toEqual({ mail: 'new@example.org', confirmed: null, wishes })
      expect(await told.confirmedBy(mail)).toEqual([])
    })

    test('a device belongs to whoever is there now; taken off, nothing waits for it', async () => {
      const device = { id: `device-${made}`, person: ann, endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' }
      const one = { ...device, name: 'Phone', created: 2e12 }
      await told.saveSubscription(one)
      expect(await told.subscriptions(ann)).toEqual([one])
      await told.saveSubscription({ ...one, person: `bob-${made}`, name: 'Shared' })
      expect(await told.subscriptions(ann)).toEqual([])
      await told.dropSubscription(ann, one.id)
      expect(await told.subscriptions(`bob-${made}`)).toHaveLength(1)
      await told.tell({ person: `bob-${made}`, table, since: 1, at: 1 }, [{ way: 'push', target: one.id, due: 1 }])
      await told.dropSubscription(`bob-${made}`, one.id)
      expect((await told.due(1, 1000)).filter(({ target }) => target === one.id)).toEqual([])
    })

    test('passkeys are counted: a copy that lags behind is noticed', async () => {
      const key: Passkey = {
        id: `key-${made}`,
        person: ann,
        publicKey: 'k',
        counter: 3,
        transports: ['internal'],
        name: 'Phone',
        created: 2e12,
        used: null,
      }
      expect(await told.savePasskey(key)).toBe(true)
      expect(await told.savePasskey({ ...key, person: 'somebody else' })).toBe(false)
      expect(await told.passkey(key.id)).toEqual(key)
      expect(await told.usePasskey(key.id, 4, 9)).toBe(true)
      expect(await told.usePasskey(key.id, 4, 10)).toBe(false)
      // Many devices do not count at all.
      expect(await told.savePasskey({ ...key, id: `${key.id}-0`, counter: 0 })).toBe(true)
      expect(await told.usePasskey(`${key.id}-0`, 0, 9)).toBe(true)
      expect(await told.usePasskey(`${key.id}-0`, 0, 9)).toBe(true)
      expect(await told.renamePasskey('somebody else', key.id, 'Mine')).toBe(false)
      expect(await told.renamePasskey(ann, key.id, 'Old phone')).toBe(true)
      expect(await told.dropPasskey('somebody else', key.id)).toBe(false)
      expect((await told.passkeys(ann)).map(({ name: called }) => called)).toEqual(['Phone', 'Old phone'].reverse())
      expect(await told.dropPasskey(ann, key.id)).toBe(true)
      expect(await told.passkeys(ann)).toHaveLength(1)
    })

    test('a code works once, for what it is, and not for ever', async () => {
      const code = { person: ann, purpose: 'recover', detail: 'ann@example.org' }
      await told.saveCode(`hash-${made}`, code, 100, 1)
      expect(await told.code(`hash-${made}`, 'confirm', 2)).toBeUndefined()
      expect(await told.code(`hash-${made}`, 'recover', 100)).toBeUndefined()
      const taken = await Promise.all(
        Array.from({ length: 6 }, (_, i) => (both[i % 2] as ToldStore).takeCode(`hash-${made}`, 'recover', 50)),
      )
      expect(taken.filter(Boolean)).toEqual([code])
      await told.saveCode(`old-${made}`, code, 60, 50)
      await told.saveCode(`new-${made}`, code, 600, 500)
      expect(await told.code(`old-${made}`, 'recover', 0)).toBeUndefined()
      await told.dropCodes(ann)
      expect(await told.code(`new-${made}`, 'recover', 501)).toBeUndefined()
    })

    test('who is asked and was not told is found, one page after the other', async () => {
      const { store } = subject
      const at = (id: string, touched: number, phase: 'playing' | 'over' = 'playing') => {
        const header = { table: id, by: ann, listed: 'private' } as Header
        const seats = [ann, `bob-${made}`].map((person) => ({ kind: 'person' as const, person }))
        const summary = { seats, phase, waiting: [0, 1], entry: 1, touched, result: null } as never
        return store.create(header, [], { summary, due: null })
      }
      await at(`${table}-a`, 1000)
      await at(`${table}-b`, 1000, 'over')
      await at(`${table}-c`, 9000)
      await told.tell({ person: ann, table: `${table}-a`, since: 2, at: 1000 }, [])
      const all: object[] = []
      for (let after = ''; ; ) {
        const { found, last } = await told.untold(after, 500, 5000, 2)
        all.push(...found.filter((one) => one.table.startsWith(`${table}-`)))
        if (last === undefined) break
        after = last
      }
      expect(all).toEqual([{ table: `${table}-a`, touched: 1000, people: [`bob-${made}`] }])
      await store.savePerson({ id: ann, name: 'Ann', created: 1 })
      expect(await told.reachable([ann])).toEqual([])
      await store.changePerson(ann, { webhook: 'https://example.org' })
      expect(await told.reachable([ann, `bob-${made}`])).toEqual([ann])
    })

    test('a person who is forgotten and a table that is removed leave nothing behind', async () => {
      const { store } = subject
      await store.savePerson({ id: ann, name: 'Guest ann-', created: 1 })
      await told.saveMail(ann, 'ann@example.org')
      await told.saveCode(`gone-${made}`, { person: ann, purpose: 'confirm', detail: '' }, 1e6, 1)
      await told.tell({ person: ann, table, since: 1, at: 1 }, ways(1))
      await told.tell({ person: ann, table: `${table}-2`, since: 1, at: 1 }, ways(1))
      await store.remove(table)
      expect((await told.toldOf(ann)).map((one) => one.table)).toEqual([`${table}-2`])
      expect(await told.take({ person: ann, ...route }, 1, 2, `t-${ann}`)).toHaveLength(1)
      // A guest who gave an address is not idle.
      await store.guests.drop([ann])
      expect(await store.person(ann)).toBeDefined()
      await store.forgetPerson(ann)
      expect(await told.telling(ann)).toMatchObject({ mail: null })
      expect(await told.toldOf(ann)).toEqual([])
      expect(await told.code(`gone-${made}`, 'confirm', 2)).toBeUndefined()
      expect((await told.due(1e9, 1000)).filter(({ person }) => person === ann)).toEqual([])
    })
  })
}
