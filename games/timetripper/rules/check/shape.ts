/**
 * What a state is made of, part by part: no more and no less, and every number within its range. Whether the parts fit
 * together is looked at elsewhere.
 */
import * as z from 'zod/mini'
import {
  ACCURACIES,
  DETECTIONS,
  FIRE_MODES,
  MAX_ENDURANCE,
  MOODS,
  REACTIONS,
  RECOVERED_WEAPONS,
  STARTING_WEAPONS,
  TIME_MAP,
} from '../../content/index.ts'
import { HEXES } from '../display.ts'
import { AMMO_KINDS, FIGURE_CHOICES, FIRST_UNIT, HEX_CHOICES, type PlainOptions, type State } from '../types.ts'

/** More than any trip counts of anything: stages, battles, figures met, things dropped. */
const MOST = 99_999
/** More than ever lies, stands or is carried in one place; lists beyond would only make everybody wait. */
const MOST_UNITS = 400
const MOST_LOOSE = 200
const MOST_GEAR = 100
const MOST_LISTED = 500
const MOST_BATTLES = 72

const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))
const upTo = <T extends z.ZodMiniType>(most: number, item: T) => z.array(item).check(z.maxLength(most))

const count = whole(0, MOST)
const flag = z.boolean()
/** -1: not on the display yet. */
const hex = whole(-1, HEXES - 1)
const standing = whole(0, HEXES - 1)
const heading = whole(0, 5)
const tripper = whole(0, 3)
const figure = count
const battle = whole(1, MOST_BATTLES)
const accuracy = z.enum([...ACCURACIES, 'X'])
const mood = z.enum(MOODS)

const gearKind = z.enum(['radio', 'treasure', ...STARTING_WEAPONS, ...RECOVERED_WEAPONS, ...AMMO_KINDS])
const gear = z.strictObject({ what: gearKind, count: whole(1, 200), loaded: flag, of: whole(0, 9999) })
const kit = upTo(MOST_GEAR, gear)

const trippers = z.strictObject({
  seat: tripper,
  charmed: flag,
  alive: flag,
  place: z.enum(['field', 'held', 'adrift', 'home', 'lost']),
  hex,
  endurance: whole(0, MAX_ENDURANCE),
  experience: count,
  gear: kit,
  shotAt: flag,
  bitten: whole(0, 6),
  drawnBy: z.nullable(figure),
  resists: flag,
  moved: whole(0, 6),
  allowance: z.nullable(whole(0, 6)),
  limit: z.nullable(whole(0, 12)),
  acted: flag,
  active: flag,
  negotiated: flag,
  willTalk: flag,
  dropHex: z.nullable(hex),
  over: flag,
})

const unit = z.strictObject({
  id: figure,
  line: count,
  hex,
  place: z.enum(['field', 'held', 'gone']),
  fallen: flag,
  stunned: count,
  endurance: z.nullable(whole(0, 60)),
  attack: whole(0, 100),
  accuracy,
  defense: whole(0, 50),
  detection: z.enum([...DETECTIONS, 'X']),
  mount: z.nullable(figure),
  rider: z.nullable(figure),
  owner: z.nullable(tripper),
  traveller: flag,
  converted: flag,
  rampaging: flag,
  crew: flag,
  idle: flag,
  acted: flag,
  moved: whole(0, 12),
  limit: z.nullable(whole(0, 24)),
  fellIn: count,
})

const fight = z.strictObject({
  number: battle,
  stage: count,
  enemyPhase: flag,
  flux: z.nullable(z.strictObject({ hex: standing, heading: z.nullable(heading), alignedBy: z.nullable(tripper) })),
  loose: upTo(MOST_LOOSE, z.strictObject({ id: count, hex, gear, by: z.nullable(figure) })),
  mine: z.nullable(z.strictObject({ hex: standing, facing: heading, by: tripper, stage: count })),
  markers: upTo(12, standing),
  lights: upTo(MOST_GEAR, count),
  mood: z.nullable(mood),
  talkedOut: flag,
  attempted: flag,
  talks: z.nullable(z.strictObject({ by: tripper, mood })),
  hush: flag,
  listening: flag,
  rage: flag,
  firstShot: count,
  provoked: flag,
  treasureClaimed: flag,
  felled: count,
  over: flag,
})

const cells = z.array(whole(0, MOST_BATTLES)).check(z.length(TIME_MAP.size))
const cell = whole(0, TIME_MAP.size - 1)
const display = z.literal([0, 1])

const listed = upTo(MOST_LISTED, figure)
const way = upTo(MOST_LISTED, standing)
/** Where a frame stands is looked at with the whole stack. */
const at = z.string()
const is = <K extends string>(kind: K) => ({ kind: z.literal(kind), at })

const frame = z.discriminatedUnion('kind', [
  z.strictObject(is('trip')),
  z.strictObject({ ...is('arrange'), display, lifted: z.nullable(cell), swaps: whole(0, 40) }),
  z.strictObject({ ...is('equip'), who: tripper, bought: whole(0, 0) }),
  z.strictObject({ ...is('trim'), settled: whole(0, 2), passed: upTo(4, tripper) }),
  z.strictObject({
    ...is('travel'),
    heading: z.nullable(heading),
    length: whole(0, 6),
    homeward: flag,
    moves: whole(0, 60),
  }),
  z.strictObject(is('setup')),
  z.strictObject({
    ...is('placing'),
    things: upTo(
      MOST_LISTED,
      z.strictObject({ kind: z.enum(['tripper', 'unit', 'gear', 'marker', 'flux']), id: count }),
    ),
    next: count,
    letter: whole(-1, 5),
    dice: flag,
    seat: z.nullable(tripper),
  }),
  z.strictObject({ ...is('entering'), units: listed, next: count, side: whole(-1, 5) }),
  z.strictObject(is('battle')),
  z.strictObject({ ...is('trippers'), queue: listed, deferred: listed }),
  z.strictObject({ ...is('turn'), who: tripper, backs: whole(0, 8) }),
  z.strictObject({ ...is('soldier'), who: figure }),
  z.strictObject({
    ...is('attack'),
    by: figure,
    target: figure,
    weapon: z.enum([...gearKind.options, 'own', 'unarmed', 'bayonet+repellent']),
    mode: z.enum(FIRE_MODES),
    hexes: upTo(4, standing),
    mount: flag,
    still: whole(0, 12),
    shots: count,
    strength: count,
    group: listed,
    asked: listed,
    invited: z.nullable(figure),
  }),
  z.strictObject({
    ...is('grenade'),
    by: tripper,
    what: z.enum(['m26', 'm1']),
    hex: standing,
    still: whole(0, 12),
  }),
  z.strictObject({ ...is('command'), by: tripper, steps: whole(0, 6) }),
  z.strictObject({ ...is('opponents'), step: count, order: listed }),
  z.strictObject({
    ...is('opponent'),
    unit: figure,
    target: z.nullable(whole(-MOST, MOST)),
    reaction: z.nullable(z.enum(REACTIONS)),
    charge: flag,
    to: standing,
    way,
  }),
  z.strictObject({ ...is('flee'), unit: figure, from: tripper }),
  z.strictObject({ ...is('drawn'), who: tripper, to: standing, way }),
  z.strictObject({ ...is('exits'), next: count, prey: tripper }),
  z.strictObject({ ...is('spill'), unit: figure }),
  z.strictObject({ ...is('rise'), unit: figure }),
  z.strictObject({
    ...is('free'),
    about: z.enum([...FIGURE_CHOICES, ...HEX_CHOICES]),
    unit: z.nullable(figure),
    list: listed,
  }),
  z.strictObject({ ...is('cleanup'), queue: upTo(4, tripper), recovered: upTo(4, tripper) }),
])

const result = z.strictObject({
  reason: z.string().check(z.maxLength(40)),
  rule: z.string().check(z.maxLength(40)),
  payoff: upTo(5, z.number().check(z.gte(0), z.lte(1))),
  points: z.exactOptional(upTo(5, z.number().check(z.gte(0), z.lte(MOST)))),
})

export const shape = z.strictObject({
  stack: z.array(frame),
  result: z.nullable(result),
  /** Compared with those of the table as a whole. */
  options: z.custom<PlainOptions>(),
  own: z.string(),
  seats: whole(1, 5),
  master: z.nullable(whole(0, 4)),
  trippers: upTo(4, trippers),
  units: upTo(MOST_UNITS, unit),
  kits: upTo(4, kit),
  startWeight: count,
  battle: z.nullable(fight),
  time: z.strictObject({ layout: z.tuple([cells, cells]), display, cell }),
  visited: upTo(MOST_BATTLES, battle),
  told: upTo(MOST_BATTLES * 6, z.strictObject({ display, battle, heading, is: whole(0, MOST_BATTLES) })),
  readBy: z.nullable(tripper),
  hasRead: flag,
  jump: z.nullable(z.strictObject({ by: z.nullable(tripper), heading: z.nullable(heading) })),
  adrift: z.nullable(z.strictObject({ battle })),
  hops: z.nullable(z.strictObject({ left: whole(1, 12), stages: whole(0, 12), dice: whole(1, 2) })),
  battles: count,
  jumps: count,
  nextId: whole(FIRST_UNIT, MOST),
  nextLoose: count,
  choice: whole(-MOST, MOST),
})

/** Neither side knows a field that the other does not: a change of the state that is not made here fails to compile. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
true satisfies Same<z.infer<typeof shape>, State>
