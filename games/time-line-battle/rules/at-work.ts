import type { RuleId } from './rulebook.ts'
import type { Card, Field, StepRecord } from './types.ts'
import { boosts, budgetFor, choosesAim, isAlive, shootsAtRear, strikesFirst } from './units.ts'

interface Situation {
  field: Field
  record: StepRecord
  strike: boolean
  shooters: Card[]
  struck: Card[]
  dead: Card[]
}

const some = (numbers: readonly number[]): boolean => numbers.some((n) => n > 0)
const isBoosted = ({ field, shooters }: Situation): boolean =>
  shooters.some((unit) =>
    field.cards.some(
      (ally) => ally !== unit && isAlive(ally) && boosts(ally) && field.sides[ally.owner] === field.sides[unit.owner],
    ),
  )
const hasTwins = (units: readonly Card[]): boolean =>
  units.some((a, i) => units.some((b, j) => i < j && a !== b && a.rank === b.rank && a.owner === b.owner))
/** Several Units hit by one pool: the damage trickled. */
const trickles = ({ record }: Situation, by: 'front' | 'rear'): boolean =>
  record.hits.some((a, i) => record.hits.some((b, j) => i < j && a.by === by && b.by === by && a.side === b.side))
const sidesOf = ({ field }: Situation): number => new Set(field.sides).size

/** When each rule of a damage step comes into play; how the table explains a salvo. */
const AT_WORK: readonly (readonly [RuleId, (situation: Situation) => boolean])[] = [
  ['TLB-22', ({ struck }) => hasTwins(struck)],
  [
    'TLB-29',
    (s) => some(s.record.burns.map(({ amount }) => amount)) && (isBoosted(s) || s.shooters.some(shootsAtRear)),
  ],
  ['TLB-30', ({ strike, dead }) => strike && dead.length > 0],
  ['TLB-31', ({ strike, field }) => !strike && field.cards.some((unit) => strikesFirst(unit) && isAlive(unit))],
  ['TLB-36', isBoosted],
  ['TLB-37', ({ shooters }) => shooters.some((unit) => unit.turrets > 0)],
  ['TLB-38', ({ shooters }) => shooters.some(shootsAtRear)],
  ['TLB-40', ({ dead, shooters }) => dead.some((unit) => shooters.includes(unit))],
  ['TLB-41', ({ record }) => record.burns.length > 0],
  ['TLB-42', (s) => trickles(s, 'front')],
  ['TLB-43', (s) => trickles(s, 'rear')],
  ['TLB-44', ({ record }) => record.hits.some(({ prevented, taken }) => prevented + taken === 0)],
  ['TLB-46', ({ record }) => record.hits.some(({ prevented }) => prevented > 0)],
  ['TLB-47', ({ record }) => record.hits.some(({ prevented, taken }) => prevented > 0 && taken > 0)],
  ['TLB-48', ({ strike, dead }) => strike && dead.some((unit) => budgetFor(unit) > 0)],
  ['TLB-49', ({ struck }) => struck.some((unit) => unit.level > 0 && !unit.dead)],
  ['TLB-61', ({ field, record }) => record.burns.length > 0 && field.sides.length > 2],
  ['TLB-62', (s) => s.field.sides.length > sidesOf(s)],
  ['TLB-63', (s) => sidesOf(s) > 2],
  ['TLB-64', (s) => sidesOf(s) > 2 && s.struck.length > 1],
  ['TLB-R13', ({ shooters }) => shooters.some((unit) => unit.turrets > 0 && choosesAim({ ...unit, turrets: 0 }))],
  ['TLB-R14', ({ shooters }) => shooters.some(boosts)],
  ['TLB-R16', ({ record }) => some(record.blocked)],
]

/**
 * The rules that came into play in a damage step, besides the one it stands under. To be asked right after the step.
 */
export function rulesAtWork(field: Field, strike: boolean, record: StepRecord): RuleId[] {
  const card = ({ id }: { id: number }): Card => field.cards[id] as Card
  const situation: Situation = {
    field,
    record,
    strike,
    shooters: record.attacks.map(({ unit }) => card(unit)),
    struck: record.hits.map(({ unit }) => card(unit)),
    dead: record.deaths.map(card),
  }
  return AT_WORK.flatMap(([rule, applies]) => (applies(situation) ? [rule] : []))
}
