import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Report } from '../src/index.ts'
import { MemoryStore } from '../src/index.ts'
import { TestHost, twoAtTable } from './visitors.ts'

/** Two who play, one who looks on; what was said; the reports of somebody. */
async function talking(more: Parameters<typeof twoAtTable>[1] = {}) {
  const testHost = new TestHost({
    hexFor: (person, request) => createHash('sha256').update(`${person}\n${request}`).digest('hex'),
  })
  const { ann, bob, table } = await twoAtTable(testHost, more)
  const cat = testHost.visitor('Cat')
  await cat.get('watch', { table })
  const { n: rude } = await bob.get('chat', { table, text: 'you play like a cabbage' })
  const { n: aside } = await cat.get('chat', { table, room: 'onlookers', text: 'cabbages both' })
  const by = (who: string): Promise<Report[]> => testHost.store.reports?.by(`person-${who}`) ?? Promise.resolve([])
  return { testHost, ann, bob, cat, table, rude, aside, by }
}

test('a report keeps the line as it was said, by whom and why; told again it is kept once', async () => {
  const { testHost, ann, table, rude, by } = await talking()
  await ann.get('report', { table, person: 'person-Bob', line: rude, why: 'rude' })
  testHost.time += 5_000
  await ann.get('report', { table, person: 'person-Bob', line: rude, why: 'rude, and again' })
  await ann.get('report', { table, person: 'person-Bob' })
  const [first, second, ...more] = await by('Ann')
  const said = { line: rude, text: 'you play like a cabbage' }
  expect([first, second].map((one) => one?.said).sort()).toEqual([said, null].sort())
  expect([first, second].find((one) => one?.said)).toMatchObject({
    by: 'person-Ann',
    person: 'person-Bob',
    table,
    why: 'rude, and again',
  })
  expect(more).toEqual([])
})

test('only what one may read, of somebody who is there, can be reported, and not oneself', async () => {
  const { ann, cat, table, rude, aside, by } = await talking({ privateTalk: true })
  // Neither by its number nor by who said it does anybody learn of what they may not read.
  expect(await ann.refused('report', { table, person: 'person-Cat', line: aside })).toMatchObject({ code: 'unknown' })
  expect(await ann.refused('report', { table, person: 'person-Cat' })).toMatchObject({ code: 'unknown' })
  expect(await cat.refused('report', { table, person: 'person-Bob', line: rude })).toMatchObject({ code: 'unknown' })
  // A line of somebody else's.
  expect(await ann.refused('report', { table, person: 'person-Cat', line: rude })).toMatchObject({ code: 'unknown' })
  expect(await ann.refused('report', { table, person: 'person-Ann' })).toMatchObject({ code: 'refused' })
  expect(await ann.refused('report', { table: 'no-such-table', person: 'person-Bob' })).toMatchObject({
    code: 'unknown',
  })
  expect([...(await by('Ann')), ...(await by('Cat'))]).toEqual([])
  // Who sits there can be reported by whoever looks on.
  await cat.get('report', { table, person: 'person-Bob', why: 'never moves' })
  expect(await by('Cat')).toHaveLength(1)
})

test('nobody reports without end; tomorrow they may again', async () => {
  const { testHost, ann, bob, table, by } = await talking()
  const lines: number[] = []
  for (let said = 0; said < 21; said++) {
    testHost.time += 30_000
    lines.push((await bob.get('chat', { table, text: `line ${said}` })).n)
  }
  for (const line of lines.slice(0, 20)) await ann.get('report', { table, person: 'person-Bob', line })
  const last = { table, person: 'person-Bob', line: lines[20] as number }
  expect(await ann.refused('report', last)).toMatchObject({ code: 'limit' })
  // What is reported already can be said again.
  await ann.get('report', { table, person: 'person-Bob', line: lines[3] as number, why: 'this one' })
  testHost.time += 86_400_000
  await ann.get('report', last)
  expect(await by('Ann')).toHaveLength(21)
})

test('where nobody runs anything there is nobody to report to', async () => {
  const store = new MemoryStore()
  Object.defineProperty(store, 'reports', { value: undefined })
  const { ann, table } = await twoAtTable(new TestHost({ store }))
  expect(await ann.refused('report', { table, person: 'person-Bob' })).toMatchObject({ code: 'unavailable' })
})

test('whoever is forgotten is in no report any more, nor in what they wrote of others', async () => {
  const { testHost, ann, bob, table, rude, by } = await talking()
  await ann.get('report', { table, person: 'person-Bob', line: rude })
  await bob.get('report', { table, person: 'person-Ann' })
  await testHost.store.forgetPerson('person-Bob')
  expect([...(await by('Ann')), ...(await by('Bob'))]).toEqual([])
})
