import {
  type AnyGame,
  act,
  anytime,
  type Chance,
  type ChanceSource,
  chanceFrom,
  hashOf,
  isRefusal,
  type Json,
  type Match,
  proofOf,
  sameJson,
  type Viewer,
} from '@anachron/kernel'
import type { ChatLine, Clocks, EntryEvents, Room, TableSummary } from '@anachron/wire'
import { applyLine, applyLines, type CarriedOut, type Happened } from './apply-line.ts'
import { othersAsked } from './asked.ts'
import type { Clock } from './clock.ts'
import { clocksAt } from './clocks.ts'
import { matchChance } from './fairness.ts'
import type { Foreign } from './foreign.ts'
import type { Heartbeat } from './heartbeat.ts'
import { type Header, isForeign, type LedgerEvent, type Line } from './ledger.ts'
import {
  entryEventsFor,
  illustrated,
  matchViewOf,
  Pictures,
  playMessage,
  refusalFor,
  refusalOf,
  type Sealed,
  seal,
  type VisibleRefusal,
} from './outgoing.ts'
import { mayBe, usualViewer } from './permissions.ts'
import type { Rehearsal } from './sandbox/messages.ts'
import { inSlices } from './slices.ts'
import { entropyOf, type TableState } from './state.ts'
import type { Store } from './store.ts'
import { listRowOf, tableInfo } from './summaries.ts'
import { hasPlace, mayRead } from './talk.ts'

/** Whoever asked for a change: told as soon as it is safe, and before anybody is shown it. */
export interface Requester {
  by: string | null
  id?: string
  stored(n: number): void
}

/** Something to be done at a table, without what the table itself knows. */
type AtTable = Rehearsal extends infer R
  ? R extends Rehearsal
    ? Omit<R, 'state' | 'log' | 'secret' | 'entropy' | 'draw'>
    : never
  : never

export const NOBODY: Requester = { by: null, stored() {} }

const HASH_EVERY = 50

/** The table has been thrown away. */
export class Gone extends Error {}
/** As whoever still looks at it reads it. */
export const THROWN_AWAY = 'This match was thrown away in another tab or on another device.'

/** Somebody else wrote the line first; what was wanted must be looked at again. */
export const AGAIN = 'again'

/** Whoever is shown a table. */
export interface Watcher {
  readonly person: { readonly id: string }
  /** Whether its page is out of sight. */
  readonly isHidden: boolean
  /** Tables that are being shown: seldom more than one, so a list is made anew and has no room to spare. */
  watching: readonly Table[]
  send(message: Sealed): void
}

/** What a table needs of the host around it. */
export interface TablePorts {
  readonly store: Pick<Store, 'append' | 'load' | 'linesAfter'>
  readonly clock: Clock
  readonly heartbeat: Pick<Heartbeat, 'jumpedSince'>
  readonly foreign: Pick<Foreign, 'rehearse'>
  nameOf(person: string): string
  /** Who looks at a table through other processes. */
  remoteWatchers(table: string): string[]
  /** Says which table the rules are run for from now on. */
  workingOn(table: string): void
  /** A line has been written into a table and shown at it. `mine`: by this process. */
  changed(table: Table, summary: TableSummary, by: { mine: boolean }): void
  /** A table is not in the store any more. */
  gone(table: string): void
}

/** A table in memory: the state its ledger leads to, and who is looking. */
export class Table {
  readonly id: string
  readonly watchers = new Map<Watcher, Viewer>()
  state: TableState
  /** When anybody last wanted something of it. */
  used: number
  readonly #ports: TablePorts
  /** What the store says may differ from what is in memory. */
  #doubtful = false
  /** Somebody wanted the table shown anew while that was so. */
  #infoIsDue = false
  #isTaken = false
  /** Who waits for their turn. */
  #queue: (() => void)[] | null = null
  /** The last line that watchers have been shown. */
  #shown: number
  /** The line of the offer that watchers know of; 0 where they know of none. */
  #shownOffer: number
  /** When people who are not here were last. */
  readonly #lastHere = new Map<string, number>()
  #chance: ChanceSource | null = null
  /** Up to which entry it is known how far one may go back, and how far that is. */
  #proved = { entry: 0, to: 0 }

  constructor(ports: TablePorts, header: Header, lines: readonly Line[], game: AnyGame) {
    this.#ports = ports
    this.id = header.table
    this.state = applyLines(header, lines, game)
    this.#shown = this.state.n
    this.#shownOffer = this.state.offer?.offer ?? 0
    this.used = ports.clock.now()
  }

  /** One thing after another: what is not yet stored is seen by nobody. */
  inTurn<V>(run: () => V | Promise<V>): Promise<V> {
    if (!this.#isTaken) return this.#take(run)
    return new Promise((resolve, reject) => {
      this.#queue ??= []
      this.#queue.push(() => void this.#take(run).then(resolve, reject))
    })
  }

  async #take<V>(run: () => V | Promise<V>): Promise<V> {
    this.#isTaken = true
    try {
      this.used = this.#ports.clock.now()
      this.#ports.workingOn(this.id)
      if (this.#doubtful) await this.#rebuild()
      return await run()
    } finally {
      this.#isTaken = false
      // Whoever waits is next, before anybody who comes now.
      this.#queue?.shift()?.()
      if (this.#queue?.length === 0) this.#queue = null
    }
  }

  addWatcher(watcher: Watcher, viewer: Viewer): void {
    this.watchers.set(watcher, viewer)
    if (!watcher.watching.includes(this)) watcher.watching = [...watcher.watching, this]
  }

  removeWatcher(watcher: Watcher): void {
    this.watchers.delete(watcher)
    this.noteHere(watcher.person.id)
    watcher.watching = watcher.watching.filter((one) => one !== this)
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
    return this.#lastHere.get(person) ?? this.state.touched
  }

  get isBusy(): boolean {
    return this.#isTaken
  }

  /** Writes a line: into memory, into the store, then to the requester, then to everybody. Call it in turn. */
  async commit(
    requester: Requester,
    event: LedgerEvent,
    done?: CarriedOut,
    pictures?: Pictures,
  ): Promise<number | typeof AGAIN> {
    const line: Line = { n: this.state.n + 1, at: this.#ports.clock.now(), by: requester.by, event }
    if (requester.id !== undefined) line.id = requester.id
    this.#doubtful = true
    this.#ports.workingOn(this.id)
    const happened = applyLine(this.state, line, done)
    const listRow = listRowOf(this.state)
    if ((await this.#ports.store.append(this.id, line, listRow)) === 'taken') {
      await this.#rebuild()
      return AGAIN
    }
    this.#doubtful = false
    this.#ports.workingOn(this.id)
    requester.stored(line.n)
    this.#show(line, happened, pictures)
    this.#showDueInfo()
    this.#ports.changed(this, listRow.summary, { mine: true })
    return line.n
  }

  /**
   * A seat's answer: carried out and written down, or refused with nothing changed. Where the match is foreign,
   * it is tried out first.
   */
  answer(
    requester: Requester,
    seat: number,
    action: unknown,
    more: { spent?: number; time?: true },
  ): Promise<number | typeof AGAIN | VisibleRefusal> | VisibleRefusal {
    if (!isForeign(this.state.header)) return this.#carryOut(requester, seat, action, more)
    return this.#answerForeign(requester, seat, action, more)
  }

  async #answerForeign(
    requester: Requester,
    seat: number,
    action: unknown,
    more: { spent?: number; time?: true },
  ): Promise<number | typeof AGAIN | VisibleRefusal> {
    return (await this.rehearsed({ do: 'act', seat, action })) ?? this.#carryOut(requester, seat, action, more)
  }

  /**
   * Why what is about to be done here cannot be; nothing where it can, and where the match is one of this host's own.
   */
  async rehearsed(what: AtTable): Promise<VisibleRefusal | undefined> {
    const { match, header } = this.state
    if (!match || !isForeign(header)) return undefined
    const { log } = match
    if (what.do === 'undoable' || what.do === 'branch') return this.#ports.foreign.rehearse(this, { ...what, log })
    const state = match.state as unknown as Json
    if (what.do !== 'act') return this.#ports.foreign.rehearse(this, { ...what, state })
    const chance = { secret: header.secret, entropy: entropyOf(this.state), draw: this.state.acts + 1 }
    return this.#ports.foreign.rehearse(this, { ...what, state, ...chance })
  }

  /** Closes the table for good; the rules are not asked about it any more. */
  async setAside(reason: string): Promise<void> {
    while (this.state.phase !== 'closed')
      if ((await this.commit(NOBODY, { do: 'close', reason, aside: true })) !== AGAIN) return
  }

  #carryOut(
    requester: Requester,
    seat: number,
    action: unknown,
    more: { spent?: number; time?: true },
  ): Promise<number | typeof AGAIN> | VisibleRefusal {
    const { match } = this.state
    if (!match) return { reason: 'The match has not begun.' }
    const before = othersAsked(this.state, seat)
    this.#doubtful = true
    const pictures = this.#pictures(match)
    const played = act(match, seat, action, this.#chanceOf(this.state.acts + 1), pictures.listen)
    if (isRefusal(played)) {
      this.#doubtful = false
      return refusalFor(match, seat, played)
    }
    const { rolls } = played.entry
    const count = this.state.acts + 1
    const event: LedgerEvent = { do: 'act', seat, action: played.entry.action, ...more }
    if (rolls) event.rolls = rolls
    if (match.state.result || count % HASH_EVERY === 0) event.hash = hashOf(match.state)
    return this.commit(requester, event, { events: played.events, before }, pictures)
  }

  /** What all who look at this moment are about to see. */
  #pictures(match: Match): Pictures {
    return new Pictures(match, new Set(this.watchers.values()))
  }

  /** The chance of one answer. The seed is worked out when a rule first asks for chance: many never do. */
  #chanceOf(draw: number): Chance {
    let chance: Chance | undefined
    return chanceFrom((label, n) => {
      this.#chance ??= matchChance(this.state.header.secret, entropyOf(this.state))
      chance ??= this.#chance(draw)
      return chance.pick(label, n)
    })
  }

  refusal(seat: number, action: unknown): VisibleRefusal | undefined {
    return this.state.match ? refusalOf(this.state.match, seat, action) : { reason: 'The match has not begun.' }
  }

  /** Whether this can be done whoever is asked: then it cannot come too late. */
  isAnytime(seat: number, action: unknown): boolean {
    const { match } = this.state
    return match !== null && anytime(match.game, match.state, seat).some((option) => sameJson(option, action))
  }

  /**
   * The earliest entry that can be gone back to by proof. What has been proved of earlier entries is not proved again.
   */
  async undoable(): Promise<number> {
    const { match } = this.state
    if (!match) return 0
    const { length } = match.log.entries
    const { entry, to } = this.#proved.entry > length ? { entry: 0, to: 0 } : this.#proved
    let n = length
    while (n > entry && (await inSlices(proofOf(match, n)))) n--
    this.#proved = { entry: length, to: n > entry ? n : to }
    return this.#proved.to
  }

  /** Takes in what others have written. */
  async catchUp(): Promise<void> {
    for (const line of await this.#ports.store.linesAfter(this.id, this.state.n)) this.#takeIn(line)
  }

  /** Memory may hold what was never stored: reads everything again, and shows what others have written meanwhile. */
  async #rebuild(): Promise<void> {
    this.#doubtful = true
    const record = await this.#ports.store.load(this.id)
    if (!record) {
      this.#ports.gone(this.id)
      throw new Gone(`table ${this.id} is gone`)
    }
    const shown = this.#shown
    this.#ports.workingOn(this.id)
    this.state = applyLines(
      record.header,
      record.lines.filter((line) => line.n <= shown),
      this.state.game,
    )
    this.#doubtful = false
    for (const line of record.lines) if (line.n > shown) this.#takeIn(line)
    this.#showDueInfo()
  }

  /** It has been thrown away: whoever looks is told, and nothing more happens here. */
  thrownAway(): void {
    if (this.state.phase === 'closed') return
    this.state.phase = 'closed'
    this.state.closed = THROWN_AWAY
    this.#sendInfo()
  }

  #takeIn(line: Line): void {
    const pictures = this.state.match && this.#pictures(this.state.match)
    const happened = applyLine(this.state, line, undefined, pictures?.listen)
    this.#show(line, happened, pictures ?? undefined)
    this.#ports.changed(this, listRowOf(this.state).summary, { mine: false })
  }

  #show(line: Line, happened: Happened, pictures?: Pictures): void {
    this.#shown = line.n
    if (happened.undone) this.#proved = { entry: 0, to: 0 }
    // Play that goes on lets an offer lapse: it must vanish wherever it stands.
    const offer = this.state.offer?.offer ?? 0
    const isOtherOffer = offer !== this.#shownOffer
    this.#shownOffer = offer
    if (this.watchers.size === 0) return
    if (line.event.do === 'sit') this.#resetViewers()
    if (happened.play) this.#showPlay(line, happened, pictures)
    // Whoever played may hear now what was said behind their back.
    if (happened.play && this.state.phase === 'over') this.#showSaid(({ room }) => room === 'onlookers', true)
    const { event } = line
    if (event.do === 'chat') {
      if (this.state.chats.at(-1)?.n === line.n) this.#showSaid(({ n }) => n === line.n)
    } else if (event.do !== 'act' || this.state.phase !== 'playing' || isOtherOffer) this.showInfo()
  }

  #showPlay(line: Line, happened: Happened, pictures?: Pictures): void {
    const { match, n } = this.state
    if (!match) return
    const entry = match.log.entries.length
    const events = happened.events
    const plan = this.state.plans[entry - 1]
    const clocks = this.clocks(0)
    const made = new Map<Viewer, Sealed>()
    for (const [watcher, viewer] of this.watchers) {
      let message = made.get(viewer)
      if (message === undefined) {
        const entryEvents: EntryEvents[] = events
          ? [entryEventsFor(match, { entry, seat: happened.seat ?? null, at: line.at, events, plan }, viewer)]
          : []
        const matchView = matchViewOf(match, match.state, entry, viewer)
        const shown = illustrated(entryEvents, [pictures?.taken(viewer) ?? []], matchView.view)
        message = playMessage(this.id, n, matchView, shown, clocks, happened.undone)
        made.set(viewer, message)
      }
      watcher.send(message)
    }
  }

  /** Whoever no longer has the seat as which they looked is shown what they may see now. */
  #resetViewers(): void {
    for (const [watcher, viewer] of this.watchers) {
      const person = watcher.person.id
      if (mayBe(this.state, person, viewer)) continue
      const now = usualViewer(this.state, person)
      this.watchers.set(watcher, now)
      const play = this.playMessage(now, 0)
      if (play) watcher.send(play)
    }
  }

  /** Shows lines of the chat to those who may read them, or of those only to who plays. */
  #showSaid(which: (said: { n: number; room: Room }) => boolean, toPlayers = false): void {
    for (const chat of this.state.chats) {
      if (!which(chat)) continue
      const message = seal({ m: 'chat', table: this.id, chat: this.#named(chat) })
      for (const watcher of this.watchers.keys()) {
        const { id } = watcher.person
        if (mayRead(this.state, id, chat.room) && (!toPlayers || hasPlace(this.state, id))) watcher.send(message)
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
    if (this.#doubtful) this.#infoIsDue = true
    else this.#sendInfo()
  }

  #showDueInfo(): void {
    if (this.#infoIsDue) this.#sendInfo()
  }

  #sendInfo(): void {
    this.#infoIsDue = false
    if (this.watchers.size === 0) return
    const here = this.whoIsHere()
    const made = new Map<string, Sealed>()
    for (const watcher of this.watchers.keys()) {
      const { id } = watcher.person
      // Nearly always all may know the same.
      const whose = this.state.branches.some(({ by }) => by === id) ? id : ''
      const message = made.get(whose) ?? this.#infoMessage(id, here)
      made.set(whose, message)
      watcher.send(message)
    }
  }

  /** The table as a person may know it. */
  infoMessage(person: string): Sealed {
    return this.#infoMessage(person, this.whoIsHere())
  }

  /** Everybody who looks at it, through whatever process. */
  whoIsHere(): Set<string> {
    const here = new Set([...this.watchers.keys()].map((watcher) => watcher.person.id))
    for (const person of this.#ports.remoteWatchers(this.id)) here.add(person)
    return here
  }

  #infoMessage(person: string, here: ReadonlySet<string>): Sealed {
    const info = tableInfo(this.state, person, this.#ports.nameOf, here, (one) => this.awaySince(one))
    return seal({ m: 'table', n: this.state.n, info })
  }

  /** The match as one viewer sees it now. */
  playMessage(viewer: Viewer, down: number): Sealed | undefined {
    const { match, n } = this.state
    if (!match) return undefined
    const matchView = matchViewOf(match, match.state, match.log.entries.length, viewer)
    return playMessage(this.id, n, matchView, [], this.clocks(down), false)
  }

  clocks(down: number): Clocks | null {
    const { heartbeat } = this.#ports
    return clocksAt(this.state, this.#ports.clock.now(), (since) => Math.max(down, heartbeat.jumpedSince(since)))
  }

  /** What has been said, as far as somebody may read it. */
  chats(person: string): ChatLine[] {
    const { chats } = this.state
    return chats.filter(({ room }) => mayRead(this.state, person, room)).map((chat) => this.#named(chat))
  }

  /** Whether a request answers the newest line: then it cannot have been done before. */
  isNews(basedOn: number | undefined): boolean {
    return basedOn !== undefined && basedOn >= this.state.n
  }

  /** The lines that this request wrote when it came before. */
  async linesOf(by: string, id: string, basedOn: number): Promise<Line[]> {
    if (this.isNews(basedOn)) return []
    const lines = await this.#ports.store.linesAfter(this.id, basedOn)
    return lines.filter((line) => line.id === id && line.by === by)
  }

  /** Whether this request was done before, and as which line. */
  async doneBefore(by: string, id: string, basedOn?: number): Promise<number | undefined> {
    const { recent, n } = this.state
    // What answers line n cannot have been done at or before it.
    const known = recent.findLast((done) => done.id === id && done.by === by && done.n > (basedOn ?? 0))
    if (known || basedOn === undefined || n - basedOn <= recent.length) return known?.n
    const lines = await this.#ports.store.linesAfter(this.id, basedOn)
    return lines.find((line) => line.id === id && line.by === by)?.n
  }
}
