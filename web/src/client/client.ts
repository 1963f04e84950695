import type { Answers, Message, No, Push, RequestInput, Verb } from '@anachron/wire'
import type { Connect, Link } from './link.ts'

export type Refused = No

/** A request that the host would not carry out, with its sentence. */
export class Declined extends Error {
  readonly no: Refused
  constructor(no: Refused) {
    super(no.reason)
    this.no = no
  }
}

export type State = 'connecting' | 'ready' | 'lost'

interface Pending {
  text: string
  resolve(answer: never): void
  reject(problem: Error): void
}

const AGAIN = [300, 800, 2000, 5000, 10_000]

/** Speaks wire to one host. Requests survive a broken connection: they are sent again with the same id, and done once. */
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
  readonly #pushes = new Set<(push: Push) => void>()
  readonly #changes = new Set<() => void>()
  #link: Link | undefined
  #tries = 0
  #next = 0
  readonly #origin = Math.random().toString(36).slice(2, 10)

  constructor(connect: Connect, version: number) {
    this.#connect = connect
    this.#version = version
    this.#open()
  }

  request<V extends Verb>(verb: V, input: RequestInput<V>): Promise<Answers[V]> {
    const id = `${this.#origin}-${++this.#next}`
    const text = JSON.stringify({ do: verb, id, ...input })
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
    this.#link = this.#connect({
      opened: () => this.#greet(),
      arrived: (text) => this.#arrived(JSON.parse(text) as Message),
      closed: (reason) => this.#lost(reason),
    })
  }

  #greet(): void {
    const id = `${this.#origin}-hello-${++this.#next}`
    const resolve = (answer: Answers['hello']): void => {
      this.you = answer.you
      this.levels = answer.levels
      this.skew = answer.now - Date.now()
      this.#tries = 0
      this.#set('ready')
      for (const { text } of this.#pending.values()) this.#link?.send(text)
    }
    const text = JSON.stringify({ do: 'hello', id, version: this.#version })
    this.#pending.set(id, { text, resolve: resolve as Pending['resolve'], reject: (p) => this.#lost(p.message) })
    this.#link?.send(text)
  }

  #arrived(message: Message): void {
    if (message.m === 'ok' || message.m === 'no') {
      const pending = this.#pending.get(message.re ?? '')
      if (!pending) return
      this.#pending.delete(message.re ?? '')
      if (message.m === 'ok') pending.resolve(message as never)
      else pending.reject(new Declined(message))
      return
    }
    for (const listen of this.#pushes) listen(message)
  }

  #lost(reason: string): void {
    for (const id of this.#pending.keys()) if (id.includes('-hello-')) this.#pending.delete(id)
    if (this.#tries === Number.POSITIVE_INFINITY) return
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
