import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { game as example } from '@anachron/example'
import type { Environment } from '@anachron/host'
import type { Json } from '@anachron/kernel'
import type { Answers, Message, MessageOf, RequestInput, Verb } from '@anachron/wire'
import { messageFault } from '@anachron/wire/api'
import { WebSocket } from 'ws'
import { type Served, serve } from '../src/serve.ts'
import { type Settings, settingsFrom } from '../src/settings.ts'
import { endless } from '../trials/endless.ts'

const own = new Map([example, endless].map((game) => [game.id, { game: game as never }]))

/** A server of one's own on a free port, with a file that goes away with it. */
export async function ownServer(
  given: Partial<Settings> = {},
  games: Environment['loadGame'] = async (id) => own.get(id),
  around: Pick<Environment, 'now' | 'later'> = {},
): Promise<Served & { close(): Promise<void>; file: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'anachron-server-'))
  const file = join(folder, 'data.sqlite')
  const fixed = {
    port: 0,
    host: '127.0.0.1',
    database: file,
    app: join(folder, 'app'),
    botThreads: 0,
    botBudget: 0,
    // Tests share their process: nobody may end it.
    hangAfter: 0,
    logLevel: 'silent',
  }
  const tidy = (): void => rmSync(folder, { recursive: true, force: true })
  const served = await serve(settingsFrom({}, { ...fixed, ...given }), games, undefined, around).catch(
    (failure: unknown) => {
      tidy()
      throw failure
    },
  )
  return {
    ...served,
    file,
    async close() {
      await served.stop()
      tidy()
    },
  }
}

/** A browser, as far as a server can tell. */
export class Browser {
  readonly #url: string
  cookie = ''
  /** By which a device is known to those who have logged in on it. */
  devices = ''
  readonly origin: string

  constructor(port: number, cookie = '') {
    this.#url = `http://127.0.0.1:${port}`
    this.origin = this.#url
    this.cookie = cookie
  }

  async fetch(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await fetch(this.#url + path, {
      method,
      headers: {
        origin: this.origin,
        ...(this.cookie ? { cookie: [this.cookie, this.devices].join('; ') } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    for (const given of answer.headers.getSetCookie()) {
      const [cookie] = given.split(';') as [string]
      if (cookie.startsWith('anachron=')) this.cookie = cookie
      else this.devices = cookie
    }
    return answer
  }

  async json<T>(method: string, path: string, body?: object): Promise<T & { reason?: string }> {
    return (await (await this.fetch(method, path, body)).json()) as T & { reason?: string }
  }

  session(): Promise<{ id: string; name: string; protected: boolean }> {
    return this.json('POST', '/api/session')
  }

  socket(headers: Record<string, string> = {}): WebSocket {
    return new WebSocket(`${this.#url.replace('http', 'ws')}/socket`, {
      headers: { origin: this.origin, cookie: this.cookie, ...headers },
    })
  }

  async connect(): Promise<Line> {
    if (!this.cookie) await this.session()
    return this.#opened(this.socket())
  }

  /** Comes in as a bot from outside does, by header or as a protocol. */
  connectBot(token: string, way: 'header' | 'protocol' = 'header'): Promise<Line> {
    const url = `${this.#url.replace('http', 'ws')}/socket`
    return this.#opened(
      way === 'header'
        ? new WebSocket(url, { headers: { authorization: `Bearer ${token}` } })
        : new WebSocket(url, ['anachron', `bearer.${token}`], { origin: 'https://elsewhere.example' }),
    )
  }

  async #opened(socket: WebSocket): Promise<Line> {
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return new Line(socket)
  }
}

let ids = 0

/** An open socket: asks and hears. */
export class Line {
  readonly socket: WebSocket
  readonly inbox: Message[] = []
  /** Messages that are not what the wire says they are. */
  readonly misfits: string[] = []
  readonly #verbs = new Map<string, Verb>()
  readonly #waiting = new Set<() => void>()

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as Message
      const misfit = messageFault(message, 're' in message ? this.#verbs.get(message.re ?? '') : undefined)
      if (misfit) this.misfits.push(misfit)
      this.inbox.push(message)
      for (const look of [...this.#waiting]) look()
    })
  }

  until<M extends Message>(fits: (message: Message) => message is M): Promise<M>
  until(fits: (message: Message) => boolean): Promise<Message>
  until(fits: (message: Message) => boolean): Promise<Message> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.inbox.findLast(fits)
        if (!found) return
        this.#waiting.delete(look)
        resolve(found)
      }
      this.#waiting.add(look)
      look()
    })
  }

  async ask<V extends Verb>(verb: V, fields: RequestInput<V>): Promise<Answers[V] & Message> {
    const id = `v${++ids}`
    this.#verbs.set(id, verb)
    this.socket.send(JSON.stringify({ do: verb, id, ...fields }))
    const answer = await this.until((message) => 're' in message && message.re === id)
    if (this.misfits.length > 0) throw new Error(`not as the wire says: ${this.misfits[0]}`)
    return answer as Answers[V] & Message
  }

  play(n = 0): Promise<MessageOf<'play'>> {
    return this.until((message): message is MessageOf<'play'> => message.m === 'play' && message.n >= n)
  }
}

/** Two lines at one table of a game for two. */
export async function twoAtTable(port: number, game = 'endless', options: Record<string, Json> = {}) {
  const [ann, bob] = [await new Browser(port).connect(), await new Browser(port).connect()]
  const { table } = await ann.ask('create', { game, options, seats: [{ kind: 'you' }, { kind: 'open' }] })
  await bob.ask('sit', { table, seat: 1 })
  await ann.ask('watch', { table, as: 0 })
  await bob.ask('watch', { table, as: 1 })
  return { ann, bob, table }
}
