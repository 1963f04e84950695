import type { Json, LogEntry, Origin } from '@anachron/kernel'
import type { ClockRule } from '@anachron/wire'

/*
 * Everything that happens at a table is a line of its ledger, and nothing else is kept of it: seats taken, answers
 * given, words said, things taken back. Lines are only ever added, under the key (table, n). Whoever stores line n
 * first has decided what line n is; whoever comes second reads it and thinks again. That is all the locking there is.
 */

/** Who sits in a seat. */
export type Sitter =
  | { kind: 'open' }
  | {
      kind: 'person'
      person: string
      /** Somebody else at that person's screen, who answers through their connection. */
      guest?: true
      /** How they are told apart from others at that screen. */
      called?: string
    }
  | { kind: 'bot'; level: string }

/** What cannot change about a table. */
export interface Header {
  table: string
  game: string
  version: number
  options: Json
  seats: number
  by: string
  created: number
  listed: 'private' | 'open'
  clock: ClockRule | null
  /** Bots may not be asked for advice while the match runs. */
  hints?: false
  /** What players say to each other is for them alone. */
  privateTalk?: true
  /** Bots from outside may sit down, although the table is listed. */
  welcomesBots?: true
  /**
   * The host's part of the chance of this match: 64 hexadecimal digits. Leaves the store for nobody before the match is
   * over.
   */
  secret: string
  /** Set when the match does not begin with the set-up: a position, or the past of another match. */
  past?: {
    origin: Origin
    entries: LogEntry[]
    branchOf?: { match: string; entry: number }
    /** This host has made the position it starts from; otherwise it was in a foreign file. */
    own?: true
  }
}

export type LedgerEvent =
  | {
      do: 'sit'
      seat: number
      sitter: Sitter
      /** Whose seat it stays while somebody else sits in it, or for whom it is kept. */
      owner?: string
      entropy?: string
      /** The clock ran out, and a bot stands in. */
      time?: true
      /** Milliseconds of thinking charged to the seat before it changed hands. */
      spent?: number
    }
  | { do: 'start'; rolls?: number[] }
  | {
      do: 'act'
      seat: number
      action: Json
      rolls?: number[]
      /** With which number it drew from the seed, where that is not the number of answers ever given. */
      draw?: number
      /** The client gave it for its person, who was not asked. */
      itself?: true
      /** Milliseconds of thinking charged for it. */
      spent?: number
      /** Of the state afterwards; at the end of a match and now and then before, so that changed rules are noticed. */
      hash?: string
      /** The clock ran out, and the host answered for the seat: gave the match up, or let the decision pass. */
      time?: true
    }
  | { do: 'undo'; to: number }
  | { do: 'offer'; kind: 'undo'; to: number; seat: number; waiting: number[] }
  | { do: 'consent'; offer: number; seats: number[]; yes: boolean }
  /** Without a room: among the players. */
  | { do: 'chat'; text: string; room?: 'onlookers' }
  | { do: 'branch'; table: string; entry: number }
  | { do: 'rematch'; table: string }
  /** The rematch at that table will not be. */
  | { do: 'decline'; table: string }
  /** `aside`: what was played here cannot be trusted to come to an end, and is not looked at by the rules any more. */
  | { do: 'close'; reason: string; aside?: true }

export interface Line {
  n: number
  /** When it was written, in milliseconds since 1970. */
  at: number
  /** The person who did it; null for the host itself and for bots. */
  by: string | null
  /** The client's id for the request, so that the same request sent twice is done once. */
  id?: string
  event: LedgerEvent
}

/** Whether the match starts from a position that this host has not made itself. */
export const isForeign = ({ past }: Header): boolean => past?.origin.kind === 'position' && past.own !== true
