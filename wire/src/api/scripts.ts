import { z } from 'zod'
import { decisionInfo, messages } from '../messages.ts'
import { lineNumber, plainObject, tableId, viewer } from '../parts.ts'
import { requests } from '../requests.ts'
import { summary, tableInfo } from '../table.ts'

/** What bots from outside send by plain HTTP. */
export const scriptBodies = {
  act: z.strictObject({
    ...requests.act.omit({ do: true, id: true, table: true }).shape,
    id: requests.act.shape.id.optional().describe('of the bot’s own: sent again with the same id it is done once'),
  }),
  sit: requests.sit.pick({ seat: true }),
} as const

const odds = z.strictObject({ words: z.string(), chance: z.number().min(0).max(1) })
const option = z.strictObject({
  action: plainObject,
  words: z.string().optional(),
  odds: z.array(odds).optional().describe('where chance decides, for the first 40 options'),
})

/** A table before its match has begun, and in it. */
const about = { table: tableId, as: viewer, info: tableInfo }
const playing = {
  ...about,
  n: lineNumber,
  entry: lineNumber,
  view: plainObject,
  decision: decisionInfo.nullable(),
  question: z.string().optional(),
  options: z.array(option),
  anytime: z.array(plainObject),
  result: plainObject.nullable(),
}

/** What they are answered. */
export const scriptAnswers = {
  tables: z.strictObject({ tables: z.array(summary) }),
  table: z.union([z.strictObject(playing), z.strictObject(about)]),
  act: z.strictObject({ m: z.literal('ok'), re: z.string(), n: lineNumber }),
  sit: z.strictObject({ m: z.literal('ok'), re: z.string(), n: lineNumber }),
  line: z.union([messages.summary, messages.turn]),
  refusal: z.strictObject({ code: z.string().optional(), reason: z.string(), rule: z.string().optional() }),
} as const
