import { OutOfBounds } from '@anachron/bots'
import { loadGame } from '@anachron/games'
import { expect, test } from 'vitest'
import type { BotRunner, Environment } from '../src/index.ts'
import { settled, TestHost } from './visitors.ts'

const bot = { kind: 'bot' as const, level: 'odd' }
const you = { kind: 'you' as const }

async function against(choose: BotRunner['choose'], around: Partial<Environment> = {}, game = 'example') {
  const testHost = new TestHost({ bots: { levels: ['odd'], choose }, ...around })
  const ann = testHost.visitor('Ann')
  const { table } = await ann.get('create', { game, seats: [you, bot] })
  await ann.get('watch', { table, as: 0 })
  for (let i = 0; i < 20; i++) await settled()
  return { testHost, ann, table }
}

test('a bot that fails or chooses nonsense does not hold up the match', async () => {
  for (const choose of [() => Promise.reject(new Error('out of memory')), async () => ({ index: 99 })]) {
    const { testHost, ann } = await against(choose)
    expect(ann.last('play').matchView.decision?.seats).toEqual([0])
    expect(testHost.complaints).toHaveLength(2)
  }
})

test('a bot that hangs once is not asked again about the same: any option is played', async () => {
  let asked = 0
  const { testHost, ann } = await against(async () => {
    asked++
    throw new OutOfBounds('No answer.')
  })
  expect(ann.last('play').matchView.decision?.seats).toEqual([0])
  expect([asked, testHost.complaints.length]).toEqual([1, 1])
})

test('bots think on the account of whoever set up the table, and advise on that of whoever asks', async () => {
  const asked: (string | undefined)[] = []
  const { testHost, ann, table } = await against(async ({ whose }) => {
    asked.push(whose)
    return { index: 0 }
  })
  const { id } = ann.session.person
  expect(asked).toEqual([id])
  await ann.get('hint', { table, seat: 0 })
  const bob = testHost.visitor('Bob')
  const other = await bob.get('create', { game: 'example', seats: [{ kind: 'open' }, bot] })
  await ann.get('sit', { table: other.table, seat: 0 })
  for (let i = 0; i < 20; i++) await settled()
  await ann.get('hint', { table: other.table, seat: 0 })
  expect(asked).toEqual([id, id, bob.session.person.id, id])
})

test('a bot that is sent away while it thinks, and called again, thinks anew; its late answer does nothing', async () => {
  const thoughts: ((chosen: { index: number }) => void)[] = []
  const { ann, table } = await against(() => new Promise((resolve) => thoughts.push(resolve)))
  expect(thoughts).toHaveLength(1)
  await ann.get('hand-over', { table, seat: 0, to: bot })
  await ann.get('hand-over', { table, seat: 0, to: { kind: 'back' } })
  await ann.get('hand-over', { table, seat: 0, to: bot })
  for (let i = 0; i < 5; i++) await settled()
  expect(thoughts).toHaveLength(3)
  thoughts[1]?.({ index: 0 })
  for (let i = 0; i < 5; i++) await settled()
  expect(ann.last('play').matchView.entry).toBe(0)
  thoughts[2]?.({ index: 0 })
  for (let i = 0; i < 5; i++) await settled()
  expect(ann.last('play').matchView.entry).toBe(1)
})

test('[TS-94] a bot may answer what is not listed where the game takes it; what the game refuses is complained about', async () => {
  const built = {
    name: 'Built',
    list: {
      'TS-PC-01': 27,
      'TS-PC-02': 10,
      'TS-PC-03': 6,
      'TS-E1-03': 4,
      'TS-E2-07': 4,
      'TS-E3-01': 4,
      'TS-TS-01': 3,
      'TS-AD-04': 2,
    },
  }
  const brought = async (deck: object) => {
    const choose = async () => ({ index: 0, unlisted: { kind: 'deck', deck } })
    const { testHost, ann, table } = await against(choose, { loadGame }, 'timestream')
    await ann.get('act', { table, seat: 0, basedOn: ann.last('play').n, action: { kind: 'deck', deck: 'TS-DK-1' } })
    for (let i = 0; i < 5; i++) await settled()
    return { deck: (ann.last('play').matchView.view as { players: { list: unknown }[] }).players[1]?.list, testHost }
  }
  const held = await brought(built)
  expect(held.deck).toEqual(built)
  expect(held.testHost.complaints).toEqual([])
  const refused = await brought({ ...built, name: '' })
  expect(refused.deck).toMatch(/^TS-DK-[1-8]$/)
  expect(refused.testHost.complaints).toHaveLength(1)
})
