import { loadGame } from '@anachron/games'
import { describe, expect, test } from 'vitest'
import { MOST_LISTED } from '../src/verbs/open-tables.ts'
import { settled, TestHost, twoAtTable } from './visitors.ts'

describe('sitting down', () => {
  test('a table starts by itself when the last seat is taken, and everybody is shown their own hand', async () => {
    const { ann, bob } = await twoAtTable(new TestHost())
    expect(ann.last('table').info.phase).toBe('playing')
    const [annSees, bobSees] = [ann.last('play').matchView, bob.last('play').matchView]
    expect([annSees.as, bobSees.as]).toEqual([0, 1])
    expect((annSees.view.hands as unknown[])[1]).toBeNull()
    expect((bobSees.view.hands as unknown[])[0]).toBeNull()
    expect(annSees.options.length).toBeGreaterThan(0)
  })

  test('what cannot be is refused in a sentence and changes nothing', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const before = await testHost.store.load(table)
    const cat = testHost.visitor('Cat')
    expect((await cat.refused('sit', { table, seat: 1 })).reason).toBe('Somebody sits there.')
    expect((await cat.refused('act', { table, seat: 0, basedOn: 1, action: { kind: 'pass' } })).code).toBe('not-yours')
    expect((await cat.refused('watch', { table, as: 0 })).code).toBe('not-yours')
    expect((await cat.refused('watch', { table, as: -2 })).code).toBe('not-yours')
    expect((await ann.refused('watch', { table: 'no-such-table' })).code).toBe('unknown')
    expect((await bob.refused('start', { table })).reason).toBe('The match has begun.')
    expect((await ann.refused('create', { game: 'chess', seats: [{ kind: 'you' }] })).code).toBe('unknown')
    expect((await ann.refused('create', { game: 'example', seats: [{ kind: 'you' }] })).reason).toContain(
      '2 to 4 seats',
    )
    const wrong = {
      game: 'example',
      options: { target: 3 },
      seats: [{ kind: 'you' as const }, { kind: 'open' as const }],
    }
    expect((await ann.refused('create', wrong)).reason).toContain('from 5 to 20')
    expect(await testHost.store.load(table)).toEqual(before)
    expect(testHost.complaints).toEqual([])
  })

  test('a seat for somebody else at the same screen says so, so that a curtain can be drawn', async () => {
    const ann = new TestHost().visitor('Ann')
    const { table } = await ann.get('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'hot-seat' }] })
    await ann.get('watch', { table })
    const [own, other] = ann.last('table').info.seats
    expect([own?.guest, other?.guest]).toEqual([undefined, true])
    expect(other?.person).toBe(own?.person)
  })

  test('a spectator knows what all may know', async () => {
    const testHost = new TestHost()
    const { table } = await twoAtTable(testHost)
    const cat = testHost.visitor('Cat')
    await cat.get('watch', { table })
    const { matchView } = cat.last('play')
    expect(matchView.as).toBe(-1)
    expect(matchView.view.hands).toEqual([null, null])
    expect(matchView.options).toEqual([])
  })

  test('a seat can be handed to a bot and taken back, and to a substitute', async () => {
    const testHost = new TestHost({ bots: { levels: ['never'], choose: () => new Promise(() => {}) } })
    const { ann, bob, table } = await twoAtTable(testHost)
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'bot', level: 'never' } })
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'bot', level: 'never', owner: 'person-Bob' })
    expect((await ann.refused('hand-over', { table, seat: 1, to: { kind: 'back' } })).code).toBe('not-yours')
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'open' } })
    const cat = testHost.visitor('Cat')
    await cat.get('sit', { table, seat: 1 })
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'person', name: 'Cat', owner: 'person-Bob' })
    expect((await bob.refused('act', { table, seat: 1, basedOn: 9, action: {} })).code).toBe('not-yours')
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
    expect(ann.last('table').info.seats[1]).toMatchObject({ name: 'Bob' })
  })
})

describe('answering', () => {
  test('both may answer a question that is put to both, in any order, without seeing what the other did', async () => {
    const { ann, bob, table } = await twoAtTable(new TestHost())
    const asked = bob.last('play')
    await ann.plays(table)
    expect(bob.last('play').entryEvents).toMatchObject([{ entry: 1, seat: 0, events: [] }])
    const action = asked.matchView.options[0] as Record<string, never>
    await bob.get('act', { table, seat: 1, basedOn: asked.n, action })
    expect(ann.last('play').matchView.entry).toBe(2)
  })

  test('the same request sent twice is done once, and answered the same', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const { n, matchView } = ann.last('play')
    const fields = { table, seat: 0, basedOn: n, action: matchView.options[0] as Record<string, never> }
    const first = await ann.ask('act', fields, 'same')
    await bob.plays(table)
    for (let said = 0; said < 100; said++) {
      testHost.time += 3_000
      await bob.get('chat', { table, text: `${said}` })
    }
    const second = await ann.ask('act', fields, 'same')
    expect(second).toEqual(first)
    expect(ann.last('play').matchView.entry).toBe(2)
    // Somebody else's request may have the same id.
    expect((await bob.ask('act', { ...fields, seat: 1 }, 'same')).m).toBe('refusal')
  })

  test('an answer to what is no longer asked comes too late; one that no rule allows cites the rule', async () => {
    const { ann, bob, table } = await twoAtTable(new TestHost())
    const early = ann.last('play').n
    await ann.plays(table)
    await bob.plays(table)
    const action = ann.last('play').matchView.options[0] as Record<string, never>
    expect((await ann.refused('act', { table, seat: 0, basedOn: early, action })).code).toBe('stale')
    expect((await ann.refused('act', { table, seat: 0, basedOn: 10_000, action })).code).toBe('stale')
    const { n } = ann.last('play')
    const refusal = await ann.refused('act', { table, seat: 0, basedOn: n, action: { kind: 'jam' } })
    expect(refusal).toMatchObject({ code: 'refused', rule: 'EX-4' })
    const why = await bob.get('why', { table, seat: 1, action: { kind: 'jam' } })
    expect(why.refusal?.rule).toMatch(/^EX-/)
  })

  test('two processes on one store: the first to write a line decides, the other looks again', async () => {
    const testHost = new TestHost()
    const { ann, table } = await twoAtTable(testHost)
    const other = new TestHost({ store: testHost.store })
    const bob = other.visitor('Bob')
    await bob.get('watch', { table, as: 1 })
    await ann.plays(table)
    // Bob's host has not heard of Ann's answer; its own line is taken, it reads hers and writes the next.
    await bob.plays(table)
    expect(bob.last('play').matchView.entry).toBe(2)
    const { lines } = (await testHost.store.load(table)) ?? { lines: [] }
    expect(lines.map((line) => line.n)).toEqual(lines.map((_, i) => i + 1))
    expect(lines.filter((line) => line.event.do === 'act').map((line) => line.by)).toEqual(['person-Ann', 'person-Bob'])
  })

  test('a store that fails loses nothing: the answer is either there or not, and sending it again settles it', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const { store } = testHost
    const append = store.append.bind(store)
    for (const written of [true, false]) {
      store.append = async (...given) => {
        if (written) await append(...given)
        throw new Error('the line was cut')
      }
      const who = written ? ann : bob
      const { n, matchView } = who.last('play')
      const fields = { table, seat: matchView.as, basedOn: n, action: matchView.options[0] as Record<string, never> }
      expect(await who.ask('act', fields, 'cut')).toMatchObject({ m: 'refusal', code: 'unavailable' })
      store.append = append
      expect(await who.ask('act', fields, 'cut')).toMatchObject({ m: 'ok' })
    }
    expect(ann.last('play').matchView.entry).toBe(2)
    expect(bob.last('play').matchView.entry).toBe(2)
  })
})

test('bots answer for their seats until the match is over, from what their seat sees', async () => {
  const views: unknown[] = []
  const testHost = new TestHost({
    bots: {
      levels: ['plain'],
      async choose({ view, seat, options }) {
        views.push((view as { hands: unknown[] }).hands.map((hand, i) => (hand === null) === (i !== seat)))
        return { index: options.length - 1 }
      },
    },
  })
  const ann = testHost.visitor('Ann')
  const bot = { kind: 'bot' as const, level: 'plain' }
  const { table } = await ann.get('create', { game: 'example', seats: [bot, bot, bot] })
  await ann.get('watch', { table })
  for (let i = 0; i < 400 && ann.last('table').info.phase !== 'over'; i++) await settled()
  expect(ann.last('table').info.phase).toBe('over')
  expect(views.flat()).not.toContain(false)
  expect(views.length).toBeGreaterThan(5)
})

test('a table nobody looks at leaves memory and comes back as it was', async () => {
  const testHost = new TestHost()
  const { ann, bob, table } = await twoAtTable(testHost)
  await ann.plays(table)
  await bob.plays(table)
  const before = ann.last('play').matchView
  ann.session.close()
  bob.session.close()
  await testHost.pass(70_000)
  expect(testHost.host.load).toEqual({ tables: 0, sessions: 0 })
  const again = testHost.visitor('Ann')
  const { since } = await again.get('watch', { table })
  expect(again.last('play').matchView).toEqual(before)
  expect(since).toBeNull()
})

test('whoever was away is told from where on', async () => {
  const testHost = new TestHost()
  const { ann, bob, table } = await twoAtTable(testHost)
  await ann.plays(table)
  ann.session.close()
  await bob.plays(table)
  const again = testHost.visitor('Ann')
  const { since } = await again.get('watch', { table })
  expect(since).toBe(1)
  const { entryEvents } = await again.get('log', { table, from: 2, to: 2 })
  expect(entryEvents.map(({ entry, seat }) => [entry, seat])).toEqual([[2, 1]])
})

test('who says too much at once is asked to wait', async () => {
  const testHost = new TestHost()
  const { ann, bob, table } = await twoAtTable(testHost)
  for (let said = 0; said < 8; said++) await ann.get('chat', { table, text: 'hm' })
  expect((await ann.refused('chat', { table, text: 'hm' })).code).toBe('limit')
  await bob.get('chat', { table, text: 'hm' })
  testHost.time += 30_000
  await ann.get('chat', { table, text: 'hm' })
})

test('where several seats answer several questions at once, an answer of one makes nobody else’s late', async () => {
  const testHost = new TestHost({
    loadGame,
    bots: { levels: ['busy'], choose: async ({ options }) => ({ index: options.length - 1 }) },
  })
  const ann = testHost.visitor('Ann')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { table } = await ann.get('create', { game: 'time-line-battle', seats })
  await ann.get('watch', { table, as: 0 })
  const bob = testHost.visitor('Bob')
  await bob.get('sit', { table, seat: 1 })
  await bob.get('watch', { table, as: 1 })
  const early = ann.last('play')
  expect(early.matchView.decision?.seats).toEqual([0, 1])
  await bob.plays(table)
  await bob.plays(table)
  expect(bob.last('play').matchView.decision?.seats).toContain(0)
  await ann.get('act', { table, seat: 0, basedOn: early.n, action: early.matchView.options[0] as never })
  // A second answer to the same question is late, even if it would be allowed by now.
  const action = ann.last('play').matchView.options[0] as never
  expect((await ann.refused('act', { table, seat: 0, basedOn: early.n, action })).code).toBe('stale')
})

test('one person has so many listed tables at a time, also when they ask for many at one moment; private ones are free', async () => {
  const testHost = new TestHost()
  const ann = testHost.visitor('Ann')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const wanted = { game: 'example', seats, listed: 'open' as const }
  const made = await Promise.all(Array.from({ length: MOST_LISTED + 5 }, () => ann.ask('create', wanted)))
  const tables = made.flatMap((answer) => (answer.m === 'ok' ? [answer.table] : []))
  expect(tables).toHaveLength(MOST_LISTED)
  expect(made.find(({ m }) => m === 'refusal')).toMatchObject({ code: 'limit' })
  await ann.get('create', { ...wanted, listed: 'private' })
  await testHost.visitor('Bob').get('create', wanted)
  await ann.get('leave', { table: tables[0] as string, seat: 0 })
  await ann.get('create', wanted)
})
