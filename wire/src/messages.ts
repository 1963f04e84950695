import type { Forecast, Json, MatchFile, Result } from '@anachron/kernel'
import { z } from 'zod'
import { type Keepsake, lineNumber, plainObject, seatNumber, tableId, viewer } from './parts.ts'
import { card, chatLine, tableInfo } from './table.ts'

/*
 * What a host sends. `ok` and `no` answer a request; all others come by themselves to whoever watches. `n` counts what
 * happened at the table (the line of its ledger), `entry` the answers in the match: undo lowers `entry`, never `n`.
 */
const typed = <T>(check: z.ZodType<unknown>): z.ZodType<T> => check as z.ZodType<T>
const action = plainObject

/** What happened in one entry, as the viewer may know it. Words are made by whoever shows it, with the game's own `words`. */
export const told = z.strictObject({
  entry: lineNumber,
  seat: seatNumber.nullable(),
  at: z.number(),
  events: z.array(typed<{ kind: string; rule: string }>(plainObject)),
})
export type Told = z.infer<typeof told>

export const asked = z.strictObject({
  /** `kind.at` of the asking frame and its rule; null when the very kind of the decision is nobody else's business. */
  ask: z.string().nullable(),
  rule: z.string().nullable(),
  seats: z.array(seatNumber),
})
export type Asked = z.infer<typeof asked>

export const clocks = z.strictObject({
  /** When these figures were true, in the host's time. */
  at: z.number(),
  /** Milliseconds left by seat. */
  left: z.array(z.number()),
  running: z.array(seatNumber),
})
export type Clocks = z.infer<typeof clocks>

/** What a viewer sees of the match after an entry. */
export const sight = z.strictObject({
  entry: lineNumber,
  as: viewer,
  view: plainObject,
  decision: asked.nullable(),
  /** What this seat may answer now. */
  options: z.array(action),
  /** What it may do besides, such as concede. */
  anytime: z.array(action),
  result: typed<Result | null>(plainObject.nullable()),
})
export type Sight = z.infer<typeof sight>

export const messages = {
  ok: z.looseObject({ m: z.literal('ok'), re: z.string() }),
  no: z.strictObject({
    m: z.literal('no'),
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
    reason: z.string(),
    rule: z.string().optional(),
  }),
  table: z.strictObject({ m: z.literal('table'), n: lineNumber, info: tableInfo }),
  /** The match after something happened in it. `told` is what this message brings; entries after `entry` were taken back. */
  play: z.strictObject({
    m: z.literal('play'),
    table: tableId,
    n: lineNumber,
    sight,
    told: z.array(told),
    clocks: clocks.nullable(),
    undone: z.boolean(),
  }),
  chat: z.strictObject({ m: z.literal('chat'), table: tableId, chat: chatLine }),
  /** A table of a list has changed. */
  card: z.strictObject({ m: z.literal('card'), card }),
  /** A decision waits for this person at a table they are not looking at. */
  turn: z.strictObject({ m: z.literal('turn'), card }),
  /** The connection is about to end; come back after so many milliseconds. */
  bye: z.strictObject({ m: z.literal('bye'), reason: z.string(), again: z.number() }),
} as const

export type Kind = keyof typeof messages
export type MessageOf<K extends Kind> = z.infer<(typeof messages)[K]>
export type Message = { [K in Kind]: MessageOf<K> }[Kind]
export type Push = Exclude<Message, { m: 'ok' } | { m: 'no' }>
export type No = MessageOf<'no'>

/** What `ok` carries besides `re`, by the verb it answers. */
export interface Answers {
  hello: { version: number; you: { id: string; name: string }; now: number; levels: string[] }
  lobby: { yours: z.infer<typeof card>[]; open: z.infer<typeof card>[]; live: z.infer<typeof card>[] }
  'leave-lobby': object
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
  /** Without a rule when the rule itself is a secret. */
  why: { refusal: { rule?: string; reason: string } | null }
  forecast: { forecast: Forecast | null }
  /** What the bot would do, and its best options with reasons, where it can give some. */
  hint: { action: Json; hints: { action: Json; words: string; chance: number; give: number; why: string }[] }
  look: { sight: Sight; told: Told | null }
  log: { told: Told[] }
  undoable: { to: number }
  /** `asked`: the consent of others is awaited. */
  undo: { n: number; asked: boolean }
  consent: { n: number }
  branch: { table: string }
  rematch: { table: string }
  hand: { n: number }
  chat: { n: number }
  export: { file: MatchFile }
  /**
   * The share that is worked out; ask again until it is 1. `found` is made by the bots and read by nobody on the way: of a finished
   * match their `Analysis`. `watched`: of a running one, by entry and seat, the chances as an onlooker could know them.
   */
  analysis: { done: number; found: Json | null; watched: Json[] | null }
  /** What does not hold, or how much was checked against which commitment. */
  verify: { verdict: { fault: string } | { entries: number; rolls: number; commitment: string } }
}
