import type { Match, Viewer } from '@anachron/kernel'
import type { ChatLine, Clocks, EntryEvents, Room } from '@anachron/wire'
import type { Happened } from './apply-line.ts'
import type { Clock } from './clock.ts'
import type { Line } from './ledger.ts'
import { entryEventsFor, matchViewOf, Pictures, PlayMessage, type Sealed, seal } from './outgoing.ts'
import { mayBe, usualViewer } from './permissions.ts'
import type { TableState } from './state.ts'
import { tableInfo } from './summaries.ts'
import { hasPlace, mayRead } from './talk.ts'

/** Whoever can be shown something. */
interface Shown {
  readonly person: { readonly id: string }
  /** Whether it can be told how what it sees has changed. */
  readonly takesChanges: boolean
  send(message: Sealed): void
}

/** A `play` of so many characters at most is not worth the work that a change is. */
const SMALL = 1000

/** As whom somebody looks, and what they were told last. */
interface Look {
  viewer: Viewer
  /** The line of the last `play`, in whatever form. */
  told: number
  /** Characters of the last one sent whole, 0 before it. Of nobody else's: how long that is may tell a secret. */
  size: number
}

const isToldChanges = ({ takesChanges }: Shown, { size }: Look): boolean => takesChanges && size > SMALL

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

function sendWhole(watcher: Shown, look: Look, play: Sealed): void {
  look.size = play.length
  watcher.send(play)
}

/** Who looks at a table, as which viewer, and what they are shown of it. */
export class Watchers<W extends Shown> {
  readonly #table: ShownTable
  readonly #ports: WatcherPorts
  readonly #looks = new Map<W, Look>()
  /** When people who are not here were last; nothing as long as nobody has left. */
  #lastHere: Map<string, number> | null = null
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
    return this.#looks.size
  }

  has(watcher: W): boolean {
    return this.#looks.has(watcher)
  }

  all(): W[] {
    return [...this.#looks.keys()]
  }

  add(watcher: W, viewer: Viewer): void {
    this.#looks.set(watcher, { viewer, told: 0, size: 0 })
  }

  remove(watcher: W): void {
    this.#looks.delete(watcher)
    this.noteHere(watcher.person.id)
  }

  /** What all who look at this moment are about to see; nothing where all that they will be shown is the end of it. */
  pictures(match: Match): Pictures | undefined {
    if (match.game.beat === undefined && !this.#isAnyToldChanges) return undefined
    const viewers = new Set<Viewer>()
    const changing = new Set<Viewer>()
    for (const [watcher, look] of this.#looks) {
      viewers.add(look.viewer)
      if (isToldChanges(watcher, look)) changing.add(look.viewer)
    }
    return new Pictures(match, viewers, changing)
  }

  get #isAnyToldChanges(): boolean {
    for (const [watcher, look] of this.#looks) if (isToldChanges(watcher, look)) return true
    return false
  }

  /** Somebody was here until now. */
  noteHere(person: string): void {
    this.#lastHere ??= new Map()
    this.#lastHere.set(person, this.#ports.clock.now())
  }

  isHere(person: string): boolean {
    return this.whoIsHere().has(person)
  }

  /** Since when somebody is away; a process that has just begun knows only when the table last moved. */
  awaySince(person: string): number {
    return this.#lastHere?.get(person) ?? this.#table.state.touched
  }

  /** Everybody who looks at it, through whatever process. */
  whoIsHere(): Set<string> {
    const here = new Set([...this.#looks.keys()].map((watcher) => watcher.person.id))
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
    if (this.#looks.size === 0) return
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
    const itself = this.#table.state.bySelf[entry - 1]
    const clocks = this.#table.clocks(0)
    const made = new Map<Viewer, PlayMessage>()
    for (const [watcher, look] of this.#looks) {
      const { viewer } = look
      let message = made.get(viewer)
      if (message === undefined) {
        const entryEvents: EntryEvents[] = events
          ? [entryEventsFor(match, { entry, seat: happened.seat ?? null, at: line.at, events, plan, itself }, viewer)]
          : []
        const matchView = matchViewOf(match, match.state, entry, viewer)
        const { undone } = happened
        const play = { m: 'play' as const, table: this.#table.id, n, matchView, entryEvents, clocks, undone }
        message = new PlayMessage(play, pictures?.taken(viewer) ?? [], pictures?.before(viewer))
        made.set(viewer, message)
      }
      if (isToldChanges(watcher, look)) watcher.send(message.after(look.told))
      else sendWhole(watcher, look, message.whole)
      look.told = n
    }
  }

  /** Whoever no longer has the seat as which they looked is shown what they may see now. */
  #resetViewers(): void {
    for (const [watcher, look] of this.#looks) {
      const person = watcher.person.id
      if (mayBe(this.#table.state, person, look.viewer)) continue
      look.viewer = usualViewer(this.#table.state, person)
      this.showAll(watcher, 0)
    }
  }

  /** Shows lines of the chat to those who may read them, or of those only to who plays. */
  #showSaid(which: (said: { n: number; room: Room }) => boolean, only?: { to: 'players' }): void {
    for (const chat of this.#table.state.chats) {
      if (!which(chat)) continue
      const message = seal({ m: 'chat', table: this.#table.id, chat: this.#named(chat) })
      for (const watcher of this.#looks.keys()) {
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
    if (this.#looks.size === 0) return
    const here = this.whoIsHere()
    const made = new Map<string, Sealed>()
    for (const watcher of this.#looks.keys()) {
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

  /** Shows somebody the match as they see it now. */
  showAll(watcher: W, down: number): void {
    const look = this.#looks.get(watcher)
    const { match, n } = this.#table.state
    if (!match || !look) return
    const matchView = matchViewOf(match, match.state, match.log.entries.length, look.viewer)
    const clocks = this.#table.clocks(down)
    look.told = n
    const play = { m: 'play' as const, table: this.#table.id, n, matchView, entryEvents: [], clocks, undone: false }
    sendWhole(watcher, look, seal(play))
  }

  /** What has been said, as far as somebody may read it. */
  chats(person: string): ChatLine[] {
    const { chats } = this.#table.state
    return chats.filter(({ room }) => mayRead(this.#table.state, person, room)).map((chat) => this.#named(chat))
  }
}
