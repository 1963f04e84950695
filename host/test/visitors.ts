import { game as example } from '@anachron/example'
import { render } from '@anachron/kernel/words'
import type { Answers, Message, MessageOf, RefusalMessage, RequestInput, Verb } from '@anachron/wire'
import { messageFault } from '@anachron/wire/api'
import { type Environment, Host, MemoryStore, randomBots, Session, type Store } from '../src/index.ts'

/** A host with a clock that stands still until it is moved, and visitors who remember all they are told. */
export class TestHost {
  time = 1_000_000
  readonly store: Store
  readonly host: Host
  readonly complaints: unknown[] = []
  readonly notices: string[] = []
  readonly #timers = new Set<{ at: number; run: () => void }>()
  #random = 0

  constructor(around: Partial<Environment> = {}) {
    this.store = around.store ?? new MemoryStore()
    this.host = new Host({
      store: this.store,
      bots: randomBots,
      loadGame: async (id) => (id === 'example' ? { game: example } : undefined),
      now: () => this.time,
      randomHex: () => (++this.#random).toString(16).padStart(2, '0').repeat(32),
      later: (ms, run) => {
        const timer = { at: this.time + ms, run }
        this.#timers.add(timer)
        return () => this.#timers.delete(timer)
      },
      notify: ({ person }) => this.notices.push(person),
      complain: (_what, error) => this.complaints.push(error),
      // The clock stands still: bots answer at once.
      botBudget: 0,
      ...around,
    })
  }

  visitor(name: string): Visitor {
    return new Visitor(this, name)
  }

  /** Lets time pass, a second at a time. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms
    while (this.time < until) await this.tick(Math.min(until - this.time, 1000))
  }

  /** Lets time pass at once. */
  async tick(ms: number): Promise<void> {
    this.time += ms
    for (const timer of [...this.#timers])
      if (timer.at <= this.time) {
        this.#timers.delete(timer)
        timer.run()
      }
    await settled()
  }
}

/** Everything that is under way without waiting for time has been done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

export type Answer<V extends Verb> = ({ m: 'ok'; re: string } & Answers[V]) | RefusalMessage

export class Visitor {
  readonly inbox: Message[] = []
  readonly heard: string[] = []
  /** Messages that are not what the wire says they are. */
  readonly misfits: string[] = []
  readonly session: Session
  readonly name: string
  #asked = 0
  /** What was asked for, by the id of the request. */
  readonly #verbs = new Map<string, Verb>()
  readonly #visit = Math.random().toString(36).slice(2)

  constructor(testHost: TestHost, name: string) {
    this.name = name
    this.session = new Session(testHost.host, { id: `person-${name}`, name }, this)
  }

  send(text: string): void {
    this.heard.push(text)
    const message = JSON.parse(text) as Message
    const misfit = messageFault(message, 're' in message ? this.#verbs.get(message.re ?? '') : undefined)
    if (misfit) this.misfits.push(`${text.slice(0, 200)}: ${misfit}`)
    this.inbox.push(message)
  }

  async ask<V extends Verb>(
    verb: V,
    fields: RequestInput<V>,
    id = `${this.name}-${this.#visit}-${++this.#asked}`,
  ): Promise<Answer<V>> {
    const from = this.inbox.length
    this.#verbs.set(id, verb)
    await this.session.receive(JSON.stringify({ do: verb, id, ...fields }))
    const found = this.inbox.slice(from).find((message) => 're' in message && message.re === id)
    if (!found) throw new Error(`no answer to ${verb}`)
    if (this.misfits.length > 0) throw new Error(`not as the wire says: ${this.misfits[0]}`)
    return found as Answer<V>
  }

  /** The answer, or the refusal as an error. */
  async get<V extends Verb>(verb: V, fields: RequestInput<V>): Promise<Answers[V]> {
    const answer = await this.ask(verb, fields)
    if (answer.m === 'refusal') throw new Error(`${verb}: ${answer.code}: ${render(answer.reason)}`)
    return answer
  }

  /** The refusal, as its person reads it. */
  async refused<V extends Verb>(verb: V, fields: RequestInput<V>): Promise<RefusalMessage & { reason: string }> {
    const answer = await this.ask(verb, fields)
    if (answer.m !== 'refusal') throw new Error(`${verb} was not refused`)
    return { ...(answer as RefusalMessage), reason: render(answer.reason) }
  }

  last<K extends Message['m']>(kind: K): MessageOf<K> {
    const found = this.inbox.findLast((message) => message.m === kind)
    if (!found) throw new Error(`no ${kind} message`)
    return found as MessageOf<K>
  }

  /** Answers with the first option that fits, as whatever seat this visitor watches. */
  async plays(table: string, fits: (action: Record<string, unknown>) => boolean = () => true) {
    const { matchView, n } = this.last('play')
    const action = matchView.options.find(fits)
    if (!action) throw new Error('no such option')
    return this.get('act', { table, seat: matchView.as, basedOn: n, action })
  }
}

/** Two people at a table of the example game, looking at it. */
export async function twoAtTable(testHost: TestHost, more: Partial<RequestInput<'create'>> = {}) {
  const ann = testHost.visitor('Ann')
  const bob = testHost.visitor('Bob')
  const { table } = await ann.get('create', {
    game: 'example',
    seats: [{ kind: 'you' }, { kind: 'open' }],
    ...more,
  })
  await ann.get('watch', { table })
  await bob.get('watch', { table })
  await bob.get('sit', { table, seat: 1 })
  await bob.get('watch', { table, as: 1 })
  return { ann, bob, table }
}
