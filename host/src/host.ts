import { hashOf, type Viewer } from '@anachron/kernel'
import type { Card } from '@anachron/wire'
import { askedSince } from './asked.ts'
import { Company } from './company.ts'
import { Elsewhere } from './elsewhere.ts'
import { Foreign } from './foreign.ts'
import { Heartbeat } from './heartbeat.ts'
import type { Header, Line } from './ledger.ts'
import { Lists } from './lists.ts'
import { LookingBack } from './looking-back.ts'
import { seal } from './outgoing.ts'
import { sandboxHere } from './sandbox/sandbox.ts'
import type { Session } from './session.ts'
import { isPerson, peopleAt } from './state.ts'
import type { About, Standing, Store } from './store.ts'
import type { BotRunner, Surroundings } from './surroundings.ts'
import { Gone, Table } from './table.ts'
import { Thinking } from './thinking.ts'
import { callTime } from './time-up.ts'
import { Turns } from './turns.ts'
import { Word } from './word.ts'

/** A table nobody looks at is dropped from memory after so long; it comes back when somebody wants it. */
const IDLE = 60_000
const SWEEP_EVERY = 1_000
/** Tables whose time has come that are looked at in one sweep, and when one that could not be is looked at again. */
const AT_A_TIME = 100
const FAILED_AGAIN_AFTER = 60_000
/** Bots of a line that another process wrote are thought for by that process, unless it has died. */
const OTHERS_BOTS_AFTER = 4_000

function noLonger(session: Session, table: Table): void {
  session.watching = session.watching.filter((one) => one !== table)
}

/** All tables that this process has in memory, and everybody connected to it. */
export class Host {
  readonly store: Store
  readonly bots: BotRunner
  readonly heartbeat: Heartbeat
  readonly company: Company
  readonly elsewhere: Elsewhere
  readonly lookingBack: LookingBack
  /** What people do that is counted before it is done. */
  readonly turns = new Turns()
  readonly foreign: Foreign
  readonly #around: Surroundings
  readonly #tables = new Map<string, Table>()
  readonly #opening = new Map<string, Promise<Table | undefined>>()
  readonly #lists: Lists
  readonly #thinking: Thinking
  readonly #word: Word
  readonly #stop: (() => void)[] = []
  readonly #saving = new Set<Promise<void>>()
  #sweeping = false
  #positionKey: Promise<string> | undefined

  constructor(around: Surroundings) {
    this.#around = around
    this.store = around.store
    this.bots = around.bots
    this.heartbeat = new Heartbeat(this)
    this.company = new Company(this.store)
    this.elsewhere = new Elsewhere(this)
    this.lookingBack = new LookingBack(this)
    this.foreign = new Foreign(this, around.sandbox ?? sandboxHere(around.loadGame))
    this.#lists = new Lists(this.store, this.company)
    this.#thinking = new Thinking(this)
    this.#word = new Word(this, around.notify)
    this.#stop.push(
      this.store.listen({
        line: (table, n, about) => void this.#heard(table, n, about),
        missed: () => {
          for (const table of this.#tables.keys()) void this.#heard(table, Number.POSITIVE_INFINITY)
        },
        note: (text) => this.elsewhere.heard(text),
      }),
    )
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

  steady(): number {
    return (this.#around.steady ?? this.#around.now)?.() ?? performance.now()
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

  /** The id of the table that a request makes; it is also the key to a private table. */
  idFor(person: string, request: string): string {
    const hex = this.#around.hexFor?.(person, request) ?? this.randomHex()
    return BigInt(`0x${hex}`).toString(36).slice(0, 20).padStart(20, '0')
  }

  /** The key of the marks under positions that this host has made (`markOf`); it stays with the data. */
  positionKey(): Promise<string> {
    this.#positionKey ??= this.store.setting('position-key', () => this.randomHex())
    return this.#positionKey
  }

  /** Says which table the rules are run for from now on. */
  workingOn(table: string): void {
    this.#around.workingOn?.(table)
  }

  hashOf = (value: unknown): string => hashOf(value)

  complain(what: string, error: unknown): void {
    if (!(error instanceof Gone)) this.#around.complain?.(what, error)
  }

  get botBudget(): number {
    return this.#around.botBudget ?? 1_000
  }

  loadGame = (id: string) => this.#around.loadGame(id)

  get load(): { tables: number; sessions: number } {
    return { tables: this.#tables.size, sessions: this.company.size }
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
    this.#thinking.nudge(table, Math.max(0, table.state.touched + OTHERS_BOTS_AFTER - this.now()))
    return table
  }

  async #put(header: Header, lines: readonly Line[]): Promise<Table> {
    const loaded = await this.loadGame(header.game)
    if (!loaded) throw new Error(`no game ${header.game} is installed`)
    this.workingOn(header.table)
    const table = new Table(this, header, lines, loaded.game)
    await this.company.know(peopleAt(table.state))
    await this.company.know(table.state.chats.map((chat) => chat.person))
    this.#tables.set(header.table, table)
    return table
  }

  async create(header: Header, lines: readonly Line[], standing: Standing): Promise<Table> {
    await this.store.create(header, lines, standing)
    const table = await this.#put(header, lines)
    this.changed(table, standing.card, { mine: true })
    return table
  }

  /** Closes a table that brings down whoever looks at it, without looking at it: the rules have no part in this. */
  async setAside(id: string, reason: string): Promise<boolean> {
    for (;;) {
      const card = await this.store.card(id)
      if (!card || card.phase === 'closed') return false
      const n = (await this.store.linesAfter(id, 0)).length + 1
      const at = this.now()
      const line: Line = { n, at, by: null, deed: { do: 'close', reason, aside: true } }
      const closed: Standing = { card: { ...card, phase: 'closed', waiting: [], touched: at }, due: null }
      if ((await this.store.append(id, line, closed)) === 'stored') return true
    }
  }

  /** Removes a table for good, for everybody. */
  async remove(id: string): Promise<void> {
    await this.store.remove(id)
    this.gone(id)
    this.elsewhere.sayGone(id)
  }

  /** A table has been removed, here or elsewhere: whoever looks at it is told, and memory lets go of it. */
  gone(id: string): void {
    const table = this.#tables.get(id)
    if (!table) return
    this.#tables.delete(id)
    table.thrownAway()
    this.#thinking.nudge(table, 0)
    for (const session of table.watchers.keys()) noLonger(session, table)
    table.watchers.clear()
  }

  inMemory(id: string): Table | undefined {
    return this.#tables.get(id)
  }

  async #heard(id: string, n: number, about?: About): Promise<void> {
    const table = this.#tables.get(id)
    try {
      if (table) await table.inTurn(() => this.#catchUp(table, n))
      else {
        this.#lists.note(id, null)
        if (about) await this.#lists.callOver(id, about.asked)
      }
    } catch (error) {
      this.complain('catch up', error)
    }
  }

  async #catchUp(table: Table, n: number): Promise<void> {
    if (table.state.n < n) await table.catchUp()
    // What was announced is not there, or something may have been missed: perhaps the table itself is not there any more.
    if (table.state.n < n && !(await this.store.card(table.id))) this.gone(table.id)
  }

  /** A line has been written into a table and shown at it. */
  changed(table: Table, card: Card, { mine }: { mine: boolean }): void {
    this.#lists.note(table.id, card)
    this.#thinking.nudge(table, mine ? 0 : OTHERS_BOTS_AFTER)
    if (card.phase !== 'playing') return
    for (const seat of card.waiting) {
      const sitter = table.state.seats[seat]?.sitter
      if (askedSince(table.state, seat) !== table.state.n) continue
      if (!sitter || !isPerson(sitter) || this.company.isLookingAt(sitter.person, table)) continue
      this.#lists.call(sitter.person, card)
      if (mine) this.#word.later(sitter.person, table)
    }
  }

  /** Through whatever process. */
  isLookingAt(person: string, table: Table): boolean {
    return this.company.isLookingAt(person, table) || this.elsewhere.at(table.id).includes(person)
  }

  // People

  left(session: Session): void {
    for (const table of session.watching) this.unwatch(session, table)
    this.company.leave(session)
  }

  watch(session: Session, table: Table, viewer: Viewer): void {
    // It may have gone while the table was being read, and nobody would ever take it off again.
    if (!session.isOpen) return
    const isNews = !this.company.isLookingAt(session.person.id, table)
    table.watchers.set(session, viewer)
    if (!session.watching.includes(table)) session.watching = [...session.watching, table]
    if (isNews) this.elsewhere.say(table.id, session.person.id, true)
  }

  unwatch(session: Session, table: Table): void {
    if (!table.watchers.has(session)) return
    this.#saveSeen(session.person.id, table)
    this.#lookAway(session, table)
    this.#word.later(session.person.id, table)
  }

  #saveSeen(id: string, table: Table): void {
    const entry = table.state.match?.log.entries.length ?? 0
    const saving = this.store
      .saveSeen(id, table.id, entry)
      .catch((error: unknown) => this.complain('save how far somebody has seen', error))
      .finally(() => this.#saving.delete(saving))
    this.#saving.add(saving)
  }

  #lookAway(session: Session, table: Table): void {
    table.watchers.delete(session)
    noLonger(session, table)
    table.showInfo()
    if (!this.company.isLookingAt(session.person.id, table)) this.elsewhere.say(table.id, session.person.id, false)
  }

  /** Somebody has been forgotten by the store: memory forgets them, too. */
  forgotten(person: string): void {
    // How far they had seen is not written down once more.
    for (const session of this.company.of(person)) for (const table of session.watching) this.#lookAway(session, table)
    this.company.forget(person)
    for (const { state } of this.#tables.values()) state.chats = state.chats.filter((chat) => chat.person !== person)
    for (const table of this.#tables.values()) if (peopleAt(table.state).includes(person)) table.showInfo()
  }

  /** What proved who somebody is does so no longer: whoever came in by it is sent out, wherever they are. */
  signOut(person: string): void {
    this.signedOut(person)
    this.elsewhere.saySignedOut(person)
  }

  signedOut(person: string): void {
    this.company.dismiss(person, 'what let you in holds no longer: enter again')
  }

  /** Somebody is called otherwise now; shown wherever they have a place. */
  renamed(person: string, name: string): void {
    this.company.rename(person, name)
    for (const table of this.#tables.values()) if (peopleAt(table.state).includes(person)) table.showInfo()
  }

  // What happens by itself

  async sweep(): Promise<void> {
    if (this.#sweeping) return
    this.#sweeping = true
    try {
      await this.heartbeat.beat()
      await this.#lists.show()
      this.#word.send()
      this.elsewhere.repeat(this.#tables.values())
      for (const id of await this.store.due(this.now(), AT_A_TIME)) await this.#lookAt(id)
      this.#evict()
    } finally {
      this.#sweeping = false
    }
  }

  /** A table that cannot be read or goes wrong does not hold up the others; it is looked at again after a while. */
  async #lookAt(id: string): Promise<void> {
    try {
      const table = await this.open(id)
      if (table) await callTime(this, table)
      if (table) this.#thinking.nudge(table, 0)
    } catch (error) {
      this.complain('a clock', error)
      const lines = (await this.store.load(id))?.lines
      if (lines) await this.store.postpone(id, lines.length, this.now() + FAILED_AGAIN_AFTER)
    }
  }

  #evict(): void {
    const before = this.now() - IDLE
    for (const [id, table] of this.#tables) {
      const idle = table.watchers.size === 0 && table.used < before && !table.isBusy
      if (idle && !this.#thinking.isAt(table)) this.#tables.delete(id)
    }
    this.company.forgetNames(() => this.#tables.values().flatMap((table) => peopleAt(table.state)))
  }

  /** Says goodbye, finishes what is being stored, and stops. The store is left open. */
  async close(goodbye: { reason: string; again: number }): Promise<void> {
    for (const stop of this.#stop) stop()
    this.#thinking.stop()
    this.lookingBack.stop()
    const bye = seal({ m: 'bye', ...goodbye })
    for (const session of this.company.all()) session.send(bye)
    await Promise.all([...this.#tables.values()].map((table) => table.inTurn(() => {}).catch(() => {})))
    for (const session of [...this.company.all()]) session.close()
    await Promise.all(this.#saving)
    await this.heartbeat.beat().catch(() => {})
  }
}
