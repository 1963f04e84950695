import type { Json, MatchLog } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import type { Verdict } from '../fairness.ts'

/** Something that is about to be done at a foreign table. */
export type Rehearsal =
  | { do: 'act'; state: Json; seat: number; action: unknown; secret: string; entropy: (string | null)[]; draw: number }
  | { do: 'why' | 'forecast'; state: Json; seat: number; action: unknown }
  | { do: 'undoable'; log: MatchLog }
  | { do: 'branch'; log: MatchLog; entry: number; viewer: number; seed: string }

/**
 * What is tried out where it can do no harm. `key`: that of the marks under positions of this host's own (`markOf`).
 */
export type SandboxRequest =
  | { kind: 'open'; id: number; file: unknown; key: string }
  | { kind: 'verify'; id: number; file: unknown; key: string }
  | { kind: 'rehearse'; id: number; game: string; what: Rehearsal }

/** A file that holds: `own` = this host has made what it starts from. */
export interface Opened {
  log: MatchLog
  own: boolean
}

export type SandboxReply =
  | { id: number; ready: true }
  | { id: number; opened: Opened }
  | { id: number; verdict: Verdict }
  | { id: number; rehearsed: true }
  /** One sentence for people. */
  | { id: number; wrong: Sentence }
