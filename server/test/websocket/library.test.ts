import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { handshake } from '../../src/socket/handshake.ts'
import { WebSocketEnd } from '../../src/socket/socket.ts'

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
    if ('refusal' in shaken) return void socket.destroy()
    socket.write(shaken.answer)
    const end: WebSocketEnd = new WebSocketEnd(socket as Socket, LONGEST, {
      text(text) {
        heard.push(text)
        end.send(text)
      },
      binary: () => heard.push('(binary)'),
      alive: () => heard.push('(alive)'),
      heard: () => {},
      keeps: () => true,
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
