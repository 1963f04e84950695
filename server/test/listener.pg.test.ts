import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { Listener } from '../src/store/pg-listener.ts'
import { freshDatabase } from './fresh-database.ts'

/** A way to a port on which connections can fall silent: they stay open, and nothing comes through any more. */
async function wayTo(port: number) {
  const pairs: [Socket, Socket][] = []
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    pairs.push([near, far])
    near.on('error', () => {}).pipe(far.on('error', () => {}))
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume()
        far.unpipe(near).resume()
      }
    },
    close() {
      for (const socket of pairs.flat()) socket.destroy()
      server.close()
    },
  }
}

test('whoever listens on a connection that has silently died notices it, listens anew, and knows that something may be missing', async () => {
  const database = await freshDatabase()
  onTestFinished(database.drop)
  const direct = new pg.Client({ connectionString: database.url })
  await direct.connect()
  onTestFinished(() => direct.end())
  const url = new URL(database.url)
  const way = await wayTo(Number(url.port))
  onTestFinished(way.close)
  url.port = String(way.port)
  const heard = new Set<string>()
  let missed = 0
  const to = { line() {}, missed: () => void missed++, note: (note: string) => void heard.add(note) }
  const listener = new Listener(url.href, 'here', to, { every: 50, within: 1_000 })
  onTestFinished(() => listener.stop())
  const say = (note: string) => direct.query('SELECT pg_notify($1, $2)', ['anachron', `elsewhere!${note}`])
  const untilHeard = (note: string) =>
    expect.poll(async () => (await say(note)) && heard.has(note), { timeout: 20_000 }).toBe(true)
  await untilHeard('one')
  way.fallSilent()
  await untilHeard('two')
  expect(missed).toBeGreaterThan(0)
})
