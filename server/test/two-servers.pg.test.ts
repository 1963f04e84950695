import type { Message } from '@anachron/wire'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'
import { Browser, type Line, ownServer, twoAtTable } from './visitor.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let servers: Awaited<ReturnType<typeof ownServer>>[]
beforeAll(async () => {
  database = await freshDatabase()
  servers = await Promise.all([1, 2].map(() => ownServer({ database: database.url })))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await database.drop()
})

test('people on two servers are at one table: moves, chat, presence and notices reach the other side', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const ann = await new Browser(here).connect()
  const bobs = new Browser(there)
  const bob = await bobs.connect()
  const { table } = await ann.ask('create', { game: 'endless', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await ann.ask('watch', { table, as: 0 })
  await bob.ask('sit', { table, seat: 1 })
  // Bob looks at something else on his server; he is told when he is asked.
  const { n, matchView } = await ann.play()
  await ann.ask('act', { table, seat: 0, basedOn: n, action: matchView.options[0] as never })
  const turn = await bob.until((message) => message.m === 'turn')
  expect(turn).toMatchObject({ summary: { table, waiting: [1] } })
  await bob.ask('watch', { table, as: 1 })
  const isHere = (line: Line, seat: number, here: boolean) =>
    line.until((message) => message.m === 'table' && message.info.seats[seat]?.here === here)
  await isHere(ann, 1, true)
  const asked = await bob.play()
  await bob.ask('act', { table, seat: 1, basedOn: asked.n, action: asked.matchView.options[0] as never })
  expect((await ann.play(asked.n + 1)).matchView.entry).toBe(2)
  await ann.ask('chat', { table, text: 'well met' })
  await bob.until((message) => message.m === 'chat' && message.chat.text === 'well met')
  ann.inbox.length = 0
  bob.socket.close()
  await isHere(ann, 1, false)
  // The same person comes back through the other server.
  const again = await new Browser(here, bobs.cookie).connect()
  expect(await again.ask('watch', { table, as: 1 })).toMatchObject({ m: 'ok', as: 1 })
})

test('an open table says on the other server, too, whether somebody is there; onlookers there are not heard here', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const ann = await new Browser(here).connect()
  const bob = await new Browser(there).connect()
  const open = [{ kind: 'you' }, { kind: 'open' }] as const
  const { table } = await ann.ask('create', { game: 'endless', seats: [...open], listed: 'open' })
  await ann.ask('watch', { table, as: 0 })
  await bob.ask('lobby', {})
  const isListed = (isHere: boolean) => (message: Message) =>
    message.m === 'summary' && message.summary.table === table && message.summary.here === isHere
  const listed = async (isHere: boolean): Promise<unknown> => {
    const { open } = await bob.ask('lobby', {})
    return open.some((summary) => summary.table === table && summary.here === isHere) || bob.until(isListed(isHere))
  }
  await listed(true)
  ann.socket.close()
  await listed(false)

  const { ann: one, bob: other, table: match } = await twoAtTable(here)
  const cat = await new Browser(there).connect()
  await cat.ask('watch', { table: match, as: -1 })
  await cat.ask('chat', { table: match, text: 'look at his hand', room: 'onlookers' })
  await cat.until((message) => message.m === 'chat' && message.chat.text === 'look at his hand')
  await one.ask('chat', { table: match, text: 'your move' })
  await cat.until((message) => message.m === 'chat' && message.chat.text === 'your move')
  await other.until((message) => message.m === 'chat' && message.chat.text === 'your move')
  for (const { inbox } of [one, other])
    expect(inbox.filter((message) => message.m === 'chat' && message.chat.room === 'onlookers')).toEqual([])
})

test('what somebody is called now is shown at their tables on the other server', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const [ann, bob] = [await new Browser(here).connect(), await new Browser(there).connect()]
  const { table } = await ann.ask('create', { game: 'endless', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bob.ask('watch', { table })
  await ann.ask('rename', { name: 'Ann of the 8 Hills' })
  await bob.until((message) => message.m === 'table' && message.info.seats[0]?.name === 'Ann of the 8 Hills')
})

test('whoever is forgotten through one server is forgotten by the other', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const leaver = new Browser(here)
  const [ann, bob] = [await leaver.connect(), await new Browser(there).connect()]
  await ann.ask('rename', { name: 'Leaver' })
  const { table } = await ann.ask('create', { game: 'endless', seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bob.ask('sit', { table, seat: 1 })
  await ann.ask('chat', { table, text: 'remember me' })
  await bob.ask('watch', { table })
  bob.inbox.length = 0
  await leaver.fetch('DELETE', '/api/me')
  await bob.until((message) => message.m === 'table' && message.info.seats[0]?.kind === 'bot')
  await expect.poll(async () => JSON.stringify(await bob.ask('watch', { table }))).toContain('"chat":[]')
  const info = await bob.until((message) => message.m === 'table')
  expect(JSON.stringify(bob.inbox.at(-1) ?? info)).not.toContain('Leaver')
})

test('a new passphrase through one server sends out whoever is in by the old one through the other', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const browser = new Browser(here)
  await browser.session()
  const phone = await new Browser(there, browser.cookie).connect()
  const closed = new Promise((resolve) => phone.socket.on('close', resolve))
  await browser.fetch('POST', '/api/me/passphrase', { passphrase: 'a long enough phrase' })
  expect(await closed).toBe(1008)
})

test('a seat that is taken back through one server is no longer seen through the other', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const { bob, table } = await twoAtTable(here, 'example')
  const cat = await new Browser(there).connect()
  await bob.ask('hand-over', { table, seat: 1, to: { kind: 'open' } })
  await cat.ask('sit', { table, seat: 1 })
  await cat.ask('watch', { table, as: 1 })
  expect((await cat.play()).matchView.as).toBe(1)
  cat.inbox.length = 0
  await bob.ask('hand-over', { table, seat: 1, to: { kind: 'back' } })
  expect((await cat.play()).matchView).toMatchObject({ as: -1, options: [] })
})

test('a table that is thrown away through one server is closed at the other', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const browser = new Browser(here)
  const ann = await browser.connect()
  const { table } = await ann.ask('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'you' }] })
  const phone = await new Browser(there, browser.cookie).connect()
  await phone.ask('watch', { table })
  await ann.ask('remove', { table })
  await phone.until((message) => message.m === 'table' && message.info.phase === 'closed')
})

test('whoever guesses on one server is slowed on the other', async () => {
  const [here, there] = servers.map((server) => new Browser(server.port)) as [Browser, Browser]
  const guess = async (browser: Browser) =>
    (await browser.fetch('POST', '/api/login', { name: 'Victim', passphrase: 'a guess of mine' })).status
  // Four guesses are looked at before anybody has to wait: whoever has made fewer here waits for those made there.
  const statuses: number[] = []
  for (let i = 0; i < 4; i++) {
    await guess(here)
    statuses.push(await guess(there))
  }
  expect(statuses[0]).toBe(403)
  expect(statuses).toContain(429)
})

test('whoever leaves through one server is out on the other', async () => {
  const [here, there] = servers.map((server) => server.port) as [number, number]
  const browser = new Browser(here)
  const { id } = await browser.session()
  const copy = new Browser(there, browser.cookie)
  const line = await copy.connect()
  const closed = new Promise((resolve) => line.socket.on('close', resolve))
  await browser.fetch('DELETE', '/api/session')
  expect(await closed).toBe(1008)
  expect((await copy.session()).id).not.toBe(id)
})
