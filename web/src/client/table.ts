import { t } from '@anachron/kit'
import type { Answers, ChatLine, EntryEvents, MatchView, MessageOf, RequestInput, TableInfo } from '@anachron/wire'
import { type Client, RefusalError } from './client.ts'

export type Play = MessageOf<'play'>

export interface TableState {
  info: TableInfo | undefined
  /** The newest thing this viewer has seen of the match. */
  matchView: MatchView | undefined
  /** The newest line of the table's ledger that we have heard of. */
  n: number
  entryEvents: readonly EntryEvents[]
  clocks: Play['clocks']
  chat: readonly ChatLine[]
  /** The last entry seen before this visit. */
  since: number | null
  /** Why the table cannot be shown. */
  trouble: string | undefined
}

const CHUNK = 200

/** One table as one person sees it: what the host has said of it so far, and how to answer. */
export class ClientTable {
  readonly client: Client
  readonly id: string
  state: TableState = {
    info: undefined,
    matchView: undefined,
    n: 0,
    entryEvents: [],
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

  /** Looks as another seat of this person's. */
  watchAs(seat: number): void {
    this.#as = seat
    this.#change({ entryEvents: [] })
    this.#watch()
  }

  /** `itself`: for a person who was not asked; undo passes over it. */
  act(seat: number, action: object, { itself = false } = {}): Promise<unknown> {
    const answer = { table: this.id, seat, basedOn: this.state.n, action: action as never }
    return this.client.request('act', itself ? { ...answer, itself } : answer)
  }

  plan(seat: number, steps: RequestInput<'plan'>['steps']): Promise<Answers['plan']> {
    return this.client.request('plan', { table: this.id, seat, basedOn: this.state.n, steps })
  }

  close(): void {
    for (const stop of this.#stops.splice(0)) stop()
    if (this.client.state === 'ready') this.client.request('unwatch', { table: this.id }).catch(() => {})
  }

  async #watch(): Promise<void> {
    // After a broken connection: what was on the screen already has been seen.
    const shown = this.state.matchView?.entry ?? 0
    try {
      const { as, since, chat } = await this.client.request('watch', {
        table: this.id,
        ...(this.#as === undefined ? {} : { as: this.#as }),
      })
      this.#as = as
      this.#change({ chat, since: since === null ? null : Math.max(since, shown), trouble: undefined })
    } catch (problem) {
      this.#change({ trouble: whyNot(problem) })
    }
  }

  #pushed(push: Parameters<Parameters<Client['onPush']>[0]>[0]): void {
    if (push.m === 'table' && push.info.table === this.id)
      this.#change({ info: push.info, n: Math.max(this.state.n, push.n) })
    else if (push.m === 'chat' && push.table === this.id && !this.state.chat.some((line) => line.n === push.chat.n))
      this.#change({ chat: [...this.state.chat, push.chat].sort((a, b) => a.n - b.n) })
    else if (push.m === 'play' && push.table === this.id) this.#played(push)
  }

  #played(play: Play): void {
    const before = this.state.entryEvents.filter(({ entry }) => entry <= play.matchView.entry)
    const news = play.entryEvents.filter(({ entry }) => !before.some((one) => one.entry === entry))
    const entryEvents = [...before, ...news].sort((a, b) => a.entry - b.entry)
    this.#change({ matchView: play.matchView, n: Math.max(this.state.n, play.n), clocks: play.clocks, entryEvents })
    for (const listen of this.#plays) listen(play)
    this.#fillGaps(play.matchView)
  }

  /** The host tells what is new; what happened before is asked for, newest first. */
  async #fillGaps({ entry, as }: MatchView): Promise<void> {
    const have = new Set(this.state.entryEvents.map((one) => one.entry))
    let to = entry
    while (to >= 0 && have.has(to)) to--
    if (to < 0) return
    const from = Math.max(0, to - CHUNK + 1)
    const { entryEvents } = await this.client.request('log', { table: this.id, from, to, as })
    if (this.state.matchView?.as !== as) return
    const known = new Set(this.state.entryEvents.map((one) => one.entry))
    const missing = entryEvents.filter(
      (one) => !known.has(one.entry) && one.entry <= (this.state.matchView?.entry ?? 0),
    )
    if (missing.length === 0) return
    this.#change({ entryEvents: [...missing, ...this.state.entryEvents].sort((a, b) => a.entry - b.entry) })
    if (this.state.matchView) this.#fillGaps(this.state.matchView)
  }

  #change(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change }
    for (const changed of this.#listeners) changed()
  }
}

function whyNot(problem: unknown): string {
  if (!(problem instanceof RefusalError)) return String(problem)
  if (problem.refusal.code === 'malformed')
    return t('This link leads to no table; perhaps it was cut off when it was copied.')
  return problem.message
}
