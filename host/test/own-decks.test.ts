import { type GameModule, loadGame } from '@anachron/games'
import { type Match, sampleUnlisted, seeded, startMatch } from '@anachron/kernel'
import { expect, test } from 'vitest'
import { MemoryStore, recheck } from '../src/index.ts'
import { TestHost, type Visitor } from './visitors.ts'

/*
 * What a person brings to a match is an answer like any other: it is stored, hidden, checked and asked again like one.
 * Here it goes through a whole host, with a game in which people bring decks.
 */
const game = 'timestream'
type View = { players: { list: unknown }[] }

const { game: rules } = (await loadGame(game)) as GameModule
const opening = startMatch(rules, { seats: 2, chance: () => seeded('opening') }) as Match
const legalDeck = (name: string): object => {
  const { deck } = sampleUnlisted(rules, opening.state, 0, seeded(name)) as { deck: object }
  return { ...deck, name }
}

const lists = (visitor: Visitor): unknown[] =>
  (visitor.last('play').matchView.view as unknown as View).players.map(({ list }) => list)

async function seated(testHost: TestHost, options: object) {
  const [ann, bob, eve] = [testHost.visitor('Ann'), testHost.visitor('Bob'), testHost.visitor('Eve')]
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { table } = await ann.get('create', { game, seats, options: options as never })
  await bob.get('sit', { table, seat: 1 })
  await ann.get('watch', { table, as: 0 })
  await bob.get('watch', { table, as: 1 })
  await eve.get('watch', { table })
  return { ann, bob, eve, table }
}

const brings = (visitor: Visitor, table: string, deck: object) => {
  const { n, matchView } = visitor.last('play')
  return visitor.ask('act', { table, seat: matchView.as, basedOn: n, action: { kind: 'deck', deck } as never })
}

test('whoever joins brings a deck of their own; with closed lists nobody else ever hears of it before the end', async () => {
  const store = new MemoryStore()
  const testHost = new TestHost({ store, loadGame })
  const { ann, bob, eve, table } = await seated(testHost, { lists: 'closed' })
  const [hers, his] = [legalDeck('Hers'), legalDeck('His own')]
  expect(await brings(bob, table, { name: 'Bad', list: { 'TS-PC-01': 3 } })).toMatchObject({
    m: 'refusal',
    rule: 'TS-10',
  })
  await brings(bob, table, his)
  await brings(ann, table, hers)
  expect(lists(ann)).toEqual([hers, null])
  expect(lists(bob)).toEqual([null, his])
  expect(lists(eve)).toEqual([null, null])
  for (const other of [ann, eve]) expect(other.heard.join()).not.toContain('His own')
  for (const other of [bob, eve]) expect(other.heard.join()).not.toContain('Hers')

  // Another process, from what is stored alone.
  const later = new TestHost({ store, loadGame })
  const again = later.visitor('Bob')
  await again.get('watch', { table, as: 1 })
  expect(lists(again)).toEqual([null, his])
  const late = later.visitor('Ann')
  await late.get('watch', { table, as: 0 })
  const position = await late.get('export', { table, as: 0 })
  expect(JSON.stringify(position)).not.toContain('His own')
  await late.get('act', { table, seat: 0, basedOn: late.last('play').n, action: { kind: 'concede' } })

  const { file } = await late.get('export', { table })
  expect(JSON.stringify(file)).toContain('His own')
  expect((await late.get('verify', { file })).verdict).toMatchObject({ entries: 3 })
  for await (const checked of recheck(store, loadGame)) expect(checked.fault).toBeUndefined()
  const { table: copy } = await late.get('import', { file })
  await late.get('watch', { table: copy, as: -2 })
  expect(lists(late)).toEqual([hers, his])
})

test('in a rematch seats are swapped and everybody brings theirs again; branches keep what was brought', async () => {
  const testHost = new TestHost({ loadGame })
  const { ann, bob, table } = await seated(testHost, {})
  const [hers, his] = [legalDeck('Hers'), legalDeck('His own')]
  await brings(ann, table, hers)
  await brings(bob, table, his)
  expect(lists(bob)).toEqual([hers, his])
  await ann.get('act', { table, seat: 0, basedOn: ann.last('play').n, action: { kind: 'concede' } })
  const { table: branch } = await ann.get('branch', { table, entry: 2 })
  await ann.get('watch', { table: branch })
  expect(lists(ann)).toEqual([hers, his])
  const { table: next } = await ann.get('rematch', { table })
  await bob.get('sit', { table: next, seat: 0 })
  await bob.get('watch', { table: next, as: 0 })
  await ann.get('watch', { table: next, as: 1 })
  await brings(bob, next, his)
  await brings(ann, next, hers)
  expect(lists(ann)).toEqual([his, hers])
})

test('[TS-94] in a rematch a deck fixed for somebody goes along to their new seat', async () => {
  const testHost = new TestHost({ loadGame })
  const ann = testHost.visitor('Ann')
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, level: 'random' }]
  const lent = legalDeck('Lent')
  const { table } = await ann.get('create', { game, seats, options: { deck1: 'TS-DK-3', lent: [null, lent] } as never })
  await ann.get('watch', { table, as: 0 })
  expect(lists(ann)).toEqual(['TS-DK-3', lent])
  await ann.get('act', { table, seat: 0, basedOn: ann.last('play').n, action: { kind: 'concede' } })
  const { table: next } = await ann.get('rematch', { table })
  await ann.get('watch', { table: next, as: 1 })
  expect(lists(ann)).toEqual([lent, 'TS-DK-3'])
})

test('[TH-9] in a rematch of Time Hammer the other one begins', async () => {
  const testHost = new TestHost({ loadGame })
  const [ann, bob] = [testHost.visitor('Ann'), testHost.visitor('Bob')]
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const begins = async (table: string, seat: number): Promise<boolean> => {
    await ann.get('watch', { table, as: seat })
    return (ann.last('play').matchView.view as unknown as { first: number }).first === seat
  }
  const { table } = await ann.get('create', { game: 'time-hammer', seats })
  await bob.get('sit', { table, seat: 1 })
  const before = await begins(table, 0)
  await ann.get('act', { table, seat: 0, basedOn: ann.last('play').n, action: { kind: 'concede' } })
  const { table: next } = await ann.get('rematch', { table })
  await bob.get('sit', { table: next, seat: 0 })
  expect(await begins(next, 1)).toBe(!before)
})

test('a bot is lent a deck, or takes one of the game’s', async () => {
  const testHost = new TestHost({ loadGame })
  const ann = testHost.visitor('Ann')
  const seats = [{ kind: 'you' as const }, { kind: 'bot' as const, level: 'random' }]
  const lent = legalDeck('Lent')
  for (const options of [{ lent: [null, lent] }, {}]) {
    const { table } = await ann.get('create', { game, seats, options: options as never })
    await ann.get('watch', { table, as: 0 })
    await testHost.pass(3000)
    await brings(ann, table, legalDeck('Hers'))
    expect(lists(ann)[1]).toEqual('lent' in options ? lent : expect.stringMatching(/^TS-DK-\d$/))
  }
})
