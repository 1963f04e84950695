import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { networkOf } from './address.ts'

const FULL = 'Too many connections from your address.'

/**
 * Counts who is connected from where, whatever they do with it: a socket, a request whose body never comes, nothing at
 * all. Behind a proxy the connections are the proxy's, and what can be told apart is requests and sockets.
 */
export class Connections {
  readonly #most: number
  readonly #isProxied: boolean
  readonly #counts = new Map<string, number>()

  constructor({ limits, trustProxy }: Settings) {
    this.#most = limits.connections === 0 ? Number.POSITIVE_INFINITY : limits.connections
    this.#isProxied = trustProxy > 0
  }

  /** One more request or socket: whether it may come in. Without a proxy it was counted when it connected. */
  enter(network: string): boolean {
    return this.#isProxied ? this.#add(network) : true
  }

  leave(network: string): void {
    if (this.#isProxied) this.#takeOff(network)
  }

  #add(network: string): boolean {
    const before = this.#counts.get(network) ?? 0
    if (before >= this.#most) return false
    this.#counts.set(network, before + 1)
    return true
  }

  #takeOff(network: string): void {
    const others = (this.#counts.get(network) ?? 1) - 1
    if (others > 0) this.#counts.set(network, others)
    else this.#counts.delete(network)
  }

  countOn(app: FastifyInstance): void {
    if (!this.#isProxied) {
      // One listener for all sockets: one each, with what it knows, would be a twentieth of what a match costs.
      const networks = new WeakMap<Socket, string>()
      const takeOff = (network: string): void => this.#takeOff(network)
      function gone(this: Socket): void {
        takeOff(networks.get(this) as string)
      }
      app.server.on('connection', (socket) => {
        const network = networkOf(socket.remoteAddress ?? '')
        if (this.#add(network)) {
          networks.set(socket, network)
          socket.on('close', gone)
        } else {
          const body = JSON.stringify({ reason: FULL })
          socket.end(
            `HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
          )
          socket.destroySoon()
        }
      })
      return
    }
    app.addHook('onRequest', async (request, reply) => {
      const network = networkOf(request.ip)
      if (!this.enter(network)) return reply.code(429).send({ reason: FULL })
      reply.raw.once('close', () => this.leave(network))
    })
  }
}
