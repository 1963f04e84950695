import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { HeldBytes } from '../../src/socket/held.ts'
import { begin, closing, frame, more, ping, text, told } from './bytes.ts'
import { Client, HELLO, request } from './client.ts'
import { conforms, GOODBYE } from './conformance.ts'
import { type Echo, echo, LONGEST, SERVERS } from './servers.ts'

const until = async (isSo: () => boolean): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: 60_000, interval: 5 })
}
const hundred = Array.from({ length: 100 }, (_, i) => `${i}`.repeat(7))

conforms('frames that come together', {
  'a hundred texts in one write': {
    sent: [...hundred.map((words) => text(words)), GOODBYE],
    told: [...hundred.map((words) => `text ${words}`), 'close 1000'],
  },
  'texts of all lengths in one write': {
    sent: [...[3, 130, 70_000, 0, 65_535].map((length) => text('x'.repeat(length))), GOODBYE],
    told: ['text xxx', 'text of 130', 'text of 70000', 'text', 'text of 65535', 'close 1000'],
  },
  'texts and pings in turns': {
    sent: [text('a'), ping('1'), text('b'), ping('2'), GOODBYE],
    told: ['text a', 'pong 1', 'text b', 'pong 2', 'close 1000'],
  },
})

describe.each(SERVERS)('a connection, %s', (which) => {
  let server: Echo
  beforeAll(async () => {
    server = await echo(which)
  })
  afterAll(() => server.close())

  const connected = async (): Promise<Client> => {
    const client = new Client(server.port)
    client.socket.write(request(HELLO))
    await until(() => client.head.includes('101'))
    return client
  }

  test('frames cut anywhere are understood', async () => {
    const client = await connected()
    const bytes = Buffer.concat([...hundred.map((words) => text(words.repeat(20))), GOODBYE])
    for (let at = 0, size = 1; at < bytes.length; at += size, size = (size * 7) % 1_013) {
      client.socket.write(bytes.subarray(at, at + size))
      if (size % 3 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await client.gone
    expect(told(client.frames)).toEqual([...hundred.map((words) => `text of ${words.length * 20}`), 'close 1000'])
  })

  test('half closed by the client is let go', async () => {
    const client = await connected()
    client.socket.end()
    await client.gone
    await until(() => server.connected() === 0)
  })

  test('half closed within a frame is let go', async () => {
    const client = await connected()
    client.socket.end(text('never whole').subarray(0, 9))
    await client.gone
    await until(() => server.connected() === 0)
  })

  test('cut off within a message is let go', async () => {
    const client = await connected()
    client.socket.write(begin('a'))
    client.socket.resetAndDestroy()
    await until(() => server.connected() === 0)
  })

  test('said goodbye to, a client that does not hang up is cut off', async () => {
    const client = await connected()
    client.socket.removeAllListeners('data')
    client.socket.removeAllListeners('end')
    client.socket.resume()
    client.socket.write(closing(1000))
    // `ws` waits half a minute for it.
    if (which === 'ours') await until(() => server.connected() === 0)
    client.socket.destroy()
    await until(() => server.connected() === 0)
  })
})

describe('what is kept for the slow, ours', () => {
  let server: Echo | undefined
  let clients: Client[] = []
  afterEach(async () => {
    for (const { socket } of clients) socket.destroy()
    clients = []
    await until(() => server?.held.all === 0)
    await server?.close()
  })

  const connected = async (address = 'one'): Promise<Client> => {
    const client = new Client(server?.port as number)
    clients.push(client)
    client.socket.write(request([...HELLO, `X-Address: ${address}`]))
    await until(() => client.head.includes('101'))
    return client
  }

  test('a message that is not finished is counted, and no more once it is', async () => {
    server = await echo('ours', new HeldBytes(200_000, 300_000))
    const client = await connected()
    const whole = text('x'.repeat(60_000))
    client.socket.write(whole.subarray(0, 50_000))
    await until(() => (server?.held.of('one') ?? 0) >= 50_000)
    client.socket.write(whole.subarray(50_000))
    await until(() => told(client.frames).length === 1)
    expect(server.held.all).toBe(0)
    client.socket.write(Buffer.concat([begin('x'.repeat(40_000)), more('x'.repeat(10_000))]))
    await until(() => server?.held.of('one') === 50_000)
    client.socket.destroy()
    await until(() => server?.held.all === 0)
  })

  test('one address that leaves many messages unfinished is told to try later; another is not', async () => {
    server = await echo('ours', new HeldBytes(200_000, 300_000))
    const slow: Client[] = []
    for (let i = 0; i < 5; i++) slow.push(await connected())
    for (const { socket } of slow) socket.write(begin('x'.repeat(60_000)))
    await until(() => slow.filter(({ frames }) => told(frames).includes('close 1013')).length === 2)
    const other = await connected('two')
    other.socket.write(Buffer.concat([begin('x'.repeat(60_000)), frame(0, 'y'), GOODBYE]))
    await other.gone
    expect(told(other.frames)).toEqual(['text of 60001', 'close 1000'])
    expect(server.held.of('one')).toBe(180_000)
  })

  test('many addresses together have a limit, too', async () => {
    server = await echo('ours', new HeldBytes(100_000, 150_000))
    const slow: Client[] = []
    for (const address of ['one', 'two', 'three']) slow.push(await connected(address))
    for (const { socket } of slow) socket.write(begin('x'.repeat(60_000)))
    await until(() => slow.filter(({ frames }) => told(frames).includes('close 1013')).length === 1)
    expect(server.held.all).toBe(120_000)
  })

  test('whoever does not read what it is sent is cut off before it costs more than an address may', async () => {
    server = await echo('ours', new HeldBytes(400_000, 1_000_000))
    const deaf = await connected()
    deaf.socket.pause()
    let peak = 0
    const asks = text('x'.repeat(LONGEST))
    // The system keeps some megabytes itself before anything stays with the server.
    while (server.connected() > 0) {
      deaf.socket.write(asks)
      await new Promise((resolve) => setImmediate(resolve))
      peak = Math.max(peak, server.held.all)
    }
    expect(peak).toBeGreaterThan(0)
    expect(peak).toBeLessThanOrEqual(400_000)
  })

  test('whoever reads late is sent everything, and no longer counted', async () => {
    server = await echo('ours', new HeldBytes(4_000_000, 4_000_000))
    const late = await connected()
    late.socket.pause()
    let sent = 0
    while (server.held.all === 0) {
      late.socket.write(text('x'.repeat(LONGEST)))
      sent++
      await new Promise((resolve) => setImmediate(resolve))
    }
    late.socket.resume()
    await until(() => server?.held.all === 0)
    expect(server.connected()).toBe(1)
    late.socket.write(GOODBYE)
    await late.gone
    expect(told(late.frames)).toEqual([...Array.from({ length: sent }, () => `text of ${LONGEST}`), 'close 1000'])
  })
})
