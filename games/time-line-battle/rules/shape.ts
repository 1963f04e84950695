import * as z from 'zod/mini'
import { COPIES, DECK, RANKS } from '../content/cards.ts'
import { options } from './options.ts'
import { SEATS } from './sides.ts'
import type { Aim, EndReason, State } from './types.ts'

/**
 * What a state is made of, each number in the range that it can have in any match. `check.ts` says how the parts fit
 * together.
 */

const TIMELINES = options.maxTimelines.max

const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most))
const valuesOf = <Value extends string>({ values }: { values: readonly { value: Value }[] }) =>
  z.literal(values.map(({ value }) => value))

const seat = between(0, SEATS.max - 1)
const day = between(1 - TIMELINES, 0)
const rank = z.literal(RANKS)
const ranks = list(rank, DECK.length)
const cardId = between(0, SEATS.max * DECK.length - 1)
/** Hit points, damage and budgets stay well below. */
const points = between(0, 999)
const bySeat = list(points, SEATS.max)

const settings = z.strictObject({
  sides: valuesOf(options.sides),
  quietTimelines: between(options.quietTimelines.min, options.quietTimelines.max),
  maxTimelines: between(options.maxTimelines.min, TIMELINES),
  opening: valuesOf(options.opening),
  bombReach: valuesOf(options.bombReach),
  tieOrder: valuesOf(options.tieOrder),
  lastLevel: z.boolean(),
})

const card = z.strictObject({
  id: cardId,
  owner: seat,
  rank,
  copy: between(1, COPIES),
  day,
  seq: between(1, DECK.length),
  inPlay: z.boolean(),
  dead: z.boolean(),
  used: z.boolean(),
  level: between(0, TIMELINES),
  damage: points,
  turrets: points,
  armors: points,
  host: z.nullable(cardId),
  aim: z.nullable(z.literal(['front', 'rear'] satisfies Aim[])),
  budget: points,
})

const player = z.strictObject({
  hand: ranks,
  // Nothing ever lies on top of a deck that its owner knows.
  deck: z.strictObject({ top: list(rank, 0), pool: ranks, bottom: ranks }),
  laid: ranks,
  playing: z.nullable(rank),
  toDeploy: between(0, DECK.length),
  deployed: between(0, DECK.length),
  vp: points,
  allowance: between(0, DECK.length),
  offersEnd: z.boolean(),
})

/** Frames as they wait for somebody, or for a frame above them. */
const frame = z.union([
  z.strictObject({ kind: z.literal('match'), at: z.literal(['days', 'nextDay']) }),
  z.strictObject({ kind: z.literal('deploy'), at: z.literal('cards') }),
  z.strictObject({ kind: z.literal('day'), at: z.literal('arrival'), card: z.null() }),
  z.strictObject({ kind: z.literal('day'), at: z.literal(['bomb', 'host', 'aim']), card: cardId }),
  z.strictObject({ kind: z.literal('example'), at: z.literal('watch') }),
])

const REASONS = [
  'wipeout',
  'exhausted',
  'stagnation',
  'cap',
  'agreed',
  'concede',
] as const satisfies readonly EndReason[]

const result = z.strictObject({
  reason: z.literal(REASONS),
  rule: z.string(),
  payoff: list(z.number(), SEATS.max),
  points: bySeat,
})

export const shape = z.strictObject({
  stack: list(frame, 3),
  result: z.nullable(result),
  options: settings,
  sides: list(seat, SEATS.max),
  timeline: between(1, TIMELINES),
  day,
  start: seat,
  cards: list(card, SEATS.max * DECK.length),
  players: list(player, SEATS.max),
  survivors: bySeat,
  quiet: between(0, TIMELINES),
}) satisfies z.ZodMiniType<State>
