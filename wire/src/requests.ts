import { z } from 'zod'
import {
  botLevel,
  clockRule,
  entropy,
  gameId,
  keepsakeName,
  lineNumber,
  personId,
  personName,
  plainObject,
  planStep,
  room,
  seatNumber,
  seatPlan,
  tableId,
  viewer,
} from './parts.ts'
import { MOST_STEPS } from './version.ts'

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
  /** Whether those who play may ask bots for advice while the match runs; the same for all of them. */
  hints: z.boolean().default(true),
  /** Whether what players say to each other is for them alone. */
  privateTalk: z.boolean().default(false),
  /** Whether bots from outside may sit down at an open table; at a private one they may whenever they have its link. */
  welcomesBots: z.boolean().default(false),
  entropy: entropy.optional(),
}

export const requests = {
  hello: request('hello', {
    version: z.number().int(),
    /** Whether this client makes out a `play` from a `change` of the one before; others are sent each whole. */
    changes: z.boolean().default(false),
  }),
  /** A sign of life that wants one back. */
  ping: request('ping', {}),
  /** Whether the page of this connection can be seen: a table in a hidden page is not looked at. */
  attention: request('attention', { hidden: z.boolean() }),
  /** At how many tables a decision waits for this person. */
  waiting: request('waiting', {}),
  /**
   * The tables of this person, the open ones and those one may watch; changes follow as `summary` until `leave-lobby`.
   */
  lobby: request('lobby', {}),
  'leave-lobby': request('leave-lobby', {}),
  /** The tables of this person, also those of long ago: a page of them that fit, the latest touched first. */
  matches: request('matches', {
    game: gameId.optional(),
    phase: z.enum(['going', 'over']).optional(),
    /** Part of the name of somebody who has a place there. */
    name: z.string().trim().max(40).optional(),
    /** Those that were put away, instead of the others. */
    away: z.boolean().default(false),
    /** The last of the page before. */
    after: z.strictObject({ touched: z.number().int().min(0), table: tableId }).optional(),
  }),
  /** What this person has put away: tables that leave their lists, people whose words they do not see. */
  'out-of-sight': request('out-of-sight', {}),
  'put-away': request('put-away', {
    kind: z.enum(['table', 'person']),
    of: z.string().regex(/^[\w-]{1,64}$/, 'not the id of a table or a person'),
    /** False brings it back. */
    away: z.boolean(),
  }),
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
  /**
   * Shows the table to this connection from now on, as a seat of this person's or as a spectator. Sent again to change
   * seats.
   */
  watch: request('watch', { table: tableId, as: viewer.optional() }),
  unwatch: request('unwatch', { table: tableId }),
  sit: request('sit', { table: tableId, seat: seatNumber, entropy: entropy.optional() }),
  leave: request('leave', { table: tableId, seat: seatNumber }),
  /** Throws away a table that this person shares with nobody, and all that happened at it. */
  remove: request('remove', { table: tableId }),
  /** Tables start by themselves when the last seat is taken; this fills open seats with bots and starts now. */
  start: request('start', { table: tableId, level: botLevel.optional() }),

  /**
   * Answers a decision. `basedOn` is the `n` of the newest message seen of this table. `itself`: the client gave the
   * answer for its person, who was not asked; undo passes over it.
   */
  act: request('act', {
    table: tableId,
    seat: seatNumber,
    basedOn: lineNumber,
    action: plainObject,
    itself: z.literal(true).optional(),
  }),
  /**
   * Answers several decisions as one intention, one after the other, each checked and stored by itself; `ask` is the
   * decision that an answer was thought of for. It ends early at anything unforeseen.
   */
  plan: request('plan', {
    table: tableId,
    seat: seatNumber,
    basedOn: lineNumber,
    steps: z.array(planStep).min(1).max(MOST_STEPS),
  }),
  /** Why not? The refusal of an action that is not among the options. */
  why: request('why', { table: tableId, seat: seatNumber, action: plainObject }),
  /** What an action would bring, from what the seat knows. */
  forecast: request('forecast', { table: tableId, seat: seatNumber, action: plainObject }),
  /** What a bot would do in this seat. */
  hint: request('hint', { table: tableId, seat: seatNumber, level: botLevel.optional() }),

  /** The table as it was after an entry. */
  look: request('look', { table: tableId, entry: lineNumber, as: viewer.optional() }),
  /** What happened in entries `from` … `to`, as this viewer may know it. At most 200 a time. */
  log: request('log', { table: tableId, from: lineNumber, to: lineNumber, as: viewer.optional() }),
  /** The same to be watched again, with the pictures in between. At most 50 a time. */
  replay: request('replay', { table: tableId, from: lineNumber, to: lineNumber, as: viewer.optional() }),
  /** The earliest entry that can be gone back to without asking anybody. */
  undoable: request('undoable', { table: tableId }),
  /**
   * Back to just after an entry: at once where nobody has learnt anything since, else as a question to those affected.
   */
  undo: request('undo', { table: tableId, to: lineNumber }),
  /** Answers an offer; whoever made it withdraws it with a no. */
  consent: request('consent', { table: tableId, offer: lineNumber, yes: z.boolean() }),
  /** A new table that leaves this one after an entry; imagined from `as` while the match is running. */
  branch: request('branch', {
    table: tableId,
    entry: lineNumber,
    as: viewer.optional(),
    seats: z.array(seatPlan).max(32).optional(),
    entropy: entropy.optional(),
  }),
  /** Offers to play again with the same people; where that is offered already, accepts it and sits down. */
  rematch: request('rematch', { table: tableId, entropy: entropy.optional() }),
  /** Says no to a rematch, or withdraws one's own. */
  decline: request('decline', { table: tableId }),
  /** Takes somebody who is asked and away for longer than the table's patience to have given up. */
  claim: request('claim', { table: tableId, seat: seatNumber }),
  /**
   * Gives a seat of this person's to a bot or to whoever follows the link, or takes it back. To a bot also the seat of
   * somebody who is asked and away for longer than the table's patience.
   */
  'hand-over': request('hand-over', {
    table: tableId,
    seat: seatNumber,
    to: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('bot'), level: botLevel }),
      z.strictObject({ kind: z.literal('open') }),
      z.strictObject({ kind: z.literal('back') }),
    ]),
  }),
  /** Onlookers have a room of their own; who plays is in it only while nothing can be given away there. */
  chat: request('chat', {
    table: tableId,
    text: z.string().trim().min(1).max(500),
    room: room.default('players'),
  }),
  /** Tells whoever runs the server about somebody at a table; about one line of theirs, where it is named. */
  report: request('report', {
    table: tableId,
    person: personId,
    line: lineNumber.optional(),
    why: z.string().trim().max(500).default(''),
  }),
  /** The match as a file: whole once it is over; before that as a position that this viewer may imagine. */
  export: request('export', { table: tableId, as: viewer.optional() }),
  /**
   * How the match turned: of a finished one everything, of a running one what onlookers could tell some entries ago.
   */
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
