import { type AnyGame, FlowFault, follow, isLogFault, refusal, rewind } from '@anachron/kernel'
import { askedSince, noteAsked, type OpenQuestions, othersAsked } from './asked.ts'
import { charge } from './clocks.ts'
import type { Deed, Header, Line } from './ledger.ts'
import { openMatch } from './opening.ts'
import { CHATS_KEPT, freshState, RECENT, type SeatState, type TableState } from './state.ts'

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
export function foldAll(header: Header, lines: readonly Line[], game: AnyGame): TableState {
  const state = freshState(header, game)
  const check = header.version !== game.version
  const aside = lines.some(({ deed }) => deed.do === 'close' && deed.aside)
  for (const line of lines) {
    if (state.closed !== null || (aside && isPlay(line.deed))) {
      state.n = line.n
      continue
    }
    const fault = check ? faultOf(state, line) : undefined
    if (fault === undefined) fold(state, line)
    else freeze(state, line, fault)
  }
  return state
}

/** Whether the rules have anything to do with it. */
const isPlay = (deed: Deed): boolean => ['start', 'act', 'undo', 'offer', 'consent'].includes(deed.do)

function faultOf(state: TableState, { deed }: Line): string | undefined {
  if (deed.do !== 'act' || !state.match) return undefined
  try {
    const refused = refusal(state.game, state.match.state, deed.seat, deed.action)
    return refused && `${refused.reason} (${refused.rule})`
  } catch (error) {
    // Whoever opens the table is to see how far it came.
    if (error instanceof FlowFault) return firstLine(error)
    throw error
  }
}

const firstLine = ({ message }: Error): string => message.split('\n')[0] as string

function freeze(state: TableState, line: Line, fault: string): void {
  state.n = line.n
  state.phase = 'closed'
  state.closed = `This match was played by version ${state.header.version} of the rules. By version ${state.game.version} it cannot go on after entry ${state.times.length}: ${fault}`
}

/** An answer that has been carried out on the match already: what it did, and what the others were asked before it. */
export interface CarriedOut {
  events: { kind: string; rule: string }[]
  before: OpenQuestions | undefined
}

/** Writes one line into the table. */
export function fold(state: TableState, line: Line, done?: CarriedOut): Happened {
  if (line.n !== state.n + 1) throw new Error(`line ${line.n} does not follow line ${state.n}`)
  state.n = line.n
  state.touched = line.at
  if (line.id !== undefined && line.by !== null) {
    state.recent.push({ by: line.by, id: line.id, n: line.n })
    if (state.recent.length > RECENT) state.recent.shift()
  }
  try {
    return foldDeed(state, line, line.deed, done)
  } catch (error) {
    if (state.header.version === state.game.version) throw error
    freeze(state, line, error instanceof Error ? firstLine(error) : String(error))
    return QUIET
  }
}

function foldDeed(state: TableState, line: Line, deed: Deed, done?: CarriedOut): Happened {
  switch (deed.do) {
    case 'sit': {
      // The seed of a match is fixed when it starts: whoever sits down later adds nothing to it.
      const kept = state.phase === 'gathering' ? deed.entropy : state.seats[deed.seat]?.entropy
      const seat: SeatState = {
        sitter: deed.sitter,
        ...(deed.owner === undefined ? {} : { owner: deed.owner }),
        ...(kept === undefined ? {} : { entropy: kept }),
      }
      // A new list: what was made of the old one is out of date.
      state.seats = state.seats.with(deed.seat, seat)
      if (state.phase === 'playing') noteSitter(state, deed.seat)
      if (state.missed.length > 0) state.missed[deed.seat] = 0
      // What was thought before stays charged; whoever sits down now goes on from here.
      if (state.left && deed.spent) state.left[deed.seat] = (state.left[deed.seat] ?? 0) - deed.spent
      if (state.phase === 'playing') state.asked[deed.seat] = { since: askedSince(state, deed.seat), at: line.at }
      return QUIET
    }
    case 'start':
      return startPlay(state, line, deed.rolls ?? [])
    case 'act':
      return answer(state, line, deed, done)
    case 'undo':
      return takeBack(state, line, deed.to)
    case 'offer':
      state.offer = { offer: line.n, kind: 'undo', to: deed.to, by: deed.seat, waiting: deed.waiting }
      return QUIET
    case 'consent': {
      const { offer } = state
      if (!offer || offer.offer !== deed.offer) return QUIET
      offer.waiting = offer.waiting.filter((seat) => !deed.seats.includes(seat))
      if (!deed.yes) state.offer = null
      else if (offer.waiting.length === 0) return takeBack(state, line, offer.to)
      return QUIET
    }
    case 'chat':
      if (deed.text !== '' && line.by !== null)
        state.chats.push({ n: line.n, at: line.at, person: line.by, text: deed.text })
      if (state.chats.length > CHATS_KEPT) state.chats.shift()
      return QUIET
    case 'branch':
      state.branches.push({ table: deed.table, entry: deed.entry, by: line.by })
      return QUIET
    case 'rematch':
      state.rematch = deed.table
      return QUIET
    case 'close':
      state.phase = 'closed'
      state.closed = deed.reason
      if (deed.aside) {
        state.match = null
        state.deciding = null
        state.offer = null
      }
      return QUIET
  }
}

function startPlay(state: TableState, line: Line, rolls: number[]): Happened {
  const match = openMatch(state.header, state.game, rolls)
  if (isLogFault(match)) throw new Error(match.fault)
  state.match = match
  state.times = match.log.entries.map(() => line.at)
  state.draws = match.log.entries.map(() => null)
  state.givers = match.log.entries.map(() => '')
  const { clock, seats } = state.header
  state.left = clock && new Array<number>(seats).fill(clock.time)
  for (const seat of state.seats.keys()) noteSitter(state, seat)
  opened(state, line)
  return { play: true, undone: false }
}

function noteSitter(state: TableState, seat: number): void {
  const sitter = state.seats[seat]?.sitter
  const before = state.sat[seat] ?? []
  if (sitter?.kind === 'person' && !before.includes(sitter.person)) state.sat[seat] = [...before, sitter.person]
}

/** After the match has moved: is it over, and since when are the present questions open? */
function opened(state: TableState, line: Line, before?: OpenQuestions): void {
  state.phase = state.match?.state.result ? 'over' : 'playing'
  state.offer = null
  noteAsked(state, line, before)
}

function answer(
  state: TableState,
  line: Line,
  deed: Extract<Deed, { do: 'act' }>,
  done: CarriedOut | undefined,
): Happened {
  const { match } = state
  if (!match) throw new Error('an answer before the match began')
  const { seat, action, rolls } = deed
  const before = done ? done.before : othersAsked(state, seat)
  const events = done ? done.events : follow(match, { seat, action, ...(rolls ? { rolls } : {}) })
  state.acts++
  state.times.push(line.at)
  state.draws.push(state.acts)
  state.givers.push(line.by)
  if (deed.time) state.missed[seat] = (state.missed[seat] ?? 0) + 1
  else if (state.missed.length > 0) state.missed[seat] = 0
  opened(state, line, before)
  charge(state, seat, deed.spent ?? 0)
  return { events, seat, play: true, undone: false }
}

function takeBack(state: TableState, line: Line, to: number): Happened {
  const { match } = state
  if (!match) throw new Error('nothing to take back before the match began')
  rewind(match, to)
  state.times.length = to
  state.draws.length = to
  state.givers.length = to
  opened(state, line)
  return { play: true, undone: true }
}
