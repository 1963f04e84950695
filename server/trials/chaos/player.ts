import { createHash, randomUUID } from 'node:crypto'
import { type Message, type MessageOf, WIRE_VERSION } from '@anachron/wire'
import { WebSocket } from 'ws'

/** An action that a server has acknowledged. */
export interface Acknowledged {
  table: string
  id: string
  n: number
  action: object
}

/** Something a player was shown. */
export interface Shown {
  table: string
  n: number
  as: number
  digest: string
}

export const digestOf = (matchView: unknown): string =>
  createHash('sha1').update(JSON.stringify(matchView)).digest('base64')

type Ports = () => number

/**
 * A player who does not give up: connects again after every cut, sends again what was not answered, with the same id,
 * and now and then sends things twice or out of order. Writes down what was acknowledged and shown.
 */
export class Player {
  person = ''
  readonly acknowledged: Acknowledged[] = []
  readonly shown: Shown[] = []
  /** Ids of actions that were sent at least once. */
  readonly sent = new Set<string>()
  refused = 0
  readonly latest = new Map<string, MessageOf<'play'>>()
  readonly #port: Ports
  #cookie = ''
  #socket: WebSocket | undefined
  #open: Promise<void> | undefined
  #stopped = false
  readonly #awaited = new Map<string, { text: string; settle(message: Message): void }>()
  readonly #watched = new Map<string, number>()
  readonly #old: string[] = []
  onPlay: ((play: MessageOf<'play'>) => void) | undefined

  constructor(port: Ports) {
    this.#port = port
  }

  async #enter(): Promise<void> {
    const port = this.#port()
    if (this.#cookie === '') {
      const answer = await fetch(`http://127.0.0.1:${port}/api/session`, {
        method: 'POST',
        signal: AbortSignal.timeout(5000),
      })
      if (!answer.ok) throw new Error(`no session: ${answer.status}`)
      this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
      this.person = ((await answer.json()) as { id: string }).id
    }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`, {
      headers: { cookie: this.#cookie },
      handshakeTimeout: 5000,
    })
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString()) as Message))
    socket.on('error', () => {})
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve())
      socket.once('close', () => reject(new Error('closed')))
    })
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined
      if (!this.#stopped) void this.connect()
    })
    this.#socket = socket
    socket.send(JSON.stringify({ do: 'hello', version: WIRE_VERSION, id: randomUUID() }))
    for (const [table, as] of this.#watched) this.#post({ do: 'watch', table, as, id: randomUUID() })
    for (const { text } of this.#awaited.values()) this.#write(text)
  }

  /** Connects, however long it takes. */
  connect(): Promise<void> {
    this.#open ??= (async () => {
      while (!this.#stopped && !this.#socket) {
        try {
          await this.#enter()
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 30 + 100 * Math.random()))
        }
      }
      this.#open = undefined
    })()
    return this.#open
  }

  #hear(message: Message): void {
    if (message.m === 'play') this.#see(message)
    if (!('re' in message) || message.re === null) return
    const waiting = this.#awaited.get(message.re)
    if (!waiting) return
    const again = message.m === 'refusal' && (message.code === 'unavailable' || message.code === 'limit')
    if (again) setTimeout(() => this.#write(waiting.text), 50 + 100 * Math.random())
    else {
      this.#awaited.delete(message.re)
      waiting.settle(message)
    }
  }

  #see(play: MessageOf<'play'>): void {
    this.shown.push({ table: play.table, n: play.n, as: play.matchView.as, digest: digestOf(play.matchView) })
    const before = this.latest.get(play.table)
    // Only the newest is acted upon; with two servers an older one may come later.
    if (before && before.n > play.n) return
    this.latest.set(play.table, play)
    this.onPlay?.(play)
  }

  #post(request: object): void {
    this.#write(JSON.stringify(request))
  }

  /** Sends; sometimes twice, sometimes together with something old, sometimes late. */
  #write(text: string): void {
    const send = (what: string): void => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(what)
    }
    const luck = Math.random()
    if (luck < 0.05) setTimeout(() => send(text), 40 * Math.random())
    else send(text)
    if (luck > 0.95) send(text)
    if (luck > 0.9) send(this.#old[Math.floor(Math.random() * this.#old.length)] ?? text)
  }

  /** Asks until there is an answer. */
  ask(request: object): Promise<Message & { table?: string; n?: number }> {
    const id = randomUUID()
    const text = JSON.stringify({ ...request, id })
    return new Promise((settle) => {
      this.#awaited.set(id, { text, settle })
      this.#write(text)
    })
  }

  async watch(table: string, as: number): Promise<void> {
    this.#watched.set(table, as)
    await this.ask({ do: 'watch', table, as })
  }

  unwatch(table: string): void {
    this.#watched.delete(table)
    this.latest.delete(table)
    void this.ask({ do: 'unwatch', table })
  }

  /** Answers a decision; resolves when the answer was acknowledged or refused. */
  async act(play: MessageOf<'play'>, action: object): Promise<boolean> {
    const id = randomUUID()
    const text = JSON.stringify({ do: 'act', id, table: play.table, seat: play.matchView.as, basedOn: play.n, action })
    this.sent.add(id)
    this.#old.push(text)
    if (this.#old.length > 20) this.#old.shift()
    const message = await new Promise<Message>((settle) => {
      this.#awaited.set(id, { text, settle })
      this.#write(text)
    })
    if (message.m === 'ok')
      this.acknowledged.push({ table: play.table, id, n: (message as { n?: number }).n ?? 0, action })
    else this.refused++
    return message.m === 'ok'
  }

  /** Asks again for what it has sent and not heard of: a request may have been lost with a connection. */
  nag(): void {
    for (const { text } of this.#awaited.values()) this.#write(text)
  }

  get isWaiting(): boolean {
    return this.#awaited.size > 0
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.terminate()
  }
}
