import type { Chance, ChanceSource } from './chance/chance.ts'
import { RollFault, recorded, recording } from './chance/recorded.ts'
import { apply, begin, type Listen, refusal } from './engine.ts'
import type { Game, MatchTerms, Refusal, Types } from './game.ts'
import { hashOf } from './hash.ts'
import { copyJson, type Json } from './json.ts'
import {
  isLogFault,
  LOG_FORMAT,
  LOG_VERSION,
  type LogEntry,
  type LogFault,
  type MatchFile,
  type MatchLog,
  sealed,
} from './log.ts'
import { parseOptions } from './options.ts'
import { wrongWithPosition } from './position.ts'
import type { Seat } from './seat.ts'
import type { Sentence } from './words/parts.ts'
import { count, rule, say, verb, given as verbatim } from './words/say.ts'

/** How many entries lie between two kept states; stepping back replays at most this many. */
const SNAPSHOT_EVERY = 32

/** A match in memory: its log, the state it has led to, and a few earlier states to step back to. */
export interface Match<T extends Types = Types> {
  readonly game: Game<T>
  readonly log: MatchLog
  state: T['State']
  /** States after entry n, for some n; a cache. */
  readonly snapshots: Map<number, T['State']>
}

export interface Setup {
  options?: unknown
  seats: number
  chance: ChanceSource
}

/** What an entry did: the entry as logged, and the events in full (redact them before they leave for a seat). */
export interface Played<T extends Types> {
  entry: LogEntry
  events: T['Event'][]
}

export const isRefusal = (value: object): value is Refusal => 'reason' in value && 'rule' in value

/** A refusal with the rule that says so. */
export const cited = ({ reason, rule: by }: Refusal): Sentence => say`${reason} (${rule(by)})`

function logOf(game: Game<never>, options: Json, seats: number): MatchLog {
  return {
    format: LOG_FORMAT,
    formatVersion: LOG_VERSION,
    game: game.id,
    version: game.version,
    options,
    seats,
    origin: { kind: 'setup', rolls: [] },
    entries: [],
  }
}

/** The options with defaults filled in, checked against the game; or what is wrong with them, in one sentence. */
export function optionsFor<T extends Types>(
  game: Game<T>,
  given: unknown,
  seats: number,
): { options: T['Options'] } | LogFault {
  const parsed = parseOptions(game.options, given)
  if ('fault' in parsed) return { fault: parsed.fault }
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return {
      fault:
        min === max
          ? say`${game.title} is for ${count(min, 'seat')}.`
          : say`${game.title} is for ${min} to ${count(max, 'seat')}.`,
    }
  const refused = game.checkOptions?.(parsed.options as T['Options'], seats)
  if (refused) return { fault: cited(refused) }
  return { options: parsed.options as T['Options'] }
}

/** A new match at its first decision, or what is wrong with its options. */
export function startMatch<T extends Types>(
  game: Game<T>,
  setup: Setup,
): (Match<T> & { opening: T['Event'][] }) | LogFault {
  const checked = optionsFor(game, setup.options ?? {}, setup.seats)
  if (isLogFault(checked)) return checked
  const log = logOf(game as unknown as Game<never>, copyJson(checked.options) as unknown as Json, setup.seats)
  const rolls: number[] = []
  const opening: T['Event'][] = []
  const chance = recording(setup.chance(0), rolls)
  const state = begin(game, checked.options, setup.seats, chance, (event) => opening.push(event))
  log.origin = { kind: 'setup', rolls }
  return { game, log, state, snapshots: new Map([[0, game.clone(state)]]), opening }
}

/** A match that starts from a position. The state is copied. */
export function startFrom<T extends Types>(
  game: Game<T>,
  position: { state: T['State']; options: T['Options']; seats: number; words: string },
): Match<T> {
  const log = logOf(game as unknown as Game<never>, copyJson(position.options) as unknown as Json, position.seats)
  log.origin = { kind: 'position', state: copyJson(position.state) as unknown as Json, words: position.words }
  const state = game.clone(position.state)
  return { game, log, state, snapshots: new Map([[0, game.clone(state)]]) }
}

/**
 * A seat's answer: carried out and logged, or refused with the rule and nothing changed. `chance` is that of the new
 * entry; `listen` hears of each event as it happens.
 */
export function act<T extends Types>(
  match: Match<T>,
  seat: Seat,
  action: unknown,
  chance: Chance,
  listen?: Listen<T>,
): Played<T> | Refusal<T> {
  const refused = refusal(match.game, match.state, seat, action)
  if (refused) return refused
  const rolls: number[] = []
  const events: T['Event'][] = []
  const answer = copyJson(action) as T['Action']
  apply(match.game, match.state, recording(chance, rolls), seat, answer, keeping(events, listen))
  const entry: LogEntry = { seat, action: copyJson(action) as Json, ...(rolls.length > 0 ? { rolls } : {}) }
  write(match, entry)
  return { entry, events }
}

/** Keeps the events, and lets somebody else hear of them, too. */
const keeping =
  <T extends Types>(events: T['Event'][], listen: Listen<T> | undefined): Listen<T> =>
  (event, state) => {
    events.push(event)
    listen?.(event, state)
  }

function write<T extends Types>(match: Match<T>, entry: LogEntry): void {
  match.log.entries.push(entry)
  const n = match.log.entries.length
  if (n % SNAPSHOT_EVERY === 0) match.snapshots.set(n, match.game.clone(match.state))
}

/**
 * Carries out and logs an entry that is known to hold, such as one of one's own store. Throws `RollFault` when it does
 * not.
 */
export function appendEntry<T extends Types>(match: Match<T>, entry: LogEntry, listen?: Listen<T>): T['Event'][] {
  const events = applyEntry(match.game, match.state, entry, listen)
  write(match, entry)
  return events
}

/** Runs one logged entry on a state. Throws `RollFault` when its rolls do not fit. */
export function applyEntry<T extends Types>(
  game: Game<T>,
  state: T['State'],
  entry: LogEntry,
  listen?: Listen<T>,
): T['Event'][] {
  const events: T['Event'][] = []
  const rolls = recorded(entry.rolls ?? [])
  const action = copyJson(entry.action) as unknown as T['Action']
  apply(game, state, rolls, entry.seat, action, keeping(events, listen))
  if (rolls.left() > 0) throw new RollFault(`${rolls.left()} of its rolls were not used`)
  return events
}

export interface Replaying {
  /** Up to this entry; left out: all. */
  to?: number
  /** The log is this program's own: a position that it starts from needs no look. */
  trusted?: boolean
}

/** Rebuilds a match from its log, checking every entry against the rules; or says which entry does not hold and why. */
export function replay<T extends Types>(game: Game<T>, log: MatchLog, replaying: Replaying = {}): Match<T> | LogFault {
  const { to = log.entries.length, trusted = false } = replaying
  if (log.game !== game.id) return { fault: say`This is a match of “${verbatim(log.game)}”, not of ${game.title}.` }
  if (log.version !== game.version)
    return {
      fault: say`This match was played by version ${log.version} of the rules of ${game.title}; these are version ${game.version}.`,
    }
  const opened = open(game, log, trusted)
  if (isLogFault(opened)) return opened
  const match: Match<T> = {
    game,
    log: { ...log, entries: [] },
    state: opened,
    snapshots: new Map([[0, game.clone(opened)]]),
  }
  for (let n = 1; n <= Math.min(to, log.entries.length); n++) {
    const entry = log.entries[n - 1] as LogEntry
    try {
      const refused = refusal(game, match.state, entry.seat, entry.action)
      if (refused) return { entry: n, fault: cited(refused) }
      applyEntry(game, match.state, entry)
    } catch (error) {
      return { entry: n, fault: verbatim(firstLine(error)) }
    }
    match.log.entries.push(entry)
    if (n % SNAPSHOT_EVERY === 0) match.snapshots.set(n, game.clone(match.state))
  }
  return match
}

const firstLine = (error: unknown): string => String(error instanceof Error ? error.message.split('\n')[0] : error)

function notUsed(left: number): Sentence {
  const rolls = count(left, 'roll')
  return say`${rolls} of the set-up ${verb('were', rolls)} not used.`
}

function wrongWithStart<T extends Types>(game: Game<T>, state: T['State'], table: MatchTerms<T>): Sentence | undefined {
  const wrong = wrongWithPosition(game, state, table)
  if (wrong !== undefined || state.result === null) return wrong
  // Nobody starts from there, and who has won would be whoever the sender names.
  return 'The position is over already: there is nothing to play from it.'
}

function open<T extends Types>(game: Game<T>, log: MatchLog, trusted: boolean): T['State'] | LogFault {
  const checked = optionsFor(game, log.options, log.seats)
  if (isLogFault(checked)) return checked
  try {
    if (log.origin.kind === 'position') {
      const state = copyJson(log.origin.state) as unknown as T['State']
      const wrong = trusted ? undefined : wrongWithStart(game, state, { options: checked.options, seats: log.seats })
      return wrong === undefined ? game.clone(state) : { fault: wrong }
    }
    const rolls = recorded(log.origin.rolls)
    const state = begin(game, checked.options, log.seats, rolls)
    return rolls.left() > 0 ? { fault: notUsed(rolls.left()) } : state
  } catch (error) {
    return {
      fault: say`The start of this match does not hold: ${verbatim(firstLine(error))}`,
    }
  }
}

/** The state after entry n of the match, as a copy of its own. */
export function stateAt<T extends Types>(match: Match<T>, n: number): T['State'] {
  const { game, log, snapshots } = match
  if (n < 0 || n > log.entries.length) throw new RangeError(`entry ${n} of ${log.entries.length}`)
  if (n === log.entries.length) return game.clone(match.state)
  let from = n
  while (!snapshots.has(from)) from--
  const state = game.clone(snapshots.get(from) as T['State'])
  for (let i = from; i < n; i++) applyEntry(game, state, log.entries[i] as LogEntry)
  return state
}

/**
 * Takes the match back to just after entry n. Whether that is fair is decided by `undoable`, or by the people affected.
 */
export function rewind<T extends Types>(match: Match<T>, n: number): void {
  match.state = stateAt(match, n)
  match.log.entries.length = n
  for (const at of match.snapshots.keys()) if (at > n) match.snapshots.delete(at)
}

/** The match as a file. */
export const exportMatch = (match: { log: MatchLog; state: object }): MatchFile =>
  sealed(copyJson(match.log), hashOf(match.state))

/** Reads, replays and checks a match file or log. */
export function importMatch<T extends Types>(game: Game<T>, log: MatchLog, replaying?: Replaying): Match<T> | LogFault {
  const match = replay(game, log, replaying)
  if (isLogFault(match)) return match
  const hash = (log as Partial<MatchFile>).hash
  if (hash !== undefined && hash !== hashOf(match.state))
    return { fault: 'Replaying this match leads to another state than the one it was saved with.' }
  return match
}
