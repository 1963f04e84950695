import type { Line } from '@anachron/bots'
import {
  type AnyGame,
  act,
  applyEntry,
  branch,
  EVERYTHING,
  importMatch,
  isInnocent,
  isLogFault,
  type LogFault,
  type Match,
  type MatchLog,
  markOf,
  readLog,
  replay,
  SPECTATOR,
  seeded,
  stateAt,
} from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'
import { matchChance, verify } from '../fairness.ts'
import type { LoadGame } from '../load-game.ts'
import { forecastFor, matchViewOf, Pictures, refusalOf } from '../outgoing.ts'
import { noGame, notOnShelf } from '../request-refusal.ts'
import type { Rehearsal, SandboxReply, SandboxRequest } from './messages.ts'

/**
 * The thread's end of a sandbox: does one thing after the other, until somebody ends it. Runs in Node and browsers
 * alike.
 */
export function serveSandbox(line: Line<SandboxReply, SandboxRequest>, load: LoadGame): void {
  line.onMessage((request) => void tryOut(request, load).then((reply) => line.send(reply)))
  line.send({ id: 0, ready: true })
}

/** Tries out what was asked; whatever the rules throw in a position that nobody has played to is one sentence. */
export async function tryOut(request: SandboxRequest, load: LoadGame): Promise<SandboxReply> {
  const { id } = request
  try {
    if (request.kind === 'open') return await open(request, load)
    if (request.kind === 'verify') return await check(request, load)
    const loaded = await load(request.game)
    if (!loaded) return { id, wrong: noGame(request.game) }
    rehearse(loaded.game, request.what)
    return { id, rehearsed: true }
  } catch {
    return { id, wrong: 'The rules cannot go on from this position.' }
  }
}

const sentence = ({ entry, fault }: LogFault): Sentence => (entry === undefined ? fault : say`Entry ${entry}: ${fault}`)

async function open(
  { id, file, key }: Extract<SandboxRequest, { kind: 'open' }>,
  load: LoadGame,
): Promise<SandboxReply> {
  const log = readLog(file)
  if (isLogFault(log)) return { id, wrong: sentence(log) }
  const loaded = await load(log.game)
  if (!loaded) return { id, wrong: notOnShelf(log.game) }
  const own = isOwn(log, key)
  const match = importMatch(loaded.game, log, { trusted: own })
  if (isLogFault(match)) return { id, wrong: sentence(match) }
  if (log.origin.kind === 'position' && !own) {
    const { listen } = new Pictures(match, everybody(log.seats))
    for (let n = 0; n <= log.entries.length; n++) {
      const state = stateAt(match, n)
      lookAround(loaded.game, state, log.seats)
      const next = log.entries[n]
      if (next) applyEntry(loaded.game, state, next, listen)
    }
  }
  return { id, opened: { log, own } }
}

const isOwn = (log: MatchLog, key: string): boolean => log.mark !== undefined && log.mark === markOf(key, log)

async function check(
  { id, file, key }: Extract<SandboxRequest, { kind: 'verify' }>,
  load: LoadGame,
): Promise<SandboxReply> {
  const log = readLog(file)
  if (isLogFault(log)) return { id, verdict: { fault: sentence(log) } }
  const loaded = await load(log.game)
  if (!loaded) return { id, verdict: { fault: noGame(log.game) } }
  return { id, verdict: verify(loaded.game, file, { trusted: isOwn(log, key) }) }
}

/** Everybody who may look at a table of so many seats. */
const everybody = (seats: number): number[] => [
  EVERYTHING,
  SPECTATOR,
  ...Array.from({ length: seats }, (_, seat) => seat),
]

/** Everything that a table shows of a position by itself. */
function lookAround(game: AnyGame, state: Match['state'], seats: number): void {
  for (const viewer of everybody(seats)) matchViewOf({ game } as Match, state, 0, viewer)
}

function rehearse(game: AnyGame, what: Rehearsal): void {
  if ('log' in what) {
    const match = replay(game, what.log, { trusted: true }) as Match | LogFault
    if (isLogFault(match)) return
    if (what.do === 'undoable') for (let n = match.log.entries.length; n > 0 && isInnocent(match, n); n--);
    else lookAround(game, branch(match, '', what.entry, what.viewer, seeded(what.seed)).state, match.log.seats)
    return
  }
  const { state, seat, action } = what
  const match = { game, state, log: { entries: [] }, snapshots: new Map() } as unknown as Match
  if (what.do === 'act') {
    const seats = what.entropy.length
    const { listen } = new Pictures(match, everybody(seats))
    act(match, seat, action, matchChance(what.secret, what.entropy)(what.draw), listen)
    lookAround(game, match.state, seats)
  } else if (refusalOf(match, seat, action) === undefined && what.do === 'forecast')
    forecastFor(match, seat, action as object)
}
