import type { RequestInput, Verb } from '@anachron/wire'
import { describe, expect, test } from 'vitest'
import { TestHost, twoAtTable } from './visitors.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('a table without hints', () => {
  const around: [Verb, object][] = [
    ['hint', { seat: 0 }],
    ['branch', { entry: 0 }],
    ['export', {}],
    ['analysis', {}],
  ]
  test.each(around)('gives nobody advice while it is played: %s', async (verb, more) => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost, { hints: false, listed: 'open' })
    const cat = testHost.visitor('Cat')
    for (const who of [ann, cat]) {
      const refused = await who.refused(verb, { table, ...more } as RequestInput<typeof verb>)
      if (who === ann || verb !== 'hint') expect(refused).toMatchObject({ code: 'refused', reason: /without hints/ })
    }
    const { matchView, n } = bob.last('play')
    await bob.get('act', { table, seat: 1, basedOn: n, action: matchView.anytime[0] as never })
    if (verb === 'branch' || verb === 'export') await ann.get(verb, { table, ...more } as never)
  })

  test('says so to everybody before they sit down, and is played again so', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost, { hints: false, listed: 'open', options: { target: 7 } })
    const { live } = await testHost.visitor('Cat').get('lobby', {})
    expect(live[0]).toMatchObject({ table, hints: false, differs: { target: 7 }, here: true, onlookers: 0 })
    expect(bob.last('table').info.hints).toBe(false)
    const { matchView, n } = bob.last('play')
    await bob.get('act', { table, seat: 1, basedOn: n, action: matchView.anytime[0] as never })
    const { table: next } = await ann.get('rematch', { table })
    await ann.get('watch', { table: next })
    expect(ann.last('table').info).toMatchObject({ table: next, hints: false })
  })

  test('any other table has them, and says nothing of options that are as usual', async () => {
    const testHost = new TestHost()
    const { ann, table } = await twoAtTable(testHost, { listed: 'open' })
    expect((await ann.ask('hint', { table, seat: 0 })).m).toBe('ok')
    const { live } = await ann.get('lobby', {})
    expect(live[0]).not.toHaveProperty('hints')
    expect(live[0]).not.toHaveProperty('differs')
  })
})

describe('a table that waits for people', () => {
  const wanted = {
    game: 'example',
    seats: [{ kind: 'you' as const }, { kind: 'open' as const }],
    listed: 'open' as const,
  }

  test('is marked when those who wait have gone, and closed when they stay away', async () => {
    const testHost = new TestHost()
    const ann = testHost.visitor('Ann')
    const bob = testHost.visitor('Bob')
    const { table } = await ann.get('create', wanted)
    await ann.get('watch', { table })
    expect((await bob.get('lobby', {})).open[0]).toMatchObject({ table, here: true })
    ann.session.close()
    await testHost.pass(2000)
    expect(bob.last('summary').summary).toMatchObject({ table, here: false })
    await testHost.tick(2 * HOUR)
    await testHost.pass(2000)
    expect((await bob.get('lobby', {})).open).toEqual([])
    await bob.get('watch', { table })
    expect(bob.last('table').info).toMatchObject({ phase: 'closed', closed: /those who waited have gone/ })
  })

  test('waits as long as they do', async () => {
    const testHost = new TestHost()
    const ann = testHost.visitor('Ann')
    const { table } = await ann.get('create', wanted)
    await ann.get('watch', { table })
    for (let hours = 0; hours < 5; hours++) {
      await testHost.tick(HOUR)
      await testHost.pass(2000)
    }
    expect((await ann.get('lobby', {})).open.map((one) => one.table)).toEqual([table])
  })
})

describe('a seat that a bot plays for somebody', () => {
  test('says why, and is theirs again in a rematch', async () => {
    const testHost = new TestHost({ bots: { levels: ['slow'], choose: () => new Promise<never>(() => {}) } })
    const { ann, bob, table } = await twoAtTable(testHost)
    const bot = { kind: 'bot' as const, level: 'slow' }
    await bob.get('hand-over', { table, seat: 1, to: bot })
    expect(ann.last('table').info.seats[1]).toMatchObject({ owner: 'person-Bob', standIn: 'wish' })
    const { matchView, n } = ann.last('play')
    await ann.get('act', { table, seat: 0, basedOn: n, action: matchView.anytime[0] as never })
    const { table: next } = await bob.get('rematch', { table })
    await bob.get('watch', { table: next })
    const [first, second] = bob.last('table').info.seats
    expect([first, second]).toMatchObject([
      { kind: 'person', name: 'Bob' },
      { kind: 'open', ownerName: 'Ann' },
    ])
  })
})

describe('somebody’s matches', () => {
  test('go back as far as there are any, and are found by game, state and company', async () => {
    const testHost = new TestHost()
    const ann = testHost.visitor('Ann')
    const seats = [{ kind: 'you' as const }, { kind: 'hot-seat' as const, called: 'Grandma' }]
    const made: string[] = []
    for (let i = 0; i < 45; i++) {
      testHost.time += 1000
      const [you, other] = seats
      const plan = i === 0 ? [you, other] : [you, { kind: 'hot-seat' as const }]
      made.unshift((await ann.get('create', { game: 'example', seats: plan as never })).table)
    }
    const first = await ann.get('matches', {})
    expect(first).toMatchObject({ more: true, matches: { length: 40 } })
    const last = first.matches.at(-1)
    const rest = await ann.get('matches', { after: { touched: last?.touched ?? 0, table: last?.table ?? '' } })
    expect(rest.more).toBe(false)
    expect([...first.matches, ...rest.matches].map(({ table }) => table)).toEqual(made)
    const found = await ann.get('matches', { name: 'grand' })
    expect(found.matches.map(({ table }) => table)).toEqual(made.slice(-1))
    expect((await ann.get('matches', { game: 'another' })).matches).toEqual([])
    expect((await ann.get('matches', { phase: 'over' })).matches).toEqual([])
    expect((await ann.get('matches', { phase: 'going' })).matches).toHaveLength(40)
  })

  test('can be put away and brought back, also while they are played; others still see them', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await twoAtTable(testHost)
    await testHost.store.savePerson({ id: 'person-Bob', name: 'Bob', created: 1 })
    await ann.get('put-away', { kind: 'table', of: table, away: true })
    expect((await ann.get('lobby', {})).yours).toEqual([])
    expect((await ann.get('matches', { away: true })).matches).toHaveLength(1)
    expect((await bob.get('lobby', {})).yours).toHaveLength(1)
    await ann.get('put-away', { kind: 'person', of: 'person-Bob', away: true })
    expect(await ann.get('out-of-sight', {})).toMatchObject({ tables: [table], people: [{ name: 'Bob' }] })
    await ann.get('put-away', { kind: 'table', of: table, away: false })
    expect((await ann.get('lobby', {})).yours).toHaveLength(1)
    expect((await ann.refused('put-away', { kind: 'table', of: 'no-such-table', away: true })).code).toBe('unknown')
  })
})
