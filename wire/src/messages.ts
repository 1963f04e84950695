import type { Forecast, Json, MatchFile, Result } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import { z } from 'zod'
import type { Packed } from './packed.ts'
import { type Keepsake, lineNumber, plainObject, seatNumber, sentence, tableId, viewer } from './parts.ts'
import type { Patch } from './patch.ts'
import { chatLine, summary, tableInfo } from './table.ts'

/*
 * What a host sends. `ok` and `refusal` answer a request; all others come by themselves to whoever watches. `n` counts
 * what happened at the table (the line of its ledger), `entry` the answers in the match: undo lowers `entry`, never
 * `n`.
 */
const typed = <T>(check: z.ZodType<unknown>): z.ZodType<T> => check as z.ZodType<T>
const action = plainObject

/**
 * What happened in one entry, as the viewer may know it. Words are made by whoever shows it, with the game's own
 * `words`.
 */
export const entryEvents = z.strictObject({
  entry: lineNumber,
  seat: seatNumber.nullable(),
  at: z.number(),
  events: z.array(typed<{ kind: string; rule: string }>(plainObject)),
  /** The entry with which the plan began that this one carries on: both are one intention. */
  plan: lineNumber.optional(),
  /** The answer gave itself: its person was not asked. Told to its own seat alone, since it tells what they had. */
  itself: z.literal(true).optional(),
  /**
   * What was to be seen at each of those events that is shown by itself (`beat` of the game), in order. Each is told as
   * a change of the picture after it, also of the next entry's where several are told together; the last of all as a
   * change of the view that comes with them.
   */
  pictures: z.array(z.custom<Patch>((value) => typeof value === 'object')).optional(),
})
export type EntryEvents = z.infer<typeof entryEvents>

export const decisionInfo = z.strictObject({
  /** `kind.at` of the asking frame and its rule; null when the very kind of the decision is nobody else's business. */
  ask: z.string().nullable(),
  rule: z.string().nullable(),
  seats: z.array(seatNumber),
})
export type DecisionInfo = z.infer<typeof decisionInfo>

const clocks = z.strictObject({
  /** When these figures were true, in the host's time. */
  at: z.number(),
  /** Milliseconds left by seat. */
  left: z.array(z.number()),
  running: z.array(seatNumber),
})
export type Clocks = z.infer<typeof clocks>

/** What a viewer sees of the match after an entry. */
export const matchView = z.strictObject({
  entry: lineNumber,
  as: viewer,
  view: plainObject,
  decision: decisionInfo.nullable(),
  /** What this seat may answer now. */
  options: z.array(action),
  /** What it may do besides, such as concede. */
  anytime: z.array(action),
  result: typed<Result | null>(plainObject.nullable()),
})
export type MatchView = z.infer<typeof matchView>

export const messages = {
  ok: z.looseObject({ m: z.literal('ok'), re: z.string() }),
  refusal: z.strictObject({
    m: z.literal('refusal'),
    re: z.string().nullable(),
    code: z.enum([
      'malformed',
      'version',
      'unknown',
      'refused',
      'stale',
      'not-yours',
      'not-now',
      'limit',
      'unavailable',
    ]),
    reason: sentence,
    rule: z.string().optional(),
  }),
  table: z.strictObject({ m: z.literal('table'), n: lineNumber, info: tableInfo }),
  /**
   * The match after something happened in it. `entryEvents` is what this message brings; entries after `entry` were
   * taken back.
   */
  play: z.strictObject({
    m: z.literal('play'),
    table: tableId,
    n: lineNumber,
    matchView,
    entryEvents: z.array(entryEvents),
    clocks: clocks.nullable(),
    undone: z.boolean(),
  }),
  /**
   * The `play` after one answer, to whoever has said in `hello` that they take changes: it comes of the last `play` of
   * this table that they were sent or have made out, which had line `of`. Whoever has no such one watches again.
   */
  change: z.strictObject({
    m: z.literal('change'),
    table: tableId,
    of: lineNumber,
    n: lineNumber,
    seat: seatNumber.nullable(),
    at: z.number(),
    plan: lineNumber.optional(),
    itself: z.literal(true).optional(),
    clocks: clocks.optional(),
    /** What `change.ts` reads: events, views and the rest of what is different. */
    told: z.custom<Packed>((value) => typeof value === 'object' && value !== null),
  }),
  chat: z.strictObject({ m: z.literal('chat'), table: tableId, chat: chatLine }),
  /** A table of a list has changed. */
  summary: z.strictObject({ m: z.literal('summary'), summary }),
  /** A decision waits for this person at a table they are not looking at. */
  turn: z.strictObject({ m: z.literal('turn'), summary }),
  /** The connection is about to end; come back after so many milliseconds. */
  bye: z.strictObject({ m: z.literal('bye'), reason: z.string(), again: z.number() }),
} as const

export type Kind = keyof typeof messages
export type MessageOf<K extends Kind> = z.infer<(typeof messages)[K]>
export type Message = { [K in Kind]: MessageOf<K> }[Kind]
/** What comes by itself, once changes are made out. */
export type Push = Exclude<Message, { m: 'ok' } | { m: 'refusal' } | { m: 'change' }>
export type RefusalMessage = MessageOf<'refusal'>

/** Why a plan was not carried out to its end. */
export interface PlanStop {
  /**
   * `refused`: the rules did not allow the next answer. `others`: it is not this seat's decision alone any more, or
   * somebody was faster. `ask`: another question came. `chance`, `learnt`: the last answer brought something that could
   * not be foreseen. `over`: the match has ended. `earlier`: this same request ended there when it was carried out.
   */
  because: 'refused' | 'others' | 'ask' | 'chance' | 'learnt' | 'over' | 'earlier'
  reason?: Sentence
  rule?: string
}

/** What `ok` carries besides `re`, by the verb it answers. */
export interface Answers {
  hello: { version: number; you: { id: string; name: string }; now: number; levels: string[] }
  lobby: { yours: z.infer<typeof summary>[]; open: z.infer<typeof summary>[]; live: z.infer<typeof summary>[] }
  /** What time it is for the host. */
  ping: { now: number }
  attention: object
  waiting: { tables: string[] }
  'leave-lobby': object
  /** `more`: there are others after the last of these. */
  matches: { matches: z.infer<typeof summary>[]; more: boolean }
  'out-of-sight': { tables: string[]; people: { id: string; name: string }[] }
  'put-away': object
  rename: { name: string }
  keepsakes: { keepsakes: Keepsake[] }
  keep: object
  create: { table: string }
  import: { table: string }
  /** `since`: the last entry this person has seen before, where that is not the newest: "while you were away". */
  watch: { as: number; since: number | null; chat: z.infer<typeof chatLine>[] }
  unwatch: object
  sit: { n: number }
  leave: { n: number }
  remove: object
  start: { n: number }
  act: { n: number }
  /** How many of its answers were given, and why not more. */
  plan: { n: number; done: number; stopped: PlanStop | null }
  /** Without a rule when the rule itself is a secret. */
  why: { refusal: { rule?: string; reason: Sentence } | null }
  forecast: { forecast: Forecast | null }
  /** What the bot would do, and its best options with reasons, where it can give some. */
  hint: { action: Json; hints: { action: Json; words: Sentence; chance: number; margin: number; why: Sentence }[] }
  look: { matchView: MatchView; entryEvents: EntryEvents | null }
  log: { entryEvents: EntryEvents[] }
  /** What happened with its pictures, and the view after it. */
  replay: { matchView: MatchView; entryEvents: EntryEvents[] }
  undoable: { to: number }
  /** `asked`: the consent of others is awaited. */
  undo: { n: number; asked: boolean }
  consent: { n: number }
  branch: { table: string }
  rematch: { table: string }
  decline: { n: number }
  claim: { n: number }
  'hand-over': { n: number }
  chat: { n: number }
  report: object
  export: { file: MatchFile }
  /**
   * The share that is worked out; ask again until it is 1. `found` is made by the bots and read by nobody on the way:
   * of a finished match their `Analysis`. `watched`: of a running one, by entry and seat, the chances as an onlooker
   * could know them.
   */
  analysis: { done: number; found: Json | null; watched: Json[] | null }
  /** What does not hold, or how much was checked against which commitment. */
  verify: { verdict: { fault: Sentence } | { entries: number; rolls: number; commitment: string } }
}
