import { game as example } from '@anachron/example'
import { describe, expect, test } from 'vitest'
import { Host, randomBots } from '../src/index.ts'
import { TestHost, twoAtTable } from './visitors.ts'

const MINUTE = 60_000
const perMove = { per: 'move' as const, time: MINUTE, bonus: 0, atZero: 'loss' as const }
const perMatch = { per: 'match' as const, time: MINUTE, bonus: 5_000, atZero: 'bot' as const }

describe('clocks', () => {
  test('run for the seats that are asked, and stop when they have answered', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost, { clock: perMatch })
    await testHost.pass(10_000)
    await ann.plays(table)
    expect(bob.last('play').clocks).toMatchObject({ left: [55_000, 50_000], running: [1] })
    await testHost.pass(10_000)
    await bob.plays(table)
    expect(bob.last('play').clocks?.left).toEqual([55_000, 45_000])
  })

  test('at zero the match is lost, where the table has agreed on that, though nobody is looking', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost, { clock: perMove })
    await bob.plays(table)
    ann.session.close()
    bob.session.close()
    await testHost.pass(5 * MINUTE)
    const cat = testHost.visitor('Cat')
    await cat.get('watch', { table, as: -2 })
    expect(cat.last('play').matchView.result).toMatchObject({ payoff: [0, 1] })
  })

  test('at zero a bot stands in, and the seat can be taken back', async () => {
    const testHost = new TestHost({ bots: { levels: ['slow'], choose: () => new Promise(() => {}) } })
    const { ann, bob, table } = await twoAtTable(testHost, { clock: perMatch })
    await ann.plays(table)
    await testHost.pass(MINUTE + 2_000)
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'bot', level: 'slow', ownerName: 'Bob' })
    await bob.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'person', name: 'Bob' })
  })

  test('at zero a decision passes as the game says, where it says so; whoever lets several pass is not there', async () => {
    const timeUp = (listed: readonly object[]): object => listed.at(-1) as object
    const answering = { preferences: () => [], answer: () => undefined, waitMs: 0, timeUp }
    const testHost = new TestHost({
      loadGame: async () => ({ game: example, answering }),
      bots: { levels: ['slow'], choose: () => new Promise(() => {}) },
    })
    const { ann, bob, table } = await twoAtTable(testHost, { clock: { ...perMove, atZero: 'bot' } })
    const least = bob.last('play').matchView.options.at(-1)
    await ann.plays(table)
    await testHost.pass(MINUTE + 2_000)
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'person', name: 'Bob' })
    const acts = async () =>
      ((await testHost.store.load(table))?.lines ?? []).flatMap(({ event, by }) =>
        event.do === 'act' ? [{ event, by }] : [],
      )
    expect((await acts()).at(-1)).toMatchObject({ by: null, event: { seat: 1, action: least, time: true } })
    const answerAll = async (who: typeof ann): Promise<void> => {
      while (who.last('play').matchView.options.length > 0) await who.plays(table)
    }
    // An answer of their own shows that they are there.
    await answerAll(ann)
    await answerAll(bob)
    const before = (await acts()).length
    for (let i = 0; i < 10 && ann.last('table').info.seats[1]?.kind === 'person'; i++) {
      await answerAll(ann)
      await testHost.pass(MINUTE + 2_000)
    }
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'bot', ownerName: 'Bob' })
    const passed = (await acts()).slice(before).filter(({ event }) => event.seat === 1)
    expect(passed.map(({ event }) => event.time)).toEqual([true, true])
  })

  test('time in which no host was up is charged to nobody', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost, { clock: perMatch })
    await testHost.pass(10_000)
    await testHost.host.close({ reason: 'restart', again: 0 })
    testHost.time += 24 * 60 * MINUTE
    const later = new TestHost({ store: testHost.store })
    later.time = testHost.time
    await later.pass(3_000)
    const again = later.visitor('Ann')
    await again.get('watch', { table })
    const left = again.last('play').clocks?.left[0] ?? 0
    expect(left).toBeGreaterThanOrEqual(46_000)
    expect(left).toBeLessThanOrEqual(50_000)
    expect(again.last('table').info.phase).toBe('playing')
    expect([ann.name, bob.name]).toEqual(['Ann', 'Bob'])
  })
})

describe('a clock that is set', () => {
  /** A host whose clock can be set: time goes on as it does. */
  function settable(): { testHost: TestHost; set(ms: number): void } {
    let ahead = 0
    const testHost: TestHost = new TestHost({ now: () => testHost.time + ahead, steady: () => testHost.time })
    return {
      testHost,
      set(ms) {
        ahead += ms
      },
    }
  }
  const HOUR = 60 * MINUTE
  const left = (who: { last(kind: 'play'): { clocks: { left: number[] } | null } }) =>
    who.last('play').clocks?.left ?? []

  test('back and forward again costs nobody the hour', async () => {
    const { testHost, set } = settable()
    const { ann, bob, table } = await twoAtTable(testHost, { clock: perMatch })
    await testHost.pass(10_000)
    set(-HOUR)
    await testHost.pass(3_000)
    // Both answer, and are asked anew while the clock is behind.
    await ann.plays(table)
    await bob.plays(table)
    const who = ann.last('play').matchView.options.length > 0 ? ann : bob
    const seat = who === ann ? 0 : 1
    const before = left(who)[seat] ?? 0
    await testHost.pass(10_000)
    set(HOUR)
    // At once, before anything else has noticed it.
    await who.plays(table)
    expect(left(who)[seat]).toBe(before - 10_000 + perMatch.bonus)
    await testHost.pass(3_000)
    expect(bob.last('table').info.phase).toBe('playing')
  })

  test('shows no less than nothing, also before anybody has called time', async () => {
    const testHost = new TestHost()
    const { ann, table } = await twoAtTable(testHost, { clock: perMatch })
    testHost.time += MINUTE + 3_000
    await ann.get('watch', { table })
    expect(left(ann)).toEqual([0, 0])
  })

  test('forward costs nobody anything', async () => {
    const { testHost, set } = settable()
    const { ann, bob, table } = await twoAtTable(testHost, { clock: perMatch })
    await ann.plays(table)
    await testHost.pass(10_000)
    set(HOUR)
    const cat = testHost.visitor('Cat')
    await cat.get('watch', { table })
    expect(left(cat)).toEqual([MINUTE + perMatch.bonus, 50_000])
    await testHost.pass(5_000)
    await cat.get('watch', { table })
    expect(left(cat)).toEqual([MINUTE + perMatch.bonus, 45_000])
    await testHost.pass(5_000)
    await bob.plays(table)
    expect(left(bob)[1]).toBe(45_000)
  })
})

describe('word is sent', () => {
  test('at once to the person’s other screens, and outside after a while if they have not come', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await ann.plays(table)
    await ann.get('unwatch', { table })
    await bob.plays(table)
    expect(ann.last('turn').summary).toMatchObject({ table, waiting: [0] })
    await testHost.pass(15_000)
    expect(testHost.notices).toEqual([])
    await testHost.pass(10_000)
    expect(testHost.notices).toEqual(['person-Ann'])
  })

  test('to whoever has the table open in a page that is out of sight, and not once they see it again', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await ann.plays(table)
    await ann.get('attention', { hidden: true })
    await bob.plays(table)
    expect(ann.last('turn').summary).toMatchObject({ table, waiting: [0] })
    expect(ann.last('table').info.seats[0]?.here).toBe(true)
    expect((await ann.get('waiting', {})).tables).toEqual([table])
    await testHost.pass(25_000)
    expect(testHost.notices).toEqual(['person-Ann'])
    await ann.get('attention', { hidden: false })
    ann.inbox.length = 0
    await ann.get('watch', { table })
    await ann.plays(table)
    await testHost.pass(60_000)
    expect(testHost.notices.filter((one) => one === 'person-Ann')).toHaveLength(1)
    expect(ann.inbox.filter(({ m }) => m === 'turn')).toEqual([])
  })

  test('not to whoever looks from another screen, also through another process', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    const { remote } = testHost.host
    const elsewhere = (more: object): void =>
      remote.heard(JSON.stringify({ is: 'here', table, person: 'person-Ann', ...more }))
    await ann.plays(table)
    await ann.get('attention', { hidden: true })
    elsewhere({})
    await bob.plays(table)
    await testHost.pass(25_000)
    expect(testHost.notices).toEqual([])
    elsewhere({ hidden: true })
    await ann.get('attention', { hidden: false })
    await ann.get('attention', { hidden: true })
    await testHost.pass(25_000)
    expect(testHost.notices).toEqual(['person-Ann'])
  })

  test('not to whoever has come meanwhile', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await ann.plays(table)
    await ann.get('unwatch', { table })
    await bob.plays(table)
    await ann.get('watch', { table })
    await testHost.pass(60_000)
    expect(testHost.notices).toEqual([])
  })

  test('of tables in lists to those who look at the lists', async () => {
    const testHost = new TestHost()
    const cat = testHost.visitor('Cat')
    await cat.get('lobby', {})
    const ann = testHost.visitor('Ann')
    const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
    const { table } = await ann.get('create', { game: 'example', seats, listed: 'open' })
    await ann.get('create', { game: 'example', seats })
    await testHost.pass(2_000)
    const summaries = cat.inbox.flatMap((message) => (message.m === 'summary' ? [message.summary] : []))
    expect(summaries.map((summary) => summary.table)).toEqual([table])
    expect(summaries[0]?.seats[0]?.name).toBe('Ann')
    expect((await testHost.visitor('Dan').get('lobby', {})).open.map((summary) => summary.table)).toEqual([table])
    expect((await ann.get('lobby', {})).yours).toHaveLength(2)
  })
})

test('a host that is closed says goodbye and lets what is being stored finish', async () => {
  const testHost = new TestHost()
  const { ann, table } = await twoAtTable(testHost)
  const playing = ann.plays(table)
  await Promise.all([playing, testHost.host.close({ reason: 'The server restarts.', again: 500 })])
  expect(ann.last('bye')).toMatchObject({ again: 500 })
  const { lines } = (await testHost.store.load(table)) ?? { lines: [] }
  expect(lines.filter((line) => line.event.do === 'act')).toHaveLength(1)
})

test('a host needs nothing but a store, games and bots', async () => {
  const { store } = new TestHost()
  const host = new Host({ store, bots: randomBots, loadGame: async () => undefined })
  expect(host.randomness.idFor('ann', 'one')).toMatch(/^[a-z0-9]{20}$/)
  expect(host.randomness.idFor('ann', 'one')).not.toBe(host.randomness.idFor('ann', 'two'))
  await host.close({ reason: 'done', again: 0 })
})
