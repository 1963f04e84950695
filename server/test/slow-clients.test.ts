import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Browser, ownServer } from './visitor.ts'

const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

/** A plain connection: what was said to it, and whether it is over. */
function plain(port: number, text = '') {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  const seen = { heard: '', isOver: false }
  socket.on('data', (chunk) => {
    seen.heard += chunk
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    seen.isOver = true
  })
  if (text) socket.write(text)
  return Object.assign(seen, { socket })
}
const open = { address: 0, person: 0, table: 0, making: 0, connections: 0 }
const NEVER_ENDING =
  'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'

test('a request whose head or body does not come is not waited for; a socket may be silent', async () => {
  const server = await ownServer({ limits: open, httpTimes: { head: 200, request: 400, silence: 300 } })
  const line = await new Browser(server.port).connect()
  const slow = [plain(server.port, 'GET / HTT'), plain(server.port, NEVER_ENDING), plain(server.port)]
  await expect.poll(() => slow.map(({ isOver }) => isOver)).toEqual([true, true, true])
  expect(await line.ask('lobby', {})).toMatchObject({ m: 'ok' })
  await server.close()
})

const NEVER = 300_000

test('each of the times counts by itself: until the head is there, and without a word', async () => {
  const [heads, words] = await Promise.all([
    ownServer({ limits: open, httpTimes: { head: 200, request: NEVER, silence: NEVER } }),
    ownServer({ limits: open, httpTimes: { head: NEVER, request: NEVER, silence: 300 } }),
  ])
  const head = plain(heads.port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const body = plain(heads.port, NEVER_ENDING)
  const silent = [plain(words.port, NEVER_ENDING), plain(words.port)]
  const drip = setInterval(() => head.socket.write('z'), 100)
  await expect.poll(() => [head, ...silent].map(({ isOver }) => isOver)).toEqual([true, true, true])
  clearInterval(drip)
  expect(body.isOver).toBe(false)
  body.socket.destroy()
  await Promise.all([heads.close(), words.close()])
})

test('nor is one that keeps coming, byte by byte', async () => {
  const server = await ownServer({ limits: open, httpTimes: { head: 200, request: 400, silence: 600_000 } })
  const slow = [plain(server.port, 'GET / HTT'), plain(server.port, NEVER_ENDING)]
  const drip = setInterval(() => slow[1]?.socket.write(' '), 100)
  await expect.poll(() => slow.map(({ isOver }) => isOver)).toEqual([true, true])
  clearInterval(drip)
  await server.close()
})

test('every connection counts, whatever it is used for', async () => {
  const server = await ownServer({ limits: { ...open, connections: 4 } })
  const browser = new Browser(server.port)
  const line = await browser.connect()
  const held = [plain(server.port), plain(server.port, 'GET / HTT'), plain(server.port, NEVER_ENDING)]
  // The browser's own request may still be connected for a moment.
  const more: ReturnType<typeof plain>[] = []
  await expect
    .poll(() => {
      more.push(plain(server.port))
      return more.some(({ heard }) => heard.startsWith('HTTP/1.1 429'))
    })
    .toBe(true)
  for (const { socket } of [...held, ...more]) socket.destroy()
  // By a connection of its own: whoever is gone counts no more.
  const isServed = async (): Promise<boolean> => {
    const fresh = plain(server.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await new Promise((resolve) => fresh.socket.once('close', resolve))
    return fresh.heard.startsWith('HTTP/1.1 200')
  }
  await expect.poll(isServed).toBe(true)
  expect(await line.ask('lobby', {})).toMatchObject({ m: 'ok' })
  await server.close()
})

test('behind a proxy requests under way count for whom they are', async () => {
  const server = await ownServer({ trustProxy: 1, limits: { ...open, connections: 3 } })
  const from = (address: string): string => NEVER_ENDING.replace('Host: x', `Host: x\r\nX-Forwarded-For: ${address}`)
  const held = Array.from({ length: 3 }, () => plain(server.port, from('203.0.113.1')))
  const status = async (address: string) =>
    (await new Browser(server.port).fetch('GET', '/api/me/everything', undefined, { 'x-forwarded-for': address }))
      .status
  await expect.poll(() => status('203.0.113.1')).toBe(429)
  expect(await status('203.0.113.2')).toBe(401)
  for (const { socket } of held) socket.destroy()
  await expect.poll(() => status('203.0.113.1')).toBe(401)
  await server.close()
})

test('what an address keeps in a while is limited, however many people it is', async () => {
  const server = await ownServer({ limits: { ...open, making: 0.01 } })
  const keep = async (name: string) =>
    (await new Browser(server.port).connect()).ask('keep', {
      game: 'example',
      name,
      value: { text: 'x'.repeat(20_000) },
    })
  expect(await keep('first')).toMatchObject({ m: 'ok' })
  expect(await keep('second')).toMatchObject({ m: 'refusal', code: 'limit' })
  await server.close()
})

test('what makes something lasting or keeps a processor busy is counted apart, by person', async () => {
  const server = await ownServer({ limits: { ...open, making: 0.1 } })
  const line = await new Browser(server.port).connect()
  const make = async () => (await line.ask('create', { game: 'example', seats: [{ kind: 'you' }, { kind: 'you' }] })).m
  expect([await make(), await make(), await make(), await make()]).toEqual(['ok', 'ok', 'ok', 'refusal'])
  expect(await line.ask('verify', { file: {} })).toMatchObject({ m: 'refusal', code: 'limit' })
  expect(await line.ask('lobby', {})).toMatchObject({ m: 'ok' })
  const other = await new Browser(server.port).connect()
  expect(await other.ask('verify', { file: {} })).toMatchObject({ m: 'ok' })
  await server.close()
})
