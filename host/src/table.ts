import {
  type AnyGame,
  act,
  anytime,
  type Chance,
  type ChanceSource,
  chanceFrom,
  EVERYTHING,
  hashOf,
  isRefusal,
  type Json,
  proofOf,
  sameJson,
  type Viewer,
} from '@anachron/kernel'
import type { Clocks, TableSummary } from '@anachron/wire'
import { applyLine, applyLines, type CarriedOut, type Happened } from './apply-line.ts'
import { othersAsked } from './asked.ts'
import { clocksAt } from './clocks.ts'
import { matchChance } from './fairness.ts'
import type { Foreign } from './foreign.ts'
import type { Heartbeat } from './heartbeat.ts'
import { type Header, isForeign, type LedgerEvent, type Line } from './ledger.ts'
import { type Pictures, refusalFor, refusalOf, type Sealed, type VisibleRefusal } from './outgoing.ts'
import { Queue } from './queue.ts'
import type { Rehearsal } from './sandbox/messages.ts'
import { inSlices } from './slices.ts'
import { entropyOf, type TableState } from './state.ts'
import type { Store } from './store.ts'
import { listRowOf } from './summaries.ts'
import { nextDraw } from './undone.ts'
import { type WatcherPorts, Watchers } from './watchers.ts'

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
  /** Whether it can be told how what it sees has changed. */
  readonly takesChanges: boolean
  /** Whether its page is out of sight. */
  readonly isHidden: boolean
  /** Tables that are being shown: seldom more than one, so a list is made anew and has no room to spare. */
  watching: readonly Table[]
  send(message: Sealed): void
}

/** What a table needs of the host around it. */
export interface TablePorts extends WatcherPorts {
  readonly store: Pick<Store, 'append' | 'load' | 'linesAfter'>
  readonly heartbeat: Pick<Heartbeat, 'jumpedSince'>
  readonly foreign: Pick<Foreign, 'rehearse' | 'rehearseImagining'>
  /** Says which table the rules are run for from now on. */
  workingOn(table: string): void
  /** A line has been written into a table and shown at it. `mine`: by this process. */
  changed(table: Table, summary: TableSummary, by: { mine: boolean }): void
  /** A table is not in the store any more. */
  gone(table: string): void
}

/** What is written down with an answer. */
type MoreOfAnswer = Pick<Extract<LedgerEvent, { do: 'act' }>, 'spent' | 'time' | 'itself'>

/** A table in memory: the state its ledger leads to, and who is looking. */
export class Table {
  readonly id: string
  state: TableState
  readonly watchers: Watchers<Watcher>
  /** When anybody last wanted something of it. */
  used: number
  readonly #ports: TablePorts
  readonly #queue = new Queue()
  #doubtful = false
  /** The last line that watchers have been shown. */
  #shown: number
  #chance: ChanceSource | null = null
  /** Up to which entry it is known how far one may go back, and how far that is. */
  #proved = { entry: 0, to: 0 }

  constructor(ports: TablePorts, header: Header, lines: readonly Line[], game: AnyGame) {
    this.#ports = ports
    this.id = header.table
    this.state = applyLines(header, lines, game)
    this.#shown = this.state.n
    this.watchers = new Watchers(this, ports)
    this.used = ports.clock.now()
  }

  /** One thing after another: what is not yet stored is seen by nobody. */
  inTurn<V>(run: () => V | Promise<V>): Promise<V> {
    return this.#queue.inTurn(async () => {
      this.used = this.#ports.clock.now()
      this.#ports.workingOn(this.id)
      if (this.#doubtful) await this.#rebuild()
      return await run()
    })
  }

  get isBusy(): boolean {
    return this.#queue.isBusy
  }

  /** Whether what the store says may differ from what is in memory. */
  get isDoubtful(): boolean {
    return this.#doubtful
  }

  addWatcher(watcher: Watcher, viewer: Viewer): void {
    this.watchers.add(watcher, viewer)
    // A list that is spread has room for sixteen more.
    if (!watcher.watching.includes(this)) watcher.watching = watcher.watching.concat(this)
  }

  removeWatcher(watcher: Watcher): void {
    this.watchers.remove(watcher)
    watcher.watching = watcher.watching.filter((one) => one !== this)
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
    this.watchers.showDueInfo()
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
    more: MoreOfAnswer,
  ): Promise<number | typeof AGAIN | VisibleRefusal> | VisibleRefusal {
    if (!isForeign(this.state.header)) return this.#carryOut(requester, seat, action, more)
    return this.#answerForeign(requester, seat, action, more)
  }

  async #answerForeign(
    requester: Requester,
    seat: number,
    action: unknown,
    more: MoreOfAnswer,
  ): Promise<number | typeof AGAIN | VisibleRefusal> {
    return (await this.rehearsed({ do: 'act', seat, action })) ?? this.#carryOut(requester, seat, action, more)
  }

  /**
   * Why what is about to be done here cannot be; nothing where it can. At a match of this host's own only imagining is
   * tried out first.
   */
  async rehearsed(what: AtTable): Promise<VisibleRefusal | undefined> {
    const { match, header } = this.state
    if (!match) return undefined
    const { log } = match
    if (!isForeign(header)) {
      const imagines = what.do === 'branch' && what.viewer !== EVERYTHING && match.state.result === null
      return imagines ? this.#ports.foreign.rehearseImagining(header.game, { ...what, log }) : undefined
    }
    if (what.do === 'undoable' || what.do === 'branch') return this.#ports.foreign.rehearse(this, { ...what, log })
    const state = match.state as unknown as Json
    if (what.do !== 'act') return this.#ports.foreign.rehearse(this, { ...what, state })
    const chance = { secret: header.secret, entropy: entropyOf(this.state), draw: nextDraw(this.state) }
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
    more: MoreOfAnswer,
  ): Promise<number | typeof AGAIN> | VisibleRefusal {
    const { match } = this.state
    if (!match) return { reason: 'The match has not begun.' }
    const before = othersAsked(this.state, seat)
    this.#doubtful = true
    const pictures = this.watchers.pictures(match)
    const draw = nextDraw(this.state)
    const played = act(match, seat, action, this.#chanceOf(draw), pictures?.listen)
    if (isRefusal(played)) {
      this.#doubtful = false
      return refusalFor(match, seat, played)
    }
    const { rolls } = played.entry
    const count = this.state.acts + 1
    const event: LedgerEvent = { do: 'act', seat, action: played.entry.action, ...more }
    if (rolls) event.rolls = rolls
    if (draw !== count) event.draw = draw
    if (match.state.result || count % HASH_EVERY === 0) event.hash = hashOf(match.state)
    return this.commit(requester, event, { events: played.events, before }, pictures)
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
    this.watchers.showDueInfo()
  }

  /** It has been thrown away: whoever looks is told, and nothing more happens here. */
  thrownAway(): void {
    if (this.state.phase === 'closed') return
    this.state.phase = 'closed'
    this.state.closed = THROWN_AWAY
    this.watchers.showInfoAnyway()
  }

  #takeIn(line: Line): void {
    const pictures = this.state.match ? this.watchers.pictures(this.state.match) : undefined
    const happened = applyLine(this.state, line, undefined, pictures?.listen)
    this.#show(line, happened, pictures)
    this.#ports.changed(this, listRowOf(this.state).summary, { mine: false })
  }

  #show(line: Line, happened: Happened, pictures?: Pictures): void {
    this.#shown = line.n
    if (happened.undone) this.#proved = { entry: 0, to: 0 }
    this.watchers.show(line, happened, pictures)
  }

  clocks(down: number): Clocks | null {
    const { heartbeat } = this.#ports
    return clocksAt(this.state, this.#ports.clock.now(), (since) => Math.max(down, heartbeat.jumpedSince(since)))
  }
}
