import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Browser, ownServer } from '../visitor.ts'
import { begin, last, ping, pong, told } from './bytes.ts'
import { Client, HELLO, request } from './client.ts'

/** Asks for signs of life more often than in earnest, but not so often that a busy machine could miss one. */
const PING_EVERY = 1_000

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
  for (let round = 1; round <= 2; round++) {
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

test('of what one address leaves unfinished, 32 MB are kept; the others go on', async () => {
  const MB = 1024 * 1024
  const patient = await ownServer({ metricsToken: 'a token' })
  const browser = new Browser(patient.port)
  const line = await browser.connect()
  const piece = begin('x'.repeat(MB - 1000))
  const slow = Array.from({ length: 40 }, () => new Client(patient.port))
  for (const { socket } of slow)
    socket.write(Buffer.concat([Buffer.from(request([...HELLO, `Cookie: ${browser.cookie}`])), piece]))
  const cut = () => slow.filter(({ frames }) => told(frames).includes('close 1013')).length
  await until(() => cut() === 8)
  expect(await line.ask('lobby', {})).toMatchObject({ m: 'ok' })
  const metrics = await browser.fetch('GET', '/metrics', undefined, { authorization: 'Bearer a token' })
  expect(await metrics.text()).toMatch(/anachron_refused_total\{why="memory"\} 8/)
  for (const { socket } of slow) socket.destroy()
  await patient.close()
})

test('pings without end are cut off', async () => {
  client.socket.write(Buffer.concat(Array.from({ length: 5_000 }, () => ping())))
  await client.gone
  expect(told(client.frames).at(-1)).toBe('close 1008')
})
