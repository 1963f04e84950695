import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { Browser, ownServer } from '../visitor.ts'
import { closing, text, told } from './bytes.ts'
import { Client, HELLO, request } from './client.ts'

/** A request to become a WebSocket, changed; and the status that answers it. */
interface Case {
  /** Headers instead of the right ones; `undefined` leaves one out. */
  headers?: Record<string, string | undefined>
  line?: string
  body?: string | Buffer
  status: number
  /** What the answer says besides. */
  says?: string[]
  /** What `ws` answers, where it differs; `no` where it has nothing to do with it. */
  ws?: number | 'no'
}

const RIGHT = Object.fromEntries(HELLO.slice(1).map((line) => line.split(': ') as [string, string]))
const SPOKEN = ['sec-websocket-version: 13', 'upgrade: websocket']

const cases: Record<string, Case> = {
  'as it should be': { status: 101, says: ['sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo='] },
  'with the names of headers in capitals': { headers: { Upgrade: undefined, UPGRADE: 'websocket' }, status: 101 },
  'with WebSocket in capitals': { headers: { Upgrade: 'WebSocket' }, status: 101 },
  'with a connection that is also kept alive': { headers: { Connection: 'keep-alive, Upgrade' }, status: 101 },
  'with extensions offered': { headers: { 'Sec-WebSocket-Extensions': 'permessage-deflate' }, status: 101 },
  'with a query': { line: 'GET /socket?from=here HTTP/1.1', status: 101 },
  'with an empty body that is announced': { headers: { 'Content-Length': '0' }, status: 101 },
  'without a key': { headers: { 'Sec-WebSocket-Key': undefined }, status: 400 },
  'with an empty key': { headers: { 'Sec-WebSocket-Key': '' }, status: 400 },
  'with a key that is too short': { headers: { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZQ==' }, status: 400 },
  'with a key that is too long': { headers: { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZSBhbmQ=' }, status: 400 },
  'with a key in other letters': { headers: { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZ!==' }, status: 400 },
  'with two keys': {
    headers: { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' },
    status: 400,
  },
  'without a version': { headers: { 'Sec-WebSocket-Version': undefined }, status: 426, says: SPOKEN, ws: 400 },
  'with version 12': { headers: { 'Sec-WebSocket-Version': '12' }, status: 426, says: SPOKEN, ws: 400 },
  'with version 8, which was a draft': {
    headers: { 'Sec-WebSocket-Version': '8' },
    status: 426,
    says: SPOKEN,
    ws: 101,
  },
  'with version 13.0': { headers: { 'Sec-WebSocket-Version': '13.0' }, status: 426, says: SPOKEN, ws: 101 },
  'with two versions': { headers: { 'Sec-WebSocket-Version': '13, 8' }, status: 426, says: SPOKEN, ws: 400 },
  'without a host': { headers: { Host: undefined }, status: 400, ws: 101 },
  'by HTTP/1.0': { line: 'GET /socket HTTP/1.0', status: 400, ws: 101 },
  'by POST': { line: 'POST /socket HTTP/1.1', status: 400, ws: 405 },
  'by HEAD': { line: 'HEAD /socket HTTP/1.1', status: 400, ws: 405 },
  'with a body': { headers: { 'Content-Length': '2' }, body: 'hi', status: 400, ws: 101 },
  'with a body that would be a frame': { headers: { 'Content-Length': '7' }, body: text('x'), status: 400, ws: 101 },
  'with a body in chunks': {
    headers: { 'Transfer-Encoding': 'chunked' },
    body: '2\r\nhi\r\n0\r\n\r\n',
    status: 400,
    ws: 101,
  },
  remote: { line: 'GET /elsewhere HTTP/1.1', status: 404, ws: 400 },
  'without asking for an upgrade': {
    headers: { Connection: 'close', Upgrade: undefined },
    status: 426,
    says: SPOKEN,
    ws: 'no',
  },
  'with an upgrade that the connection does not name': { headers: { Connection: 'close' }, status: 426, ws: 'no' },
  'to another protocol, at its address': {
    headers: { Upgrade: 'h2c', Connection: 'Upgrade, close' },
    status: 426,
    ws: 'no',
  },
  'to another protocol, at a page': {
    line: 'GET /healthz HTTP/1.1',
    headers: {
      Upgrade: 'h2c',
      Connection: 'Upgrade, HTTP2-Settings, close',
      'HTTP2-Settings': 'AAMAAABkAAQAoAAAAAIAAAAA',
    },
    status: 200,
    ws: 'no',
  },
  'to TLS, at a page': {
    line: 'GET /healthz HTTP/1.1',
    headers: { Upgrade: 'TLS/1.0', Connection: 'Upgrade, close' },
    status: 200,
    ws: 'no',
  },
  'from our own pages': { headers: { Origin: 'http://here' }, status: 101, ws: 'no' },
  'from pages of a site that may': { headers: { Origin: 'https://friend.example' }, status: 101, ws: 'no' },
  'from pages of another site': { headers: { Origin: 'https://evil.example' }, status: 403, ws: 'no' },
  'from pages of another port': { headers: { Origin: 'http://here:81' }, status: 403, ws: 'no' },
  'from pages of nowhere': { headers: { Origin: 'null' }, status: 403, ws: 'no' },
  'from an origin that is none': { headers: { Origin: 'here' }, status: 403, ws: 'no' },
  'from an origin with our name in it': { headers: { Origin: 'http://here.evil.example' }, status: 403, ws: 'no' },
  'without a cookie': { headers: { Cookie: undefined }, status: 401, ws: 'no' },
  'with a cookie that is made up': { headers: { Cookie: 'anachron=somebody.AAAA' }, status: 401, ws: 'no' },
  'with a cookie of another name': { headers: { Cookie: 'other=1' }, status: 401, ws: 'no' },
  'with a cookie that cannot be read': { headers: { Cookie: 'anachron=%E0%A4%A' }, status: 401, ws: 'no' },
}

function written({ line = 'GET /socket HTTP/1.1', headers = {}, body = '' }: Case, cookie: string): Buffer {
  const all = { ...RIGHT, Cookie: cookie, ...headers }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : `${name}: ${value}`))
  return Buffer.concat([Buffer.from(request([line, ...lines])), Buffer.from(body)])
}

/** The head of the answer, in small letters. A connection that was let in is hung up. */
async function headOf(port: number, bytes: Buffer): Promise<string> {
  const client = new Client(port)
  client.socket.write(bytes)
  client.socket.once('data', (came) => {
    if (came.includes(' 101 ')) client.socket.destroy()
  })
  await client.gone
  return client.head.toLowerCase()
}

describe('an upgrade, ours', () => {
  let server: Awaited<ReturnType<typeof ownServer>>
  let cookie: string
  beforeAll(async () => {
    const limits = { address: 0, person: 0, table: 0, making: 0, connections: 0 }
    server = await ownServer({ limits, origins: ['https://friend.example'] })
    const browser = new Browser(server.port)
    await browser.session()
    cookie = browser.cookie
  })
  afterAll(() => server.close())

  for (const [name, one] of Object.entries(cases))
    test(name, async () => {
      const head = await headOf(server.port, written(one, cookie))
      expect(head.split('\r\n')[0]).toContain(` ${one.status} `)
      for (const line of one.says ?? []) expect(head).toContain(line)
      if (one.status === 101) expect(head).not.toContain('sec-websocket-extensions')
    })

  test('that is refused ends the connection, also of a client that would stay', async () => {
    const client = new Client(server.port)
    client.socket.removeAllListeners('end')
    client.socket.write(request(HELLO))
    // Whoever writes to a connection that is no more is told so.
    while (!client.socket.destroyed) {
      client.socket.write('x')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    expect(client.head).toContain(' 401 ')
  })

  test('with a first message in the same packet', async () => {
    const client = new Client(server.port)
    client.socket.write(
      Buffer.concat([written({ status: 101 }, cookie), text('{"do":"lobby","id":"1"}'), closing(1000)]),
    )
    await client.gone
    expect(told(client.frames).at(-1)).toBe('close 1000')
  })
})

describe('an upgrade, ws', () => {
  const server = createServer()
  beforeAll(async () => {
    const library = new WebSocketServer({ server, path: '/socket' })
    library.on('connection', (socket) => socket.on('error', () => {}))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  for (const [name, one] of Object.entries(cases))
    if (one.ws !== 'no')
      test(one.ws === undefined ? name : `${name} (answers ${one.ws})`, async () => {
        const { port } = server.address() as AddressInfo
        const head = await headOf(port, written(one, ''))
        expect(head.split('\r\n')[0]).toContain(` ${one.ws ?? one.status} `)
      })
})
