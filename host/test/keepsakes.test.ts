import { render } from '@anachron/kernel/words'
import { MAX_KEEPSAKE, MAX_KEEPSAKES, MAX_KEPT } from '@anachron/wire'
import { expect, test } from 'vitest'
import { TestHost } from './visitors.ts'

const game = 'example'

test('people keep documents for a game, get back their own in the order of their names, and throw them away', async () => {
  const testHost = new TestHost()
  const [ann, bob] = [testHost.visitor('Ann'), testHost.visitor('Bob')]
  await ann.get('keep', { game, name: 'b', value: { cards: 1 } })
  await ann.get('keep', { game, name: 'a', value: {} })
  await bob.get('keep', { game, name: 'a', value: { bobs: true } })
  testHost.time += 5
  await ann.get('keep', { game, name: 'b', value: { cards: 2 } })
  expect(await ann.get('keepsakes', { game })).toMatchObject({
    keepsakes: [
      { name: 'a', value: {}, changed: 1_000_000 },
      { name: 'b', value: { cards: 2 }, changed: 1_000_005 },
    ],
  })
  await ann.get('keep', { game, name: 'b', value: null })
  expect((await testHost.visitor('Ann').get('keepsakes', { game })).keepsakes).toHaveLength(1)
  expect((await ann.get('keepsakes', { game: 'other' })).keepsakes).toEqual([])
})

test('what is too long, too much or for no game of ours is refused in a sentence, and nothing changes', async () => {
  const ann = new TestHost().visitor('Ann')
  const refused = (name: string, value: object, what = game) =>
    ann.refused('keep', { game: what, name, value: value as never })
  await ann.get('keep', { game, name: 'mine', value: { n: 1 } })
  expect(await refused('mine', { text: 'x'.repeat(33_000) })).toMatchObject({ code: 'limit' })
  expect(await refused('mine', {}, 'no-such-game')).toMatchObject({ code: 'unknown' })
  expect(await refused(' ', {})).toMatchObject({ code: 'malformed' })
  expect(await refused('mine', [])).toMatchObject({ code: 'malformed' })
  for (let n = 1; n < MAX_KEEPSAKES; n++) await ann.get('keep', { game, name: `one of many ${n}`, value: {} })
  expect(await refused('one more', {})).toMatchObject({ code: 'limit' })
  await ann.get('keep', { game, name: 'mine', value: { n: 2 } })
  const { keepsakes } = await ann.get('keepsakes', { game })
  expect(keepsakes).toHaveLength(MAX_KEEPSAKES)
  expect(keepsakes[0]).toMatchObject({ name: 'mine', value: { n: 2 } })
})

test('all that somebody keeps is bounded, also when much of it comes at one moment', async () => {
  const testHost = new TestHost()
  const ann = testHost.visitor('Ann')
  const value = { text: 'x'.repeat(MAX_KEEPSAKE - 100) }
  const names = Array.from({ length: 40 }, (_, i) => `large ${i}`)
  const answers = await Promise.all(names.map((name) => ann.ask('keep', { game: 'example', name, value })))
  const refused = answers.find((answer) => answer.m === 'refusal')
  expect(refused).toMatchObject({ code: 'limit' })
  expect(render(refused?.reason ?? '')).toContain('All that')
  const kept = await testHost.store.keepsakes('person-Ann')
  expect(JSON.stringify(kept.map((one) => one.value)).length).toBeLessThan(MAX_KEPT + 100)
  expect(kept.length).toBeGreaterThan(20)
  // What is there may still be changed and thrown away.
  await ann.get('keep', { game: 'example', name: 'large 0', value: { text: 'small' } })
  await ann.get('keep', { game: 'example', name: 'large 1', value: null })
  await ann.get('keep', { game: 'example', name: 'large 39', value })
})
