import type { Room } from '@anachron/wire'
import { expect, test } from 'vitest'
import { TestHost, twoAtTable, type Visitor } from './visitors.ts'

const heard = (visitor: Visitor, room?: Room): string[] =>
  visitor.inbox.flatMap((message) =>
    message.m === 'chat' && (room ?? message.chat.room) === message.chat.room ? [message.chat.text] : [],
  )

/** Two who play, and one who looks on. */
async function withOnlooker(more: Parameters<typeof twoAtTable>[1] = {}) {
  const testHost = new TestHost()
  const { ann, bob, table } = await twoAtTable(testHost, more)
  const cat = testHost.visitor('Cat')
  await cat.get('watch', { table })
  return { testHost, ann, bob, cat, table }
}

async function concede(visitor: Visitor, table: string): Promise<void> {
  const { matchView, n } = visitor.last('play')
  await visitor.get('act', { table, seat: matchView.as, basedOn: n, action: matchView.anytime[0] as never })
}

test('onlookers have a room of their own: they read the players’, write none of it, and are not heard before the end', async () => {
  const { testHost, ann, bob, cat, table } = await withOnlooker()
  expect(await cat.refused('chat', { table, text: 'take the left one!' })).toMatchObject({ code: 'not-yours' })
  await cat.get('chat', { table, room: 'onlookers', text: 'Bob has the bomb' })
  await ann.get('chat', { table, text: 'good luck' })
  expect(heard(cat)).toEqual(['Bob has the bomb', 'good luck'])
  for (const who of [ann, bob]) expect(heard(who)).toEqual(['good luck'])
  expect(await ann.refused('chat', { table, room: 'onlookers', text: 'who is there?' })).toMatchObject({
    code: 'not-yours',
  })
  const again = testHost.visitor('Ann')
  const { chat } = await again.get('watch', { table })
  expect(chat.map(({ text }) => text)).toEqual(['good luck'])
  await concede(bob, table)
  expect(heard(ann, 'onlookers')).toEqual(['Bob has the bomb'])
  await ann.get('chat', { table, room: 'onlookers', text: 'so that is what you saw' })
  expect(heard(cat, 'onlookers')).toHaveLength(2)
})

test('where the table says so, nothing of the players’ room reaches onlookers, by no door', async () => {
  const { testHost, ann, bob, cat, table } = await withOnlooker({ privateTalk: true, listed: 'open' })
  await ann.get('chat', { table, text: 'a secret' })
  expect(heard(bob)).toEqual(['a secret'])
  await concede(bob, table)
  const dan = testHost.visitor('Dan')
  await dan.get('watch', { table })
  for (const who of [cat, dan]) expect(who.heard.join('\n')).not.toContain('a secret')
})

test('who leaves their seat to a bot still talks among the players', async () => {
  const { ann, bob, table } = await withOnlooker()
  await bob.get('hand-over', { table, seat: 1, to: { kind: 'bot', level: 'random' } })
  await bob.get('chat', { table, text: 'I must go' })
  expect(heard(ann)).toEqual(['I must go'])
})

test('what somebody has said who is forgotten is not shown as an empty line, however long after', async () => {
  const { testHost, bob, table } = await withOnlooker()
  await bob.get('chat', { table, text: 'forget this' })
  await testHost.store.forgetPerson('person-Bob')
  const later = new TestHost({ store: testHost.store }).visitor('Ann')
  expect((await later.get('watch', { table })).chat).toEqual([])
})
