import type { Seat } from '@anachron/kernel'
import { lineOf } from './line.ts'
import { sideCount, sidesInTurn } from './sides.ts'
import type { Card, Field, Hit, StepRecord } from './types.ts'
import {
  baseDamage,
  boosts,
  budgetFor,
  burnOf,
  coversAlly,
  hpLeft,
  isAlive,
  isImmuneToRear,
  refOf,
  shootsAtRear,
  strikesFirst,
} from './units.ts'

/** Each protector's budget for the Day, handed out after the Bombs (TLB-45). */
export function handOutBudgets(field: Field): void {
  for (const card of field.cards) card.budget = isAlive(card) ? budgetFor(card) : 0
}

/** Damage to everybody, scaled to the number of players on both sides (TLB-61, TLB-R23). */
export function scaledBurn(burn: number, sides: readonly number[], seat: Seat): number {
  const side = sides[seat]
  let own = 0
  for (const other of sides) if (other === side) own++
  return Math.floor((burn * own) / (sides.length - own))
}

/** A shot with boosts and Turrets (TLB-36, TLB-37, TLB-R15). */
function shotOf(unit: Card, boostsOfSide: number): number {
  const damage = baseDamage(unit) + boostsOfSide - (boosts(unit) ? 1 : 0)
  return unit.turrets === 0 ? damage : damage + Math.floor((unit.turrets * damage) / 2)
}

/** Who covers whom in this step (TLB-46, TLB-R18), in the order in which budgets are used (TLB-47). */
interface Cover {
  protectors: Card[]
  covered: Card[]
}

/** Loops without callbacks: bots fight thousands of Timelines. */
function firstOwn(line: readonly Card[], owner: Seat): Card | undefined {
  for (const unit of line) if (unit.owner === owner) return unit
  return undefined
}

function firstAlly({ sides }: Field, line: readonly Card[], protector: Card): Card | undefined {
  const side = sides[protector.owner]
  for (const unit of line) if (unit !== protector && sides[unit.owner] === side) return unit
  return undefined
}

function coverOf(field: Field, line: readonly Card[]): Cover | null {
  let cover: Cover | null = null
  let budgets = 0
  for (const unit of line) budgets += unit.budget
  if (budgets === 0) return null
  for (let ally = 0; ally < 2; ally++) {
    for (const protector of line) {
      if (protector.budget === 0 || coversAlly(protector) !== (ally === 1)) continue
      const covered = ally === 1 ? firstAlly(field, line, protector) : firstOwn(line, protector.owner)
      if (!covered) continue
      cover ??= { protectors: [], covered: [] }
      cover.protectors.push(protector)
      cover.covered.push(covered)
    }
  }
  return cover
}

/** Damage to one Unit; returns what goes beyond its protection and hit points. */
function hit(unit: Card, amount: number, cover: Cover | null, hits: Hit[] | null, side: number, by: Hit['by']): number {
  const left = hpLeft(unit)
  if (left <= 0) {
    if (hits !== null) hits.push({ side, by, unit: refOf(unit), prevented: 0, taken: 0 })
    return amount
  }
  let rest = amount
  if (cover !== null) {
    for (let i = 0; i < cover.covered.length; i++) {
      if (cover.covered[i] !== unit) continue
      const protector = cover.protectors[i] as Card
      const soaked = Math.min(protector.budget, rest)
      protector.budget -= soaked
      rest -= soaked
    }
  }
  const prevented = amount - rest
  const taken = Math.min(left, rest)
  unit.damage += taken
  if (hits !== null) hits.push({ side, by, unit: refOf(unit), prevented, taken })
  return rest - taken
}

export const emptyRecord = (sides: number): StepRecord => ({
  attacks: [],
  burns: [],
  front: new Array<number>(sides).fill(0),
  rear: new Array<number>(sides).fill(0),
  hits: [],
  blocked: new Array<number>(sides).fill(0),
  wasted: new Array<number>(sides).fill(0),
  deaths: [],
})

/** Scratch for the sums of one step, by side; a step never runs inside another. */
const boosters: number[] = []
const front: number[] = []
const rear: number[] = []
const burn: number[] = []

function addUp(field: Field, line: readonly Card[], strike: boolean, record: StepRecord | null): void {
  const { sides } = field
  const count = sideCount(sides)
  for (let side = 0; side < count; side++) boosters[side] = front[side] = rear[side] = burn[side] = 0
  for (const unit of line) if (boosts(unit)) (boosters[sides[unit.owner] as number] as number)++
  for (const unit of line) {
    if (strikesFirst(unit) !== strike) continue
    const side = sides[unit.owner] as number
    const amount = shotOf(unit, boosters[side] as number)
    const atRear = shootsAtRear(unit)
    const pool = atRear ? rear : front
    pool[side] = (pool[side] as number) + amount
    if (record) record.attacks.push({ unit: refOf(unit), amount, at: atRear ? 'rear' : 'front' })
    // Besides the shot, and raised by nothing (TLB-29, TLB-R12).
    const burnt = strike ? scaledBurn(burnOf(unit), sides, unit.owner) : 0
    if (burnt === 0) continue
    burn[side] = (burn[side] as number) + burnt
    if (record) record.burns.push({ unit: refOf(unit), amount: burnt })
  }
  if (record === null) return
  for (let side = 0; side < count; side++) {
    record.front[side] = front[side] as number
    record.rear[side] = rear[side] as number
  }
}

/** One simultaneous step of damage (TLB-40): the Obliterators' strike, or the battle. */
export function damageStep(field: Field, strike: boolean, record: StepRecord | null): void {
  const line = lineOf(field)
  addUp(field, line, strike, record)
  const { sides } = field
  const cover = coverOf(field, line)
  const order = sidesInTurn(field)
  const hits = record?.hits ?? null

  for (const side of order) {
    const amount = burn[side] as number
    if (amount === 0) continue
    for (const unit of line) if (sides[unit.owner] !== side) hit(unit, amount, cover, hits, side, 'all')
  }
  for (const side of order) {
    let amount = front[side] as number
    for (let i = 0; i < line.length && amount > 0; i++) {
      const unit = line[i] as Card
      if (sides[unit.owner] !== side) amount = hit(unit, amount, cover, hits, side, 'front')
    }
    if (record) record.wasted[side] = (record.wasted[side] as number) + amount
  }
  for (const side of order) {
    let amount = rear[side] as number
    for (let i = line.length - 1; i >= 0 && amount > 0; i--) {
      const unit = line[i] as Card
      if (sides[unit.owner] === side) continue
      if (isImmuneToRear(unit)) {
        if (record) record.blocked[side] = amount
        amount = 0
      } else amount = hit(unit, amount, cover, hits, side, 'rear')
    }
    if (record) record.wasted[side] = (record.wasted[side] as number) + amount
  }
  for (const unit of line) {
    if (hpLeft(unit) > 0) continue
    unit.dead = true
    if (record) record.deaths.push(refOf(unit))
  }
}
