import { hashOf, type Viewer } from '@anachron/kernel'
import type { Card } from '@anachron/wire'
import { namedCard, standingOf } from './cards.ts'
import { Heartbeat } from './heartbeat.ts'
import type { Header, Line } from './ledger.ts'
import { seal } from './outgoing.ts'
import type { Session } from './session.ts'
import { isPerson, peopleAt } from './state.ts'
import type { Standing, Store } from './store.ts'
import type { BotRunner, Surroundings } from './surroundings.ts'
import { Table } from './table.ts'
import { Thinking } from './thinking.ts'
import { callTime } from './time-up.ts'

/** A table nobody looks at is dropped from memory after so long; it comes back when somebody wants it. */
const IDLE = 60_000
const SWEEP_EVERY = 1_000
/** How long a person who is asked may look elsewhere before word is sent to them. */
const NOTIFY_AFTER = 20_000
/** Bots of a line that another process wrote are thought for by that process, unless it has died. */
const OTHERS_BOTS_AFTER = 4_000

/** All tables that this process has in memory, and everybody connected to it. */
export class Host {
  readonly store: Store
  readonly bots: BotRunner
  readonly heartbeat: Heartbeat
  readonly #around: Surroundings
  readonly #tables = new Map<string, Table>()
  readonly #opening = new Map<string, Promise<Table | undefined>>()
  readonly #sessions = new Map<string, Set<Session>>()
  readonly #names = new Map<string, string>()
  readonly #thinking: Thinking
  /** Cards that lists have not been shown yet; null where the card must be read first. */
  readonly #cards = new Map<string, Card | null>()
  readonly #stop: (() => void)[] = []
  readonly #saving = new Set<Promise<void>>()
  #sweeping = false

  constructor(around: Surroundings) {
    this.#around = around
    this.store = around.store
    this.bots = around.bots
    this.heartbeat = new Heartbeat(this)
    this.#thinking = new Thinking(this)
    const heard = (table: string, n: number): void => void this.#heard(table, n)
    const missed = (): void => {
      for (const table of this.#tables.keys()) void this.#heard(table, Number.POSITIVE_INFINITY)
    }
    this.#stop.push(this.store.listen(heard, missed))
    this.#every(SWEEP_EVERY, () => this.sweep())
  }

  #every(ms: number, run: () => Promise<void>): void {
    let cancel: () => void = () => {}
    let on = true
    const again = (): void => {
      if (!on) return
      cancel = this.later(ms, () => {
        run()
          .catch((error: unknown) => this.complain('sweep', error))
          .finally(again)
      })
    }
    again()
    this.#stop.push(() => {
      on = false
      cancel()
    })
  }

  now(): number {
    return this.#around.now?.() ?? Date.now()
  }

  later(ms: number, run: () => void): () => void {
    if (this.#around.later) return this.#around.later(ms, run)
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  }

  randomHex(): string {
    if (this.#around.randomHex) return this.#around.randomHex()
    return Array.from(crypto.getRandomValues(new Uint8Array(32)), (b) => b.toString(16).padStart(2, '0')).join('')
  }

  /** An id that is also the key to a private table. */
  newId = (): string => BigInt(`0x${this.randomHex()}`).toString(36).slice(0, 20).padStart(20, '0')

  hashOf = (value: unknown): string => hashOf(value)

  complain(what: string, error: unknown): void {
    this.#around.complain?.(what, error)
  }

  get botBudget(): number {
    return this.#around.botBudget ?? 1_000
  }

  loadGame = (id: string) => this.#around.loadGame(id)

  get load(): { tables: number; sessions: number } {
    return { tables: this.#tables.size, sessions: this.#sessions.values().reduce((sum, set) => sum + set.size, 0) }
  }

  // Tables

  /** A table by its id, read from the store when it is not in memory. */
  async open(id: string): Promise<Table | undefined> {
    const known = this.#tables.get(id)
    if (known) return known
    let opening = this.#opening.get(id)
    if (!opening) {
      opening = this.#read(id).finally(() => this.#opening.delete(id))
      this.#opening.set(id, opening)
    }
    return opening
  }

  async #read(id: string): Promise<Table | undefined> {
    const record = await this.store.load(id)
    if (!record) return undefined
    const table = await this.#put(record.header, record.lines)
    // Between reading and listening somebody may have written.
    await table.inTurn(() => table.catchUp())
    this.#thinking.nudge(table, Math.max(0, table.state.asked.at + OTHERS_BOTS_AFTER - this.now()))
    return table
  }

  async #put(header: Header, lines: readonly Line[]): Promise<Table> {
    const loaded = await this.loadGame(header.game)
    if (!loaded) throw new Error(`no game ${header.game} is installed`)
    const table = new Table(this, header, lines, loaded.game)
    await this.know(peopleAt(table.state))
    await this.know(table.state.chats.map((chat) => chat.person))
    this.#tables.set(header.table, table)
    return table
  }

  async create(header: Header, lines: readonly Line[], standing: Standing): Promise<Table> {
    await this.store.create(header, lines, standing)
    const table = await this.#put(header, lines)
    this.changed(table, standing.card, { mine: true })
    return table
  }

  /** Removes a table for good, for everybody. */
  async remove(id: string): Promise<void> {
    const table = this.#tables.get(id)
    this.#tables.delete(id)
    await this.store.remove(id)
    for (const session of table?.watchers.keys() ?? []) session.watching.delete(table as Table)
    table?.watchers.clear()
  }

  async #heard(id: string, n: number): Promise<void> {
    const table = this.#tables.get(id)
    if (!table) {
      if (this.#sessions.size > 0) this.#cards.set(id, null)
      return
    }
    try {
      await table.inTurn(async () => {
        if (table.state.n < n) await table.catchUp()
      })
    } catch (error) {
      this.complain('catch up', error)
    }
  }

  /** A line has been written into a table and shown at it. */
  changed(table: Table, card: Card, { mine }: { mine: boolean }): void {
    this.#cards.set(table.id, card)
    this.#thinking.nudge(table, mine ? 0 : OTHERS_BOTS_AFTER)
    if (card.phase !== 'playing') return
    for (const seat of card.waiting) {
      const sitter = table.state.seats[seat]?.sitter
      if (!sitter || !isPerson(sitter) || this.#watches(sitter.person, table)) continue
      if (table.state.asked.since !== table.state.n) continue
      this.#callOver(sitter.person, card)
      if (mine) this.#callLater(sitter.person, table)
    }
  }

  #watches(person: string, table: Table): boolean {
    for (const session of this.#sessions.get(person) ?? []) if (table.watchers.has(session)) return true
    return false
  }

  /** Tells a person who looks elsewhere that they are asked. */
  #callOver(person: string, card: Card): void {
    const sessions = this.#sessions.get(person)
    if (!sessions) return
    const message = seal({ m: 'turn', card: namedCard(card, this.nameOf) })
    for (const session of sessions) session.send(message)
  }

  /** Sends word to a person who is asked, if they have not come after a while. */
  #callLater(person: string, table: Table): void {
    const { notify } = this.#around
    if (!notify) return
    const { since } = table.state.asked
    this.later(NOTIFY_AFTER, () => {
      if (table.state.asked.since !== since || this.#watches(person, table)) return
      const { card } = standingOf(table.state)
      const isAsked = card.waiting.some((seat) => card.seats[seat]?.person === person)
      if (isAsked) notify(person, namedCard(card, this.nameOf))
    })
  }

  // People

  joined(session: Session): void {
    const { id, name } = session.person
    this.#names.set(id, name)
    const all = this.#sessions.get(id) ?? new Set()
    all.add(session)
    this.#sessions.set(id, all)
  }

  left(session: Session): void {
    const { id } = session.person
    for (const table of [...session.watching]) this.unwatch(session, table)
    const all = this.#sessions.get(id)
    all?.delete(session)
    if (all?.size === 0) this.#sessions.delete(id)
  }

  watch(session: Session, table: Table, viewer: Viewer): void {
    table.watchers.set(session, viewer)
    session.watching.add(table)
  }

  unwatch(session: Session, table: Table): void {
    if (!table.watchers.delete(session)) return
    session.watching.delete(table)
    const entry = table.state.match?.log.entries.length ?? 0
    const saving = this.store
      .saveSeen(session.person.id, table.id, entry)
      .catch((error: unknown) => this.complain('save how far somebody has seen', error))
      .finally(() => this.#saving.delete(saving))
    this.#saving.add(saving)
    table.showInfo()
    if (!this.#watches(session.person.id, table)) this.#callLater(session.person.id, table)
  }

  nameOf = (person: string): string => this.#names.get(person) ?? 'Somebody'

  /** Learns the names of people before they are shown. */
  async know(ids: readonly string[]): Promise<void> {
    const unknown = ids.filter((id) => !this.#names.has(id))
    if (unknown.length === 0) return
    for (const { id, name } of await this.store.people(unknown)) this.#names.set(id, name)
  }

  renamed(person: string, name: string): void {
    this.#names.set(person, name)
    for (const session of this.#sessions.get(person) ?? []) session.person.name = name
    for (const table of this.#tables.values()) if (peopleAt(table.state).includes(person)) table.showInfo()
  }

  /** Ends every connection of a person who has gone for good. */
  forget(person: string): void {
    this.#names.delete(person)
    for (const session of [...(this.#sessions.get(person) ?? [])]) session.close()
  }

  // What happens by itself

  async sweep(): Promise<void> {
    if (this.#sweeping) return
    this.#sweeping = true
    try {
      await this.heartbeat.beat()
      await this.#showCards()
      for (const id of await this.store.due(this.now(), 100)) {
        const table = await this.open(id)
        if (table) await callTime(this, table)
        if (table) this.#thinking.nudge(table, 0)
      }
      this.#evict()
    } finally {
      this.#sweeping = false
    }
  }

  #evict(): void {
    const before = this.now() - IDLE
    for (const [id, table] of this.#tables) {
      const idle = table.watchers.size === 0 && table.used < before && !table.isBusy
      if (idle && !this.#thinking.isAt(table)) this.#tables.delete(id)
    }
    if (this.#names.size > 10_000 + this.#sessions.size) this.#names.clear()
  }

  async #showCards(): Promise<void> {
    const cards = [...this.#cards]
    this.#cards.clear()
    const lookers = [...this.#sessions.values()].flatMap((set) => [...set]).filter((session) => session.inLobby)
    if (lookers.length === 0) return
    for (const [id, known] of cards.slice(0, 500)) {
      const card = known ?? (await this.store.card(id))
      if (!card) continue
      const people = card.seats.flatMap((seat) => [seat.person ?? [], seat.owner ?? []].flat())
      const concerned = lookers.filter((session) => card.listed === 'open' || people.includes(session.person.id))
      if (concerned.length === 0) continue
      await this.know(people)
      const message = seal({ m: 'card', card: namedCard(card, this.nameOf) })
      for (const session of concerned) session.send(message)
    }
  }

  /** Says goodbye, finishes what is being stored, and stops. The store is left open. */
  async close(goodbye: { reason: string; again: number }): Promise<void> {
    for (const stop of this.#stop) stop()
    this.#thinking.stop()
    const bye = seal({ m: 'bye', ...goodbye })
    for (const sessions of this.#sessions.values()) for (const session of sessions) session.send(bye)
    await Promise.all([...this.#tables.values()].map((table) => table.inTurn(() => {}).catch(() => {})))
    for (const sessions of [...this.#sessions.values()]) for (const session of [...sessions]) session.close()
    await Promise.all(this.#saving)
    await this.heartbeat.beat().catch(() => {})
  }
}
