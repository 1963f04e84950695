import { game as example } from '@anachron/example'
import { expect, test } from 'vitest'
import { Host, MemoryStore, randomBots, type Store } from '../src/index.ts'
import { settled, TestHost, twoAtTable, Visitor } from './visitors.ts'

/** A store in which one kind of work can be held back, or made to fail, until it is let go. */
class Held<W extends 'append' | 'seen'> extends MemoryStore {
  holds = false
  #letGo: ((error?: Error) => void)[] = []

  constructor(work: W) {
    super()
    const done = (this[work] as (...given: unknown[]) => Promise<unknown>).bind(this)
    const held = async (...given: unknown[]): Promise<unknown> => {
      if (this.holds)
        await new Promise<void>((resolve, reject) => this.#letGo.push((error) => (error ? reject(error) : resolve())))
      return done(...given)
    }
    Object.assign(this, { [work]: held })
  }

  letGo(error?: Error): void {
    this.holds = false
    for (const one of this.#letGo.splice(0)) one(error)
  }
}

test('what is being stored is not shown by the way to those who stay when somebody goes', async () => {
  const store = new Held('append')
  const testHost = new TestHost({ store })
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await ann.get('watch', { table })
  const [bob, cat] = [testHost.visitor('Bob'), testHost.visitor('Cat')]
  await cat.get('watch', { table })
  expect(ann.last('table').info.spectators).toBe(1)
  for (const outcome of [new Error('the disk is full'), undefined]) {
    store.holds = true
    const sitting = bob.ask('sit', { table, seat: 1 })
    await settled()
    ann.inbox.length = 0
    cat.session.close()
    await settled()
    expect(ann.inbox).toEqual([])
    store.letGo(outcome)
    expect((await sitting).m).toBe(outcome ? 'refusal' : 'ok')
    await ann.get('why', { table, seat: 0, action: {} })
    // Whoever went is missed as soon as it is known what is true.
    const { info } = ann.last('table')
    expect([info.seats[1]?.kind, info.spectators]).toEqual([outcome ? 'open' : 'person', 0])
  }
})

test('a connection that breaks while its table is being read does not stay at the table', async () => {
  const store = new Held('seen')
  const testHost = new TestHost({ store })
  const { ann, table } = await twoAtTable(testHost)
  const cat = testHost.visitor('Cat')
  store.holds = true
  const watching = cat.session.receive(JSON.stringify({ do: 'watch', id: 'w1', table }))
  cat.session.close()
  store.letGo()
  await watching
  await ann.get('watch', { table })
  expect(ann.last('table').info.spectators).toBe(0)
  expect(cat.inbox).toEqual([])
})

test('a table that cannot be read any more does not stop the clocks of the others', async () => {
  const store = new MemoryStore()
  const clock = { per: 'match' as const, time: 30_000, bonus: 0, atZero: 'loss' as const }
  const games = { example, other: { ...example, id: 'other' } }
  const before = new TestHost({ store, loadGame: async (id) => ({ game: games[id as 'example'] }) })
  const { ann: eve, bob: dan } = await twoAtTable(before, { game: 'other', clock })
  const { ann, bob, table } = await twoAtTable(before, { clock })
  for (const visitor of [ann, bob, eve, dan]) visitor.session.close()
  await before.host.close({ reason: 'An update without the other game.', again: 0 })
  const testHost = new TestHost({ store })
  await testHost.pass(60_000)
  const cat = testHost.visitor('Cat')
  await cat.get('watch', { table })
  expect(cat.last('table').info.phase).toBe('over')
  // It is complained about now and then, not every second.
  expect(testHost.complaints).toHaveLength(1)
})

test('a host that is closed leaves nothing waiting, not even for the bots of another process', async () => {
  const store: Store = new MemoryStore()
  const never = { levels: ['never'], choose: () => new Promise<never>(() => {}) }
  const testHost = new TestHost({ store, bots: never })
  const { ann, bob, table } = await twoAtTable(testHost)
  await bob.get('hand-over', { table, seat: 1, to: { kind: 'bot', level: 'never' } })
  const waiting = new Set<object>()
  const later = (): (() => void) => {
    const one = {}
    waiting.add(one)
    return () => waiting.delete(one)
  }
  const other = new Host({
    store,
    bots: randomBots,
    loadGame: async () => ({ game: example }),
    now: () => testHost.time,
    later,
  })
  const here = new Visitor({ host: other } as TestHost, 'Cat')
  await here.get('watch', { table })
  // One for the sweep, one for the bot, who is thought for elsewhere.
  expect(waiting.size).toBe(2)
  await other.close({ reason: 'done', again: 0 })
  expect(waiting.size).toBe(0)
  ann.session.close()
})
