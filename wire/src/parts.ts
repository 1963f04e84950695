import type { Json } from '@anachron/kernel'
import type { Sentence } from '@anachron/kernel/words'
import { z } from 'zod'

/** What requests and messages are made of. */
export const tableId = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/, 'not the id of a table')
/** Of somebody, as the host made it. */
export const personId = z.string().regex(/^[\w-]{1,64}$/, 'not the id of a person')
export const gameId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'not the id of a game')
export const seatNumber = z.number().int().min(0).max(31)
/** A seat, -1 for what everybody may know, -2 for everything (once the match is over). */
export const viewer = z.number().int().min(-2).max(31)
export const lineNumber = z.number().int().min(0).max(1_000_000_000)
/** What one person adds to the chance of a match: 64 hexadecimal digits, drawn by their own machine. */
export const entropy = z.string().regex(/^[0-9a-f]{64}$/, 'entropy is 64 hexadecimal digits')
export const botLevel = z.string().regex(/^[a-z0-9-]{1,24}$/, 'not a level of a bot')
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]$/u
/** Emoji are made up of signs that cannot be seen by themselves; those stay. */
const SIGNS = /\p{RGI_Emoji}|./gsv
const TURNS_OR_BREAKS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name without what nobody can see in it: two names that look alike should be one. */
export const seenName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(SIGNS, (sign) => (UNSEEN.test(sign) ? '' : sign))
    .replace(/\s+/gu, ' ')
    .trim()

/** What people call themselves: something one can see, in one line, that does not turn the line it stands in around. */
export const personName = z
  .string()
  .trim()
  .refine((name) => !TURNS_OR_BREAKS.test(name), 'a name is one line that can be seen')
  .overwrite(seenName)
  .min(1, 'a name is something one can see')
  .max(40)
  .regex(VISIBLE, 'a name is something one can see')
export const plainObject = z.custom<{ readonly [key: string]: Json }>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'not an object',
)

/** What is said to people: a text, or the parts of one (`@anachron/kernel/words`), for whoever shows it to render. */
export const sentence = z
  .custom<Sentence>(
    (value) => typeof value === 'string' || (typeof value === 'object' && value !== null && 'is' in value),
  )
  .describe('a text, or what it is made of: “say” is a text (key) with numbered holes, and the parts that fill them')

/** One answer of a plan, and the decision (`kind.at` of the asking frame) that it is meant for. */
export const planStep = z.strictObject({ ask: z.string().min(1).max(120), action: plainObject })
export type PlanStep = z.infer<typeof planStep>

/** A document that a person keeps for a game: a deck of their own, their best trip. */
export const keepsakeName = z.string().trim().min(1).max(80)
export const keepsake = z.strictObject({ name: keepsakeName, value: plainObject, changed: z.number() })
export type Keepsake = z.infer<typeof keepsake>

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Time to think, and what happens to a seat whose time is up. */
export const clockRule = z.strictObject({
  /** For each decision in turn, or for the whole match with so much added back after every answer. */
  per: z.enum(['move', 'match']),
  time: z
    .number()
    .int()
    .min(1000)
    .max(30 * DAY),
  bonus: z.number().int().min(0).max(DAY).default(0),
  atZero: z.enum(['bot', 'loss']),
})
export type ClockRule = z.infer<typeof clockRule>

/**
 * Who is meant to sit in a seat of a new table. `hot-seat`: another person at the same screen. `called`: how people at
 * one screen are told apart.
 */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('you'), called: personName.optional() }),
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('hot-seat'), called: personName.optional() }),
  z.strictObject({ kind: z.literal('bot'), level: botLevel }),
])
export type SeatPlan = z.infer<typeof seatPlan>

/** Where something is said at a table: among those who play, or among those who look on. */
export const room = z.enum(['players', 'onlookers'])
export type Room = z.infer<typeof room>
