import type { Forecast, Json, MatchFile } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import { z } from 'zod'
import { type Answers, entryEvents, type Message, matchView, messages, type PlanStop } from '../messages.ts'
import { keepsake, lineNumber, plainObject, sentence, tableId, viewer } from '../parts.ts'
import type { Verb } from '../requests.ts'
import { chatLine, summary } from '../table.ts'

/*
 * What `ok` carries besides `re`, by the verb it answers, as schemas: for documents, and for tests that hold every
 * message against them. Hosts and clients read the types alone.
 */
const nothing = z.strictObject({})
const json = z.custom<Json>((value) => value !== undefined)
const line = z.strictObject({ n: lineNumber })
const table = z.strictObject({ table: tableId })
const share = z.number().min(0).max(1)
const file = plainObject as unknown as z.ZodType<MatchFile>

const stop = z.strictObject({
  because: z.enum(['refused', 'others', 'ask', 'chance', 'learnt', 'over', 'earlier']),
  reason: sentence.optional(),
  rule: z.string().optional(),
}) as z.ZodType<PlanStop>

const refusal = z.strictObject({ rule: z.string().optional(), reason: sentence }) as z.ZodType<{
  rule?: string
  reason: Sentence
}>
const hint = z.strictObject({ action: json, words: sentence, chance: share, margin: z.number(), why: sentence })

export const answers: { readonly [V in Verb]: z.ZodType } = {
  hello: z.strictObject({
    version: z.number().int(),
    you: z.strictObject({ id: z.string(), name: z.string() }),
    now: z.number(),
    levels: z.array(z.string()),
  }),
  lobby: z.strictObject({ yours: z.array(summary), open: z.array(summary), live: z.array(summary) }),
  matches: z.strictObject({ matches: z.array(summary), more: z.boolean() }),
  'out-of-sight': z.strictObject({
    tables: z.array(tableId),
    people: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  }),
  'put-away': nothing,
  ping: z.strictObject({ now: z.number() }),
  attention: nothing,
  waiting: z.strictObject({ tables: z.array(tableId) }),
  'leave-lobby': nothing,
  rename: z.strictObject({ name: z.string() }),
  keepsakes: z.strictObject({ keepsakes: z.array(keepsake) }),
  keep: nothing,
  create: table,
  import: table,
  watch: z.strictObject({ as: viewer, since: lineNumber.nullable(), chat: z.array(chatLine) }),
  unwatch: nothing,
  sit: line,
  leave: line,
  remove: nothing,
  start: line,
  act: line,
  plan: z.strictObject({ n: lineNumber, done: z.number().int().min(0), stopped: stop.nullable() }),
  why: z.strictObject({ refusal: refusal.nullable() }),
  forecast: z.strictObject({ forecast: (plainObject as unknown as z.ZodType<Forecast>).nullable() }),
  hint: z.strictObject({ action: json, hints: z.array(hint) }),
  look: z.strictObject({ matchView, entryEvents: entryEvents.nullable() }),
  log: z.strictObject({ entryEvents: z.array(entryEvents) }),
  replay: z.strictObject({ matchView, entryEvents: z.array(entryEvents) }),
  undoable: z.strictObject({ to: lineNumber }),
  undo: z.strictObject({ n: lineNumber, asked: z.boolean() }),
  consent: line,
  branch: table,
  rematch: table,
  decline: line,
  claim: line,
  'hand-over': line,
  chat: line,
  report: nothing,
  export: z.strictObject({ file }),
  analysis: z.strictObject({ done: share, found: json.nullable(), watched: z.array(json).nullable() }),
  verify: z.strictObject({
    verdict: z.union([
      z.strictObject({ fault: sentence }),
      z.strictObject({ entries: lineNumber, rolls: lineNumber, commitment: z.string() }),
    ]),
  }),
} satisfies { readonly [V in Verb]: z.ZodType<Answers[V]> }

/**
 * What is not as the wire says about a message that has left a host; nothing when all is well. `verb`: what it answers,
 * where it answers something.
 */
export function messageFault(message: Message, verb?: Verb): string | undefined {
  const schema = Object.hasOwn(messages, message.m) ? messages[message.m] : undefined
  if (!schema) return `there is no message “${message.m}”`
  const fault = schema.safeParse(message).error
  if (fault) return `${message.m}: ${fault.message}`
  if (message.m !== 'ok' || verb === undefined) return undefined
  const { m: _m, re: _re, ...answer } = message
  const wrong = answers[verb].safeParse(answer).error
  return wrong && `ok to ${verb}: ${wrong.message}`
}
