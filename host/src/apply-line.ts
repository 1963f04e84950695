import { type AnyGame, appendEntry, cited, FlowFault, isLogFault, type Listen, refusal, rewind } from '@anachron/kernel'
import { render, type Sentence, say } from '@anachron/kernel/words'
import type { Room } from '@anachron/wire'
import { askedSince, noteAsked, type OpenDecisions, othersAsked } from './asked.ts'
import { charge } from './clocks.ts'
import type { Header, LedgerEvent, Line } from './ledger.ts'
import { openMatch } from './opening.ts'
import { CHATS_KEPT, freshState, RECENT, type SeatState, type TableState } from './state.ts'
import { undoneBy } from './undone.ts'

/** What a line did to the match, for those who watch. */
export interface Happened {
  /** An answer: its events in full. Nothing of it may leave unredacted. */
  events?: { kind: string; rule: string }[]
  seat?: number
  /** The match began, an answer was given or taken back: whoever watches must be shown the match anew. */
  play: boolean
  undone: boolean
}

const QUIET: Happened = { play: false, undone: false }

/** The table that a ledger leads to. Every answer is checked when other rules than those of its time are installed. */
export function applyLines(header: Header, lines: readonly Line[], game: AnyGame): TableState {
  const state = freshState(header, game)
  const check = header.version !== game.version
  const aside = lines.some(({ event }) => event.do === 'close' && event.aside)
  for (const line of lines) {
    if (state.closed !== null || (aside && isPlay(line.event))) {
      state.n = line.n
      continue
    }
    const fault = check ? faultOf(state, line) : undefined
    if (fault === undefined) applyLine(state, line)
    else freeze(state, line, fault)
  }
  return state
}

/** Whether the rules have anything to do with it. */
const isPlay = (event: LedgerEvent): boolean => ['start', 'act', 'undo', 'offer', 'consent'].includes(event.do)

function faultOf(state: TableState, { event }: Line): Sentence | undefined {
  if (event.do !== 'act' || !state.match) return undefined
  try {
    const refused = refusal(state.game, state.match.state, event.seat, event.action)
    return refused && cited(refused)
  } catch (error) {
    // Whoever opens the table is to see how far it came.
    if (error instanceof FlowFault) return firstLine(error)
    throw error
  }
}

const firstLine = ({ message }: Error): string => message.split('\n')[0] as string

function freeze(state: TableState, line: Line, fault: Sentence): void {
  state.n = line.n
  state.phase = 'closed'
  state.closed = say`This match was played by version ${state.header.version} of the rules. By version ${state.game.version} it cannot go on after entry ${state.times.length}: ${fault}`
}

/** An answer that has been carried out on the match already: what it did, and what the others were asked before it. */
export interface CarriedOut {
  events: { kind: string; rule: string }[]
  before: OpenDecisions | undefined
}

/** Writes one line into the table. `listen` hears what happens, where it has not been carried out before. */
export function applyLine(state: TableState, line: Line, done?: CarriedOut, listen?: Listen): Happened {
  if (line.n !== state.n + 1) throw new Error(`line ${line.n} does not follow line ${state.n}`)
  state.n = line.n
  state.touched = line.at
  if (line.id !== undefined && line.by !== null) {
    state.recent.push({ by: line.by, id: line.id, n: line.n })
    if (state.recent.length > RECENT) state.recent.shift()
  }
  try {
    return applyEvent(state, line, line.event, done, listen)
  } catch (error) {
    if (state.header.version === state.game.version) throw error
    freeze(state, line, error instanceof Error ? firstLine(error) : String(error))
    return QUIET
  }
}

function applyEvent(state: TableState, line: Line, event: LedgerEvent, done?: CarriedOut, listen?: Listen): Happened {
  switch (event.do) {
    case 'sit': {
      // The seed of a match is fixed when it starts: whoever sits down later adds nothing to it.
      const kept = state.phase === 'gathering' ? event.entropy : state.seats[event.seat]?.entropy
      const seat: SeatState = {
        sitter: event.sitter,
        ...(event.owner === undefined ? {} : { owner: event.owner }),
        ...standInOf(event, line.by),
        ...(kept === undefined ? {} : { entropy: kept }),
      }
      // Whoever sits there now has not answered before.
      state.undone = null
      // A new list: what was made of the old one is out of date.
      state.seats = state.seats.with(event.seat, seat)
      if (state.phase === 'playing') noteSitter(state, event.seat)
      if (state.missed.length > 0) state.missed[event.seat] = 0
      // What was thought before stays charged; whoever sits down now goes on from here.
      if (state.left && event.spent) state.left[event.seat] = (state.left[event.seat] ?? 0) - event.spent
      if (state.phase === 'playing') state.asked[event.seat] = { since: askedSince(state, event.seat), at: line.at }
      return QUIET
    }
    case 'start':
      return startPlay(state, line, event.rolls ?? [])
    case 'act':
      return answer(state, line, event, done, listen)
    case 'undo':
      return takeBack(state, line, event.to)
    case 'offer':
      state.offer = { offer: line.n, kind: 'undo', to: event.to, by: event.seat, waiting: event.waiting }
      return QUIET
    case 'consent': {
      const { offer } = state
      if (!offer || offer.offer !== event.offer) return QUIET
      offer.waiting = offer.waiting.filter((seat) => !event.seats.includes(seat))
      if (!event.yes) state.offer = null
      else if (offer.waiting.length === 0) return takeBack(state, line, offer.to)
      return QUIET
    }
    case 'chat':
      if (event.text !== '' && line.by !== null) noteSaid(state, line, line.by, event)
      return QUIET
    case 'branch':
      state.branches.push({ table: event.table, entry: event.entry, by: line.by })
      return QUIET
    case 'rematch':
      state.rematch = { table: event.table, by: line.by }
      return QUIET
    case 'decline':
      if (state.rematch?.table === event.table) state.rematch = null
      return QUIET
    case 'close':
      state.phase = 'closed'
      state.closed = event.reason
      if (event.aside) {
        state.match = null
        state.deciding = null
        state.offer = null
      }
      return QUIET
  }
}

type Sit = Extract<LedgerEvent, { do: 'sit' }>

function standInOf({ sitter, owner, time }: Sit, by: string | null): Pick<SeatState, 'standIn'> {
  if (sitter.kind !== 'bot' || owner === undefined) return {}
  return { standIn: time ? 'time' : by === owner ? 'wish' : 'others' }
}

type Said = Extract<LedgerEvent, { do: 'chat' }>

/** Onlookers who talk a lot do not push out what the players have said. */
function noteSaid(state: TableState, { n, at }: Line, person: string, { text, ...said }: Said): void {
  // Whoever said it has been forgotten.
  if (text === '') return
  const room: Room = said.room ?? 'players'
  state.chats.push({ n, at, person, text, room })
  const inRoom = state.chats.filter((chat) => chat.room === room)
  if (inRoom.length > CHATS_KEPT) state.chats.splice(state.chats.indexOf(inRoom[0] as (typeof inRoom)[number]), 1)
}

function startPlay(state: TableState, line: Line, rolls: number[]): Happened {
  const match = openMatch(state.header, state.game, rolls)
  if (isLogFault(match)) throw new Error(render(match.fault))
  state.match = match
  state.times = match.log.entries.map(() => line.at)
  state.draws = match.log.entries.map(() => null)
  state.givers = match.log.entries.map(() => '')
  state.plans = match.log.entries.map((_, i) => i + 1)
  state.bySelf = match.log.entries.map(() => false)
  const { clock, seats } = state.header
  state.left = clock && new Array<number>(seats).fill(clock.time)
  for (const seat of state.seats.keys()) noteSitter(state, seat)
  opened(state, line)
  return { play: true, undone: false }
}

function noteSitter(state: TableState, seat: number): void {
  const sitter = state.seats[seat]?.sitter
  const before = state.sat[seat] ?? []
  if (sitter?.kind === 'person' && !before.includes(sitter.person)) state.sat[seat] = before.concat(sitter.person)
}

/** After the match has moved: is it over, and since when are the present questions open? */
function opened(state: TableState, line: Line, before?: OpenDecisions): void {
  state.phase = state.match?.state.result ? 'over' : 'playing'
  state.offer = null
  noteAsked(state, line, before)
}

function answer(
  state: TableState,
  line: Line,
  event: Extract<LedgerEvent, { do: 'act' }>,
  done: CarriedOut | undefined,
  listen: Listen | undefined,
): Happened {
  const { match } = state
  if (!match) throw new Error('an answer before the match began')
  const { seat, action, rolls } = event
  const before = done ? done.before : othersAsked(state, seat)
  const events = done ? done.events : appendEntry(match, { seat, action, ...(rolls ? { rolls } : {}) }, listen)
  state.acts++
  state.times.push(line.at)
  state.draws.push(event.draw ?? state.acts)
  state.bySelf.push(event.itself === true)
  state.givers.push(line.by)
  notePlan(state, line)
  if (event.time) state.missed[seat] = (state.missed[seat] ?? 0) + 1
  else if (state.missed.length > 0) state.missed[seat] = 0
  opened(state, line, before)
  charge(state, seat, event.spent ?? 0)
  return { events, seat, play: true, undone: false }
}

/** The answers of a plan stand under one request: that is how they are known to belong together. */
function notePlan(state: TableState, { by, id }: Line): void {
  const { newest, plans } = state
  const carriesOn = newest !== null && newest.by === by && newest.id === id
  plans.push(carriesOn ? (plans.at(-1) as number) : plans.length + 1)
  state.newest = by !== null && id !== undefined ? { by, id } : null
}

function takeBack(state: TableState, line: Line, to: number): Happened {
  const { match } = state
  if (!match) throw new Error('nothing to take back before the match began')
  state.undone = undoneBy(state, match.log.entries, to)
  rewind(match, to)
  state.times.length = to
  state.draws.length = to
  state.givers.length = to
  state.plans.length = to
  state.bySelf.length = to
  state.newest = null
  opened(state, line)
  return { play: true, undone: true }
}
