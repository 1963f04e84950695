import type { Duplex } from 'node:stream'
import { type Host, Session } from '@anachron/host'
import { parseRequest, type Request } from '@anachron/wire'
import { WebSocket } from 'ws'
import type { Limit } from '../limits.ts'
import { frameOf } from './frame.ts'
import type { Metrics } from './metrics.ts'

/** Bytes that a slow connection may leave unread before it is cut; whoever it is connects again and is shown the present. */
const MAX_BEHIND = 8 * 1024 * 1024
/** Requests of one connection that wait to be carried out. */
const MAX_WAITING = 64
/** So many senseless or excessive requests, and the connection is cut. */
const MAX_NONSENSE = 500
const POLICY = 1008
/** Requests that make something lasting or keep a processor busy: these are counted apart. */
const MAKING: ReadonlySet<Request['do']> = new Set([
  'create',
  'import',
  'branch',
  'rematch',
  'export',
  'verify',
  'hint',
])

export interface Doorkeeper {
  host: Host
  metrics: Metrics
  limits: { address: Limit; person: Limit; table: Limit; making: Limit }
}

/** Connections with something to send. */
let unsent: Connection[] = []

function sendUnsent(): void {
  const all = unsent
  unsent = []
  for (const connection of all) connection.flush()
}

/** One socket of one person. What makes no sense or is too much is turned away before the host hears of it. */
export class Connection {
  readonly session: Session
  readonly address: string
  /** Whether anything has come since the last ping. */
  isAlive = true
  readonly #socket: WebSocket
  readonly #door: Doorkeeper
  readonly #raw: Duplex
  #waiting = 0
  #nonsense = 0
  /** Frames that leave at the end of this moment. */
  #unsent = ''

  constructor(socket: WebSocket, door: Doorkeeper, person: { id: string; name: string }, address: string) {
    this.#socket = socket
    this.#raw = (socket as unknown as { _socket: Duplex })._socket
    this.#door = door
    this.address = address
    this.session = new Session(door.host, person, this)
  }

  /** What is sent in one moment, such as an answer and what it brought about, leaves in one write. */
  send(text: string): void {
    if (this.#unsent === '') {
      if (unsent.length === 0) process.nextTick(sendUnsent)
      unsent.push(this)
    }
    this.#unsent += frameOf(text)
  }

  flush(): void {
    const frames = this.#unsent
    this.#unsent = ''
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (this.#raw.writableLength > MAX_BEHIND) this.#socket.terminate()
    else this.#raw.write(frames, 'latin1')
  }

  receive(text: string): void {
    this.isAlive = true
    const parsed = parseRequest(text)
    const over = this.#overLimit('fault' in parsed ? undefined : parsed.request)
    if (over) this.#turnAway('limit', 'fault' in parsed ? parsed.re : parsed.request.id, over)
    else if ('fault' in parsed) this.#turnAway('malformed', parsed.re, parsed.fault)
    else this.#carryOut(parsed.request)
  }

  #overLimit(request: Request | undefined): string | undefined {
    const { address, person, table, making } = this.#door.limits
    const many = (whence: string): string => `Too many requests ${whence}. Wait a little and send it again.`
    if (!address.allows(this.address)) return many('from your address')
    if (!person.allows(this.session.person.id)) return many('from you')
    if (request && MAKING.has(request.do) && !making.allows(this.session.person.id))
      return many('of this kind from you')
    if (request && 'table' in request && !table.allows(request.table)) return many('at this table')
    return this.#waiting >= MAX_WAITING ? 'Wait for answers before you ask for more.' : undefined
  }

  #carryOut(request: Request): void {
    const { metrics } = this.#door
    const came = performance.now()
    this.#waiting++
    metrics.asked(request.do)
    void this.session.carryOut(request).then(() => {
      this.#waiting--
      metrics.seconds.observe((performance.now() - came) / 1000)
    })
  }

  receiveBinary(): void {
    this.#turnAway('malformed', null, 'A request is text.')
  }

  #turnAway(code: 'limit' | 'malformed', re: string | null, reason: string): void {
    this.#door.metrics.refused.inc({ why: code })
    this.session.refuse(re, { code, reason })
    if (++this.#nonsense <= MAX_NONSENSE) return
    this.flush()
    this.#socket.close(POLICY, 'too much that makes no sense')
  }
}
