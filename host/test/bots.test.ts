import { expect, test } from 'vitest'
import { House, settled } from './visitors.ts'

const bot = { kind: 'bot' as const, level: 'odd' }
const you = { kind: 'you' as const }

async function against(choose: () => Promise<number>) {
  const house = new House({ bots: { levels: ['odd'], choose } })
  const ann = house.visitor('Ann')
  const { table } = await ann.get('create', { game: 'example', seats: [you, bot] })
  await ann.get('watch', { table, as: 0 })
  for (let i = 0; i < 20; i++) await settled()
  return { house, ann, table }
}

test('a bot that fails or chooses nonsense does not hold up the match', async () => {
  for (const choose of [() => Promise.reject(new Error('out of memory')), async () => 99]) {
    const { house, ann } = await against(choose)
    expect(ann.last('play').sight.decision?.seats).toEqual([0])
    expect(house.complaints).toHaveLength(2)
  }
})

test('a bot that is sent away while it thinks, and called again, thinks anew; its late answer does nothing', async () => {
  const thoughts: ((chosen: number) => void)[] = []
  const { ann, table } = await against(() => new Promise((resolve) => thoughts.push(resolve)))
  expect(thoughts).toHaveLength(1)
  await ann.get('hand', { table, seat: 0, to: bot })
  await ann.get('hand', { table, seat: 0, to: { kind: 'back' } })
  await ann.get('hand', { table, seat: 0, to: bot })
  for (let i = 0; i < 5; i++) await settled()
  expect(thoughts).toHaveLength(3)
  thoughts[1]?.(0)
  for (let i = 0; i < 5; i++) await settled()
  expect(ann.last('play').sight.entry).toBe(0)
  thoughts[2]?.(0)
  for (let i = 0; i < 5; i++) await settled()
  expect(ann.last('play').sight.entry).toBe(1)
})
