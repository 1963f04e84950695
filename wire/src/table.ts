import type { Json, Result } from '@anachron/kernel'
import { z } from 'zod'
import { clockRule, entropy, gameId, lineNumber, plainObject, room, seatNumber, sentence, tableId } from './parts.ts'

/** What a table is, for everybody who knows its id: no word about the match itself. */
const json = z.custom<Json>((value) => value !== undefined)

const phase = z.enum(['gathering', 'playing', 'over', 'closed'])
export type Phase = z.infer<typeof phase>

const seatInfo = z.strictObject({
  kind: z.enum(['open', 'person', 'bot']),
  person: z.string().optional(),
  name: z.string().optional(),
  /** Somebody else at that person's screen: what the seat knows is not for that person to see. */
  guest: z.literal(true).optional(),
  /** The name given to whoever sits here, where several people share a screen. */
  called: z.string().optional(),
  level: z.string().optional(),
  /** Whose seat it is while a bot or a substitute sits in it, or for whom it is kept free. */
  owner: z.string().optional(),
  ownerName: z.string().optional(),
  /** Why a bot sits in for them: their time was up, the others went on without them, or they wished it. */
  standIn: z.enum(['time', 'others', 'wish']).optional(),
  /** Whether that person has the table open. */
  here: z.boolean(),
  /** Of a person who has not: since when, as far as it is known. */
  awaySince: z.number().optional(),
})
export type SeatInfo = z.infer<typeof seatInfo>

const offerInfo = z.strictObject({
  offer: lineNumber,
  kind: z.literal('undo'),
  /** The entry to go back to. */
  to: lineNumber,
  by: seatNumber,
  /** Seats whose consent is still missing. */
  waiting: z.array(seatNumber),
})
export type OfferInfo = z.infer<typeof offerInfo>

const fairInfo = z.strictObject({
  /** SHA-256 of the host's secret, published before anybody sat down. */
  commitment: z.string(),
  /** By seat; null for seats that gave none. */
  entropy: z.array(entropy.nullable()),
  /** Told when the match is over. */
  secret: z.string().optional(),
})

export const tableInfo = z.strictObject({
  table: tableId,
  game: gameId,
  /** Of the rules this match is played by. */
  version: z.number().int(),
  options: json,
  phase,
  listed: z.enum(['private', 'open']),
  seats: z.array(seatInfo),
  clock: clockRule.nullable(),
  /** Whether bots may be asked for advice while the match runs. */
  hints: z.boolean(),
  /** Whether what players say to each other is for them alone. */
  privateTalk: z.boolean(),
  /** Whether bots from outside may sit down although it is listed. */
  welcomesBots: z.boolean(),
  /** Who set the table up. */
  by: z.string(),
  created: z.number(),
  /** Set when the match starts from a position: what it is, in words. */
  from: z.string().optional(),
  /** That position was in a file from elsewhere: it was checked, but nobody here has played to it. */
  foreign: z.literal(true).optional(),
  branchOf: z.strictObject({ table: z.string(), entry: lineNumber }).optional(),
  branches: z.array(z.strictObject({ table: tableId, entry: lineNumber })),
  /** Where the same people may play again, and who wants to. */
  rematch: tableId.optional(),
  rematchBy: z.string().optional(),
  /** Milliseconds: whoever is asked and away for longer may be stood in for, or taken to have given up. */
  patience: z.number(),
  offer: offerInfo.optional(),
  fair: fairInfo.optional(),
  spectators: z.number().int(),
  /** Why it cannot be played on, such as rules that have changed since. */
  closed: sentence.optional(),
})
export type TableInfo = z.infer<typeof tableInfo>

/** A table as it stands in a list. */
export const summary = z.strictObject({
  table: tableId,
  game: gameId,
  phase,
  listed: z.enum(['private', 'open']),
  seats: z.array(seatInfo.omit({ here: true, awaySince: true })),
  clock: clockRule.nullable(),
  /** Absent where bots may be asked for advice. */
  hints: z.literal(false).optional(),
  /** Present where bots from outside may sit down although it is listed. */
  welcomesBots: z.literal(true).optional(),
  /** Options of the game that are not as usual; absent where all are. */
  differs: plainObject.optional(),
  /** Who set the table up. */
  by: z.string(),
  /** Whether somebody who has a seat is at the table, and how many look on; told in lists alone. */
  here: z.boolean().optional(),
  onlookers: z.number().int().optional(),
  /** Seats whose decision it is. */
  waiting: z.array(seatNumber),
  entry: lineNumber,
  created: z.number(),
  touched: z.number(),
  result: plainObject.nullable() as unknown as z.ZodType<Result | null>,
})
export type TableSummary = z.infer<typeof summary>

export const chatLine = z.strictObject({
  n: lineNumber,
  at: z.number(),
  person: z.string(),
  name: z.string(),
  text: z.string(),
  room,
})
export type ChatLine = z.infer<typeof chatLine>
