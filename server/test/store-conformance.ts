import type { Header, Line, ListRow, Store } from '@anachron/host'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

/** One store as a suite needs it: the same data opened twice, where a store can be. */
export interface Subject {
  store: Store
  /** As another process would have it; nothing when only one process may. */
  other?: Store
  close(): Promise<void>
}

let made = 0
const PLAYED = { phase: 'playing' as const, waiting: [0], entry: 1 }

function header(more: Partial<Header> = {}): Header {
  return {
    table: `table-${String(++made).padStart(4, '0')}-${Math.random().toString(36).slice(2, 8)}`,
    game: 'example',
    version: 1,
    options: { target: 10 },
    seats: 2,
    by: 'ann',
    created: 1000,
    listed: 'private',
    clock: null,
    secret: '0'.repeat(64),
    ...more,
  }
}

const sits = (n: number, seat: number, person: string): Line => ({
  n,
  at: 1000 + n,
  by: person,
  event: { do: 'sit', seat, sitter: { kind: 'person', person } },
})

const acts = (n: number, more: Partial<Line> = {}): Line => ({
  n,
  at: 1000 + n,
  by: 'ann',
  id: `request-${n}`,
  event: { do: 'act', seat: 0, action: { kind: 'play', words: 'naïve “ünïcode” ☃' }, rolls: [6, 0] },
  ...more,
})

function listRow(
  { table, listed, by }: Header,
  more: Partial<ListRow['summary']> = {},
  due: number | null = null,
): ListRow {
  const seats = [{ kind: 'person' as const, person: 'ann' }, { kind: 'open' as const }]
  const rest = { phase: 'gathering' as const, waiting: [], entry: 0, created: 1000, touched: 1000, result: null }
  return { summary: { table, game: 'example', listed, by, seats, clock: null, ...rest, ...more }, due }
}

/** What every store promises. */
export function conformance(name: string, open: () => Promise<Subject>, { several }: { several: boolean }): void {
  describe(`a store in ${name}`, () => {
    let subject: Subject
    let store: Store
    beforeAll(async () => {
      subject = await open()
      store = subject.store
    })
    afterAll(() => subject.close())

    let at: Header
    beforeEach(async () => {
      at = header()
      await store.create(at, [sits(1, 0, 'ann')], listRow(at))
    })

    test('gives back what it was given, byte for byte', async () => {
      await store.append(at.table, acts(2), listRow(at, PLAYED))
      expect(await store.load(at.table)).toEqual({ header: at, lines: [sits(1, 0, 'ann'), acts(2)] })
      expect(await store.linesAfter(at.table, 1)).toEqual([acts(2)])
      expect(await store.linesAfter(at.table, 2)).toEqual([])
      expect(await store.summary(at.table)).toEqual(listRow(at, PLAYED).summary)
      expect(await store.header(at.table)).toEqual(at)
      expect(await store.header('no-such-table')).toBeUndefined()
      expect(await store.load('no-such-table')).toBeUndefined()
      expect(await store.summary('no-such-table')).toBeUndefined()
      expect(await store.linesAfter('no-such-table', 0)).toEqual([])
    })

    test('keeps several lines of one request as such: a plan is known by them', async () => {
      const lines = [2, 3, 4].map((n) => acts(n, { id: 'plan' }))
      for (const line of lines) expect(await store.append(at.table, line, listRow(at, PLAYED))).toBe('stored')
      expect(await store.linesAfter(at.table, 1)).toEqual(lines)
    })

    test('keeps a setting as the first who asked has made it', async () => {
      const key = `key-${at.table}`
      const writers = [store, subject.other ?? store]
      const made = await Promise.all(
        Array.from({ length: 6 }, (_, i) => (writers[i % 2] as Store).setting(key, () => `made by ${i}`)),
      )
      expect(new Set(made).size).toBe(1)
      expect(await store.setting(key, () => 'made later')).toBe(made[0])
      expect(await store.setting(`${key}-other`, () => 'another')).toBe('another')
    })

    test('stores line n once: whoever comes second is told that it is taken, and changes nothing', async () => {
      expect(await store.append(at.table, acts(2), listRow(at))).toBe('stored')
      expect(await store.append(at.table, acts(2, { by: 'bob' }), listRow(at, PLAYED))).toBe('taken')
      expect(await store.append(at.table, acts(4), listRow(at, PLAYED))).toBe('taken')
      expect(await store.append(at.table, acts(1), listRow(at, PLAYED))).toBe('taken')
      expect(await store.append(at.table, sits(2, 1, 'late'), listRow(at, PLAYED))).toBe('taken')
      expect(await store.summariesOf('late', 10)).toEqual([])
      expect(await store.linesAfter(at.table, 1)).toEqual([acts(2)])
      expect((await store.summary(at.table))?.phase).toBe('gathering')
    })

    test('of many who write the same line at the same moment, one succeeds', async () => {
      const writers = [store, subject.other ?? store]
      for (let n = 2; n < 12; n++) {
        const tries = Array.from({ length: 8 }, (_, i) =>
          (writers[i % 2] as Store).append(at.table, acts(n, { by: `writer-${i}` }), listRow(at)),
        )
        const outcomes = await Promise.all(tries)
        expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1)
      }
      const lines = await store.linesAfter(at.table, 0)
      expect(lines.map((line) => line.n)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1))
    })

    test('many tables at the same moment do not get in each other’s way', async () => {
      const all = Array.from({ length: 150 }, () => header())
      await Promise.all(all.map((one) => store.create(one, [], listRow(one))))
      for (let n = 1; n <= 4; n++) {
        const outcomes = await Promise.all(all.map((one) => store.append(one.table, acts(n), listRow(one))))
        expect(new Set(outcomes)).toEqual(new Set(['stored']))
      }
      for (const one of all) expect((await store.load(one.table))?.lines).toHaveLength(4)
    })

    if (several)
      test('another process sees what is stored as soon as it is acknowledged, and hears of it', async () => {
        const other = subject.other as Store
        const heard: [string, number][] = []
        const stop = other.listen({ line: (table, n) => heard.push([table, n]), missed() {}, note() {} })
        // Listening begins some time after it is asked for.
        for (let n = 2; heard.length === 0 && n < 2000; n++) {
          await store.append(at.table, acts(n), listRow(at))
          expect((await other.load(at.table))?.lines).toHaveLength(n)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        stop()
        expect(heard[0]?.[0]).toBe(at.table)
      })

    test('a table that exists is not made again', async () => {
      await expect(store.create(at, [], listRow(at))).rejects.toThrow()
      expect((await store.load(at.table))?.lines).toHaveLength(1)
    })

    test('lists the tables of a person, the open ones and the live ones, the latest first', async () => {
      const person = `zoe-${made}`
      const seats = [{ kind: 'person' as const, person }]
      const tables = [10, 30, 20].map((touched) => ({ one: header({ listed: 'open', by: 'carl' }), touched }))
      for (const { one, touched } of tables)
        await store.create(one, [sits(1, 0, person)], listRow(one, { touched: 5000 + touched, seats }))
      const order = [tables[1], tables[2], tables[0]].map((entry) => entry?.one.table)
      const ids = (summaries: { table: string }[]) => summaries.map((summary) => summary.table)
      expect(ids(await store.summariesOf(person, 10))).toEqual(order)
      expect(ids(await store.summariesOf(person, 2))).toEqual(order.slice(0, 2))
      const last = { touched: 5030, table: order[0] as string }
      expect(ids(await store.summariesOf(person, 1, last))).toEqual(order.slice(1, 2))
      expect(ids(await store.summariesOf(person, 10, { ...last, table: '' }))).toEqual(order)
      expect(ids(await store.summaries('open', 3))).toEqual(order)
      const first = tables[0]?.one as Header
      await store.append(first.table, acts(2), listRow(first, { ...PLAYED, touched: 9000, seats }))
      expect(ids(await store.summaries('live', 1))).toEqual([first.table])
      const leaves: Line = { n: 3, at: 9001, by: person, event: { do: 'sit', seat: 0, sitter: { kind: 'open' } } }
      await store.append(first.table, leaves, listRow(first, { ...PLAYED, touched: 9001, seats: [{ kind: 'open' }] }))
      expect(ids(await store.summariesOf(person, 10))).toEqual(order.slice(0, 2))
      expect((await store.summariesOf('carl', 100)).length).toBeGreaterThanOrEqual(3)
      for (const { one } of tables) await store.remove(one.table)
      expect(await store.summariesOf(person, 10)).toEqual([])
    })

    test('whoever sits down later finds the table among theirs', async () => {
      const person = `late-${at.table}`
      const seats = [
        { kind: 'person' as const, person: 'ann' },
        { kind: 'person' as const, person },
      ]
      expect(await store.append(at.table, sits(2, 1, person), listRow(at, { seats }))).toBe('stored')
      expect((await store.summariesOf(person, 10)).map(({ table }) => table)).toEqual([at.table])
    })

    test('knows where a clock is up', async () => {
      await store.append(at.table, acts(2), listRow(at, PLAYED, 7000))
      expect(await store.due(6999, 100)).not.toContain(at.table)
      expect(await store.due(7000, 100)).toContain(at.table)
      await store.postpone(at.table, 1, 8000)
      expect(await store.due(7000, 100)).toContain(at.table)
      await store.postpone(at.table, 2, 8000)
      expect(await store.due(7000, 100)).not.toContain(at.table)
      expect(await store.due(8000, 100)).toContain(at.table)
      await store.append(at.table, acts(3), listRow(at, PLAYED, null))
      expect(await store.due(9999, 100)).not.toContain(at.table)
    })

    test('goes through all tables page by page', async () => {
      const found: string[] = []
      for (let page = await store.tables('', 50); page.length > 0; page = await store.tables(found.at(-1) ?? '', 50))
        found.push(...page)
      expect(found).toContain(at.table)
      expect(new Set(found).size).toBe(found.length)
    })

    test('keeps people, and protects a name once', async () => {
      const id = `person-${at.table}`
      const name = `Ann ${at.table}`
      const ann = { id, name, created: 5, passphrase: 'hash', webhook: 'https://example.org/hook' }
      await store.savePerson({ id, name: 'Guest', created: 5 })
      expect(await store.person(id)).toEqual({ id, name: 'Guest', created: 5 })
      expect(await store.personNamed('Guest')).toBeUndefined()
      await store.savePerson(ann)
      expect(await store.personNamed(name.toUpperCase())).toEqual(ann)
      expect(await store.people(['nobody', id])).toEqual([ann])
      expect(await store.person('nobody')).toBeUndefined()
      await store.changePerson(id, { sessionKey: 'key' })
      expect(await store.person(id)).toEqual({ ...ann, sessionKey: 'key' })
      await store.savePerson({ id, name, created: 5 })
      expect(await store.person(id)).toEqual({ id, name, created: 5 })
    })

    test('a table that was removed takes no more lines', async () => {
      await store.remove(at.table)
      expect(
        await store.append(at.table, { n: 2, at: 1, by: 'ann', event: { do: 'chat', text: 'late' } }, listRow(at)),
      ).toBe('taken')
      expect(await store.linesAfter(at.table, 0)).toEqual([])
    })

    test('changes of a person at one moment all hold, and bring nobody back who was forgotten', async () => {
      const id = `changing-${at.table}`
      const webhook = 'https://example.org/hook'
      await store.savePerson({ id, name: 'Guest', created: 5 })
      const changes = [{ name: `Cat ${at.table}` }, { passphrase: 'hash' }, { webhook }]
      await Promise.all(changes.map((change) => store.changePerson(id, change)))
      expect(await store.person(id)).toEqual({ id, name: `Cat ${at.table}`, created: 5, passphrase: 'hash', webhook })
      await store.changePerson(id, { webhook: null })
      expect(await store.person(id)).toEqual({ id, name: `Cat ${at.table}`, created: 5, passphrase: 'hash' })
      await store.forgetPerson(id)
      await store.changePerson(id, { name: 'Back' })
      expect(await store.person(id)).toBeUndefined()
    })

    test('keeps what people keep: each for themselves, by game and name, the newest in place of the old', async () => {
      const [ann, bob] = [`ann-${at.table}`, `bob-${at.table}`]
      const deck = {
        game: 'duel',
        name: 'Naïve “ünïcode” ☃',
        value: { list: { a: 2 }, '': [null, 0.5] },
        changed: 2e12,
      }
      const other = { ...deck, name: 'other', value: {} }
      const trip = { game: 'trip', name: 'other', value: { home: true }, changed: 3 }
      for (const kept of [deck, other, trip]) await store.saveKeepsake(ann, kept)
      await store.saveKeepsake(bob, { ...other, value: { bobs: 1 } })
      await store.saveKeepsake(ann, { ...other, value: { again: 1 }, changed: 4 })
      const names = (kept: { name: string }[]) => kept.map(({ name }) => name).sort()
      expect(names(await store.keepsakes(ann, 'duel'))).toEqual(names([deck, other]))
      expect(await store.keepsakes(ann, 'trip')).toEqual([trip])
      expect(await store.keepsakes(ann)).toHaveLength(3)
      expect(await store.keepsakes(ann)).toContainEqual({ ...other, value: { again: 1 }, changed: 4 })
      expect(await store.keepsakes(ann)).toContainEqual(deck)
      await store.dropKeepsake(ann, 'duel', 'other')
      await store.dropKeepsake(ann, 'duel', 'never kept')
      expect(await store.keepsakes(ann, 'duel')).toEqual([deck])
      await store.forgetPerson(ann)
      expect(await store.keepsakes(ann)).toEqual([])
      expect(await store.keepsakes(bob)).toEqual([{ ...other, value: { bobs: 1 } }])
    })

    test('keeps what somebody has put away until they bring it back, or they or it are gone', async () => {
      const [ann, bob] = [`ann-${at.table}`, `bob-${at.table}`]
      const table = { kind: 'table' as const, of: at.table }
      const person = { kind: 'person' as const, of: bob }
      for (const what of [table, person, table]) await store.putAway(ann, what)
      await store.putAway(bob, table)
      expect(await store.outOfSight(ann)).toHaveLength(2)
      expect(await store.outOfSight(ann)).toEqual(expect.arrayContaining([table, person]))
      await store.bringBack(ann, table)
      expect(await store.outOfSight(ann)).toEqual([person])
      expect(await store.outOfSight(bob)).toEqual([table])
      await store.putAway(ann, table)
      await store.forgetPerson(bob)
      expect(await store.outOfSight(bob)).toEqual([])
      expect(await store.outOfSight(ann)).toEqual([table])
      await store.remove(at.table)
      expect(await store.outOfSight(ann)).toEqual([])
    })

    test('keeps what was found in a match of so many entries, until the match is removed', async () => {
      const found = { truth: [[{ value: 0.5, give: 0.1 }]], words: 'ünïcode ☃' }
      expect(await store.analysis(at.table, 7)).toBeUndefined()
      await store.saveAnalysis(at.table, 7, { first: true })
      await store.saveAnalysis(at.table, 7, found)
      expect(await store.analysis(at.table, 7)).toEqual(found)
      expect(await store.analysis(at.table, 8)).toBeUndefined()
      expect(await store.analysis('another', 7)).toBeUndefined()
      await store.remove(at.table)
      expect(await store.analysis(at.table, 7)).toBeUndefined()
    })

    test('remembers how far somebody has seen', async () => {
      expect(await store.seen('ann', at.table)).toBeUndefined()
      await store.saveSeen('ann', at.table, 3)
      await store.saveSeen('ann', at.table, 7)
      expect(await store.seen('ann', at.table)).toBe(7)
    })

    test('forgets a person: name, words and whereabouts', async () => {
      const id = `gone-${at.table}`
      await store.savePerson({ id, name: 'Gone', created: 1, passphrase: 'x' })
      await store.saveSeen(id, at.table, 1)
      await store.append(at.table, { n: 2, at: 1, by: id, event: { do: 'chat', text: 'my address is …' } }, listRow(at))
      await store.append(at.table, { n: 3, at: 1, by: 'ann', event: { do: 'chat', text: 'hello' } }, listRow(at))
      await store.forgetPerson(id)
      expect(await store.person(id)).toBeUndefined()
      expect(await store.seen(id, at.table)).toBeUndefined()
      expect(await store.summariesOf(id, 10)).toEqual([])
      const said = (await store.linesAfter(at.table, 1)).map(({ event }) => event.do === 'chat' && event.text)
      expect(said).toEqual(['', 'hello'])
    })

    test('counts as downtime the gaps between signs of life, and nothing else', async () => {
      const day = 86_400_000 * (made + 1000)
      await store.alive(day, 5000)
      await store.alive(day + 1000, 5000)
      await store.alive(day + 60_000, 5000)
      await subject.other?.alive(day + 60_000, 5000)
      await store.alive(day + 61_000, 5000)
      expect(await store.downtime(day, day + 61_000)).toBe(59_000)
      expect(await store.downtime(day + 31_000, day + 41_000)).toBe(10_000)
      expect(await store.downtime(day, day + 1000)).toBe(0)
      expect(await store.downtime(day + 60_000, day + 61_000)).toBe(0)
    })

    test('counts as downtime what a clock was set forward by, once, also after it had been set back', async () => {
      const day = 86_400_000 * (made + 5000)
      const hour = 3_600_000
      await store.alive(day, 5000)
      await store.alive(day + 4000, 5000)
      await store.alive(day + 8000, 5000)
      await store.alive(day + 5000, 5000, -4000)
      await store.alive(day + 6000, 5000)
      await store.alive(day + 11_000, 5000, 4000)
      expect(await store.downtime(day + 6000, day + 11_000)).toBe(4000)
      // Set back, the signs go on from there: a real gap is seen.
      await store.alive(day + 5000, 5000, -6000)
      await store.alive(day + 11_000, 5000)
      expect(await store.downtime(day + 5000, day + 11_000)).toBe(6000)
      await store.alive(day + hour + 12_000, 5000, hour)
      expect(await store.downtime(day + 11_000, day + hour + 12_000)).toBe(hour)
      await store.alive(day + 2 * hour + 22_000, 5000, hour)
      expect(await store.downtime(day + hour + 12_000, day + 2 * hour + 22_000)).toBe(hour + 10_000)
    })

    test('answers when asked whether it is there', async () => {
      await expect(store.check()).resolves.toBeUndefined()
    })
  })
}
