import * as z from 'zod/mini'
import {
  ABILITIES,
  BOATS,
  CLOCK,
  COLOURS,
  COLUMNS,
  CORRUPTIONS,
  COUNT,
  CUSTOMERS,
  FACES,
  FIGURES,
  ICONS,
  LEVELS,
  PEDDLER_IDS,
  PIERS,
  ROGUES,
  SIZES,
  SLOTS,
  SPACES,
  SQUARE,
  TILES,
  TOWNSFOLK,
  TOWNSFOLK_IDS,
} from '../content/index.ts'
import type { State } from './types.ts'

/**
 * What a state is made of, each number in the range that it can have in any match. `check.ts` says how the parts fit
 * together.
 */

const SEATS = 4
/** No list of people or cards is longer: there are 60 Corruption cards, and fewer of everything else. */
const MOST = 60

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))
const listOf = <Item extends z.ZodMiniType>(item: Item, count: number) => z.array(item).check(z.length(count))
/** A pile of which some may know the top, but nobody the bottom. */
const pile = <Card extends z.ZodMiniType>(card: Card) =>
  z.strictObject({ top: list(card, MOST), pool: list(card, MOST), bottom: list(card, 0) })

const seat = between(0, SEATS - 1)
const count = between(0, MOST)
const gold = between(0, 9999)
/** Corruption cards that one of the Townsfolk discards. */
const MOST_PURGED = Math.max(...Object.values(TOWNSFOLK).map(({ ability }) => ability.purged))
/** The dearest portal costs as many. */
const MOST_HOURS = 5
const hour = between(0, CLOCK.marketToken.hour - 1 + MOST_HOURS)
/** Rises with every turn and every day. */
const height = between(0, 999)
const byColour = listOf(count, COLOURS.length)
const shelf = { relics: listOf(between(0, COUNT.relic), 4), artifacts: listOf(between(0, COUNT.artifact), 4) }
const colour = z.literal(COLOURS)
const customer = z.literal(CUSTOMERS)
const space = z.literal(SPACES)
const face = z.literal(FACES.map(({ id }) => id))
const townsfolk = z.literal(TOWNSFOLK_IDS)
const peddlerCard = z.literal(PEDDLER_IDS)
const corruption = z.literal(CORRUPTIONS)
const number = between(1, BOATS.count)

const shop = z.strictObject({
  out: z.boolean(),
  gold,
  chronomancer: space,
  assistant: space,
  board: listOf(face, SLOTS.length),
  stream: listOf(face, TILES.length - SLOTS.length),
  covered: listOf(z.boolean(), ICONS.count),
  ...shelf,
  staff: listOf(z.nullable(townsfolk), ABILITIES.length),
  corruption: listOf(count, CORRUPTIONS.length),
})

const peddler = z.strictObject({
  gold,
  ...shelf,
  staff: list(townsfolk, MOST),
  deck: pile(peddlerCard),
  revealed: list(peddlerCard, PEDDLER_IDS.length),
})

/** Frames as they wait for somebody, or for a frame above them. */
const frame = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('game'), at: z.literal(['turnEnds', 'sell']), sellers: list(seat, SEATS) }),
  z.strictObject({
    kind: z.literal('turn'),
    at: z.literal(['move', 'corruption']),
    seat,
    figure: z.literal(FIGURES),
    hours: between(0, MOST_HOURS),
    corruption: between(0, 2),
  }),
  z.strictObject({
    kind: z.literal('freeze'),
    at: z.literal('token'),
    seat,
    tokens: between(1, 3),
    rule: z.literal(['CH-C30', 'CH-R43']),
  }),
  z.strictObject({
    kind: z.literal('shift'),
    at: z.literal(['column', 'tile']),
    seat,
    column: z.nullable(z.literal(COLUMNS)),
    rule: z.literal(['CH-C35', 'CH-R46']),
  }),
  z.strictObject({
    kind: z.literal('goods'),
    at: z.literal('good'),
    seat,
    size: z.literal(SIZES),
    colours: list(colour, COLOURS.length),
    sponsor: z.boolean(),
    corruption: between(0, 2),
    rule: z.literal(['CH-C37', 'CH-C38', 'CH-C39', 'CH-R40', 'CH-R41', 'CH-R48']),
  }),
  z.strictObject({
    kind: z.literal('recruit'),
    at: z.literal(['card', 'place']),
    seat,
    card: z.nullable(townsfolk),
  }),
  z.strictObject({ kind: z.literal('board'), at: z.literal('pick'), seat, drawn: listOf(customer, 2) }),
  z.strictObject({ kind: z.literal('purge'), at: z.literal('card'), seat, left: between(1, MOST_PURGED) }),
  z.strictObject({
    kind: z.literal('activate'),
    at: z.literal('use'),
    seat,
    used: listOf(z.boolean(), ABILITIES.length),
  }),
  z.strictObject({
    kind: z.literal('clock'),
    at: z.literal(['pay', 'marks']),
    seat,
    hours: between(1, MOST_HOURS),
    marks: list(hour, CLOCK.marketToken.hour),
    overtime: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('arrival'),
    at: z.literal(['boat', 'pier']),
    seat,
    mark: z.nullable(hour),
    adventurer: z.nullable(customer),
    boat: z.nullable(number),
  }),
  z.strictObject({
    kind: z.literal('sale'),
    at: z.literal('stall'),
    seat,
    earned: listOf(gold, PIERS.length),
    corruption: count,
  }),
])

const result = z.strictObject({
  reason: z.string(),
  rule: z.string(),
  payoff: list(z.number(), SEATS),
  // A final score may be below 0 (CH-R4).
  points: z.exactOptional(list(between(-9999, 9999), SEATS)),
})

export const shape = z.strictObject({
  stack: list(frame, 4),
  result: z.nullable(result),
  seats: between(1, SEATS),
  level: z.literal(LEVELS),
  rogueCard: z.literal(ROGUES),
  round: between(1, CLOCK.rounds.count),
  // Nobody is asked during Arrival and Clean-up.
  phase: z.literal(['production', 'market', 'over']),
  token: between(1, CLOCK.marketToken.hour),
  rung: z.boolean(),
  pieces: list(z.strictObject({ hour, height }), SEATS),
  height,
  boats: listOf(
    z.strictObject({ passengers: list(customer, BOATS.seats), pier: z.nullable(z.literal(PIERS)) }),
    BOATS.count,
  ),
  piers: listOf(listOf(count, CUSTOMERS.length), PIERS.length),
  halls: byColour,
  lair: count,
  square: list(townsfolk, SQUARE.hours.length),
  discards: list(townsfolk, MOST),
  corruptionDiscards: listOf(count, CORRUPTIONS.length),
  shops: list(shop, SEATS),
  bag: pile(customer),
  townsfolk: pile(townsfolk),
  corruption: pile(corruption),
  peddler: z.nullable(peddler),
}) satisfies z.ZodMiniType<State>
