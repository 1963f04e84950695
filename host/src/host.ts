import type { TableSummary } from '@anachron/wire'
import { AnalysisJobs } from './analysis-jobs.ts'
import { askedSince } from './asked.ts'
import { BotScheduler } from './bot-scheduler.ts'
import { type Clock, clockOf } from './clock.ts'
import type { BotRunner, Environment } from './environment.ts'
import { Foreign } from './foreign.ts'
import { Heartbeat } from './heartbeat.ts'
import { Lists } from './lists.ts'
import type { LoadGame } from './load-game.ts'
import { Notifier } from './notifier.ts'
import { seal } from './outgoing.ts'
import { Randomness } from './randomness.ts'
import { RemotePresence } from './remote-presence.ts'
import { sandboxHere } from './sandbox/sandbox.ts'
import { type Connected, Sessions } from './sessions.ts'
import { setAside } from './set-aside.ts'
import { isPerson, peopleAt } from './state.ts'
import type { About, Store } from './store.ts'
import { Gone, type Table } from './table.ts'
import { Tables } from './tables.ts'
import { checkTimeouts } from './timeouts.ts'
import { Turns } from './turns.ts'
import { Watching } from './watching.ts'

/** A table nobody looks at is dropped from memory after so long; it comes back when somebody wants it. */
const IDLE = 60_000
const SWEEP_EVERY = 1_000
/** Tables whose time has come that are looked at in one sweep, and when one that could not be is looked at again. */
const AT_A_TIME = 100
const FAILED_AGAIN_AFTER = 60_000
/** Bots of a line that another process wrote are thought for by that process, unless it has died. */
const OTHERS_BOTS_AFTER = 4_000

/**
 * All tables that this process has in memory, and everybody connected to it. Its parts know each other only as far as
 * they need; here they are put together, and here is what concerns several of them.
 */
export class Host {
  readonly store: Store
  readonly bots: BotRunner
  /** Milliseconds a bot may think about one decision. */
  readonly botBudget: number
  readonly loadGame: LoadGame
  readonly clock: Clock
  readonly randomness: Randomness
  readonly heartbeat: Heartbeat
  readonly sessions: Sessions
  readonly remote: RemotePresence
  readonly analysisJobs: AnalysisJobs
  /** What people do that is counted before it is done. */
  readonly turns = new Turns()
  readonly foreign: Foreign
  readonly tables: Tables
  readonly watching: Watching
  readonly #environment: Environment
  readonly #lists: Lists
  readonly #botScheduler: BotScheduler
  readonly #notifier: Notifier
  readonly #stop: (() => void)[] = []
  #sweeping = false

  constructor(environment: Environment) {
    const { store, bots, loadGame, notify } = environment
    this.#environment = environment
    this.store = store
    this.bots = bots
    this.botBudget = environment.botBudget ?? 1_000
    this.loadGame = loadGame
    this.clock = clockOf(environment)
    this.randomness = new Randomness(environment)
    this.heartbeat = new Heartbeat(this.clock, store)
    this.sessions = new Sessions(store)
    this.remote = this.#remotePresence()
    this.analysisJobs = new AnalysisJobs(this)
    this.foreign = new Foreign(environment.sandbox ?? sandboxHere(loadGame), this.randomness, this.complain)
    this.#lists = new Lists({
      store,
      sessions: this.sessions,
      attendance: (summary) => this.attendance(summary),
      isLookingAt: this.isLookingAt,
    })
    this.#botScheduler = new BotScheduler(this)
    const { clock, sessions, isLookingAt } = this
    this.#notifier = new Notifier({ clock, notify, nameOf: sessions.nameOf, isLookingAt })
    const moved = ({ id, state }: Table): void => {
      if (state.header.listed === 'open') this.#lists.note(id, null)
    }
    this.watching = new Watching({ ...this.#shared(), remote: this.remote, notifier: this.#notifier, moved })
    this.tables = this.#emptyTables()
    this.#listen()
    this.#every(SWEEP_EVERY, () => this.sweep())
  }

  #shared() {
    const { store, sessions, loadGame, complain } = this
    return { store, sessions, loadGame, complain }
  }

  #remotePresence(): RemotePresence {
    return new RemotePresence({
      clock: this.clock,
      store: this.store,
      forgotten: (person) => this.forgotten(person),
      signedOut: (person) => this.#signedOut(person),
      renamed: (person, name) => this.renamed(person, name),
      removed: (table) => this.#gone(table),
      presenceChanged: (id, people) => {
        const table = this.tables.inMemory(id)
        for (const person of people) table?.watchers.noteHere(person)
        table?.watchers.showInfo()
        this.#lists.note(id, null)
      },
    })
  }

  #emptyTables(): Tables {
    const { store, clock, heartbeat, foreign, sessions, remote } = this
    const opened = (table: Table): void =>
      this.#botScheduler.nudge(table, Math.max(0, table.state.touched + OTHERS_BOTS_AFTER - clock.now()))
    return new Tables(
      { ...this.#shared(), opened },
      {
        store,
        clock,
        heartbeat,
        foreign,
        nameOf: sessions.nameOf,
        remoteWatchers: (table) => remote.at(table),
        workingOn: this.workingOn,
        changed: (table, summary, by) => this.#changed(table, summary, by),
        gone: (table) => this.#gone(table),
      },
    )
  }

  #listen(): void {
    const stop = this.store.listen({
      line: (table, n, about) => void this.#heard(table, n, about),
      missed: () => {
        for (const { id } of this.tables.all()) void this.#heard(id, Number.POSITIVE_INFINITY)
      },
      note: (text) => this.remote.heard(text),
    })
    this.#stop.push(stop)
  }

  #every(ms: number, run: () => Promise<void>): void {
    let cancel: () => void = () => {}
    let on = true
    const again = (): void => {
      if (!on) return
      cancel = this.clock.later(ms, () => {
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

  /** Who is at a table, as lists tell it. */
  attendance({ table, seats }: TableSummary): Pick<TableSummary, 'here' | 'onlookers'> {
    const here = this.tables.inMemory(table)?.watchers.whoIsHere() ?? new Set(this.remote.at(table))
    const seated = new Set(seats.map(({ person }) => person))
    const onlookers = [...here].filter((person) => !seated.has(person)).length
    return { here: onlookers < here.size, onlookers }
  }

  /** Says which table the rules are run for from now on. */
  readonly workingOn = (table: string): void => this.#environment.workingOn?.(table)

  readonly complain = (what: string, error: unknown): void => {
    if (!(error instanceof Gone)) this.#environment.complain?.(what, error)
  }

  get load(): { tables: number; sessions: number } {
    return { tables: this.tables.size, sessions: this.sessions.size }
  }

  // Tables

  /** Closes a table that brings down whoever looks at it, without looking at it. */
  setAside(id: string, reason: string): Promise<boolean> {
    return setAside(this.store, id, this.clock.now(), reason)
  }

  /** Removes a table for good, for everybody. */
  async remove(id: string): Promise<void> {
    await this.store.remove(id)
    this.#gone(id)
    this.remote.say({ is: 'removed', table: id })
  }

  /** A table has been removed, here or by another process: whoever looks at it is told, and memory lets go of it. */
  #gone(id: string): void {
    const table = this.tables.inMemory(id)
    if (!table) return
    this.tables.drop(id)
    table.thrownAway()
    this.#botScheduler.nudge(table, 0)
    for (const watcher of table.watchers.all()) table.removeWatcher(watcher)
  }

  async #heard(id: string, n: number, about?: About): Promise<void> {
    const table = this.tables.inMemory(id)
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
    // What was announced is not there, or something may have been missed: perhaps the table itself is not there any
    // more.
    if (table.state.n < n && !(await this.store.summary(table.id))) this.#gone(table.id)
  }

  /** A line has been written into a table and shown at it. */
  #changed(table: Table, summary: TableSummary, { mine }: { mine: boolean }): void {
    this.#lists.note(table.id, summary)
    this.#botScheduler.nudge(table, mine ? 0 : OTHERS_BOTS_AFTER)
    if (summary.phase !== 'playing') return
    const asked = new Set<string>()
    for (const seat of summary.waiting) {
      const sitter = table.state.seats[seat]?.sitter
      if (askedSince(table.state, seat) !== table.state.n) continue
      if (sitter && isPerson(sitter)) asked.add(sitter.person)
    }
    for (const person of asked) {
      if (this.isLookingAt(person, table.id)) continue
      this.#lists.call(person, summary)
      if (mine) this.#notifier.later(person, table)
    }
  }

  /**
   * The one notion of looking: a page that can be seen shows the table to this person, on whatever device and through
   * whatever process.
   */
  readonly isLookingAt = (person: string, id: string): boolean => {
    const table = this.tables.inMemory(id)
    return (table && this.sessions.isLookingAt(person, table)) || this.remote.isLookingAt(person, id)
  }

  /** Sees to it that whoever is asked at a table and does not look is sent word: perhaps nobody has, before a crash. */
  async remind(id: string): Promise<void> {
    const table = await this.tables.open(id)
    if (!table) return
    for (const person of new Set(peopleAt(table.state))) this.#notifier.later(person, table)
  }

  // People

  /** The connection of a session has ended. */
  left(session: Connected): void {
    for (const table of session.watching) this.watching.unwatch(session, table)
    this.sessions.leave(session)
  }

  /** Somebody has been forgotten by the store: memory forgets them, too. */
  forgotten(person: string): void {
    // How far they had seen is not written down once more.
    for (const session of this.sessions.of(person))
      for (const table of session.watching) this.watching.lookAway(session, table)
    this.sessions.forget(person)
    for (const { state } of this.tables.all()) state.chats = state.chats.filter((chat) => chat.person !== person)
    this.#showInfoOf(person)
  }

  /** What proved who somebody is does so no longer: whoever came in by it is sent out, wherever they are. */
  signOut(person: string): void {
    this.#signedOut(person)
    this.remote.say({ is: 'signed-out', person })
  }

  #signedOut(person: string): void {
    this.sessions.dismiss(person, 'what let you in holds no longer: enter again')
  }

  /** Somebody is called otherwise now; shown wherever they have a place. */
  renamed(person: string, name: string): void {
    this.sessions.rename(person, name)
    this.#showInfoOf(person)
  }

  #showInfoOf(person: string): void {
    for (const table of this.tables.all()) if (peopleAt(table.state).includes(person)) table.watchers.showInfo()
  }

  // What happens by itself

  async sweep(): Promise<void> {
    if (this.#sweeping) return
    this.#sweeping = true
    try {
      await this.heartbeat.beat()
      await this.#lists.show()
      this.#notifier.send()
      this.remote.repeat(this.tables.all())
      for (const id of await this.store.due(this.clock.now(), AT_A_TIME)) await this.#lookAt(id)
      this.#evict()
    } finally {
      this.#sweeping = false
    }
  }

  /** A table that cannot be read or goes wrong does not hold up the others; it is looked at again after a while. */
  async #lookAt(id: string): Promise<void> {
    try {
      const table = await this.tables.open(id)
      if (table) await checkTimeouts(this, table)
      if (table) this.#botScheduler.nudge(table, 0)
    } catch (error) {
      this.complain('a clock', error)
      const lines = (await this.store.load(id))?.lines
      if (lines) await this.store.postpone(id, lines.length, this.clock.now() + FAILED_AGAIN_AFTER)
    }
  }

  #evict(): void {
    const before = this.clock.now() - IDLE
    for (const table of this.tables.all()) {
      const idle = table.watchers.size === 0 && table.used < before && !table.isBusy
      if (idle && !this.#botScheduler.isAt(table)) this.tables.drop(table.id)
    }
    this.sessions.forgetNames(() => this.tables.all().flatMap((table) => peopleAt(table.state)))
  }

  /** Says goodbye, finishes what is being stored, and stops. The store is left open. */
  async close(goodbye: { reason: string; again: number }): Promise<void> {
    for (const stop of this.#stop) stop()
    this.#botScheduler.stop()
    this.analysisJobs.stop()
    const bye = seal({ m: 'bye', ...goodbye })
    for (const session of this.sessions.all()) session.send(bye)
    await Promise.all([...this.tables.all()].map((table) => table.inTurn(() => {}).catch(() => {})))
    for (const session of [...this.sessions.all()]) session.close()
    await this.watching.saved()
    await this.heartbeat.beat().catch(() => {})
  }
}
