import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { networkUrls } from '../src/invite/addresses.ts'
import { announcement } from '../src/invite/announce.ts'
import { pictureOf } from '../src/invite/picture.ts'
import { Browser, ownServer } from './visitor.ts'

let server: Awaited<ReturnType<typeof ownServer>>
beforeAll(async () => {
  server = await ownServer()
})
afterAll(() => server.close())

const PNG = [0x89, 0x50, 0x4e, 0x47]
const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual' })

async function invites(name: string, more: object = {}) {
  const browser = new Browser(server.port)
  const visit = await browser.connect()
  await visit.ask('rename', { name })
  const seats = [{ kind: 'you' as const }, { kind: 'open' as const }]
  const { table } = await visit.ask('create', { game: 'example', seats, ...more })
  return { visit, table }
}

test('a link to a table tells a chat who invites to what, and leads a person there', async () => {
  const clock = { per: 'match' as const, time: 600_000, atZero: 'loss' as const }
  const { visit, table } = await invites('Ada <&"\' Lovelace', { clock, hints: false, options: { target: 7 } })
  const page = await get(`/t/${table}`)
  expect(page.headers.get('content-type')).toContain('text/html')
  const html = await page.text()
  expect(html).toContain(
    '<meta property="og:title" content="Ada &lt;&amp;&quot;&#39; Lovelace invites you to example" />',
  )
  expect(html).toContain('1 of 2 seats free. 10 minutes each for the match. No hints. Own options.')
  expect(html).toContain(`url=../#/table/server/${table}?game=`)
  expect(html).toContain(`content="http://127.0.0.1:${server.port}/t/${table}/picture.png"`)
  expect(html).toContain('noindex')
  visit.socket.close()
})

test('the picture is drawn, with names in it that are no markup', async () => {
  const { visit, table } = await invites('<svg onload=x>')
  const picture = await get(`/t/${table}/picture.png`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect([...new Uint8Array(await picture.arrayBuffer()).slice(0, 4)]).toEqual(PNG)
  const preview = { title: 'a <b> & c', game: 'x', words: 'y', seats: [{ name: '<', kind: 'person' as const }] }
  expect(pictureOf(preview)).not.toMatch(/<b>|> & c/)
  visit.socket.close()
})

test('of a match that is played nothing is told but who plays and on which terms', async () => {
  const { visit, table } = await invites('Ada')
  const friend = new Browser(server.port)
  const other = await friend.connect()
  await other.ask('rename', { name: 'Bob' })
  await other.ask('sit', { table, seat: 1 })
  await other.ask('chat', { table, text: 'between us' })
  const html = await (await get(`/t/${table}`)).text()
  expect(html).toContain('content="example: Ada and Bob"')
  expect(html).toContain('Being played. No clock.')
  expect(html).not.toContain('between us')
  visit.socket.close()
  other.socket.close()
})

test('a table that is not there has a page that says nothing, and a name that no table has, none', async () => {
  expect(await (await get('/t/no-such-table')).text()).toContain('content="Anachron"')
  for (const path of ['/t/x', '/t/%3Cscript%3E-------', '/t/..%2f..%2fetc%2fpasswd'])
    expect((await get(path)).status).toBe(404)
})

/** As somebody elsewhere would ask who calls this machine by its name in the network. */
const askAs = (host: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = createConnection(server.port, '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => resolve(answer))
    socket.write(`GET /api/invite HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
  })

test('where links lead is told; which addresses the machine has, on the machine alone', async () => {
  const open = await ownServer({ host: '0.0.0.0' })
  const here = (await (await fetch(`http://127.0.0.1:${open.port}/api/invite`)).json()) as { network: string[] }
  expect(here).toEqual({ url: null, network: networkUrls({ host: '0.0.0.0', publicUrl: undefined }, open.port) })
  await open.close()
  expect(await askAs('play.example.org')).toContain('{"url":null,"network":[]}')
  const named = await ownServer({ publicUrl: 'https://play.example.org' })
  const told = await (await fetch(`http://127.0.0.1:${named.port}/api/invite`)).json()
  expect(told).toEqual({ url: 'https://play.example.org', network: [] })
  await named.close()
})

const one = (address: string, internal = false) => ({
  address,
  internal,
  family: 'IPv4' as const,
  netmask: '',
  mac: '',
  cidr: null,
})

test('what is said at the start: the address in the network first of all that help, and a code at a terminal', () => {
  const found = { lo: [one('127.0.0.1', true)], a: [one('169.254.3.4'), one('10.0.0.7')], b: [one('192.168.1.5')] }
  const network = networkUrls({ host: '0.0.0.0', publicUrl: undefined }, 8080, found)
  expect(network).toEqual(['http://192.168.1.5:8080', 'http://10.0.0.7:8080', 'http://169.254.3.4:8080'])
  expect(networkUrls({ host: '127.0.0.1', publicUrl: undefined }, 8080, found)).toEqual([])
  expect(networkUrls({ host: '10.0.0.7', publicUrl: undefined }, 8080, found)).toEqual(['http://10.0.0.7:8080'])
  const at = { url: 'http://localhost:8080', isPublic: false }
  expect(announcement({ ...at, network }, false)).toBe(
    `Anachron is at http://localhost:8080\n  in your network: ${network.join('  ')}`,
  )
  expect(announcement({ ...at, network }, true).split('\n').length).toBeGreaterThan(12)
  expect(announcement({ ...at, network: [] }, true)).toContain('Only this machine can open that.')
  const online = announcement({ url: 'https://play.example.org', isPublic: true, network: [] }, true)
  expect(online).not.toContain('Only this machine')
  expect(online.split('\n').length).toBeGreaterThan(12)
})
