import type { Json, MatchLog } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import type { TableSummary } from '@anachron/wire'
import type { LoadGame } from './load-game.ts'
import type { Sandbox } from './sandbox/sandbox.ts'
import type { Store } from './store.ts'

/** A bot that plays a seat: given what the seat sees, and nothing else. */
export interface BotQuestion {
  /** `kind.at` of the asking frame. */
  ask: string
  game: string
  view: Json
  seat: number
  options: readonly Json[]
  level: string
  /** Milliseconds to think. */
  budget: number
  /** For whom, where bots' time is shared: a person who wants advice, or who set up the table of the seat. */
  whose?: string
  signal: AbortSignal
  /** The match is foreign: nobody else's bots are to share a thread with it. */
  alone: boolean
}

/** How a match is looked back on; `alone` as above. */
export interface AnalysisTerms {
  signal: AbortSignal
  alone: boolean
}

/**
 * Where bots think is the surrounding's business: workers of a browser, threads of a server, or right here in a test.
 */
export interface BotRunner {
  /** From weak to strong. */
  readonly levels: readonly string[]
  choose(question: BotQuestion): Promise<BotChoice>
  /** The best options, with reasons. */
  hints?(question: BotQuestion): Promise<BotHint[]>
  /** How a finished match went: a document that the host keeps and hands on unread, also while it is being made. */
  analyse?(log: MatchLog, how: AnalysisTerms, onProgress: (done: number, found?: Json) => void): Promise<Json>
  /** What each seat could expect at every moment, from what an onlooker saw then; likewise unread. */
  watched?(game: string, views: readonly Json[], how: AnalysisTerms): Promise<Json[]>
}

export interface BotChoice {
  /** Of the option that it takes. */
  index: number
  /** What it answers instead, where the game takes answers that are not listed. */
  unlisted?: object
}

export interface BotHint {
  index: number
  words: Sentence
  chance: number
  margin: number
  why: Sentence
}

/** Says that something went wrong that nobody asked about. */
export type Complain = (what: string, error: unknown) => void

/** Somebody is asked at a table that they are not looking at. It may be said of one question more than once. */
export interface Notice {
  person: string
  /** With names; nothing in it tells of the match more than whose decision it is. */
  summary: TableSummary
  /** The line of the ledger since which they are asked: another question, another line. */
  since: number
}

/** What a host needs from wherever it runs. */
export interface Environment {
  store: Store
  bots: BotRunner
  loadGame: LoadGame
  /** Where what is foreign is tried out first; left out: right here. */
  sandbox?: Sandbox
  /** Told which table is worked on from now on: whoever watches over this process wants to know when it hangs. */
  workingOn?(table: string): void
  now?(): number
  /** Milliseconds that only ever go on, whatever the clock is set to. */
  steady?(): number
  /** 64 hexadecimal digits that nobody can guess. */
  randomHex?(): string
  /**
   * The same for the same request of the same person, and as hard to guess: so that what a request makes is made once.
   */
  hexFor?(person: string, request: string): string
  /** Runs later; returns how to call it off. */
  later?(ms: number, run: () => void): () => void
  /** A decision waits for a person who is not looking. */
  notify?(notice: Notice): void
  complain?: Complain
  /** Milliseconds a bot may think about one decision. */
  botBudget?: number
}
