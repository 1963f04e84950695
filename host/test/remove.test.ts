import { expect, test } from 'vitest'
import { MemoryStore, type Store } from '../src/index.ts'
import { settled, TestHost, twoAtTable } from './visitors.ts'

const withBot = { game: 'example', seats: [{ kind: 'you' as const }, { kind: 'bot' as const, level: 'random' }] }

test('somebody alone with bots throws a table away in the middle of a match, and nobody goes on thinking about it', async () => {
  const testHost = new TestHost()
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', withBot)
  await ann.get('watch', { table })
  await ann.get('remove', { table })
  await settled()
  await testHost.pass(5_000)
  expect((await ann.get('lobby', {})).yours).toEqual([])
  expect((await ann.refused('watch', { table })).reason).toBe('There is no such table.')
  expect(await testHost.store.linesAfter(table, 0)).toEqual([])
  expect(testHost.complaints).toEqual([])
})

test('a table that others have a place at stays, and so does one of somebody else', async () => {
  const testHost = new TestHost()
  const { ann, bob, table } = await twoAtTable(testHost)
  expect((await ann.refused('remove', { table })).reason).toContain('Others have a place')
  const cat = testHost.visitor('Cat')
  expect((await cat.refused('remove', { table })).code).toBe('not-yours')
  await bob.plays(table)
})

test('whoever looks at a table that another host throws away is told so, and nothing goes wrong there', async () => {
  const store = new MemoryStore()
  const heard: ((note: string) => void)[] = []
  const [here, there] = [
    new TestHost({ store: telling(store, heard, 0) }),
    new TestHost({ store: telling(store, heard, 1) }),
  ]
  const ann = here.visitor('Ann')
  const { table } = await ann.get('create', withBot)
  const again = there.visitor('Ann')
  await again.get('watch', { table })
  await ann.get('remove', { table })
  await settled()
  expect(again.last('table').info).toMatchObject({ phase: 'closed', closed: expect.stringContaining('thrown away') })
  await there.pass(5_000)
  expect(await again.refused('watch', { table })).toMatchObject({ code: 'unknown' })
  expect([...here.complaints, ...there.complaints]).toEqual([])
})

test('where word of it is lost, whoever answers at a table that is gone is told so', async () => {
  const store = new MemoryStore()
  const [here, there] = [new TestHost({ store }), new TestHost({ store })]
  const ann = here.visitor('Ann')
  const { table } = await ann.get('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'you' }] })
  const again = there.visitor('Ann')
  await again.get('watch', { table })
  await ann.get('remove', { table })
  const { n, matchView } = again.last('play')
  const answer = { table, seat: matchView.as, basedOn: n, action: matchView.options[0] as never }
  expect((await again.refused('act', answer)).reason).toBe('There is no such table.')
  expect(again.last('table').info.phase).toBe('closed')
  expect(there.complaints).toEqual([])
})

/** The store as one of several hosts has it who hear each other's notes. */
function telling(store: MemoryStore, heard: ((note: string) => void)[], own: number): Store {
  const between: Partial<Store> = {
    listen(listener) {
      heard[own] = (note) => listener.note(note)
      return () => {}
    },
    tell(note) {
      for (const [other, hear] of heard.entries()) if (other !== own) hear(note)
    },
  }
  return new Proxy(store as Store, {
    get(_, name: keyof Store) {
      const method = between[name] ?? store[name as keyof MemoryStore]
      return typeof method === 'function' ? method.bind(store) : method
    },
  })
}

test('a store that has no room for another line still lets go of a table', async () => {
  const testHost = new TestHost()
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', withBot)
  testHost.store.append = async () => {
    throw new Error('no room')
  }
  await ann.get('remove', { table })
  expect(await testHost.store.summary(table)).toBeUndefined()
})
