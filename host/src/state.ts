import type { AnyGame, Decision, LogEntry, Match } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import type { OfferInfo, Phase, Room } from '@anachron/wire'
import type { Header, Sitter } from './ledger.ts'

export interface SeatState {
  sitter: Sitter
  owner?: string
  /** Why a bot sits in for the owner. */
  standIn?: 'time' | 'others' | 'wish'
  entropy?: string
}

/** Entries that were taken back, and after which entry they stood. */
export interface Undone {
  after: number
  entries: readonly LogEntry[]
}

/** Where the ledger has led: the table as it is now. Only `applyLine` writes here. */
export interface TableState {
  readonly header: Header
  readonly game: AnyGame
  /** The last line. */
  n: number
  /** When it was written. */
  touched: number
  phase: Phase
  seats: SeatState[]
  /** By seat: everybody who has sat in it since the match began. */
  sat: (readonly string[])[]
  match: Match | null
  /** What the match waits for since the last line that moved it; null before it begins and when it is over. */
  deciding: Decision | null
  /**
   * By entry: when it was given, and the number it drew its chance with (null: it came with the past of another match).
   */
  times: number[]
  draws: (number | null)[]
  /**
   * By entry: the person who gave it; null for bots and the clock, empty where it came with the past of another match.
   */
  givers: (string | null)[]
  /** By entry: the one with which its plan began; itself where it is no part of one. */
  plans: number[]
  /** By entry: whether the client gave it for its person. */
  bySelf: boolean[]
  /** What was taken back last, as far as the match has not gone another way before it. */
  undone: Undone | null
  /** Whose request the newest entry was: what carries on the same request is part of the same plan. */
  newest: { by: string; id: string } | null
  /** Answers ever given here, those taken back included. */
  acts: number
  /**
   * By seat: the line that opened the question it is asked now, and when. An answer to anything older comes too late.
   */
  asked: { since: number; at: number }[]
  /** Milliseconds left by seat when the present decision was opened. */
  left: number[] | null
  /** By seat: decisions in a row that the clock has answered. */
  missed: number[]
  offer: OfferInfo | null
  chats: { n: number; at: number; person: string; text: string; room: Room }[]
  branches: { table: string; entry: number; by: string | null }[]
  rematch: { table: string; by: string | null } | null
  closed: Sentence | null
  /** The latest requests, by the id their client gave them. */
  recent: { by: string; id: string; n: number }[]
}

export const RECENT = 64
/** In each room. */
export const CHATS_KEPT = 200

export const freshState = (header: Header, game: AnyGame): TableState => ({
  header,
  game,
  n: 0,
  touched: header.created,
  phase: 'gathering',
  seats: Array.from({ length: header.seats }, () => ({ sitter: { kind: 'open' } })),
  sat: Array.from({ length: header.seats }, () => []),
  match: null,
  deciding: null,
  times: [],
  draws: [],
  givers: [],
  plans: [],
  bySelf: [],
  undone: null,
  newest: null,
  acts: 0,
  asked: new Array(header.seats),
  left: null,
  missed: [],
  offer: null,
  chats: [],
  branches: [],
  rematch: null,
  closed: null,
  recent: [],
})

export const entropyOf = (state: TableState): (string | null)[] => state.seats.map((seat) => seat.entropy ?? null)

export const isPerson = (sitter: Sitter): sitter is Extract<Sitter, { kind: 'person' }> => sitter.kind === 'person'

/** Everybody who has a place at this table. */
export function peopleAt(state: TableState): string[] {
  const ids = new Set([state.header.by])
  for (const { sitter, owner } of state.seats) {
    if (isPerson(sitter)) ids.add(sitter.person)
    if (owner) ids.add(owner)
  }
  return [...ids]
}
