import { ARMOR_HP, type Growth, KINDS, type UnitKind } from '../content/cards.ts'
import type { Card, Ref } from './types.ts'

/**
 * The card list (TLB-3) by rank, so that the arithmetic of a Day looks numbers up instead of asking records for them.
 */
const column = (of: (kind: UnitKind) => number, otherwise = 0): readonly number[] => [
  otherwise,
  ...KINDS.map((kind) => (kind.type === 'unit' ? of(kind) : otherwise)),
]
const growth = (of: (kind: UnitKind) => Growth | undefined): readonly [readonly number[], readonly number[]] => [
  column((kind) => of(kind)?.base ?? 0),
  column((kind) => of(kind)?.perLevel ?? 0),
]
const NEVER = Number.POSITIVE_INFINITY

export const [HP, HP_PER_LEVEL] = growth((kind) => kind.hp)
export const [DAMAGE, DAMAGE_PER_LEVEL] = growth((kind) => kind.damage)
export const [BUDGET, BUDGET_PER_LEVEL] = growth((kind) => kind.covers?.amount)
export const BUDGET_FROM = column((kind) => kind.covers?.fromLevel ?? NEVER, NEVER)
export const BOOSTS_FROM = column((kind) => kind.boostsFromLevel ?? NEVER, NEVER)
export const CHOOSES_FROM = column((kind) => kind.choosesAimFromLevel ?? NEVER, NEVER)
export const IMMUNE_FROM = column((kind) => kind.immuneToRearFromLevel ?? NEVER, NEVER)
export const BURNS_FROM = column((kind) => kind.burns?.fromLevel ?? NEVER, NEVER)
export const BURN = column((kind) => kind.burns?.damage ?? 0)
export const REAR = column((kind) => (kind.aims === 'rear' ? 1 : 0))
export const FIRST = column((kind) => (kind.strikesFirst ? 1 : 0))
export const COVERS_ALLY = column((kind) => (kind.covers?.whom === 'ally' ? 1 : 0))

const at = (table: readonly number[], card: Card): number => table[card.rank] as number

/** At a Level it has not reached yet, too: whoever looks ahead asks so. */
export const baseDamage = (unit: Card, level = unit.level): number =>
  at(DAMAGE, unit) + at(DAMAGE_PER_LEVEL, unit) * level
export const maxHp = (unit: Card): number => at(HP, unit) + at(HP_PER_LEVEL, unit) * unit.level + ARMOR_HP * unit.armors
export const hpLeft = (unit: Card): number => maxHp(unit) - unit.damage
/** What a protector can soak up in a whole Day (TLB-45); 0 for everybody else. */
export const budgetFor = (unit: Card): number =>
  unit.level >= at(BUDGET_FROM, unit) ? at(BUDGET, unit) + at(BUDGET_PER_LEVEL, unit) * unit.level : 0
/** Whether it covers an ally (TLB-46); otherwise its own player's foremost Unit. */
export const coversAlly = (unit: Card): boolean => at(COVERS_ALLY, unit) === 1
export const boosts = (unit: Card): boolean => unit.level >= at(BOOSTS_FROM, unit)
export const isImmuneToRear = (unit: Card): boolean => unit.level >= at(IMMUNE_FROM, unit)
export const strikesFirst = (unit: Card): boolean => at(FIRST, unit) === 1
/** The damage to everybody between two players, before TLB-61; from the first Day survived on (TLB-R11). */
export const burnOf = (unit: Card, level = unit.level): number => (level >= at(BURNS_FROM, unit) ? at(BURN, unit) : 0)
/** Whether somebody decides where it shoots (TLB-35). */
export const choosesAim = (unit: Card): boolean => unit.level >= at(CHOOSES_FROM, unit) && unit.turrets === 0
export const shootsAtRear = (unit: Card): boolean => unit.turrets > 0 || at(REAR, unit) === 1 || unit.aim === 'rear'

export const isAlive = (unit: Card): boolean => unit.inPlay && !unit.dead

export const refOf = ({ id, owner, rank, copy }: Card): Ref => ({ id, owner, rank, copy })
