import {
  type AnyGame,
  act,
  anytime,
  type Chance,
  type ChanceSource,
  chanceFrom,
  isRefusal,
  type Json,
  proofOf,
  sameJson,
  type Viewer,
} from '@anachron/kernel'
import type { Clocks, Told } from '@anachron/wire'
import { othersAsked } from './asked.ts'
import { standingOf, tableInfo } from './cards.ts'
import { clocksAt } from './clocks.ts'
import { mayBe, usualEyes } from './entitled.ts'
import { matchChance } from './fairness.ts'
import { type CarriedOut, fold, foldAll, type Happened } from './fold.ts'
import { isForeign } from './foreign.ts'
import type { Host } from './host.ts'
import type { Deed, Header, Line } from './ledger.ts'
import { playMessage, type Ruling, rulingFor, rulingOf, type Sealed, seal, sightOf, toldOf } from './outgoing.ts'
import type { Rehearsal } from './sandbox/messages.ts'
import type { Session } from './session.ts'
import { inSlices } from './slices.ts'
import { entropyOf, type TableState } from './state.ts'

/** Whoever asked for a change: told as soon as it is safe, and before anybody is shown it. */
export interface Asker {
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

export const NOBODY: Asker = { by: null, stored() {} }

const HASH_EVERY = 50

/** The table has been thrown away. */
export class Gone extends Error {}
/** As whoever still looks at it reads it. */
export const THROWN_AWAY = 'This match was thrown away in another tab or on another device.'

/** Somebody else wrote the line first; what was wanted must be looked at again. */
export const AGAIN = 'again'

/** A table in memory: the state its ledger leads to, and who is looking. */
export class Table {
  readonly id: string
  readonly watchers = new Map<Session, Viewer>()
  state: TableState
  /** When anybody last wanted something of it. */
  used: number
  readonly #host: Host
  /** What the store says may differ from what is in memory. */
  #doubtful = false
  /** Somebody wanted the table shown anew while that was so. */
  #infoIsDue = false
  #isTaken = false
  /** Who waits for their turn. */
  #queue: (() => void)[] | null = null
  /** The last line that watchers have been shown. */
  #shown: number
  #chance: ChanceSource | null = null
  /** Up to which entry it is known how far one may go back, and how far that is. */
  #proved = { entry: 0, to: 0 }

  constructor(host: Host, header: Header, lines: readonly Line[], game: AnyGame) {
    this.#host = host
    this.id = header.table
    this.state = foldAll(header, lines, game)
    this.#shown = this.state.n
    this.used = host.now()
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
      this.used = this.#host.now()
      this.#host.workingOn(this.id)
      if (this.#doubtful) await this.#rebuild()
      return await run()
    } finally {
      this.#isTaken = false
      // Whoever waits is next, before anybody who comes now.
      this.#queue?.shift()?.()
      if (this.#queue?.length === 0) this.#queue = null
    }
  }

  get isBusy(): boolean {
    return this.#isTaken
  }

  /** Writes a line: into memory, into the store, then to the asker, then to everybody. Call it in turn. */
  async commit(asker: Asker, deed: Deed, done?: CarriedOut): Promise<number | typeof AGAIN> {
    const line: Line = { n: this.state.n + 1, at: this.#host.now(), by: asker.by, deed }
    if (asker.id !== undefined) line.id = asker.id
    this.#doubtful = true
    this.#host.workingOn(this.id)
    const happened = fold(this.state, line, done)
    const standing = standingOf(this.state)
    if ((await this.#host.store.append(this.id, line, standing)) === 'taken') {
      await this.#rebuild()
      return AGAIN
    }
    this.#doubtful = false
    this.#host.workingOn(this.id)
    asker.stored(line.n)
    this.#show(line, happened)
    this.#showDueInfo()
    this.#host.changed(this, standing.card, { mine: true })
    return line.n
  }

  /**
   * A seat's answer: carried out and written down, or refused with nothing changed. Where the match comes from
   * elsewhere, it is tried out first.
   */
  answer(
    asker: Asker,
    seat: number,
    action: unknown,
    more: { spent?: number; time?: true },
  ): Promise<number | typeof AGAIN | Ruling> | Ruling {
    if (!isForeign(this.state.header)) return this.#carryOut(asker, seat, action, more)
    return this.#answerFromElsewhere(asker, seat, action, more)
  }

  async #answerFromElsewhere(
    asker: Asker,
    seat: number,
    action: unknown,
    more: { spent?: number; time?: true },
  ): Promise<number | typeof AGAIN | Ruling> {
    return (await this.rehearsed({ do: 'act', seat, action })) ?? this.#carryOut(asker, seat, action, more)
  }

  /**
   * Why what is about to be done here cannot be; nothing where it can, and where the match is one of this host's own.
   */
  async rehearsed(what: AtTable): Promise<Ruling | undefined> {
    const { match, header } = this.state
    if (!match || !isForeign(header)) return undefined
    const { log } = match
    if (what.do === 'undoable' || what.do === 'branch') return this.#host.foreign.rehearse(this, { ...what, log })
    const state = match.state as unknown as Json
    if (what.do !== 'act') return this.#host.foreign.rehearse(this, { ...what, state })
    const chance = { secret: header.secret, entropy: entropyOf(this.state), draw: this.state.acts + 1 }
    return this.#host.foreign.rehearse(this, { ...what, state, ...chance })
  }

  /** Closes the table for good; the rules are not asked about it any more. */
  async setAside(reason: string): Promise<void> {
    while (this.state.phase !== 'closed')
      if ((await this.commit(NOBODY, { do: 'close', reason, aside: true })) !== AGAIN) return
  }

  #carryOut(
    asker: Asker,
    seat: number,
    action: unknown,
    more: { spent?: number; time?: true },
  ): Promise<number | typeof AGAIN> | Ruling {
    const { match } = this.state
    if (!match) return { reason: 'The match has not begun.' }
    const before = othersAsked(this.state, seat)
    this.#doubtful = true
    const played = act(match, seat, action, this.#chanceOf(this.state.acts + 1))
    if (isRefusal(played)) {
      this.#doubtful = false
      return rulingFor(match, seat, played)
    }
    const { rolls } = played.entry
    const count = this.state.acts + 1
    const deed: Deed = { do: 'act', seat, action: played.entry.action, ...more }
    if (rolls) deed.rolls = rolls
    if (match.state.result || count % HASH_EVERY === 0) deed.hash = this.#host.hashOf(match.state)
    return this.commit(asker, deed, { events: played.events, before })
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

  ruling(seat: number, action: unknown): Ruling | undefined {
    return this.state.match ? rulingOf(this.state.match, seat, action) : { reason: 'The match has not begun.' }
  }

  /** Whether this can be done whoever is asked: then it cannot come too late. */
  isAnytime(seat: number, action: unknown): boolean {
    const { match } = this.state
    return match !== null && anytime(match.game, match.state, seat).some((option) => sameJson(option, action))
  }

  /** The earliest entry that can be gone back to by proof. What has been proved of earlier entries is not proved again. */
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
    for (const line of await this.#host.store.linesAfter(this.id, this.state.n)) this.#takeIn(line)
  }

  /** Memory may hold what was never stored: reads everything again, and shows what others have written meanwhile. */
  async #rebuild(): Promise<void> {
    this.#doubtful = true
    const record = await this.#host.store.load(this.id)
    if (!record) {
      this.#host.gone(this.id)
      throw new Gone(`table ${this.id} is gone`)
    }
    const shown = this.#shown
    this.#host.workingOn(this.id)
    this.state = foldAll(
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
    const happened = fold(this.state, line)
    this.#show(line, happened)
    this.#host.changed(this, standingOf(this.state).card, { mine: false })
  }

  #show(line: Line, happened: Happened): void {
    this.#shown = line.n
    if (happened.undone) this.#proved = { entry: 0, to: 0 }
    if (this.watchers.size === 0) return
    if (line.deed.do === 'sit') this.#giveEyesBack()
    if (happened.play) this.#showPlay(line, happened)
    const { deed } = line
    if (deed.do === 'chat') {
      const chat = this.chats().at(-1)
      if (chat?.n === line.n) this.#sendAll(seal({ m: 'chat', table: this.id, chat }))
    } else if (deed.do !== 'act' || this.state.phase !== 'playing') this.showInfo()
  }

  #showPlay(line: Line, happened: Happened): void {
    const { match, n } = this.state
    if (!match) return
    const entry = match.log.entries.length
    const events = happened.events
    const clocks = this.clocks(0)
    const made = new Map<Viewer, Sealed>()
    for (const [session, viewer] of this.watchers) {
      let message = made.get(viewer)
      if (message === undefined) {
        const told: Told[] = events
          ? [toldOf(match, { entry, seat: happened.seat ?? null, at: line.at, events }, viewer)]
          : []
        const sight = sightOf(match, match.state, entry, viewer)
        message = playMessage(this.id, n, sight, told, clocks, happened.undone)
        made.set(viewer, message)
      }
      session.send(message)
    }
  }

  /** Whoever no longer has the seat through whose eyes they looked is shown what they may see now. */
  #giveEyesBack(): void {
    for (const [session, viewer] of this.watchers) {
      const person = session.person.id
      if (mayBe(this.state, person, viewer)) continue
      const now = usualEyes(this.state, person)
      this.watchers.set(session, now)
      const play = this.playMessage(now, 0)
      if (play) session.send(play)
    }
  }

  #sendAll(message: Sealed): void {
    for (const session of this.watchers.keys()) session.send(message)
  }

  /** Shows the table itself anew. People come, go and change their names at any time: what is being stored meanwhile is not shown by the way. */
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
    const here = this.#whoIsHere()
    const made = new Map<string, Sealed>()
    for (const session of this.watchers.keys()) {
      const { id } = session.person
      // Nearly always all may know the same.
      const whose = this.state.branches.some(({ by }) => by === id) ? id : ''
      const message = made.get(whose) ?? this.#infoMessage(id, here)
      made.set(whose, message)
      session.send(message)
    }
  }

  /** The table as a person may know it. */
  infoMessage(person: string): Sealed {
    return this.#infoMessage(person, this.#whoIsHere())
  }

  #whoIsHere(): Set<string> {
    const here = new Set([...this.watchers.keys()].map((session) => session.person.id))
    for (const person of this.#host.elsewhere.at(this.id)) here.add(person)
    return here
  }

  #infoMessage(person: string, here: ReadonlySet<string>): Sealed {
    const info = tableInfo(this.state, person, this.#host.company.nameOf, here)
    return seal({ m: 'table', n: this.state.n, info })
  }

  /** The match as one viewer sees it now. */
  playMessage(viewer: Viewer, down: number): Sealed | undefined {
    const { match, n } = this.state
    if (!match) return undefined
    const sight = sightOf(match, match.state, match.log.entries.length, viewer)
    return playMessage(this.id, n, sight, [], this.clocks(down), false)
  }

  clocks(down: number): Clocks | null {
    const { heartbeat } = this.#host
    return clocksAt(this.state, this.#host.now(), (since) => Math.max(down, heartbeat.jumpedSince(since)))
  }

  chats() {
    return this.state.chats.map((chat) => ({ ...chat, name: this.#host.company.nameOf(chat.person) }))
  }

  /** Whether a request answers the newest line: then it cannot have been done before. */
  isNews(answers: number | undefined): boolean {
    return answers !== undefined && answers >= this.state.n
  }

  /** Whether this request was done before, and as which line. */
  async doneBefore(by: string, id: string, answers?: number): Promise<number | undefined> {
    const { recent, n } = this.state
    // What answers line n cannot have been done at or before it.
    const known = recent.findLast((done) => done.id === id && done.by === by && done.n > (answers ?? 0))
    if (known || answers === undefined || n - answers <= recent.length) return known?.n
    const lines = await this.#host.store.linesAfter(this.id, answers)
    return lines.find((line) => line.id === id && line.by === by)?.n
  }
}
