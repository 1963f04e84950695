import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Limit } from '../limits.ts'
import { COOKIE } from '../people/identity.ts'
import { MOST_LINES } from '../people/script-desk.ts'
import { RESTART } from '../socket/codes.ts'
import { type HandshakeRefusal, handshake, WHAT_IS_SPOKEN } from '../socket/handshake.ts'
import { HeldBytes } from '../socket/held.ts'
import { hangUpSoon } from '../socket/socket.ts'
import { addressOf, networkOf } from './address.ts'
import { bearerOf } from './bearer.ts'
import { Connection, type Doorkeeper, type Entrant } from './connection.ts'
import type { Connections } from './connections.ts'
import type { ServerContext } from './context.ts'
import { isOurOrigin } from './origin.ts'

/** People looked up at a time when it is asked whether they may still be here. */
const AT_A_TIME = 200
const MB = 1024 * 1024
/** What is kept of unfinished messages and of what is not read, for an address and in all. */
const HELD_PER_ADDRESS = 32 * MB
const HELD_IN_ALL = 128 * MB

/**
 * The way in for `wire`. Sockets live for days and there are many of them, so they do not pass through the framework,
 * whose request and answer would live as long.
 */
export async function sockets(app: FastifyInstance, context: ServerContext, connections: Connections): Promise<void> {
  const { settings, metrics } = context
  const connected = new Set<Connection>()
  const door = doorkeeper(context, (connection) => {
    connected.delete(connection)
    connections.leave(connection.address)
  })
  const knock = async (request: IncomingMessage, socket: Socket, head: Buffer): Promise<void> => {
    const hangUp = (): void => void socket.destroy()
    socket.on('error', hangUp)
    const shaken = handshake(request)
    const address = networkOf(addressOf(request, settings.trustProxy))
    // Counted from the first knock: many may knock at once.
    const isCounted = connections.enter(address)
    const person =
      'refusal' in shaken
        ? shaken.refusal
        : await whoEnters(app, context, request, isCounted).catch(() => ({
            status: 503,
            reason: 'The database does not answer.',
          }))
    metrics.http.inc({ method: 'GET', route: '/socket', status: 'status' in person ? person.status : 101 })
    if ('status' in person || 'refusal' in shaken || socket.destroyed || socket.readableEnded) {
      if (isCounted) connections.leave(address)
      if ('scopes' in person) context.scripts.leave(person.id)
      if ('status' in person) turnAway(socket, person)
      else socket.destroy()
      return
    }
    socket.off('error', hangUp)
    socket.write(shaken.answer)
    const connection = new Connection(socket, door, person, address)
    connected.add(connection)
    connection.begin(head)
  }

  app.get('/socket', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.code(426).headers(WHAT_IS_SPOKEN).send({ reason: 'This is for WebSockets.' }),
  )
  app.server.on('upgrade', (request, socket, head) => void knock(request, socket as Socket, head))
  const pings = setInterval(() => {
    for (const connection of connected) connection.ping()
    sendOutVoid(context, connected).catch((error: unknown) =>
      app.log.warn({ err: error }, 'could not look who may still be here'),
    )
  }, settings.pingEvery)
  const heartbeats = setInterval(() => {
    for (const connection of connected) connection.beat()
  }, settings.heartbeat)
  app.addHook('preClose', async () => {
    clearInterval(pings)
    clearInterval(heartbeats)
    // Whoever does not answer is cut off after a while.
    while (connected.size > 0) {
      for (const connection of connected) connection.close(RESTART, 'the server is stopping')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })
}

function doorkeeper(
  { host, metrics, scripts, settings: { limits } }: ServerContext,
  left: Doorkeeper['left'],
): Doorkeeper {
  return {
    host,
    metrics,
    scripts,
    limits: {
      address: new Limit(limits.address),
      person: new Limit(limits.person),
      table: new Limit(limits.table),
      making: new Limit(limits.making, 30),
      // Kilobytes that stay.
      keeping: new Limit(4 * limits.making, 600),
    },
    held: new HeldBytes(HELD_PER_ADDRESS, HELD_IN_ALL),
    left,
  }
}

async function whoEnters(
  app: FastifyInstance,
  context: ServerContext,
  { headers, url }: IncomingMessage,
  isCounted: boolean,
): Promise<Entrant | HandshakeRefusal> {
  const { identities, settings, isClosing } = context
  if (url?.split('?')[0] !== '/socket') return { status: 404, reason: 'There is nothing at this address.' }
  if (isClosing()) return { status: 503, reason: 'The server is stopping.' }
  if (!isCounted) return { status: 429, reason: 'Too many connections from your address.' }
  // A token is shown on purpose, wherever the page comes from; a cookie is sent by the browser without being asked.
  const shown = bearerOf(headers)
  if (shown !== undefined) return whichBotEnters(context, shown)
  if (!isOurOrigin(headers, settings)) return { status: 403, reason: 'Pages of another origin may not do this.' }
  const token = app.parseCookie(headers.cookie ?? '')[COOKIE]
  const person = await identities.personOf(token)
  if (!token || !person) return { status: 401, reason: 'Say hello at /api/session first.' }
  return { id: person.id, name: person.name, token }
}

async function whichBotEnters({ scripts }: ServerContext, token: string): Promise<Entrant | HandshakeRefusal> {
  const script = await scripts.recognise(token)
  if (!script) return { status: 401, reason: 'This token proves nothing here.' }
  const { id, name } = script.person
  if (!scripts.enter(id)) return { status: 429, reason: `A bot has at most ${MOST_LINES} streams and sockets open.` }
  return { id, name, token, scopes: script.scopes }
}

/**
 * Sends out those whose cookie is void by now. They are sent out at once when it happens; but word of it may get lost
 * between processes, and somebody may come in at the very moment.
 */
async function sendOutVoid({ store, identities }: ServerContext, connected: ReadonlySet<Connection>): Promise<void> {
  const all = [...connected]
  for (let at = 0; at < all.length; at += AT_A_TIME) {
    const some = all.slice(at, at + AT_A_TIME)
    const people = await store.people([...new Set(some.map(({ session }) => session.person.id))])
    const byId = new Map(people.map((person) => [person.id, person]))
    const ended = new Set(await identities.ended(some.map(({ token }) => token)))
    for (const { session, token } of some) {
      const person = byId.get(session.person.id)
      if (!person || !identities.isTokenOf(token, person) || ended.has(token)) session.dismiss('enter again')
    }
  }
}

function turnAway(socket: Socket, { status, reason, headers = {} }: HandshakeRefusal): void {
  if (socket.destroyed) return
  const body = JSON.stringify({ reason })
  const lines = {
    Connection: 'close',
    ...headers,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
  hangUpSoon(socket)
}
