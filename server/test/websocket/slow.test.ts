import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Browser, ownServer } from '../visitor.ts'
import { begin, last, pong, told } from './bytes.ts'
import { Client, HELLO, request } from './client.ts'

/** Asks for signs of life often, so that a test need not wait for half a minute. */
const PING_EVERY = 40

let server: Awaited<ReturnType<typeof ownServer>>
let client: Client
/** Pings that the client has answered. */
let answered: number
beforeEach(async () => {
  server = await ownServer({ pingEvery: PING_EVERY })
  const browser = new Browser(server.port)
  await browser.session()
  client = new Client(server.port)
  answered = 0
  client.socket.on('data', () => {
    for (const pings = told(client.frames).filter((line) => line === 'ping').length; answered < pings; answered++)
      client.socket.write(pong())
  })
  client.socket.write(request([...HELLO, `Cookie: ${browser.cookie}`]))
})
afterEach(async () => {
  client.socket.destroy()
  await server.close()
})

const until = async (isSo: () => boolean): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: 60_000, interval: 5 })
}

test('a message that does not go on is not waited for, however lively the client is', async () => {
  client.socket.write(begin('{"do":'))
  await client.gone
  expect(answered).toBeGreaterThan(0)
})

test('messages that begin again and again are waited for, if each of them ends', async () => {
  const requests = () => told(client.frames).filter((line) => line.startsWith('text')).length
  for (let round = 1; round <= 4; round++) {
    // So that every sign of life is asked for within a message.
    const before = answered
    client.socket.write(
      Buffer.concat([begin('{"do":"leave-lobby",'), last(`"id":"${round}"}`), begin('{"do":"leave-lobby",')]),
    )
    await until(() => answered > before)
    client.socket.write(last(`"id":"again${round}"}`))
    await until(() => requests() >= 2 * round)
  }
  expect(client.socket.destroyed).toBe(false)
})
