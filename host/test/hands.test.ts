import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { MemoryStore } from '../src/index.ts'
import { settled, TestHost, twoAtTable, type Visitor } from './visitors.ts'

const MINUTE = 60_000
const bot = { kind: 'bot' as const, level: 'slow' }
const slow = { levels: ['slow'], choose: () => new Promise<never>(() => {}) }
const handOf = (visitor: Visitor, seat: number): unknown =>
  (visitor.last('play').matchView.view.hands as unknown[])[seat]

/** Bob gives his seat away and Cat sits down in it. */
async function withSubstitute(testHost: TestHost, more: Parameters<typeof twoAtTable>[1] = {}) {
  const { ann, bob, table } = await twoAtTable(testHost, more)
  const cat = testHost.visitor('Cat')
  await bob.get('hand-over', { table, seat: 1, to: { kind: 'open' } })
  await cat.get('sit', { table, seat: 1 })
  await cat.get('watch', { table, as: 1 })
  return { ann, bob, cat, table }
}

describe('a seat that changes hands', () => {
  test('is seen by a substitute only while they have it', async () => {
    const { ann, bob, cat, table } = await withSubstitute(new TestHost())
    expect(handOf(cat, 1)).not.toBeNull()
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
    expect(cat.last('play').matchView).toMatchObject({ as: -1, options: [] })
    const before = cat.heard.length
    await ann.plays(table)
    await bob.plays(table)
    const views = cat.inbox.slice(before).flatMap((message) => (message.m === 'play' ? [message.matchView] : []))
    expect(views.map(({ as }) => as)).toEqual([-1, -1])
    expect(handOf(cat, 1)).toBeNull()
  })

  test('is not seen in the match by whoever left it before', async () => {
    const testHost = new TestHost()
    const [ann, bob, cat] = [testHost.visitor('Ann'), testHost.visitor('Bob'), testHost.visitor('Cat')]
    const seats = [{ kind: 'you' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
    const { table } = await ann.get('create', { game: 'example', seats })
    await bob.get('sit', { table, seat: 1 })
    await ann.get('watch', { table, as: 0 })
    await ann.get('leave', { table, seat: 0 })
    await cat.get('sit', { table, seat: 0 })
    await testHost.visitor('Dan').get('sit', { table, seat: 2 })
    expect(ann.last('play').matchView).toMatchObject({ as: -1, options: [] })
    expect(handOf(ann, 0)).toBeNull()
  })

  test('takes its clock along: nobody gains time by giving it away and taking it back', async () => {
    const testHost = new TestHost({ bots: slow })
    const clock = { per: 'match' as const, time: MINUTE, bonus: 0, atZero: 'loss' as const }
    const { ann, bob, table } = await twoAtTable(testHost, { clock })
    await ann.plays(table)
    for (let i = 0; i < 3; i++) {
      await testHost.pass(15_000)
      await bob.get('hand-over', { table, seat: 1, to: i === 1 ? { kind: 'open' } : bot })
      await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
    }
    await bob.get('watch', { table })
    expect(bob.last('play').clocks?.left[1]).toBeLessThanOrEqual(15_000)
    // Nor by leaving it empty.
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'open' } })
    await testHost.pass(20_000)
    expect(ann.last('play').matchView.result).toMatchObject({ payoff: [1, 0] })
  })

  test('stays the owner’s when the clock of a substitute is up', async () => {
    const testHost = new TestHost({ bots: slow })
    const clock = { per: 'match' as const, time: MINUTE, bonus: 0, atZero: 'bot' as const }
    const { ann, bob, table } = await withSubstitute(testHost, { clock })
    await ann.plays(table)
    await testHost.pass(MINUTE + 2_000)
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'bot', ownerName: 'Bob' })
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
  })

  test('keeps what was answered in it: nobody takes back the answers of somebody who is away', async () => {
    const testHost = new TestHost({ bots: slow })
    const { ann, bob, table } = await twoAtTable(testHost)
    await bob.plays(table)
    await bob.get('hand-over', { table, seat: 1, to: bot })
    expect(await ann.get('undoable', { table })).toMatchObject({ to: 1 })
    expect((await ann.refused('undo', { table, to: 0 })).reason).toContain('does not sit here')
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
    expect(await ann.get('undo', { table, to: 0 })).toMatchObject({ asked: true })
  })
})

describe('what a request makes is made once', () => {
  const hexFor = (person: string, request: string): string =>
    createHash('sha256').update(`${person}/${request}`).digest('hex')
  const seats = [{ kind: 'you' as const }, { kind: 'you' as const }]

  test('when it is sent again after a broken connection, also to another host', async () => {
    const store = new MemoryStore()
    const [here, there] = [new TestHost({ store, hexFor }), new TestHost({ store, hexFor })]
    const [ann, again] = [here.visitor('Ann'), there.visitor('Ann')]
    const first = await ann.ask('create', { game: 'example', seats }, 'same')
    expect(await again.ask('create', { game: 'example', seats }, 'same')).toEqual(first)
    const { yours } = await ann.get('lobby', {})
    expect(yours).toHaveLength(1)
    const { table } = yours[0] as { table: string }
    const branched = await ann.ask('branch', { table, entry: 0 }, 'branched')
    expect(await ann.ask('branch', { table, entry: 0 }, 'branched')).toEqual(branched)
    await ann.get('watch', { table })
    expect(ann.last('table').info.branches).toHaveLength(1)
  })

  test('a rematch that two want at one moment through two hosts is one table', async () => {
    const store = new MemoryStore()
    const [here, there] = [new TestHost({ store, hexFor }), new TestHost({ store, hexFor })]
    const { ann, bob, table } = await twoAtTable(here)
    for (;;) {
      const asked = [ann, bob].find((one) => one.last('play').matchView.options.length > 0)
      if (!asked) break
      await asked.plays(table)
    }
    const far = there.visitor('Bob')
    await far.get('watch', { table })
    const [one, two] = await Promise.all([ann.get('rematch', { table }), far.get('rematch', { table })])
    expect(two.table).toBe(one.table)
    await settled()
    expect((await ann.get('lobby', {})).yours.map((summary) => summary.table).sort()).toEqual([table, one.table].sort())
  })
})

test('nobody keeps more tables in memory by looking at them than a person can', async () => {
  const testHost = new TestHost()
  const [ann, eve] = [testHost.visitor('Ann'), testHost.visitor('Eve')]
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const tables: string[] = []
  for (let i = 0; i < 21; i++) tables.push((await ann.get('create', { game: 'example', seats })).table)
  for (const table of tables.slice(1)) await eve.get('watch', { table })
  expect((await eve.refused('watch', { table: tables[0] as string })).code).toBe('limit')
  await eve.get('unwatch', { table: tables[1] as string })
  await eve.get('watch', { table: tables[0] as string })
})

test('an answer nested beyond reason is refused, and the table need not be read again', async () => {
  const testHost = new TestHost()
  const { ann, table } = await twoAtTable(testHost)
  const { load } = testHost.store
  let read = 0
  testHost.store.load = (id) => {
    read++
    return load.call(testHost.store, id)
  }
  const deep = `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`
  const { n, matchView } = ann.last('play')
  const known = Object.keys(matchView.options[0] as object)
  const actions = [
    deep,
    ...known.map((key) => JSON.stringify({ ...matchView.options[0], [key]: 'DEEP' }).replace('"DEEP"', deep)),
  ]
  for (const [i, action] of actions.entries()) {
    await ann.session.receive(
      `{"do":"act","id":"deep-${i}","table":"${table}","seat":0,"basedOn":${n},"action":${action}}`,
    )
    expect(ann.last('refusal')).toMatchObject({ re: `deep-${i}`, code: 'refused' })
  }
  await ann.get('undoable', { table })
  expect([read, testHost.complaints]).toEqual([0, []])
})

describe('a seat that waits for a substitute', () => {
  test('is not for anybody who sits or sat in another seat of the match, nor for whom such a seat is kept', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const [cat, dan] = [testHost.visitor('Cat'), testHost.visitor('Dan')]
    await ann.get('hand-over', { table, seat: 0, to: { kind: 'open' } })
    expect(await bob.refused('sit', { table, seat: 0 })).toMatchObject({ code: 'not-yours' })
    await cat.get('sit', { table, seat: 0 })
    // Bob's seat waits, too: Ann and Cat have seen the hand across.
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'open' } })
    await cat.get('hand-over', { table, seat: 0, to: { kind: 'open' } })
    for (const who of [ann, cat])
      expect(await who.refused('sit', { table, seat: 1 })).toMatchObject({ code: 'not-yours' })
    expect(await bob.refused('sit', { table, seat: 0 })).toMatchObject({ code: 'not-yours' })
    await dan.get('sit', { table, seat: 1 })
    // Whoever stood in here before may do so again, and whose it is may come back.
    await cat.get('sit', { table, seat: 0 })
    await ann.get('hand-over', { table, seat: 0, to: { kind: 'back' } })
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
  })

  test('is not for whom another seat is kept that they have never sat in, but may look at', async () => {
    const testHost = new TestHost()
    const [ann, bob] = [testHost.visitor('Ann'), testHost.visitor('Bob')]
    const { table } = await ann.get('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'open' }] })
    await ann.get('hand-over', { table, seat: 0, to: { kind: 'bot', level: 'random' } })
    await bob.get('sit', { table, seat: 1 })
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'open' } })
    await ann.get('watch', { table, as: 0 })
    expect(ann.last('table').info.phase).toBe('playing')
    expect(await ann.refused('sit', { table, seat: 1 })).toMatchObject({ code: 'not-yours' })
  })

  test('is remembered across a restart, and whoever plays both sides by themselves may go on', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await ann.get('hand-over', { table, seat: 0, to: { kind: 'open' } })
    const later = new TestHost({ store: testHost.store })
    later.time = testHost.time
    expect(await later.visitor(bob.name).refused('sit', { table, seat: 0 })).toMatchObject({ code: 'not-yours' })
    const alone = await ann.get('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'you' }] })
    await ann.get('hand-over', { table: alone.table, seat: 0, to: { kind: 'open' } })
    await ann.get('sit', { table: alone.table, seat: 0 })
  })
})
