/** Draft and sealed between two people, through a whole host; in the middle of a draft its process stops. */
import { loadGame } from '@anachron/games'
import { expect, test } from 'vitest'
import { MemoryStore, recheck } from '../src/index.ts'
import { TestHost, type Visitor } from './visitors.ts'

const game = 'timestream'
const PACK = 15

interface Limited {
  kind: string
  packs: string[][]
  pools: string[][]
}
type View = { stack: Limited[]; players: { list: unknown }[] }

const viewOf = (visitor: Visitor): View => visitor.last('play').matchView.view as unknown as View
const limitedOf = (visitor: Visitor): Limited => {
  const frame = viewOf(visitor).stack.at(-1)
  if (frame?.kind !== 'limited') throw new Error('nobody is picking or building')
  return frame
}
const packOf = (visitor: Visitor, seat: number): string[] => limitedOf(visitor).packs[seat] as string[]
const poolOf = (visitor: Visitor, seat: number): string[] => limitedOf(visitor).pools[seat] as string[]

async function seated(testHost: TestHost, decksFrom: string) {
  const people = [testHost.visitor('Ann'), testHost.visitor('Bob')] as const
  const eve = testHost.visitor('Eve')
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { table } = await people[0].get('create', { game, seats, options: { decksFrom } })
  await people[1].get('sit', { table, seat: 1 })
  for (const [seat, visitor] of people.entries()) await visitor.get('watch', { table, as: seat })
  await eve.get('watch', { table })
  return { people, eve, table }
}

/** Takes the first card of the pack. */
const picks = async (visitor: Visitor, table: string): Promise<void> =>
  void (await visitor.plays(table, ({ kind }) => kind === 'pick'))

/** Plays the deck that is proposed under a name of one's own. */
async function builds(visitor: Visitor, table: string, name: string): Promise<object> {
  const { n, matchView } = visitor.last('play')
  const { deck } = matchView.options.find(({ kind }) => kind === 'deck') as unknown as { deck: object }
  const named = { ...deck, name }
  await visitor.get('act', { table, seat: matchView.as, basedOn: n, action: { kind: 'deck', deck: named } as never })
  return named
}

/** What nobody may know of another is veiled: neither a card of the pack nor of the pool is named. */
function expectVeiled(visitor: Visitor, seat: number): void {
  const { packs, pools } = limitedOf(visitor)
  for (const cards of [packs[seat], pools[seat]] as string[][])
    expect(cards.filter((card) => card.startsWith('TS-'))).toEqual([])
}

test('[TS-98] two people draft to the end, build and play; each knows their own cards alone until it is over', async () => {
  const store = new MemoryStore()
  const { people, eve, table } = await seated(new TestHost({ store, loadGame }), 'draft')
  const [ann, bob] = people
  const opened = people.map((visitor, seat) => packOf(visitor, seat))
  for (const pack of opened) expect(pack).toHaveLength(PACK)
  await picks(ann, table)
  expect(packOf(bob, 1)).toEqual(opened[1])
  await picks(bob, table)
  expect(packOf(ann, 0)).toEqual(opened[1]?.slice(1))
  expect(packOf(bob, 1)).toEqual(opened[0]?.slice(1))
  expect(poolOf(ann, 0)).toEqual([opened[0]?.[0]])
  expectVeiled(ann, 1)
  expectVeiled(bob, 0)
  for (const seat of [0, 1]) expectVeiled(eve, seat)

  // The rest of it in another process, from what is stored alone.
  const later = new TestHost({ store, loadGame })
  const again = [later.visitor('Ann'), later.visitor('Bob')] as const
  for (const [seat, visitor] of again.entries()) await visitor.get('watch', { table, as: seat })
  const watching = later.visitor('Eve')
  await watching.get('watch', { table })
  expect(poolOf(again[1], 1)).toEqual([opened[1]?.[0]])
  for (let n = 1; n < 3 * PACK; n++) for (const visitor of again) await picks(visitor, table)
  for (const [seat, visitor] of again.entries()) expect(poolOf(visitor, seat)).toHaveLength(3 * PACK)
  expectVeiled(again[0], 1)
  const [late, other] = again
  const hers = await builds(late, table, 'Hers')
  const his = await builds(other, table, 'His own')
  expect(viewOf(late).players.map(({ list }) => list)).toEqual([hers, null])
  expect(viewOf(other).players.map(({ list }) => list)).toEqual([null, his])
  for (const visitor of [late, watching]) expect(visitor.heard.join()).not.toContain('His own')
  await late.get('act', { table, seat: 0, basedOn: late.last('play').n, action: { kind: 'concede' } })
  for (const visitor of [late, other, watching])
    expect(viewOf(visitor).players.map(({ list }) => list)).toEqual([hers, his])
  const { file } = await late.get('export', { table })
  expect((await late.get('verify', { file })).verdict).toMatchObject({ entries: 2 * 3 * PACK + 3 })
  for await (const checked of recheck(store, loadGame)) expect(checked.fault).toBeUndefined()
})

test('[TS-98] a card of the other’s pack is refused with the rule, and the own pack stays as it was', async () => {
  const { people, table } = await seated(new TestHost({ loadGame }), 'draft')
  const [ann, bob] = people
  const theirs = packOf(bob, 1).find((card) => !packOf(ann, 0).includes(card)) as string
  const before = packOf(ann, 0)
  const action = { kind: 'pick', card: theirs }
  expect(await ann.refused('act', { table, seat: 0, basedOn: ann.last('play').n, action })).toMatchObject({
    rule: 'TS-98',
  })
  expect(packOf(ann, 0)).toEqual(before)
})

test('[TS-99] sealed: both open five packs at once, and nobody builds with a card of the other', async () => {
  const { people, table } = await seated(new TestHost({ loadGame }), 'sealed')
  const [ann, bob] = people
  for (const [seat, visitor] of people.entries()) {
    expect(poolOf(visitor, seat)).toHaveLength(5 * PACK)
    expectVeiled(visitor, 1 - seat)
  }
  const { matchView, n } = bob.last('play')
  const [proposed] = matchView.options
  expect(await ann.refused('act', { table, seat: 0, basedOn: n, action: proposed as never })).toMatchObject({
    rule: 'TS-97',
  })
  await builds(ann, table, 'Hers')
  await builds(bob, table, 'His own')
  expect(viewOf(bob).stack.some(({ kind }) => kind === 'limited')).toBe(false)
  expect(ann.heard.join()).not.toContain('His own')
})
