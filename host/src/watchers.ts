import type { Match, Viewer } from '@anachron/kernel'
import type { ChatLine, Clocks, EntryEvents, Room } from '@anachron/wire'
import type { Happened } from './apply-line.ts'
import type { Clock } from './clock.ts'
import type { Line } from './ledger.ts'
import { entryEventsFor, illustrated, matchViewOf, Pictures, type Sealed, seal } from './outgoing.ts'
import { mayBe, usualViewer } from './permissions.ts'
import type { TableState } from './state.ts'
import { tableInfo } from './summaries.ts'
import { hasPlace, mayRead } from './talk.ts'

/** Whoever can be shown something. */
interface Shown {
  readonly person: { readonly id: string }
  send(message: Sealed): void
}

/** A table, as far as it is shown. */
interface ShownTable {
  readonly id: string
  readonly state: TableState
  /** What the store says may differ from what is in memory. */
  readonly isDoubtful: boolean
  clocks(down: number): Clocks | null
}

export interface WatcherPorts {
  readonly clock: Clock
  nameOf(person: string): string
  /** Who looks at a table through other processes. */
  remoteWatchers(table: string): string[]
}

/** Who looks at a table, as which viewer, and what they are shown of it. */
export class Watchers<W extends Shown> {
  readonly #table: ShownTable
  readonly #ports: WatcherPorts
  readonly #viewers = new Map<W, Viewer>()
  /** When people who are not here were last. */
  readonly #lastHere = new Map<string, number>()
  /** The line of the offer that watchers know of; 0 where they know of none. */
  #shownOffer: number
  /** Somebody wanted the table shown anew while it was doubtful. */
  #infoIsDue = false

  constructor(table: ShownTable, ports: WatcherPorts) {
    this.#table = table
    this.#ports = ports
    this.#shownOffer = table.state.offer?.offer ?? 0
  }

  // Who looks

  get size(): number {
    return this.#viewers.size
  }

  has(watcher: W): boolean {
    return this.#viewers.has(watcher)
  }

  all(): W[] {
    return [...this.#viewers.keys()]
  }

  add(watcher: W, viewer: Viewer): void {
    this.#viewers.set(watcher, viewer)
  }

  remove(watcher: W): void {
    this.#viewers.delete(watcher)
    this.noteHere(watcher.person.id)
  }

  /** What all who look at this moment are about to see. */
  pictures(match: Match): Pictures {
    return new Pictures(match, new Set(this.#viewers.values()))
  }

  /** Somebody was here until now. */
  noteHere(person: string): void {
    this.#lastHere.set(person, this.#ports.clock.now())
  }

  isHere(person: string): boolean {
    return this.whoIsHere().has(person)
  }

  /** Since when somebody is away; a process that has just begun knows only when the table last moved. */
  awaySince(person: string): number {
    return this.#lastHere.get(person) ?? this.#table.state.touched
  }

  /** Everybody who looks at it, through whatever process. */
  whoIsHere(): Set<string> {
    const here = new Set([...this.#viewers.keys()].map((watcher) => watcher.person.id))
    for (const person of this.#ports.remoteWatchers(this.#table.id)) here.add(person)
    return here
  }

  // What they are shown

  /** What a line brought. */
  show(line: Line, happened: Happened, pictures?: Pictures): void {
    // Play that goes on lets an offer lapse: it must vanish wherever it stands.
    const offer = this.#table.state.offer?.offer ?? 0
    const isOtherOffer = offer !== this.#shownOffer
    this.#shownOffer = offer
    if (this.#viewers.size === 0) return
    if (line.event.do === 'sit') this.#resetViewers()
    if (happened.play) this.#showPlay(line, happened, pictures)
    // Whoever played may hear now what was said behind their back.
    if (happened.play && this.#table.state.phase === 'over')
      this.#showSaid(({ room }) => room === 'onlookers', { to: 'players' })
    const { event } = line
    if (event.do === 'chat') {
      if (this.#table.state.chats.at(-1)?.n === line.n) this.#showSaid(({ n }) => n === line.n)
    } else if (event.do !== 'act' || this.#table.state.phase !== 'playing' || isOtherOffer) this.showInfo()
  }

  #showPlay(line: Line, happened: Happened, pictures?: Pictures): void {
    const { match, n } = this.#table.state
    if (!match) return
    const entry = match.log.entries.length
    const events = happened.events
    const plan = this.#table.state.plans[entry - 1]
    const clocks = this.#table.clocks(0)
    const made = new Map<Viewer, Sealed>()
    for (const [watcher, viewer] of this.#viewers) {
      let message = made.get(viewer)
      if (message === undefined) {
        const entryEvents: EntryEvents[] = events
          ? [entryEventsFor(match, { entry, seat: happened.seat ?? null, at: line.at, events, plan }, viewer)]
          : []
        const matchView = matchViewOf(match, match.state, entry, viewer)
        const shown = illustrated(entryEvents, [pictures?.taken(viewer) ?? []], matchView.view)
        const { undone } = happened
        message = seal({ m: 'play', table: this.#table.id, n, matchView, entryEvents: shown, clocks, undone })
        made.set(viewer, message)
      }
      watcher.send(message)
    }
  }

  /** Whoever no longer has the seat as which they looked is shown what they may see now. */
  #resetViewers(): void {
    for (const [watcher, viewer] of this.#viewers) {
      const person = watcher.person.id
      if (mayBe(this.#table.state, person, viewer)) continue
      const now = usualViewer(this.#table.state, person)
      this.#viewers.set(watcher, now)
      const play = this.playMessage(now, 0)
      if (play) watcher.send(play)
    }
  }

  /** Shows lines of the chat to those who may read them, or of those only to who plays. */
  #showSaid(which: (said: { n: number; room: Room }) => boolean, only?: { to: 'players' }): void {
    for (const chat of this.#table.state.chats) {
      if (!which(chat)) continue
      const message = seal({ m: 'chat', table: this.#table.id, chat: this.#named(chat) })
      for (const watcher of this.#viewers.keys()) {
        const { id } = watcher.person
        if (mayRead(this.#table.state, id, chat.room) && (!only || hasPlace(this.#table.state, id)))
          watcher.send(message)
      }
    }
  }

  #named(chat: TableState['chats'][number]): ChatLine {
    return { ...chat, name: this.#ports.nameOf(chat.person) }
  }

  /**
   * Shows the table itself anew. People come, go and change their names at any time: what is being stored meanwhile is
   * not shown by the way.
   */
  showInfo(): void {
    if (this.#table.isDoubtful) this.#infoIsDue = true
    else this.showInfoAnyway()
  }

  showDueInfo(): void {
    if (this.#infoIsDue) this.showInfoAnyway()
  }

  showInfoAnyway(): void {
    this.#infoIsDue = false
    if (this.#viewers.size === 0) return
    const here = this.whoIsHere()
    const made = new Map<string, Sealed>()
    for (const watcher of this.#viewers.keys()) {
      const { id } = watcher.person
      // Nearly always all may know the same.
      const whose = this.#table.state.branches.some(({ by }) => by === id) ? id : ''
      const message = made.get(whose) ?? this.#infoMessage(id, here)
      made.set(whose, message)
      watcher.send(message)
    }
  }

  /** The table as a person may know it. */
  infoMessage(person: string): Sealed {
    return this.#infoMessage(person, this.whoIsHere())
  }

  #infoMessage(person: string, here: ReadonlySet<string>): Sealed {
    const info = tableInfo(this.#table.state, person, this.#ports.nameOf, here, (one) => this.awaySince(one))
    return seal({ m: 'table', n: this.#table.state.n, info })
  }

  /** The match as one viewer sees it now. */
  playMessage(viewer: Viewer, down: number): Sealed | undefined {
    const { match, n } = this.#table.state
    if (!match) return undefined
    const matchView = matchViewOf(match, match.state, match.log.entries.length, viewer)
    const clocks = this.#table.clocks(down)
    return seal({ m: 'play', table: this.#table.id, n, matchView, entryEvents: [], clocks, undone: false })
  }

  /** What has been said, as far as somebody may read it. */
  chats(person: string): ChatLine[] {
    const { chats } = this.#table.state
    return chats.filter(({ room }) => mayRead(this.#table.state, person, room)).map((chat) => this.#named(chat))
  }
}
