import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { MAX_IMPORT } from '@anachron/wire'
import type { FastifyInstance } from 'fastify'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { Limit } from '../limits.ts'
import { COOKIE } from '../people/identity.ts'
import type { House } from './app.ts'
import { Connection, type Doorkeeper } from './connection.ts'
import { isOurOrigin } from './origin.ts'

const PING_EVERY = 30_000
/** The code of a connection that ends because a server restarts. */
const RESTART = 1012

interface Refusal {
  status: number
  reason: string
}

/**
 * The way in for `wire`. Sockets live for days and there are many of them, so they do not pass through the framework, whose request and
 * answer would live as long, and all of them share their listeners.
 */
export async function sockets(app: FastifyInstance, house: House): Promise<void> {
  const { host, identities, settings, metrics } = house
  const { limits } = settings
  const perAddress = new Map<string, number>()
  const connected = new Map<WebSocket, Connection>()
  const door: Doorkeeper = {
    host,
    metrics,
    limits: {
      address: new Limit(limits.address),
      person: new Limit(limits.person),
      table: new Limit(limits.table),
      making: new Limit(limits.making, 30),
    },
  }
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_IMPORT,
    perMessageDeflate: false,
    clientTracking: false,
  })

  const whoEnters = async (
    { headers, url }: IncomingMessage,
    address: string,
  ): Promise<{ id: string; name: string } | Refusal> => {
    if (url?.split('?')[0] !== '/socket') return { status: 404, reason: 'There is nothing at this address.' }
    if (house.isClosing()) return { status: 503, reason: 'The server is stopping.' }
    if (!isOurOrigin(headers, settings)) return { status: 403, reason: 'Pages of another origin may not do this.' }
    if (limits.connections > 0 && (perAddress.get(address) ?? 0) >= limits.connections)
      return { status: 429, reason: 'Too many connections from your address.' }
    const person = await identities.personOf(app.parseCookie(headers.cookie ?? '')[COOKIE])
    return person ? { id: person.id, name: person.name } : { status: 401, reason: 'Say hello at /api/session first.' }
  }

  const knock = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    const gone = (): void => void socket.destroy()
    socket.on('error', gone)
    const address = addressOf(request, settings.trustProxy)
    let entering: Awaited<ReturnType<typeof whoEnters>>
    try {
      entering = await whoEnters(request, address)
    } catch {
      entering = { status: 503, reason: 'The database does not answer.' }
    }
    const status = 'status' in entering ? entering.status : 101
    metrics.http.inc({ method: 'GET', route: '/socket', status })
    if (socket.destroyed) return
    if ('status' in entering) return turnAway(socket, entering)
    socket.off('error', gone)
    const person = entering
    server.handleUpgrade(request, socket, head, (open) => enter(open, person, address))
  }

  const enter = (socket: WebSocket, person: { id: string; name: string }, address: string): void => {
    connected.set(socket, new Connection(socket, door, person, address))
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    socket.on('message', hear)
    socket.on('pong', stayAlive)
    socket.on('error', cutOff)
    socket.on('close', leave)
  }
  function hear(this: WebSocket, data: RawData, isBinary: boolean): void {
    const connection = connected.get(this)
    if (isBinary) connection?.receiveBinary()
    else connection?.receive(data.toString())
  }
  function stayAlive(this: WebSocket): void {
    const connection = connected.get(this)
    if (connection) connection.isAlive = true
  }
  function cutOff(this: WebSocket): void {
    this.terminate()
  }
  function leave(this: WebSocket): void {
    const connection = connected.get(this)
    if (!connection) return
    const { address, session } = connection
    connected.delete(this)
    const left = (perAddress.get(address) ?? 1) - 1
    if (left > 0) perAddress.set(address, left)
    else perAddress.delete(address)
    session.close()
  }

  app.server.on('upgrade', (request, socket, head) => void knock(request, socket, head))
  const pings = setInterval(() => {
    for (const [socket, connection] of connected) {
      if (!connection.isAlive) socket.terminate()
      connection.isAlive = false
      socket.ping()
    }
  }, PING_EVERY)
  app.addHook('preClose', async () => {
    clearInterval(pings)
    for (const socket of connected.keys()) socket.close(RESTART, 'the server is stopping')
    await letGo(connected)
  })
}

/** How long those who do not answer a farewell are waited for. */
const FAREWELL = 2_000

/** Waits until all have left, and cuts off those who do not. */
async function letGo(connected: ReadonlyMap<WebSocket, unknown>): Promise<void> {
  const until = performance.now() + FAREWELL
  while (connected.size > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 10))
  for (const socket of connected.keys()) socket.terminate()
}

/** As the framework has it: a proxy that is believed says first who came to it. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const told = headers['x-forwarded-for']
  const first = (Array.isArray(told) ? told.join() : told)?.split(',')[0]?.trim()
  return (trustProxy && first) || (socket.remoteAddress ?? '')
}

function turnAway(socket: Duplex, { status, reason }: Refusal): void {
  const body = JSON.stringify({ reason })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
