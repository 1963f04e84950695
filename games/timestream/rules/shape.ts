import * as z from 'zod/mini'
import { cards, type DeckList, decks, isCardId, KEYWORDS } from '../content/index.ts'
import { DECK_SIZE, LONGEST_NAME } from './deck-building.ts'
import { DRAFT_ROUNDS, PACK, SEALED_PACKS } from './limited/packs.ts'
import { MOST_PLAYS } from './playing.ts'
import type { State } from './types.ts'

/**
 * The types and ranges of a state, each by itself. How its parts fit together is looked at in check.ts and
 * under-way.ts.
 */

/** No table has a higher turn limit (TS-92). */
export const MOST_TURNS = 400

const whole = (least: number, highest: number) => z.int().check(z.gte(least), z.lte(highest))
const list = <S extends z.ZodMiniType>(of: S, longest: number) => z.array(of).check(z.maxLength(longest))
const exactly = <S extends z.ZodMiniType>(of: S, length: number) => z.array(of).check(z.length(length))

const card = z.enum(cards.map(({ id }) => id))
const pile = list(card, DECK_SIZE)
const seat = whole(0, 1)
const seats = list(seat, 2)
const phase = z.literal([1, 2, 3])
const unitId = whole(1, MOST_TURNS * MOST_PLAYS)

/** Cards that there are, each of them at least once. A legal deck is more than that (TS-10 to TS-14). */
const isList = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(
    ([id, count]) => isCardId(id) && Number.isInteger(count) && count > 0 && count <= DECK_SIZE,
  )

const deck = z.union([
  z.enum(decks.map(({ id }) => id)),
  z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
    list: z.custom<DeckList>(isList),
  }),
])
const packs = exactly(list(card, PACK * SEALED_PACKS), 2)
const lists = exactly(z.nullable(deck), 2)

const lasting = z.strictObject({
  energy: whole(0, 9),
  resistance: whole(0, 9),
  keyword: z.nullable(z.enum(KEYWORDS)),
  until: z.enum(['cycle', 'permanent']),
  by: seat,
})

const unit = z.strictObject({
  id: unitId,
  owner: seat,
  card,
  second: z.boolean(),
  links: list(card, 2),
  arrived: whole(0, MOST_TURNS),
  counter: whole(0, 9),
  charges: whole(0, 9),
  stunned: whole(0, MOST_TURNS + 2),
  struck: z.boolean(),
  lasting: list(lasting, MOST_TURNS),
})
const chains = exactly(list(unit, DECK_SIZE), 3)

const player = z.strictObject({
  list: z.nullable(deck),
  deck: z.strictObject({ top: pile, pool: pile, bottom: pile }),
  hand: pile,
  shown: pile,
  peeked: pile,
  void: pile,
  faceDown: pile,
  cells: list(z.strictObject({ card, linked: z.boolean(), frozen: z.boolean() }), DECK_SIZE),
  locations: exactly(z.nullable(unit), 3),
  advances: chains,
  obstacles: chains,
})

const part = whole(0, 9)
const cost = z.strictObject({
  any: part,
  ancient: part,
  future: part,
  universal: part,
  void: part,
  discardCell: part,
})
const play = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['fill', 'lock', 'intrude']), card, location: phase }),
  z.strictObject({ kind: z.enum(['advance', 'obstacle']), card, phase }),
  z.strictObject({ kind: z.literal('link'), card, host: unitId }),
  z.strictObject({ kind: z.enum(['intervention', 'timestream', 'cell']), card }),
])

const at = z.string()
const frame = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('opening'), at, waiting: seats, chosen: lists, mulligans: seats }),
  z.strictObject({
    kind: z.literal('limited'),
    at,
    round: whole(0, DRAFT_ROUNDS),
    waiting: seats,
    packs,
    pools: packs,
    chosen: lists,
  }),
  z.strictObject({ kind: z.literal('turn'), at, byHand: z.boolean() }),
  z.strictObject({ kind: z.literal('pay'), at, cost, byHand: z.boolean() }),
  z.strictObject({ kind: z.literal('arrive'), at, play }),
  z.strictObject({
    kind: z.literal('ability'),
    at,
    seat,
    card,
    ability: whole(0, 9),
    effect: whole(-1, 9),
    unit: z.nullable(unitId),
    phase: z.nullable(phase),
    chosen: z.nullable(unitId),
    left: whole(0, 9),
    below: list(card, 9),
  }),
  z.strictObject({ kind: z.literal('intervention'), at, card }),
])

const count = whole(0, MOST_PLAYS)

export const shape = z.strictObject({
  stack: list(frame, 64),
  result: z.nullable(
    z.strictObject({
      reason: z.string(),
      rule: z.string(),
      payoff: exactly(z.number(), 2),
      points: z.exactOptional(exactly(z.number(), 2)),
    }),
  ),
  rules: z.strictObject({
    powerStart: z.boolean(),
    mulligan: z.boolean(),
    catchUp: z.boolean(),
    turnCap: whole(1, MOST_TURNS),
    closed: z.boolean(),
    decksFrom: z.enum(['choice', 'draft', 'sealed']),
    fixed: lists,
  }),
  players: exactly(player, 2),
  first: seat,
  active: seat,
  turn: whole(0, MOST_TURNS),
  step: z.enum(['opening', 'unlink', 'cells', 'play', 'target', 'discard', 'over']),
  allowance: z.strictObject({
    chain: count,
    chainPlayed: z.boolean(),
    cell: whole(0, 1),
    extraCells: count,
    plays: count,
    struck: exactly(z.boolean(), 6),
  }),
  nextUnit: unitId,
}) satisfies z.ZodMiniType<State>
