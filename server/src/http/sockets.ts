import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import { Limit } from '../limits.ts'
import { COOKIE } from '../people/identity.ts'
import type { House } from './app.ts'
import { Connection, type Doorkeeper } from './connection.ts'

const PING_EVERY = 30_000

/** The way in for `wire`. */
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

  const mayEnter = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (house.isClosing()) return reply.code(503).send({ reason: 'The server is stopping.' })
    if (limits.connections > 0 && (perAddress.get(request.ip) ?? 0) >= limits.connections)
      return reply.code(429).send({ reason: 'Too many connections from your address.' })
    const person = await identities.personOf(request.cookies[COOKIE])
    if (!person) return reply.code(401).send({ reason: 'Say hello at /api/session first.' })
    request.person = { id: person.id, name: person.name }
    return undefined
  }

  // One function for all sockets: they live long, and there are many of them.
  function hear(this: WebSocket, data: RawData, isBinary: boolean): void {
    const connection = connected.get(this)
    if (isBinary) connection?.receiveBinary()
    else connection?.receive(data.toString())
  }
  function stayAlive(this: WebSocket): void {
    const connection = connected.get(this)
    if (connection) connection.isAlive = true
  }
  function goAway(this: WebSocket): void {
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

  const enter = (socket: WebSocket, person: { id: string; name: string }, address: string): void => {
    letGoOfRequest(socket)
    connected.set(socket, new Connection(socket, door, person, address))
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    socket.on('message', hear)
    socket.on('pong', stayAlive)
    socket.on('error', goAway)
    socket.on('close', leave)
  }

  const route = { websocket: true, preValidation: mayEnter, config: { rateLimit: false } } as const
  app.get('/socket', route, (socket, request) => {
    if (request.person) enter(socket, request.person, request.ip)
    else socket.close()
  })

  const pings = setInterval(() => {
    for (const [socket, connection] of connected) {
      if (!connection.isAlive) socket.terminate()
      connection.isAlive = false
      socket.ping()
    }
  }, PING_EVERY)
  app.addHook('preClose', async () => clearInterval(pings))
}

/**
 * A connection may last for days, and the request that opened it would be kept as long, with its headers and its answer: twice
 * as much as all the rest of a connection.
 */
function letGoOfRequest(socket: WebSocket): void {
  socket.removeAllListeners('error')
  const raw = (socket as unknown as { _socket: Socket & { _httpMessage?: ServerResponse } })._socket
  raw._httpMessage?.detachSocket(raw)
}

declare module 'fastify' {
  interface FastifyRequest {
    person?: { id: string; name: string }
  }
}
