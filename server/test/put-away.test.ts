import { expect, test } from 'vitest'
import { Browser, ownServer } from './visitor.ts'

test('what somebody has put away is theirs: they take it along, and it goes with them', async () => {
  const server = await ownServer()
  const [ann, bob] = [new Browser(server.port), new Browser(server.port)]
  const [line, other] = [await ann.connect(), await bob.connect()]
  const [{ id: annId }, { id: bobId }] = [await ann.session(), await bob.session()]
  const { table } = await line.ask('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await other.ask('sit', { table, seat: 1 })
  await line.ask('put-away', { kind: 'table', of: table, away: true })
  await line.ask('put-away', { kind: 'person', of: bobId, away: true })
  const { putAway } = await ann.json<{ putAway: object[] }>('GET', '/api/me/everything')
  expect(putAway).toHaveLength(2)
  expect(putAway).toEqual(
    expect.arrayContaining([
      { kind: 'table', of: table },
      { kind: 'person', of: bobId },
    ]),
  )
  await bob.fetch('DELETE', '/api/me')
  expect(await server.host.store.outOfSight(annId)).toEqual([{ kind: 'table', of: table }])
  await ann.fetch('DELETE', '/api/me')
  expect(await server.host.store.outOfSight(annId)).toEqual([])
  await server.close()
})
