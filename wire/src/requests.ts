import { z } from 'zod'
import {
  botLevel,
  clockRule,
  entropy,
  gameId,
  keepsakeName,
  lineNumber,
  personName,
  plainObject,
  seatNumber,
  seatPlan,
  tableId,
  viewer,
} from './parts.ts'

/*
 * What a client may ask of a host. Every request carries an id of the client's making that this person has never used
 * before, on no device (a random beginning and a counter will do); the answer carries it back in `re`. A request that
 * changes something may be sent again with the same id after a broken connection: it is done once.
 */
const id = z.string().regex(/^[\w-]{1,40}$/, 'not the id of a request')

const request = <D extends string, S extends z.core.$ZodLooseShape>(name: D, shape: S) =>
  z.strictObject({ do: z.literal(name), id, ...shape })

const newTable = {
  game: gameId,
  options: plainObject.optional(),
  seats: z.array(seatPlan).min(1).max(32),
  /** `open` tables stand on the shelf; `private` ones are found by their link alone. */
  listed: z.enum(['private', 'open']).default('private'),
  clock: clockRule.optional(),
  entropy: entropy.optional(),
}

export const requests = {
  hello: request('hello', { version: z.number().int() }),
  /** The tables of this person, the open ones and those one may watch; changes follow as `card` until `leave-lobby`. */
  lobby: request('lobby', {}),
  'leave-lobby': request('leave-lobby', {}),
  rename: request('rename', { name: personName }),

  /** What this person keeps for a game. */
  keepsakes: request('keepsakes', { game: gameId }),
  /** Keeps a document under a name; null throws away what was kept there. */
  keep: request('keep', { game: gameId, name: keepsakeName, value: plainObject.nullable() }),

  create: request('create', newTable),
  /** A table from a match file: to look at, and to play on when it is not over. */
  import: request('import', {
    file: z.unknown(),
    seats: z.array(seatPlan).max(32).optional(),
    entropy: entropy.optional(),
  }),
  /** Shows the table to this connection from now on, as a seat of this person's or as a spectator. Sent again to change seats. */
  watch: request('watch', { table: tableId, as: viewer.optional() }),
  unwatch: request('unwatch', { table: tableId }),
  sit: request('sit', { table: tableId, seat: seatNumber, entropy: entropy.optional() }),
  leave: request('leave', { table: tableId, seat: seatNumber }),
  /** Throws away a table that this person shares with nobody, and all that happened at it. */
  remove: request('remove', { table: tableId }),
  /** Tables start by themselves when the last seat is taken; this fills open seats with bots and starts now. */
  start: request('start', { table: tableId, level: botLevel.optional() }),

  /** Answers a decision. `answers` is the `n` of the newest message seen of this table. */
  act: request('act', { table: tableId, seat: seatNumber, answers: lineNumber, action: plainObject }),
  /** Why not? The ruling on an action that is not among the options. */
  why: request('why', { table: tableId, seat: seatNumber, action: plainObject }),
  /** What an action would bring, from what the seat knows. */
  forecast: request('forecast', { table: tableId, seat: seatNumber, action: plainObject }),
  /** What a bot would do in this seat. */
  hint: request('hint', { table: tableId, seat: seatNumber, level: botLevel.optional() }),

  /** The table as it was after an entry. */
  look: request('look', { table: tableId, entry: lineNumber, as: viewer.optional() }),
  /** What happened in entries `from` … `to`, as this viewer may know it. At most 200 a time. */
  log: request('log', { table: tableId, from: lineNumber, to: lineNumber, as: viewer.optional() }),
  /** The earliest entry that can be gone back to without asking anybody. */
  undoable: request('undoable', { table: tableId }),
  /** Back to just after an entry: at once where nobody has learnt anything since, else as a question to those affected. */
  undo: request('undo', { table: tableId, to: lineNumber }),
  consent: request('consent', { table: tableId, offer: lineNumber, yes: z.boolean() }),
  /** A new table that leaves this one after an entry; imagined from `as` while the match is running. */
  branch: request('branch', {
    table: tableId,
    entry: lineNumber,
    as: viewer.optional(),
    seats: z.array(seatPlan).max(32).optional(),
    entropy: entropy.optional(),
  }),
  rematch: request('rematch', { table: tableId, entropy: entropy.optional() }),
  /** Gives a seat of this person's to a bot or to whoever follows the link, or takes it back. */
  hand: request('hand', {
    table: tableId,
    seat: seatNumber,
    to: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('bot'), level: botLevel }),
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('back') }),
    ]),
  }),
  chat: request('chat', { table: tableId, text: z.string().trim().min(1).max(500) }),
  /** The match as a file: whole once it is over; before that as a position that this viewer may imagine. */
  export: request('export', { table: tableId, as: viewer.optional() }),
  /** How the match turned: of a finished one everything, of a running one what onlookers could tell some entries ago. */
  analysis: request('analysis', {
    table: tableId,
    /** Only what is there already; nothing is begun. */
    kept: z.boolean().default(false),
  }),
  /** Works out again every roll of a finished match from its file. */
  verify: request('verify', { file: z.unknown() }),
} as const

export type Verb = keyof typeof requests
export type RequestOf<V extends Verb> = z.infer<(typeof requests)[V]>
export type Request = { [V in Verb]: RequestOf<V> }[Verb]
/** A request as a client writes it: what has a default may be left out. */
export type RequestInput<V extends Verb> = Omit<z.input<(typeof requests)[V]>, 'do' | 'id'>
