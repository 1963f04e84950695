import * as z from 'zod/mini'
import {
  AGENT_IDS,
  type AgentId,
  cards,
  constants,
  DECADES,
  DRAW_DECK,
  FIDO_IDS,
  GADGET_IDS,
  HAMMER_IDS,
  JUMP_IDS,
  PHASES,
  QUARK_IDS,
} from '../content/index.ts'
import { COMMAND_DECADES } from './decades.ts'
import { type RuleId, rulebook } from './rulebook.ts'
import { MOMENTS, type State } from './types.ts'

/**
 * The types and ranges of a state, each by itself. How its parts fit together is looked at in check.ts and
 * under-way.ts.
 */

const most = ({ value }: { value: number }): number => value
const whole = (least: number, highest: number) => z.int().check(z.gte(least), z.lte(highest))
const list = <S extends z.ZodMiniType>(of: S, longest: number) => z.array(of).check(z.maxLength(longest))

const EVERYBODY: readonly AgentId[] = [...AGENT_IDS, ...FIDO_IDS]
const card = z.enum([...EVERYBODY, ...JUMP_IDS, ...GADGET_IDS, ...HAMMER_IDS])
const agent = z.enum(EVERYBODY)
const gadget = z.enum(GADGET_IDS)
const hammer = z.enum(HAMMER_IDS)
const jump = z.enum(JUMP_IDS)
const decade = z.literal(DECADES)
const seat = whole(0, 1)
const seats = list(seat, 2)
const pile = list(card, Object.keys(cards).length)
const source = z.enum(['reserve', ...EVERYBODY])
const slotName = z.enum(['main', 'attacker', 'defender'])
/** What Gadgets can add: two each, as often as there are Gadgets. */
const added = whole(-2 * GADGET_IDS.length, 2 * GADGET_IDS.length)

const options = z.strictObject({
  rounds: whole(1, most(constants.dieFaces)),
  quarks: z.boolean(),
  first: z.enum(['random', 'seat1', 'seat2']),
  tieToGallery: z.boolean(),
  balancedStart: z.boolean(),
  freeRecruit: z.boolean(),
  noExpert: z.boolean(),
  finishRound: z.boolean(),
  answerSeconds: whole(0, most(constants.mostSeconds)),
})

const player = z.strictObject({
  hand: pile,
  open: pile,
  seen: pile,
  agents: list(z.strictObject({ card: agent, at: decade, guard: z.boolean() }), most(constants.agentsInPlay) + 1),
  actions: whole(0, most(constants.greenCubes)),
  jamais: whole(0, most(constants.blueCubes)),
  skill: whole(most(constants.startingSkill), most(constants.expert)),
  // The Command of 2010, the asset, and a Quark.
  drawBonus: whole(0, 3),
})

const found = list(z.strictObject({ card: z.nullable(card), value: z.union([whole(0, 9), z.literal('P')]), added }), 2)
const slot = z.strictObject({ name: slotName, card: z.nullable(card), drawn: z.boolean(), locked: z.boolean(), added })
const aim = z.nullable(
  z.union([
    z.strictObject({ slot: slotName }),
    z.strictObject({ slot: slotName, by: z.literal([2, -2]) }),
    z.strictObject({ agent, to: decade }),
    z.strictObject({ agent }),
    z.strictObject({ card }),
    z.strictObject({ from: source }),
  ]),
)
const played = z.strictObject({ card: gadget, by: seat, aim, cancelled: z.boolean() })
const cubes = whole(0, most(constants.buyCubes))
const price = z.union([z.strictObject({ cards: z.literal(3) }), z.strictObject({ green: cubes, blue: cubes })])
const buys = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('action'), from: source }),
  z.strictObject({ what: z.literal('agent'), card }),
  z.strictObject({ what: z.literal('jamais') }),
  z.strictObject({ what: z.literal('jump'), agent, to: decade }),
])
const plan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('recruit'), card: agent, free: z.boolean(), to: z.nullable(decade) }),
  z.strictObject({ kind: z.literal('jump'), agent, to: decade, card: z.nullable(jump) }),
  z.strictObject({ kind: z.literal('buy'), buys, price: z.nullable(price) }),
  z.strictObject({ kind: z.literal('gadget'), card: gadget, aim, aimed: z.boolean() }),
])

const at = z.string()
const answered = { at, order: seats, turn: whole(0, 1), passes: whole(0, 2) }
const frame = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('turn'), at, used: whole(0, most(constants.drawStepCards)), found }),
  z.strictObject({ kind: z.literal('reward'), at, seat }),
  z.strictObject({ kind: z.literal('handDraw'), at, seat }),
  z.strictObject({
    kind: z.literal('hammer'),
    at,
    card: hammer,
    pos: decade,
    caged: z.boolean(),
    losing: seats,
    found,
  }),
  z.strictObject({
    kind: z.literal('reveal'),
    purpose: z.enum(['discovery', 'jump', 'attackFaceUp', 'fight', 'repair']),
    slots: list(slot, 2),
    ...answered,
  }),
  z.strictObject({
    kind: z.literal('jump'),
    at,
    seat,
    agent,
    to: decade,
    way: z.enum(['action', 'crucial', 'emergencyCard', 'emergencyCube']),
    found,
  }),
  z.strictObject({
    kind: z.literal('attack'),
    at,
    seat,
    agent,
    target: agent,
    flux: z.nullable(z.union([card, z.literal('hidden')])),
    drawn: z.boolean(),
    faceUp: z.boolean(),
    known: z.boolean(),
    off: z.boolean(),
    found,
  }),
  z.strictObject({ kind: z.literal('moment'), moment: z.enum(MOMENTS), ...answered }),
  z.strictObject({
    kind: z.literal('response'),
    played: list(played, GADGET_IDS.length),
    resolving: z.nullable(played),
    ...answered,
  }),
  z.strictObject({ kind: z.literal('plan'), at, seat, plan, paid: pile }),
  z.strictObject({ kind: z.literal('excess'), at, seat }),
  z.strictObject({ kind: z.literal('lens'), at, seat, count: whole(0, DRAW_DECK.length), placed: whole(0, 9) }),
])

const result = z.strictObject({
  reason: z.string(),
  rule: z.custom<RuleId>((id) => typeof id === 'string' && Object.hasOwn(rulebook, id)),
  payoff: list(z.number(), 2),
  points: z.exactOptional(list(z.number(), 2)),
})

export const shape = z.strictObject({
  stack: list(frame, 64),
  result: z.nullable(result),
  players: list(player, 2).check(z.minLength(2)),
  deck: z.strictObject({ top: pile, pool: pile, bottom: list(card, 0) }),
  reader: z.nullable(seat),
  glimpsed: pile,
  options,
  discard: pile,
  dejaVu: list(hammer, HAMMER_IDS.length),
  commands: list(z.nullable(seat), COMMAND_DECADES.length).check(z.minLength(COMMAND_DECADES.length)),
  first: seat,
  active: seat,
  turn: whole(1, 2 * most(constants.dieFaces)),
  die: whole(1, most(constants.dieFaces)),
  phase: z.enum(PHASES),
  paradox: z.boolean(),
  turnLost: z.boolean(),
  quark: z.nullable(z.enum(QUARK_IDS)),
  quarks: list(z.enum(QUARK_IDS), QUARK_IDS.length),
}) satisfies z.ZodMiniType<State>
