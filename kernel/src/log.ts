import { hashOf } from './hash.ts'
import { type Json, notPlain } from './json.ts'
import type { Seat } from './seat.ts'

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
}

/** A log as a file: with the hash of the state it leads to, and one over itself, so that no changed bit goes unnoticed. */
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

export interface LogFault {
  /** The entry that cannot be replayed; absent when the log as a whole is at fault. */
  entry?: number
  fault: string
}

export const isLogFault = (value: object): value is LogFault => 'fault' in value

const object = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rolls = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((roll) => Number.isSafeInteger(roll))

/** Reads a log or a match file from whatever was in it; says in one sentence what is wrong. Does not replay it. */
export function readLog(value: unknown): MatchLog | LogFault {
  if (!object(value) || value.format !== LOG_FORMAT) return { fault: 'This is not a match of Anachron.' }
  if (value.formatVersion !== LOG_VERSION)
    return {
      fault: `This match is written in format version ${String(value.formatVersion)}; this program reads version ${LOG_VERSION}.`,
    }
  const { seal, ...rest } = value
  // A log has neither hash nor seal, a file has both.
  if ((seal === undefined) !== (value.hash === undefined) || (seal !== undefined && hashOf(rest) !== seal))
    return { fault: 'This file was changed or damaged after it was saved: its seal does not fit its content.' }
  if (
    typeof value.game !== 'string' ||
    !Number.isInteger(value.version) ||
    !Number.isInteger(value.seats) ||
    !object(value.options)
  )
    return { fault: 'This match does not say which game, version, seats and options it has.' }
  const origin = value.origin
  const originFits =
    object(origin) &&
    ((origin.kind === 'setup' && rolls(origin.rolls)) || (origin.kind === 'position' && object(origin.state)))
  if (!originFits) return { fault: 'This match does not say how it starts.' }
  if (!Array.isArray(value.entries)) return { fault: 'This match has no list of entries.' }
  for (const [i, entry] of value.entries.entries()) {
    const fits =
      object(entry) &&
      Number.isInteger(entry.seat) &&
      object(entry.action) &&
      notPlain(entry.action) === undefined &&
      (entry.rolls === undefined || rolls(entry.rolls))
    if (!fits) return { entry: i + 1, fault: 'The entry is not a seat with an action and rolls.' }
  }
  return value as unknown as MatchLog
}
