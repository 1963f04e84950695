import { say } from '@anachron/kernel/words'
import { t } from '@anachron/kit'
import type { Answers, Message, Push, RefusalMessage, RequestInput, Verb } from '@anachron/wire'
import { Plays } from '@anachron/wire/plays'
import type { Connect, Link } from './link.ts'

export type RequestRefusal = RefusalMessage

/** A request that the host would not carry out, with its sentence. */
export class RefusalError extends Error {
  readonly refusal: RequestRefusal
  constructor(refusal: RequestRefusal) {
    super(t(refusal.reason))
    this.refusal = refusal
  }
}

export type State = 'connecting' | 'ready' | 'lost'

interface Pending {
  text: string
  resolve(answer: never): void
  reject(problem: Error): void
}

/** Seconds of silence after which a sign of life is asked for, and after which the way is taken to be broken. */
const ASK_AFTER = 3
const BROKEN_AFTER = 8
const SILENT = say`Nothing comes from the server any more.`

/** In the ids of what belongs to one connection. */
const ONCE = '-once-'

const AGAIN = [300, 800, 2000, 5000, 10_000]

/**
 * Speaks wire to one host. Requests survive a broken connection: they are sent again with the same id, and done once.
 */
export class Client {
  state: State = 'connecting'
  /** Why it is lost. */
  trouble: string | undefined
  you: { id: string; name: string } | undefined
  levels: readonly string[] = []
  /** The host's clock minus ours. */
  skew = 0
  readonly #connect: Connect
  readonly #version: number
  readonly #pending = new Map<string, Pending>()
  readonly #plays = new Plays((table, as) => this.#once('watch', { table, as }, () => {}))
  readonly #pushes = new Set<(push: Push) => void>()
  readonly #changes = new Set<() => void>()
  #link: Link | undefined
  /** Seconds in which this page was awake and nothing came. */
  #silent = 0
  #tries = 0
  #next = 0
  readonly #origin = Math.random().toString(36).slice(2, 10)

  /** `listens`: asks for signs of life, as a network may freeze without closing anything. */
  constructor(connect: Connect, version: number, { listens = false } = {}) {
    this.#connect = connect
    this.#version = version
    this.#open()
    if (listens) this.#listen()
  }

  #listen(): void {
    // Counted by seconds that were lived through: a page that was held up has perhaps only not read its messages yet.
    setInterval(() => this.#second(), 1000)
    // Perhaps the network is gone, or was while nobody looked: it is found out soon.
    const doubt = (): void => {
      if (this.state === 'ready') this.#ask(BROKEN_AFTER - 3)
    }
    addEventListener('offline', doubt)
    addEventListener('online', () => {
      this.retry()
      doubt()
    })
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) doubt()
      this.#sayAttention()
    })
  }

  #second(): void {
    if (this.state === 'lost') return
    this.#silent++
    if (this.#silent >= BROKEN_AFTER) {
      const link = this.#link
      this.#lost(t(SILENT))
      link?.close()
    } else if (this.#silent === ASK_AFTER && this.state === 'ready') this.#ask(ASK_AFTER)
  }

  /** Asks for a sign of life, which also says what time it is there. */
  #ask(silent: number): void {
    this.#silent = silent
    const asked = Date.now()
    this.#once('ping', {}, ({ now }: Answers['ping']) => {
      this.skew = now - (asked + Date.now()) / 2
    })
  }

  #sayAttention(): void {
    if (this.state === 'ready') this.#once('attention', { hidden: document.hidden }, () => {})
  }

  /** A request of this connection, not to be sent again through another. */
  #once(verb: Verb, input: object, resolve: (answer: never) => void): void {
    const id = `${this.#origin}${ONCE}${++this.#next}`
    const text = JSON.stringify({ do: verb, id, ...input })
    this.#pending.set(id, { text, resolve, reject: () => {} })
    this.#link?.send(text)
  }

  /** `known`: an id for what is to be done once, however often it is asked for. */
  request<V extends Verb>(verb: V, input: RequestInput<V>, known?: string): Promise<Answers[V]> {
    const id = known ?? `${this.#origin}-${++this.#next}`
    const text = JSON.stringify({ do: verb, id, ...input })
    if (verb === 'unwatch') this.#plays.forget((input as RequestInput<'unwatch'>).table)
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve: resolve as Pending['resolve'], reject })
      if (this.state === 'ready') this.#link?.send(text)
    })
  }

  onPush(listen: (push: Push) => void): () => void {
    this.#pushes.add(listen)
    return () => this.#pushes.delete(listen)
  }

  /** Called when the state of the connection changes. */
  onChange(listen: () => void): () => void {
    this.#changes.add(listen)
    return () => this.#changes.delete(listen)
  }

  /** Once the host has said hello: who we are and what its bots can do is known from then on. */
  ready(): Promise<this> {
    return new Promise((resolve) => {
      if (this.you) resolve(this)
      else {
        const stop = this.onChange(() => {
          if (!this.you) return
          stop()
          resolve(this)
        })
      }
    })
  }

  /** Tries again at once, for people who do not want to wait. */
  retry(): void {
    if (this.state === 'lost') this.#open()
  }

  close(): void {
    this.#tries = Number.POSITIVE_INFINITY
    this.#link?.close()
  }

  #open(): void {
    this.#set('connecting')
    this.#silent = 0
    this.#plays.clear()
    // A link that was given up may still say something.
    const isNow = (): boolean => this.#link === link
    const link: Link = this.#connect({
      opened: () => isNow() && this.#greet(),
      arrived: (text) => isNow() && this.#arrived(JSON.parse(text) as Message),
      closed: (reason) => isNow() && this.#lost(reason),
    })
    this.#link = link
  }

  #greet(): void {
    const id = `${this.#origin}${ONCE}${++this.#next}`
    const resolve = (answer: Answers['hello']): void => {
      this.you = answer.you
      this.levels = answer.levels
      this.skew = answer.now - Date.now()
      this.#tries = 0
      this.#set('ready')
      if (this.#isHidden()) this.#sayAttention()
      for (const [sent, { text }] of this.#pending) if (!sent.includes(ONCE)) this.#link?.send(text)
    }
    const text = JSON.stringify({ do: 'hello', id, version: this.#version, changes: true })
    this.#pending.set(id, { text, resolve: resolve as Pending['resolve'], reject: (p) => this.#lost(p.message) })
    this.#link?.send(text)
  }

  #isHidden(): boolean {
    return typeof document !== 'undefined' && document.hidden
  }

  #arrived(message: Message): void {
    this.#silent = 0
    if (message.m === 'ok' || message.m === 'refusal') {
      const pending = this.#pending.get(message.re ?? '')
      if (!pending) return
      this.#pending.delete(message.re ?? '')
      if (message.m === 'ok') pending.resolve(message as never)
      else pending.reject(new RefusalError(message))
      return
    }
    const push = this.#plays.whole(message) as Push | undefined
    if (push) for (const listen of this.#pushes) listen(push)
  }

  #lost(reason: string): void {
    for (const id of this.#pending.keys()) if (id.includes(ONCE)) this.#pending.delete(id)
    if (this.#tries === Number.POSITIVE_INFINITY) return
    this.#link = undefined
    this.trouble = reason
    this.#set('lost')
    const wait = AGAIN[Math.min(this.#tries++, AGAIN.length - 1)] as number
    setTimeout(() => this.state === 'lost' && this.#open(), wait)
  }

  #set(state: State): void {
    this.state = state
    for (const changed of this.#changes) changed()
  }
}
