import type { ChatLine, MessageOf, Sight, TableInfo, Told } from '@anachron/wire'
import { type Client, Declined } from './client.ts'

export type Play = MessageOf<'play'>

export interface TableState {
  info: TableInfo | undefined
  /** The newest thing this viewer has seen of the match. */
  sight: Sight | undefined
  /** The newest line of the table's ledger that we have heard of. */
  n: number
  told: readonly Told[]
  clocks: Play['clocks']
  chat: readonly ChatLine[]
  /** The last entry seen before this visit. */
  since: number | null
  /** Why the table cannot be shown. */
  trouble: string | undefined
}

const CHUNK = 200

/** One table as one person sees it: what the host has said of it so far, and how to answer. */
export class Table {
  readonly client: Client
  readonly id: string
  state: TableState = {
    info: undefined,
    sight: undefined,
    n: 0,
    told: [],
    clocks: null,
    chat: [],
    since: null,
    trouble: undefined,
  }
  readonly #listeners = new Set<() => void>()
  readonly #plays = new Set<(play: Play) => void>()
  readonly #stops: (() => void)[] = []
  #as: number | undefined

  constructor(client: Client, id: string, as?: number) {
    this.client = client
    this.id = id
    this.#as = as
  }

  open(): void {
    const { client } = this
    this.#stops.push(
      client.onPush((push) => this.#pushed(push)),
      client.onChange(() => client.state === 'ready' && this.#watch()),
    )
    if (client.state === 'ready') this.#watch()
  }

  subscribe = (listen: () => void): (() => void) => {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }

  snapshot = (): TableState => this.state

  onPlay(listen: (play: Play) => void): () => void {
    this.#plays.add(listen)
    return () => this.#plays.delete(listen)
  }

  /** Looks through the eyes of another seat of this person's. */
  watchAs(seat: number): void {
    this.#as = seat
    this.#change({ told: [] })
    this.#watch()
  }

  act(seat: number, action: object): Promise<unknown> {
    return this.client.request('act', { table: this.id, seat, answers: this.state.n, action: action as never })
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop()
    if (this.client.state === 'ready') this.client.request('unwatch', { table: this.id }).catch(() => {})
  }

  async #watch(): Promise<void> {
    try {
      const { as, since, chat } = await this.client.request('watch', {
        table: this.id,
        ...(this.#as === undefined ? {} : { as: this.#as }),
      })
      this.#as = as
      this.#change({ chat, since, trouble: undefined })
    } catch (problem) {
      this.#change({ trouble: whyNot(problem) })
    }
  }

  #pushed(push: Parameters<Parameters<Client['onPush']>[0]>[0]): void {
    if (push.m === 'table' && push.info.table === this.id)
      this.#change({ info: push.info, n: Math.max(this.state.n, push.n) })
    else if (push.m === 'chat' && push.table === this.id && !this.state.chat.some((line) => line.n === push.chat.n))
      this.#change({ chat: [...this.state.chat, push.chat] })
    else if (push.m === 'play' && push.table === this.id) this.#played(push)
  }

  #played(play: Play): void {
    const before = this.state.told.filter(({ entry }) => entry <= play.sight.entry)
    const news = play.told.filter(({ entry }) => !before.some((one) => one.entry === entry))
    const told = [...before, ...news].sort((a, b) => a.entry - b.entry)
    this.#change({ sight: play.sight, n: Math.max(this.state.n, play.n), clocks: play.clocks, told })
    for (const listen of this.#plays) listen(play)
    this.#fillGaps(play.sight)
  }

  /** The host tells what is new; what happened before is asked for, newest first. */
  async #fillGaps({ entry, as }: Sight): Promise<void> {
    const have = new Set(this.state.told.map((one) => one.entry))
    let to = entry
    while (to >= 0 && have.has(to)) to--
    if (to < 0) return
    const from = Math.max(0, to - CHUNK + 1)
    const { told } = await this.client.request('log', { table: this.id, from, to, as })
    if (this.state.sight?.as !== as) return
    const known = new Set(this.state.told.map((one) => one.entry))
    const missing = told.filter((one) => !known.has(one.entry) && one.entry <= (this.state.sight?.entry ?? 0))
    if (missing.length === 0) return
    this.#change({ told: [...missing, ...this.state.told].sort((a, b) => a.entry - b.entry) })
    if (this.state.sight) this.#fillGaps(this.state.sight)
  }

  #change(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change }
    for (const changed of this.#listeners) changed()
  }
}

function whyNot(problem: unknown): string {
  if (!(problem instanceof Declined)) return String(problem)
  if (problem.no.code === 'malformed') return 'This link leads to no table; perhaps it was cut off when it was copied.'
  return problem.message
}
