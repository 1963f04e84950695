/** What a battle must look like, for those of the booklet and a Timemaster's own alike (TT-17.0). */
import { type Check, flag, keyed, listOf, oneOf, orNull, record, text, whole } from './check.ts'
import { SPECIALS } from './specials.ts'
import {
  ACCURACIES,
  type Battle,
  type BattleSpecial,
  DETECTIONS,
  KINDS,
  type LineSpecial,
  MOODS,
  type OpponentLine,
  PLACEMENTS,
  SETUPS,
  SOURCES,
  type SpecialKey,
  type SpecialOf,
  WEAPON_ERAS,
} from './types.ts'

const values = record({
  attack: whole(0, 100),
  accuracy: oneOf([...ACCURACIES, 'X']),
  defense: whole(0, 50),
  detection: oneOf([...DETECTIONS, 'X']),
})

const diceSum = record({ dice: whole(0, 2), plus: whole(-6, 14) })
const name = text(1, 60)
const placement = oneOf(PLACEMENTS)
const markers = { count: whole(1, 12), placement, defense: whole(0, 20) }
const shells = { strengths: listOf(whole(0, 100), 1, 7), accuracy: oneOf(ACCURACIES) }
const charm = record({ mayAttackAdjacent: flag, accuracy: whole(-12, 12), defense: whole(0, 50) })

type Fields<K extends SpecialKey> = { readonly [F in Exclude<keyof SpecialOf<K>, 'key'>]: Check }

const LINE_SPECIALS: { readonly [K in LineSpecial['key']]: Fields<K> } = {
  'converts-after-fire': { to: values, weaponAfter: orNull(oneOf(WEAPON_ERAS)) },
  'converts-when-adjacent': { to: values },
  'rampage-on-hit': {},
  banzai: { fireOn: listOf(whole(2, 12), 0, 11), charge: values },
  'motorcycles-as-horses': {},
  'rubber-bullets': {},
  'repellent-x4': { attack: whole(0, 100), withBayonet: whole(0, 100) },
  'magician-passive': {},
  'weapons-not-recoverable': {},
  'zombie-bite': { perStage: whole(0, 6) },
  'erratic-on-stop-or-away': { hexes: whole(1, 6) },
  'not-animals': {},
  'stun-weapons': {},
  'stun-only-targets': {},
  'flux-banishes': {},
  rooted: {},
  'mind-control': {},
  'multi-attack': {},
  'hold-fire': { range: whole(1, 12) },
  'starsoldiers-hold': {},
  'magician-summons': { of: name, dice: whole(1, 2), cap: whole(1, 20) },
  'leprechauns-lose-detection': { without: name },
  'hoard-detection': { markers: whole(1, 12), placement, markerRange: whole(0, 12), selfRange: whole(0, 12) },
  'castle-exits': { exits: whole(1, 12), placement, detection: oneOf(DETECTIONS), cap: whole(1, 20) },
  'handmaiden-charm': { charmed: charm, uncharmed: charm },
  'ricochet-ball': {},
  'rolled-stats': { attack: diceSum, defense: diceSum, detection: listOf(oneOf(DETECTIONS), 11, 11) },
  'flux-restraint': { crew: name },
  'transbot-grab': {},
  'sanibot-sterilise': {},
  'flux-rigs': {},
  traffic: { hexes: whole(1, 10), direction: oneOf([1, 4]) },
  'timelord-flux': { tripperRange: whole(0, 12), hopDice: whole(1, 2), stayDice: whole(1, 2) },
  'vampire-returns': { stagesDead: whole(1, 12) },
}

const BATTLE_SPECIALS: { readonly [K in BattleSpecial['key']]: Fields<K> } = {
  'terrain-trees': markers,
  'terrain-shellholes': markers,
  'artillery-every-stage': shells,
  'mortar-after-firing': shells,
  dawn: { stage: whole(1, 60) },
  'black-hole': {},
}

const count: Check = (value, field) =>
  value === 'per-rider' || value === 'spawned' ? undefined : diceSum(value, field)

const line = record({
  name,
  one: text(1, 60),
  values,
  count,
  kind: oneOf(KINDS),
  move: whole(0, 12),
  weapon: orNull(oneOf(WEAPON_ERAS)),
  swept: flag,
  negotiable: flag,
  size: whole(-6, 6),
  sizeRidden: whole(-6, 6),
  endurance: orNull(whole(1, 60)),
  mountedOn: orNull(name),
  specials: listOf(keyed(LINE_SPECIALS), 0, 6),
})

const shape = record({
  number: whole(1, 72),
  title: text(1, 60),
  date: text(0, 30),
  flavour: text(0, 400),
  negotiation: orNull(listOf(oneOf(MOODS), 3, 3)),
  treasure: orNull(record({ name, value: whole(0, 1000), tenths: whole(0, 500) })),
  setup: oneOf(SETUPS),
  opponents: listOf(line, 0, 6),
  specials: listOf(keyed(BATTLE_SPECIALS), 0, 4),
  aliasOf: orNull(whole(1, 72)),
  source: oneOf(SOURCES),
})

/** A sentence about the first thing that is wrong with a battle, naming the field; undefined if it can be played. */
export function checkBattle(value: unknown): string | undefined {
  return shape(value, '') ?? checkSense(value as Battle)
}

/** The most figures a battle may call up: as many as there are hexes on the edge. */
const MOST_OPPONENTS = 40

function checkSense({ opponents, specials }: Battle): string | undefined {
  const empty = specials.some(({ key }) => key === 'black-hole')
  if (empty && opponents.length > 0) return 'opponents must be empty where there is a black hole.'
  if (!empty && opponents.length === 0) return 'opponents must have at least 1 entry.'
  const strewers = [...specials, ...opponents.flatMap((line) => line.specials)].filter(({ key }) => strews(key))
  if (strewers.length > 1)
    return `specials: only one rule may strew markers, not both ${strewers[0]?.key} and ${strewers[1]?.key}.`
  const most = opponents.reduce((sum, { count }) => sum + (typeof count === 'string' ? 0 : mostOf(count)), 0)
  if (most > MOST_OPPONENTS) return `opponents may come to ${MOST_OPPONENTS} at most, not ${most}.`
  return twice(specials, 'specials') ?? firstFault(opponents, (_, i) => checkLine(opponents, i))
}

const mostOf = ({ dice, plus }: { dice: number; plus: number }): number => Math.max(dice * 6 + plus, 0)
const strews = (key: SpecialKey): boolean => SPECIALS[key].markers

function checkLine(opponents: readonly OpponentLine[], index: number): string | undefined {
  const field = `opponents[${index}]`
  const self = opponents[index] as OpponentLine
  if (opponents.findIndex((other) => other.name === self.name) !== index)
    return `${field}.name must differ from those of the other lines; ${self.name} is there already.`
  if (self.mountedOn !== null) {
    const mount = opponents.find((other) => other.name === self.mountedOn)
    if (mount?.kind !== 'mount')
      return `${field}.mountedOn must name a line whose kind is "mount", not ${self.mountedOn}.`
  }
  if (self.kind === 'mount') {
    const riders = opponents.filter((other) => other.mountedOn === self.name).length
    if (riders === 0) return `${field}.kind is "mount", but no line has ${self.name} as mountedOn.`
    if (self.mountedOn !== null) return `${field}.mountedOn must be null: mounts do not ride.`
  }
  if ((self.kind === 'mount') !== (self.count === 'per-rider'))
    return `${field}.count must be "per-rider" for mounts and only for them.`
  if (self.count === 'spawned' && !comesIn(opponents, self))
    return `${field}.count is "spawned", but neither castle-exits nor magician-summons brings any ${self.name} in.`
  return (
    twice(self.specials, `${field}.specials`) ??
    firstFault(self.specials, (special, i) => checkSpecial(opponents, self, special, `${field}.specials[${i}]`))
  )
}

const comesIn = (opponents: readonly OpponentLine[], self: OpponentLine): boolean =>
  self.specials.some(({ key }) => key === 'castle-exits') ||
  opponents.some((other) =>
    other.specials.some((special) => special.key === 'magician-summons' && special.of === self.name),
  )

/** Special rules that lean on another line, or on something of their own line. */
function checkSpecial(
  opponents: readonly OpponentLine[],
  self: OpponentLine,
  special: LineSpecial,
  field: string,
): string | undefined {
  const missing = (part: string, named: string): string | undefined =>
    opponents.some((other) => other.name === named && other !== self)
      ? undefined
      : `${field}.${part} must name another line of the battle, not ${named}.`
  switch (special.key) {
    case 'magician-summons':
      return missing('of', special.of)
    case 'leprechauns-lose-detection':
      return missing('without', special.without)
    case 'flux-restraint':
      return missing('crew', special.crew)
    case 'castle-exits':
      return self.count === 'spawned' ? undefined : `${field}: what comes out of exits has the count "spawned".`
    case 'vampire-returns':
      return self.endurance === null ? `${field} needs a line with endurance.` : undefined
    default:
      return undefined
  }
}

function twice(specials: readonly { key: string }[], field: string): string | undefined {
  const again = specials.findIndex(({ key }, i) => specials.findIndex((other) => other.key === key) !== i)
  return again < 0 ? undefined : `${field}[${again}].key: ${specials[again]?.key} is there already.`
}

function firstFault<T>(items: readonly T[], check: (item: T, index: number) => string | undefined): string | undefined {
  for (let i = 0; i < items.length; i++) {
    const fault = check(items[i] as T, i)
    if (fault) return fault
  }
  return undefined
}
