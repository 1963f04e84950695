import { expect, test } from 'vitest'
import { House, settled, twoAtTable } from './visitors.ts'

const withBot = { game: 'example', seats: [{ kind: 'you' as const }, { kind: 'bot' as const, level: 'random' }] }

test('somebody alone with bots throws a table away in the middle of a match, and nobody goes on thinking about it', async () => {
  const house = new House()
  const ann = house.visitor('Ann')
  const { table } = await ann.get('create', withBot)
  await ann.get('watch', { table })
  await ann.get('remove', { table })
  await settled()
  await house.pass(5_000)
  expect((await ann.get('lobby', {})).yours).toEqual([])
  expect((await ann.refused('watch', { table })).reason).toBe('There is no such table.')
  expect(await house.store.linesAfter(table, 0)).toEqual([])
  expect(house.complaints).toEqual([])
})

test('a table that others have a place at stays, and so does one of somebody else', async () => {
  const house = new House()
  const { ann, bob, table } = await twoAtTable(house)
  expect((await ann.refused('remove', { table })).reason).toContain('Others have a place')
  const cat = house.visitor('Cat')
  expect((await cat.refused('remove', { table })).code).toBe('not-yours')
  await bob.plays(table)
})

test('a store that has no room for another line still lets go of a table', async () => {
  const house = new House()
  const ann = house.visitor('Ann')
  const { table } = await ann.get('create', withBot)
  house.store.append = async () => {
    throw new Error('no room')
  }
  await ann.get('remove', { table })
  expect(await house.store.card(table)).toBeUndefined()
})
