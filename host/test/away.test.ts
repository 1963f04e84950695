import { describe, expect, test } from 'vitest'
import { TestHost, twoAtTable } from './visitors.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const slow = { levels: ['slow'], choose: () => new Promise<never>(() => {}) }
const bot = { kind: 'bot' as const, level: 'slow' }

describe('somebody who is asked and does not come', () => {
  test('is waited for as long as the table’s patience; then a bot may play for them, and they may come back', async () => {
    const testHost = new TestHost({ bots: slow })
    const { ann, bob, table } = await twoAtTable(testHost)
    await ann.plays(table)
    const early = { table, seat: 1, to: bot }
    expect((await ann.refused('hand-over', early)).code).toBe('not-now')
    bob.session.close()
    const { info } = ann.last('table')
    expect(info.seats[1]).toMatchObject({ here: false, awaySince: testHost.time })
    expect(info.patience).toBe(DAY)
    await testHost.tick(DAY - MINUTE)
    expect((await ann.refused('hand-over', early)).code).toBe('not-now')
    await testHost.tick(MINUTE)
    const cat = testHost.visitor('Cat')
    expect((await cat.refused('hand-over', early)).code).toBe('not-yours')
    await ann.get('hand-over', early)
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'bot', owner: 'person-Bob' })
    expect((await ann.refused('hand-over', { table, seat: 1, to: { kind: 'back' } })).code).toBe('not-yours')
    const back = testHost.visitor('Bob')
    await back.get('hand-over', { table, seat: 1, to: { kind: 'back' } })
    expect(ann.last('table').info.seats[1]).toMatchObject({ kind: 'person', name: 'Bob' })
  })

  test('has given up when the others claim it, not before, and not who is only silent', async () => {
    const testHost = new TestHost({ bots: slow })
    const clock = { per: 'match' as const, time: 60 * MINUTE, bonus: 0, atZero: 'loss' as const }
    const { ann, bob, table } = await twoAtTable(testHost, { clock })
    await ann.plays(table)
    await testHost.tick(10 * MINUTE)
    expect((await ann.refused('claim', { table, seat: 1 })).code).toBe('not-now')
    bob.session.close()
    await testHost.tick(4 * MINUTE)
    expect((await ann.refused('claim', { table, seat: 1 })).code).toBe('not-now')
    await testHost.tick(MINUTE)
    expect((await testHost.visitor('Cat').refused('claim', { table, seat: 1 })).code).toBe('not-yours')
    expect((await ann.refused('claim', { table, seat: 0 })).code).toBe('not-now')
    await ann.get('claim', { table, seat: 1 })
    expect(ann.last('table').info.phase).toBe('over')
    expect(ann.last('play').matchView.result).not.toBeNull()
    expect(testHost.complaints).toEqual([])
  })
})

describe('a rematch', () => {
  const over = async (testHost: TestHost) => {
    const { ann, bob, table } = await twoAtTable(testHost)
    const { matchView, n } = bob.last('play')
    const [concede] = matchView.anytime
    if (!concede) throw new Error('nobody can give up')
    await bob.get('act', { table, seat: 1, basedOn: n, action: concede })
    return { ann, bob, table }
  }

  test('is an offer that the others see at once; accepting it is sitting down', async () => {
    const { ann, bob, table } = await over(new TestHost())
    const { table: next } = await ann.get('rematch', { table })
    expect(bob.last('table').info).toMatchObject({ rematch: next, rematchBy: 'person-Ann' })
    await ann.get('watch', { table: next })
    expect(ann.last('table').info.phase).toBe('gathering')
    expect((await bob.get('rematch', { table })).table).toBe(next)
    expect(ann.last('table').info).toMatchObject({ table: next, phase: 'playing' })
  })

  test('can be declined and withdrawn; then it can be offered anew', async () => {
    const testHost = new TestHost()
    const { ann, bob, table } = await over(testHost)
    expect((await bob.refused('decline', { table })).code).toBe('not-now')
    const { table: next } = await ann.get('rematch', { table })
    await ann.get('watch', { table: next })
    expect((await testHost.visitor('Cat').refused('decline', { table })).code).toBe('not-yours')
    await bob.get('decline', { table })
    expect(ann.last('table').info).toMatchObject({ table: next, phase: 'closed', closed: 'The rematch was declined.' })
    expect(bob.last('table').info.rematch).toBeUndefined()
    const { table: other } = await bob.get('rematch', { table })
    expect(other).not.toBe(next)
    await bob.get('decline', { table })
    expect((await ann.get('rematch', { table })).table).not.toBe(other)
  })
})
