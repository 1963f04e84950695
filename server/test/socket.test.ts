import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { handshake } from '../src/socket/handshake.ts'
import { WebSocketEnd } from '../src/socket/socket.ts'

const LONGEST = 100_000

/** A server that says what it has heard, and sends it back. */
let server: Server
let heard: string[]
let open: Set<WebSocketEnd>
const port = (): number => (server.address() as AddressInfo).port

beforeEach(async () => {
  heard = []
  open = new Set()
  server = createServer().on('upgrade', (request, socket, head) => {
    const shaken = handshake(request)
    if ('fault' in shaken) {
      socket.end(`HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n${shaken.fault}`)
      return
    }
    socket.write(shaken.answer)
    const end: WebSocketEnd = new WebSocketEnd(socket as Socket, LONGEST, {
      text(text) {
        heard.push(text)
        end.send(text)
      },
      binary: () => heard.push('(binary)'),
      alive: () => heard.push('(alive)'),
      gone() {
        heard.push('(gone)')
        open.delete(end)
      },
    })
    open.add(end)
    end.read(head)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  for (const end of open) end.terminate()
  await until(() => open.size === 0)
  await new Promise((resolve) => server.close(resolve))
})

const until = async (isSo: () => boolean): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: 60_000, interval: 5 })
}

function library(): Promise<{ socket: WebSocket; came: string[]; closed: Promise<number> }> {
  const socket = new WebSocket(`ws://127.0.0.1:${port()}`)
  const came: string[] = []
  socket.on('message', (data) => came.push(data.toString()))
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  return new Promise((resolve) => socket.on('open', () => resolve({ socket, came, closed })))
}

describe('a library’s client', () => {
  test('is understood and understands, at every length and in every writing', async () => {
    const { socket, came, closed } = await library()
    const texts = [0, 1, 125, 126, 65_535, 65_536, LONGEST].map((length) => 'x'.repeat(length))
    texts.push('naïve ☃ 𝄞'.repeat(100), '{"do":"hello"}')
    for (const text of texts) socket.send(text)
    await until(() => came.length === texts.length)
    expect(came).toEqual(texts)
    expect(heard).toEqual(texts)
    socket.close(1000, 'done')
    expect(await closed).toBe(1000)
    await until(() => heard.at(-1) === '(gone)')
  })

  test('may send in pieces, with a ping between them, and anything in bytes', async () => {
    const { socket, came } = await library()
    const pongs: string[] = []
    socket.on('pong', (data) => pongs.push(data.toString()))
    socket.send('one ', { fin: false })
    socket.ping('here?')
    socket.send('two ', { fin: false })
    socket.send('thrée', { fin: true })
    socket.send(Buffer.from([1, 2, 3]))
    await until(() => heard.includes('(binary)') && came.length === 1 && pongs.length === 1)
    expect(heard).toEqual(['(alive)', 'one two thrée', '(binary)'])
    expect(pongs).toEqual(['here?'])
  })

  test('is told why it is sent away, after what it was still to hear', async () => {
    const { came, closed, socket } = await library()
    const reason = new Promise((resolve) => socket.on('close', (_code, text) => resolve(text.toString())))
    const [end] = open
    end?.send('last words')
    end?.end(1012, 'the server is stopping')
    expect(await closed).toBe(1012)
    expect(await reason).toBe('the server is stopping')
    expect(came).toEqual(['last words'])
  })

  test('answers pings', async () => {
    await library()
    for (const end of open) end.sendPing()
    await until(() => heard.includes('(alive)'))
  })

  test('with too long a message is cut off before it is read', async () => {
    const { socket, closed } = await library()
    socket.send('x'.repeat(LONGEST + 1))
    expect(await closed).toBe(1009)
    expect(heard.filter((text) => text !== '(gone)')).toEqual([])
  })
})

/** A client that writes bytes as it likes. */
async function bare(): Promise<{ socket: Socket; code: Promise<number | undefined> }> {
  const socket = connect(port(), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    'GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  )
  let bytes = Buffer.alloc(0)
  const begun = Promise.withResolvers<void>()
  socket.on('data', (chunk) => {
    bytes = Buffer.concat([bytes, chunk])
    if (bytes.includes('\r\n\r\n')) begun.resolve()
  })
  const code = new Promise<number | undefined>((resolve) =>
    socket.on('close', () => {
      const body = bytes.subarray(bytes.indexOf('\r\n\r\n') + 4)
      const at = body.lastIndexOf(0x88)
      resolve(at < 0 ? undefined : body.readUInt16BE(at + 2))
    }),
  )
  await begun.promise
  return { socket, code }
}

/** A frame as a client writes it. */
function masked(first: number, payload: Buffer | string): Buffer {
  const body = Buffer.from(payload)
  const key = Buffer.from([1, 2, 3, 4])
  const length =
    body.length < 126
      ? Buffer.from([0x80 | body.length])
      : Buffer.from([0x80 | 126, body.length >> 8, body.length & 255])
  return Buffer.concat([Buffer.from([first]), length, key, body.map((byte, i) => byte ^ (key[i % 4] as number))])
}

describe('a client that does not keep to the protocol', () => {
  const faults: Record<string, [number, Buffer[]]> = {
    'does not mask': [1002, [Buffer.from([0x81, 2, 0x68, 0x69])]],
    'uses an extension nobody agreed on': [1002, [masked(0xc1, 'hi')]],
    'makes up a kind of frame': [1002, [masked(0x83, 'hi')]],
    'sends a piece of nothing': [1002, [masked(0x80, 'hi')]],
    'begins a message within another': [1002, [masked(0x01, 'hi'), masked(0x81, 'ho')]],
    'cuts a ping into pieces': [1002, [masked(0x09, 'hi')]],
    'sends a ping that is too long': [1002, [masked(0x89, 'x'.repeat(126))]],
    'sends what is not UTF-8': [1007, [masked(0x81, Buffer.from([0xff, 0xfe]))]],
    'promises more than there may be': [
      1009,
      [Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4])],
    ],
    'promises more than there is': [1009, [Buffer.from([0x81, 0xff, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4])]],
    'adds piece to piece': [1009, [masked(0x01, ''), ...Array.from({ length: 1100 }, () => masked(0x00, ''))]],
    'closes with a code there is none of': [1002, [masked(0x88, Buffer.from([0x03, 0xed]))]],
  }
  for (const [what, [code, frames]] of Object.entries(faults))
    test(`is cut off when it ${what}`, async () => {
      const { socket, code: got } = await bare()
      for (const frame of frames) socket.write(frame)
      expect(await got).toBe(code)
      await until(() => open.size === 0)
      expect(heard.filter((text) => text !== '(gone)')).toEqual([])
    })

  test('is understood though its bytes come one at a time', async () => {
    const { socket } = await bare()
    socket.setNoDelay(true)
    const frames = Buffer.concat([masked(0x81, 'Grüße'), masked(0x81, 'y'.repeat(300)), masked(0x81, 'end')])
    for (const byte of frames) {
      socket.write(Buffer.from([byte]))
      await new Promise((resolve) => setImmediate(resolve))
    }
    await until(() => heard.length === 3)
    expect(heard).toEqual(['Grüße', 'y'.repeat(300), 'end'])
  })

  test('is understood though many frames come at once, cut anywhere', async () => {
    const { socket } = await bare()
    const texts = Array.from({ length: 200 }, (_, i) => `${i}`.repeat(i))
    const bytes = Buffer.concat(texts.map((text) => masked(0x81, text)))
    for (let at = 0; at < bytes.length; at += 777) {
      socket.write(bytes.subarray(at, at + 777))
      if (at % 3 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await until(() => heard.length === texts.length)
    expect(heard).toEqual(texts)
  })

  test('that goes without a word is let go', async () => {
    const { socket } = await bare()
    socket.destroy()
    await until(() => open.size === 0)
    const half = await bare()
    half.socket.end()
    await until(() => open.size === 0)
  })
})

test('what is no WebSocket is told so', () => {
  const right = {
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  }
  const shake = (headers: object, method = 'GET') => handshake({ method, headers } as never)
  expect(shake(right)).toMatchObject({ answer: expect.stringContaining('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=') })
  expect(shake(right, 'POST')).toHaveProperty('fault')
  for (const header of Object.keys(right)) expect(shake({ ...right, [header]: 'x' })).toHaveProperty('fault')
})
