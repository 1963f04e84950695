import {
  type AnyGame,
  apply,
  begin,
  type ChanceSource,
  copyJson,
  type Game,
  hex,
  hmacSha256,
  importMatch,
  isLogFault,
  keyed,
  type LogEntry,
  type LogFault,
  type MatchLog,
  type Replaying,
  readLog,
  recorded,
  recording,
  seedBytes,
  sha256,
  type Types,
} from '@anachron/kernel'
import { type Sentence, say } from '@anachron/kernel/words'

/*
 * Fair chance. The host draws a secret and publishes its hash before anybody sits down; each person may add entropy of
 * their own; the seed of the match is made from all of them, so neither side alone can choose it. Each answer ever
 * given draws from the seed with its own number, which undo does not give back: nobody learns a roll by taking a move
 * back. At the end the secret is told, and anybody can work every roll out again.
 */
export const commitmentTo = (secret: string): string => hex(sha256(seedBytes(secret)))

/** 64 hexadecimal digits that follow from a text, for those from whom nothing need be kept. */
export const hexOf = (text: string): string => hex(sha256(new TextEncoder().encode(text)))

export function matchSeed(secret: string, entropy: readonly (string | null)[]): string {
  const message = new TextEncoder().encode(entropy.map((part) => part ?? '-').join('/'))
  return hex(hmacSha256(seedBytes(secret), message))
}

export const matchChance = (secret: string, entropy: readonly (string | null)[]): ChanceSource =>
  keyed(matchSeed(secret, entropy))

/** What a match file carries in its notes once the match is over. */
export interface FairNote {
  commitment: string
  secret: string
  entropy: (string | null)[]
  /** By entry: with which number it drew from the seed; null for entries that came from another match. */
  draws: (number | null)[]
  /** Whether the set-up was drawn from this seed too. */
  setup: boolean
}

export type Verdict = { fault: Sentence } | { entries: number; rolls: number; commitment: string }

/** Works out again every roll of a finished match. */
export function verify(game: AnyGame, file: unknown, replaying: Replaying = {}): Verdict {
  const log = readLog(file)
  if (isLogFault(log)) return whole(log)
  const match = importMatch(game, log, replaying)
  if (isLogFault(match)) return whole(match)
  const note = log.notes?.fair
  if (!isFairNote(note))
    return { fault: 'This match carries no secret to check its rolls with: it was not played to its end.' }
  if (commitmentTo(note.secret) !== note.commitment)
    return { fault: 'The secret is not the one that was promised before the match.' }
  return checkRolls(game, log, note, matchChance(note.secret, note.entropy))
}

const HEX = /^[0-9a-f]{64}$/
const isHex = (value: unknown): boolean => typeof value === 'string' && HEX.test(value)

/** Whether what a file says of its chance can be read as that. */
function isFairNote(value: unknown): value is FairNote {
  const { commitment, secret, entropy, draws } = (value ?? {}) as Partial<FairNote>
  return (
    isHex(commitment) &&
    isHex(secret) &&
    Array.isArray(entropy) &&
    entropy.every((part) => part === null || isHex(part)) &&
    Array.isArray(draws) &&
    draws.every((draw) => draw === null || Number.isSafeInteger(draw))
  )
}

const whole = ({ entry, fault }: LogFault): { fault: Sentence } => ({
  fault: entry === undefined ? fault : say`Entry ${entry}: ${fault}`,
})

function checkRolls<T extends Types>(game: Game<T>, log: MatchLog, note: FairNote, chance: ChanceSource): Verdict {
  let checked = 0
  const compare = (got: readonly number[], written: readonly number[] | undefined): boolean => {
    checked += got.length
    return got.length === (written?.length ?? 0) && got.every((roll, i) => roll === written?.[i])
  }
  if (note.setup && log.origin.kind === 'setup') {
    const rolls: number[] = []
    begin(game, log.options as never, log.seats, recording(chance(0), rolls))
    if (!compare(rolls, log.origin.rolls)) return { fault: 'The set-up was not drawn from the promised seed.' }
  }
  const start = importMatch(game, withoutHash({ ...log, entries: [] }), { trusted: true })
  if (isLogFault(start)) return whole(start)
  for (const [i, entry] of log.entries.entries()) {
    const draw = note.draws[i]
    const rolls = rollsOf(game, start.state as T['State'], entry, draw == null ? undefined : chance(draw))
    if (rolls && !compare(rolls, entry.rolls))
      return { fault: say`Entry ${i + 1}: its rolls were not drawn from the promised seed.` }
  }
  return { entries: log.entries.length, rolls: checked, commitment: note.commitment }
}

function withoutHash(log: MatchLog): MatchLog {
  const { hash: _hash, seal: _seal, ...rest } = log as MatchLog & { hash?: string; seal?: string }
  return rest
}

/** Runs the entry on the state, with its own rolls where no chance is given. */
function rollsOf<T extends Types>(
  game: Game<T>,
  state: T['State'],
  entry: LogEntry,
  chance: ReturnType<ChanceSource> | undefined,
): number[] | undefined {
  const rolls: number[] = []
  const source = chance ?? recorded(entry.rolls ?? [])
  apply(game, state, recording(source, rolls), entry.seat, copyJson(entry.action) as never)
  return chance ? rolls : undefined
}
