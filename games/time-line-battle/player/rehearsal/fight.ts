import { scaledBurn } from '../../rules/damage.ts'
import { SEATS } from '../../rules/sides.ts'
import { type Piece, Pieces } from './piece.ts'
import type { Rehearsal } from './rehearsal.ts'

/** Scratch of one step, which never runs inside another. By side: who is in play, and whom it shoots at. */
const standing = Array.from({ length: SEATS.max }, () => new Pieces())
const shotAt = Array.from({ length: SEATS.max }, () => new Pieces())
const front = new Array<number>(SEATS.max).fill(0)
const rear = new Array<number>(SEATS.max).fill(0)
const burn = new Array<number>(SEATS.max).fill(0)
/** Who covers whom, in the order in which budgets are used (TLB-47). */
const protectors = new Pieces()
const covered = new Pieces()

/** Each protector's budget for the Day (TLB-45). */
export function handOutBudgets({ protectors: { all, n }, day }: Rehearsal): void {
  for (let i = 0; i < n; i++) {
    const unit = all[i] as Piece
    const has = unit.left > 0 && unit.arrival <= day && day - unit.born >= unit.kind.budgetFrom
    unit.budget = has ? unit.kind.budget + unit.kind.budgetGrowth * (day - unit.born) : 0
  }
}

/** Whether there is a strike today (TLB-28). */
export function isStrikeDue({ firsts: { all, n }, day }: Rehearsal): boolean {
  for (let i = 0; i < n; i++) {
    const unit = all[i] as Piece
    if (unit.left > 0 && unit.arrival <= day) return true
  }
  return false
}

/** Who of a line is in play. */
function pick({ all, n }: Pieces, day: number, into: Pieces): void {
  into.n = 0
  for (let i = 0; i < n; i++) {
    const unit = all[i] as Piece
    if (unit.left > 0 && unit.arrival <= day) into.add(unit)
  }
}

/** Who of a side is in play, and what they shoot (TLB-36). */
function addUp(rehearsal: Rehearsal, side: number, strike: boolean): void {
  const { all, n } = rehearsal.lines[side] as Pieces
  const { day } = rehearsal
  const there = standing[side] as Pieces
  const to = there.all
  let [m, boosters, turreted, frontShots, rearShots, atFront, atRear, burnt] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (let i = 0; i < n; i++) {
    const unit = all[i] as Piece
    if (unit.left <= 0 || unit.arrival > day) continue
    to[m++] = unit
    const { kind } = unit
    const level = day - unit.born
    const boosts = level >= kind.boostsFrom ? 1 : 0
    boosters += boosts
    if (kind.strikesFirst !== strike) continue
    // A booster does not boost itself.
    const amount = kind.damage + kind.damageGrowth * level - boosts
    if (unit.turrets > 0) turreted++
    else if (kind.shootsRear || unit.rear) {
      atRear += amount
      rearShots++
    } else {
      atFront += amount
      frontShots++
    }
    if (strike && level >= kind.burnsFrom) burnt += scaledBurn(kind.burn, rehearsal.sides, unit.owner)
  }
  there.n = m
  front[side] = atFront + boosters * frontShots
  rear[side] = atRear + boosters * rearShots + (turreted > 0 ? turretsOf(there, day, strike, boosters) : 0)
  burn[side] = burnt
}

/** What those with Turrets shoot (TLB-37). */
function turretsOf({ all, n }: Pieces, day: number, strike: boolean, boosters: number): number {
  let sum = 0
  for (let i = 0; i < n; i++) {
    const { kind, turrets, born } = all[i] as Piece
    if (turrets === 0 || kind.strikesFirst !== strike) continue
    const level = day - born
    const amount = kind.damage + kind.damageGrowth * level + boosters - (level >= kind.boostsFrom ? 1 : 0)
    sum += amount + ((turrets * amount) >> 1)
  }
  return sum
}

/** Shield Tanks stand before Drones, and so are used before them. */
function cover({ protectors: { all, n }, lines }: Rehearsal, day: number): void {
  covered.n = protectors.n = 0
  for (let i = 0; i < n; i++) {
    const protector = all[i] as Piece
    if (protector.budget === 0 || protector.left <= 0) continue
    const unit = foremost(lines[protector.side] as Pieces, day, protector)
    if (unit === null) continue
    protectors.add(protector)
    covered.add(unit)
  }
}

/** Whom it covers: its owner's foremost Unit, which may be itself, or its foremost ally (TLB-46). */
function foremost({ all, n }: Pieces, day: number, protector: Piece): Piece | null {
  const { coversAlly } = protector.kind
  for (let i = 0; i < n; i++) {
    const unit = all[i] as Piece
    if (unit.left <= 0 || unit.arrival > day) continue
    if (coversAlly ? unit !== protector : unit.owner === protector.owner) return unit
  }
  return null
}

/** Damage to one Unit; returns what goes beyond its protection and hit points. */
function hit(unit: Piece, amount: number): number {
  const { left } = unit
  if (left <= 0) return amount
  let rest = amount
  for (let i = 0; i < covered.n; i++) {
    if (covered.all[i] !== unit) continue
    const protector = protectors.all[i] as Piece
    const soaked = protector.budget < rest ? protector.budget : rest
    protector.budget -= soaked
    rest -= soaked
  }
  if (rest >= left) {
    unit.left = 0
    return rest - left
  }
  unit.left = left - rest
  return 0
}

/** Sides in the order of their first player's turn (TLB-64). */
const order = new Array<number>(SEATS.max).fill(0)

function sidesInTurn({ sides, sideCount, start }: Rehearsal): void {
  let n = 0
  for (let i = 0; n < sideCount; i++) {
    const side = sides[(start + i) % sides.length] as number
    let known = false
    for (let k = 0; k < n; k++) if (order[k] === side) known = true
    if (!known) order[n++] = side
  }
}

/** One simultaneous step of damage (TLB-40): `damageStep` of the rules, with nothing written down. */
export function step(rehearsal: Rehearsal, strike: boolean): void {
  const { sideCount, day, foes } = rehearsal
  let there = 0
  for (let side = 0; side < sideCount; side++) {
    addUp(rehearsal, side, strike)
    if ((standing[side] as Pieces).n > 0) there++
  }
  // Where one side alone is in play, nobody is hurt.
  if (there < 2) return
  cover(rehearsal, day)
  if (sideCount > 2)
    for (let side = 0; side < sideCount; side++) pick(foes[side] as Pieces, day, shotAt[side] as Pieces)
  sidesInTurn(rehearsal)
  for (let k = 0; strike && k < sideCount; k++) {
    const side = order[k] as number
    const amount = burn[side] as number
    const { all, n } = targetsOf(side, sideCount)
    if (amount > 0) for (let i = 0; i < n; i++) hit(all[i] as Piece, amount)
  }
  for (let k = 0; k < sideCount; k++) {
    const side = order[k] as number
    let amount = front[side] as number
    const { all, n } = targetsOf(side, sideCount)
    for (let i = 0; i < n && amount > 0; i++) amount = hit(all[i] as Piece, amount)
  }
  for (let k = 0; k < sideCount; k++) {
    const side = order[k] as number
    let amount = rear[side] as number
    const { all, n } = targetsOf(side, sideCount)
    for (let i = n - 1; i >= 0 && amount > 0; i--) {
      const unit = all[i] as Piece
      amount = day - unit.born >= unit.kind.immuneFrom ? 0 : hit(unit, amount)
    }
  }
}

const targetsOf = (side: number, sideCount: number): Pieces =>
  (sideCount === 2 ? standing[1 - side] : shotAt[side]) as Pieces

/** Levels rise (TLB-50), attrition takes its toll (TLB-51), the marker moves on (TLB-18). */
export function endDay(rehearsal: Rehearsal): void {
  const { units, day } = rehearsal
  if (day < 0 || rehearsal.lastLevel) {
    const { all, n } = units
    for (let i = 0; i < n; i++) {
      const unit = all[i] as Piece
      if (unit.left > 0 && unit.arrival <= day) unit.left += unit.kind.hpGrowth
    }
  }
  rehearsal.start = (rehearsal.start + 1) % rehearsal.sides.length
}
