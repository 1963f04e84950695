import { expect, test } from 'vitest'
import { sharedBots } from '../src/bots.ts'
import { type Errand, FairShare } from '../src/fair-share.ts'

/** Questions that are thought about until the test says that they are done. */
function bench(slots: number) {
  const fair = new FairShare(slots)
  const begun: { name: string; share: number; done(): void }[] = []
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  return {
    begun,
    ask(errand: Errand, whose: string, name = whose): void {
      void fair.take(errand, whose, (share) => new Promise<void>((done) => begun.push({ name, share, done })))
    },
    /** The first that is under way is done; who comes next? */
    async next(): Promise<string | undefined> {
      await settled()
      const before = begun.length
      begun.splice(0, 1)[0]?.done()
      await settled()
      return begun.length === before ? begun.at(-1)?.name : undefined
    },
  }
}

test('five people who ask for advice again and again do not hold up a bot at a table', async () => {
  const { ask, begun, next } = bench(2)
  for (let i = 0; i < 28; i++) for (const guest of ['a', 'b', 'c', 'd', 'e']) ask('advice', guest)
  ask('seat', 'match')
  expect(begun.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(await next()).toBe('match')
  // It answers several decisions in a row: every second turn is a table's.
  ask('seat', 'match')
  expect(await next()).not.toBe('match')
  expect(await next()).toBe('match')
})

test('whoever asks much waits behind whoever asks little', async () => {
  const { ask, next } = bench(1)
  for (let i = 0; i < 10; i++) ask('advice', 'greedy')
  ask('advice', 'modest')
  expect([await next(), await next(), await next()]).toEqual(['greedy', 'modest', 'greedy'])
})

test('there are never more under way than there are places, and all are done in the end', async () => {
  const { ask, begun, next } = bench(3)
  for (let i = 0; i < 20; i++) ask(i % 3 ? 'seat' : 'advice', `${i % 5}`, `${i}`)
  const seen = new Set<string>()
  for (let i = 0; i < 20; i++) {
    expect(begun.length).toBeLessThanOrEqual(3)
    for (const { name } of begun) seen.add(name)
    // Somebody comes in between.
    if (i < 5) ask('seat', 'late', `late ${i}`)
    await next()
  }
  for (let i = 0; i < 10; i++) {
    for (const { name } of begun) seen.add(name)
    await next()
  }
  expect(seen.size).toBe(25)
  expect(begun).toEqual([])
})

test('the more wait, the smaller the share of the time; nobody waits, and it is whole', async () => {
  const { ask, begun, next } = bench(2)
  for (let i = 0; i < 8; i++) ask('seat', `${i}`)
  expect(begun.map(({ share }) => share)).toEqual([1, 1])
  await next()
  expect(begun.at(-1)?.share).toBeCloseTo(2 / 7)
  for (let i = 0; i < 7; i++) await next()
  ask('seat', 'alone')
  expect(begun.at(-1)?.share).toBe(1)
})

test.each(['choose', 'hints'] as const)('bots share their time by whose question it is: %s', async (verb) => {
  const asked: { budget: number; done(): void }[] = []
  const thinks = ({ budget }: { budget: number }) =>
    new Promise((resolve) => asked.push({ budget, done: () => resolve(verb === 'hints' ? [] : { index: 0 }) }))
  const bots = sharedBots({ levels: ['odd'], choose: thinks, hints: thinks } as never, 2)
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  const order: string[] = []
  for (const whose of ['greedy', 'greedy', 'greedy', 'greedy', 'modest'])
    void bots[verb]?.({ whose, budget: 100 } as never).then(() => order.push(whose))
  await settled()
  expect(asked.map(({ budget }) => budget)).toEqual([100, 100])
  for (let i = 0; i < 5; i++) {
    asked[i]?.done()
    await settled()
  }
  expect(order).toEqual(['greedy', 'greedy', 'greedy', 'modest', 'greedy'])
  // Two of five wait less long for less.
  expect(asked[2]?.budget).toBeLessThan(100)
})
