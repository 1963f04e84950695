import { type Json, type MatchLog, SPECTATOR } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { BEHIND } from '../src/analysis-jobs.ts'
import { type BotRunner, MemoryStore, randomBots } from '../src/index.ts'
import { settled, TestHost, twoAtTable, type Visitor } from './visitors.ts'

/** Bots that write down what they were shown. */
function onlookers() {
  const logs: MatchLog[] = []
  const views: Json[] = []
  const bots: BotRunner = {
    ...randomBots,
    async analyse(log, _how, onProgress) {
      onProgress(0.5)
      logs.push(log)
      return { entries: log.entries.length }
    },
    async watched(_game, seen) {
      views.push(...seen)
      return seen.map((_, n) => [n])
    },
  }
  return { bots, logs, views }
}

/** Whoever is asked takes the first option, until the match has so many entries or is over. */
async function playTo(people: Visitor[], table: string, entries = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    if ((people[0]?.last('play').matchView.entry ?? 0) >= entries) return
    const asked = people.find((person) => person.last('play').matchView.options.length > 0)
    if (!asked) return
    await asked.plays(table)
  }
}

test('what was found in a finished match is kept with it, and found there by another host', async () => {
  const store = new MemoryStore()
  const { bots, logs } = onlookers()
  const testHost = new TestHost({ store, bots })
  const { ann, bob, table } = await twoAtTable(testHost)
  expect(await ann.get('analysis', { table })).toMatchObject({ found: null })
  expect(logs).toEqual([])
  await playTo([ann, bob], table)
  expect(await bob.get('analysis', { table })).toMatchObject({ done: 0, found: null })
  await settled()
  const kept = await bob.get('analysis', { table })
  expect(kept).toMatchObject({ done: 1, found: { entries: logs[0]?.entries.length } })
  const elsewhere = new TestHost({ store })
  expect(await elsewhere.visitor('Eve').get('analysis', { table })).toEqual({ ...kept, re: expect.anything() })
  expect(logs).toHaveLength(1)
})

test('of a running match the bots are shown what spectators saw, some entries ago', async () => {
  const { bots, views } = onlookers()
  const testHost = new TestHost({ bots })
  const { ann, bob, table } = await twoAtTable(testHost)
  const eve = testHost.visitor('Eve')
  await playTo([ann, bob], table, 2)
  expect(await eve.get('analysis', { table })).toMatchObject({ done: 1, watched: [] })
  expect(views).toEqual([])
  await playTo([ann, bob], table, BEHIND + 2)
  const { entry } = ann.last('play').matchView
  expect(await eve.get('analysis', { table })).toMatchObject({ done: 0, found: null, watched: [] })
  await settled()
  expect(views).toHaveLength(entry - BEHIND + 1)
  for (const [n, view] of views.entries()) {
    const { matchView } = await eve.get('look', { table, entry: n, as: SPECTATOR })
    expect(view).toEqual(matchView.view)
  }
  expect(await eve.get('analysis', { table })).toMatchObject({ done: 1, found: null })
})

test('a failure is told once, and can be tried again', async () => {
  let fails = true
  const bots: BotRunner = {
    ...randomBots,
    async analyse() {
      if (fails) throw new Error('no')
      return {}
    },
  }
  const testHost = new TestHost({ bots })
  const { ann, bob, table } = await twoAtTable(testHost)
  await playTo([ann, bob], table)
  await ann.get('analysis', { table })
  await settled()
  expect(await ann.refused('analysis', { table })).toMatchObject({ code: 'unavailable' })
  fails = false
  await ann.get('analysis', { table })
  await settled()
  expect(await ann.get('analysis', { table })).toMatchObject({ done: 1, found: {} })
})

test('nobody has so many matches looked at that others never get their turn', async () => {
  const testHost = new TestHost({ bots: { ...randomBots, analyse: () => new Promise(() => {}) } })
  const tables: string[] = []
  for (let i = 0; i < 4; i++) {
    const { ann, bob, table } = await twoAtTable(testHost)
    await playTo([ann, bob], table)
    tables.push(table)
  }
  const [greedy, other] = [testHost.visitor('Greedy'), testHost.visitor('Other')]
  for (const table of tables.slice(0, 3)) await greedy.get('analysis', { table })
  expect(await greedy.refused('analysis', { table: tables[3] as string })).toMatchObject({ code: 'limit' })
  expect(await greedy.get('analysis', { table: tables[0] as string })).toMatchObject({ done: 0 })
  expect(await other.get('analysis', { table: tables[3] as string })).toMatchObject({ done: 0 })
})
