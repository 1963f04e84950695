import type { Socket } from 'node:net'
import { type Host, Session } from '@anachron/host'
import { MAX_IMPORT, parseRequest, type Request } from '@anachron/wire'
import type { Limit } from '../limits.ts'
import type { ScriptDesk } from '../people/script-desk.ts'
import { scriptRefusal } from '../people/script-verbs.ts'
import type { Scope } from '../people/scripts.ts'
import { POLICY } from '../socket/codes.ts'
import type { HeldBytes } from '../socket/held.ts'
import { type Owner, WebSocketEnd } from '../socket/socket.ts'
import type { Metrics } from './metrics.ts'

/** Requests of one connection that wait to be carried out. */
const MAX_WAITING = 64
/** So many senseless or excessive requests, and the connection is cut. */
const MAX_NONSENSE = 500
/** Heartbeats without an answer after which a connection is taken to be lost. */
const MOST_SILENT = 3
/** A request of so many characters counts as one: a whole match takes as long to read as a thousand moves. */
const COUNTS_AS_ONE = 1024
/** Requests that make something lasting or keep a processor busy: these are counted apart. */
const MAKING: ReadonlySet<Request['do']> = new Set([
  'create',
  'import',
  'branch',
  'rematch',
  'report',
  'export',
  'verify',
  'hint',
])

/** Somebody with a cookie that says who they are. */
export interface Entrant {
  id: string
  name: string
  token: string
  /** What it may do, if it is a bot from outside; people may do everything. */
  scopes?: readonly Scope[]
}

export interface Doorkeeper {
  host: Host
  metrics: Metrics
  limits: { address: Limit; person: Limit; table: Limit; making: Limit; keeping: Limit }
  scripts: ScriptDesk
  /** What is kept for the slow. */
  held: HeldBytes
  left(connection: Connection): void
}

/** One socket of one person. What makes no sense or is too much is turned away before the host hears of it. */
export class Connection implements Owner {
  readonly session: Session
  readonly address: string
  /** By which they came in. */
  readonly token: string
  /** Whether anything has come since the last ping. */
  isAlive = true
  readonly #end: WebSocketEnd
  readonly #door: Doorkeeper
  readonly #scopes: readonly Scope[] | undefined
  #waiting = 0
  /** Heartbeats since anything came. */
  #silent = 0
  #nonsense = 0
  /** Whether the message that has begun had begun already when a sign of life was last asked for. */
  #isLate = false

  constructor(socket: Socket, door: Doorkeeper, { id, name, token, scopes }: Entrant, address: string) {
    this.#door = door
    this.#scopes = scopes
    this.token = token
    this.address = address
    this.#end = new WebSocketEnd(socket, MAX_IMPORT, this)
    this.session = new Session(door.host, { id, name }, this.#end)
  }

  /** Bytes that came together with the request to be let in. */
  begin(head: Buffer): void {
    if (head.length > 0) this.#end.read(head)
  }

  /** Asks for a sign of life. Who has given none since the last time is cut off, and who does not finish a message. */
  ping(): void {
    const isWithin = this.#end.isWithinMessage
    if (!this.isAlive || (isWithin && this.#isLate)) this.#end.terminate()
    this.#isLate = isWithin
    this.isAlive = false
    this.#end.sendPing()
  }

  /** A network that has frozen closes nothing: whoever answers no heartbeat is gone, and the others are told. */
  beat(): void {
    if (this.#silent >= MOST_SILENT) this.#end.terminate()
    this.#silent++
    this.#end.sendPing()
  }

  close(code: number, reason: string): void {
    this.#end.end(code, reason)
  }

  gone(): void {
    this.#door.left(this)
    if (this.#scopes) this.#door.scripts.leave(this.session.person.id)
    this.session.close()
  }

  alive(): void {
    this.isAlive = true
  }

  heard(): void {
    this.#silent = 0
  }

  keeps(change: number): boolean {
    const may = this.#door.held.change(this.address, change)
    if (!may) this.#door.metrics.refused.inc({ why: 'memory' })
    return may
  }

  text(text: string): void {
    this.isAlive = true
    this.#isLate = false
    const parsed = parseRequest(text)
    const over = this.#overLimit(text.length, 'fault' in parsed ? undefined : parsed.request)
    if (over) this.#turnAway('limit', 'fault' in parsed ? parsed.re : parsed.request.id, over)
    else if ('fault' in parsed) this.#turnAway('malformed', parsed.re, parsed.fault)
    else this.#admit(parsed.request)
  }

  #admit(request: Request): void {
    const refused = this.#scopes && scriptRefusal(this.#scopes, request.do)
    if (refused) this.session.refuse(request.id, { code: 'not-yours', reason: refused })
    else this.#carryOut(request)
  }

  #overLimit(length: number, request: Request | undefined): string | undefined {
    const { address, person, table, making, keeping } = this.#door.limits
    const kilobytes = Math.ceil(length / COUNTS_AS_ONE)
    const many = (whence: string): string => `Too many requests ${whence}. Wait a little and send it again.`
    if (!address.allows(this.address, kilobytes)) return many('from your address')
    const { id } = this.session.person
    if (this.#scopes ? !this.#door.scripts.allows(id) : !person.allows(id)) return many('from you')
    if (request && MAKING.has(request.do) && !making.allows(id)) return many('of this kind from you')
    if (request?.do === 'keep' && !keeping.allows(this.address, kilobytes))
      return many('of this kind from your address')
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

  binary(): void {
    this.#isLate = false
    this.#turnAway('malformed', null, 'A request is text.')
  }

  #turnAway(code: 'limit' | 'malformed', re: string | null, reason: string): void {
    this.#door.metrics.refused.inc({ why: code })
    this.session.refuse(re, { code, reason })
    if (++this.#nonsense > MAX_NONSENSE) this.close(POLICY, 'too much that makes no sense')
  }
}
