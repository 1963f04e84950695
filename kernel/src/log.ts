import { seedBytes } from './chance/keyed.ts'
import { hashOf } from './hash.ts'
import { canonicalJson, type Json, notPlain } from './json.ts'
import type { Seat } from './seat.ts'
import { hex, hmacSha256 } from './sha256.ts'
import type { Sentence } from './words/parts.ts'
import { count, given, say } from './words/say.ts'

export const LOG_FORMAT = 'anachron-match'
export const LOG_VERSION = 1

/** One answer, and the chance that its consequences used. */
export interface LogEntry {
  seat: Seat
  action: Json
  /** In the order drawn: dice as 1 … sides, picks as 0 … n-1. Absent when none were. */
  rolls?: number[]
}

/** Where a match starts: dealt by the rules, or from a position (a branch, an example of the rulebook). */
export type Origin =
  | { kind: 'setup'; rolls: number[] }
  | {
      kind: 'position'
      state: Json
      /** What the position is, for people: 'as seat 0 may imagine it at entry 12'. */
      words: string
    }

/** A whole match: what is stored, exported, replayed and kept as fixture. States are only ever a cache of it. */
export interface MatchLog {
  format: typeof LOG_FORMAT
  formatVersion: typeof LOG_VERSION
  game: string
  version: number
  options: Json
  seats: number
  origin: Origin
  entries: LogEntry[]
  /** The match and entry that this one left. */
  branchOf?: { match: string; entry: number }
  /** Names, times and the like: nothing that the rules read. */
  notes?: Record<string, Json>
  /** Where a host has made the position: shows that host, and nobody else, that the start is its own (`markOf`). */
  mark?: string
}

/**
 * A log as a file: with the hash of the state it leads to, and one over itself, so that no changed bit goes unnoticed.
 */
export interface MatchFile extends MatchLog {
  /** Of the state after the last entry. */
  hash: string
  /** Of everything else in the file. */
  seal: string
}

export const sealed = (log: MatchLog, hash: string): MatchFile => {
  const file = { ...log, hash }
  return { ...file, seal: hashOf(file) }
}

/**
 * What whoever has the key writes under the start of a match: game, options, seats and position, and which match it
 * left.
 */
export function markOf(key: string, { game, version, options, seats, origin, branchOf }: MatchLog): string {
  const start = canonicalJson({ game, version, options, seats, origin, branchOf: branchOf ?? null })
  return hex(hmacSha256(seedBytes(key), new TextEncoder().encode(start)))
}

export interface LogFault {
  /** The entry that cannot be replayed; absent when the log as a whole is at fault. */
  entry?: number
  fault: Sentence
}

export const isLogFault = (value: object): value is LogFault => 'fault' in value

const object = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rolls = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((roll) => Number.isSafeInteger(roll))

const whole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

const text = (value: unknown, longest: number): boolean => typeof value === 'string' && value.length <= longest

/** Far more than any match has; what is longer was not played. */
const MOST_ENTRIES = 100_000
const MOST_SEATS = 32
const LONGEST_WORDS = 300
const LONGEST_NAME = 80

/** Reads a log or a match file from whatever was in it; says in one sentence what is wrong. Does not replay it. */
export function readLog(value: unknown): MatchLog | LogFault {
  if (!object(value) || value.format !== LOG_FORMAT) return { fault: 'This is not a match of Anachron.' }
  if (value.formatVersion !== LOG_VERSION)
    return {
      fault: say`This match is written in format version ${given(String(value.formatVersion))}; this program reads version ${LOG_VERSION}.`,
    }
  const { seal, ...rest } = value
  // A log has neither hash nor seal, a file has both.
  if ((seal === undefined) !== (value.hash === undefined) || (seal !== undefined && hashOf(rest) !== seal))
    return { fault: 'This file was changed or damaged after it was saved: its seal does not fit its content.' }
  return wrongWithStart(value) ?? wrongWithTold(value) ?? wrongWithEntries(value) ?? (value as unknown as MatchLog)
}

function wrongWithStart({ game, version, seats, options, origin }: Record<string, unknown>): LogFault | undefined {
  const says = text(game, LONGEST_NAME) && whole(version, 1e9) && whole(seats, MOST_SEATS) && object(options)
  if (!says) return { fault: 'This match does not say which game, version, seats and options it has.' }
  if (notPlain(options)) return { fault: 'The options of this match are not plain data.' }
  const fits =
    object(origin) &&
    ((origin.kind === 'setup' && rolls(origin.rolls)) || (origin.kind === 'position' && object(origin.state)))
  if (!fits) return { fault: 'This match does not say how it starts.' }
  if (origin.kind === 'position' && !text(origin.words, LONGEST_WORDS))
    return { fault: say`What a position is must be said in at most ${count(LONGEST_WORDS, 'character')}.` }
  return undefined
}

/**
 * What a file says of itself beyond what is played: nothing in it is believed, but whoever reads it may rely on its
 * shape.
 */
function wrongWithTold({ branchOf, notes, mark }: Record<string, unknown>): LogFault | undefined {
  const left = branchOf === undefined || (object(branchOf) && text(branchOf.match, 64) && whole(branchOf.entry, 1e9))
  if (!left) return { fault: 'This match does not say clearly which match and entry it left.' }
  if (mark !== undefined && !text(mark, 64)) return { fault: 'The mark of this match is not one.' }
  if (notes === undefined) return undefined
  if (!object(notes) || notPlain(notes)) return { fault: 'The notes of this match are not plain data.' }
  const { names, times } = notes
  const named =
    names === undefined ||
    (Array.isArray(names) && names.length <= MOST_SEATS && names.every((name) => text(name, LONGEST_NAME)))
  if (!named)
    return { fault: say`The names in this match are not names of at most ${count(LONGEST_NAME, 'character')}.` }
  const timed = times === undefined || (Array.isArray(times) && times.every((time) => whole(time, 1e15)))
  return timed ? undefined : { fault: 'The times in this match are not times.' }
}

function wrongWithEntries({ entries }: Record<string, unknown>): LogFault | undefined {
  if (!Array.isArray(entries)) return { fault: 'This match has no list of entries.' }
  if (entries.length > MOST_ENTRIES) return { fault: say`A match has at most ${count(MOST_ENTRIES, 'entry')}.` }
  for (const [i, entry] of entries.entries()) {
    const fits =
      object(entry) &&
      whole(entry.seat, MOST_SEATS) &&
      object(entry.action) &&
      notPlain(entry.action) === undefined &&
      (entry.rolls === undefined || rolls(entry.rolls))
    if (!fits) return { entry: i + 1, fault: 'The entry is not a seat with an action and rolls.' }
  }
  return undefined
}
