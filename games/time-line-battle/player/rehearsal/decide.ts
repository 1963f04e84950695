import { ARMOR_HP, TURRET } from '../../content/cards.ts'
import type { Entry } from '../../rules/timeline.ts'
import { endDay, handOutBudgets, isStrikeDue, step } from './fight.ts'
import { type Piece, Pieces } from './piece.ts'
import { mount, type Rehearsal } from './rehearsal.ts'

/** Who answers the decisions of a Timeline, and where the possible targets and hosts are listed for that. */
export interface Answers {
  options: Pieces
  /** One of the options; null where there is none. */
  choose(rehearsal: Rehearsal, card: Piece, options: Pieces): Piece | null
  /** Whether Blitz Troops shoot at the Rear. */
  rear(rehearsal: Rehearsal, unit: Piece): boolean
}

const levelOf = ({ day }: Rehearsal, unit: Piece): number => (day > unit.born ? day - unit.born : 0)

/** What a Unit will have shot and what it can take until the end of Day 0, roughly: `threat` of the rules. */
function threat(rehearsal: Rehearsal, unit: Piece): number {
  const days = 1 - Math.max(rehearsal.day, unit.day)
  const level = levelOf(rehearsal, unit)
  const grown = level + days - 1
  const { kind } = unit
  const shots = ((2 * kind.damage + kind.damageGrowth * (level + grown)) / 2) * days
  const burn = grown >= kind.burnsFrom ? kind.burn : 0
  return shots + 2 * burn * (days - 1) + unit.left / 2
}

/** How much speaks for a target or a host, at a glance. */
export function appeal(rehearsal: Rehearsal, card: Piece, unit: Piece): number {
  if (unit.side !== card.side) return threat(rehearsal, unit)
  if (card.rank !== TURRET) return -unit.rank - 0.1 * unit.armors
  const hp = unit.kind.hp + unit.kind.hpGrowth * levelOf(rehearsal, unit) + ARMOR_HP * unit.armors
  return threat(rehearsal, unit) - hp / 2
}

/** `sensible` of the rules. */
export const sensible: Answers = {
  options: new Pieces(),
  choose(rehearsal, card, { all, n }) {
    if (n === 0) return null
    let chosen = all[0] as Piece
    if (n === 1) return chosen
    let most = appeal(rehearsal, card, chosen)
    for (let i = 1; i < n; i++) {
      const worth = appeal(rehearsal, card, all[i] as Piece)
      if (worth <= most) continue
      most = worth
      chosen = all[i] as Piece
    }
    return chosen
  },
  rear(rehearsal, unit) {
    const { all, n } = rehearsal.foes[unit.side] as Pieces
    for (let i = n - 1; i >= 0; i--) {
      const other = all[i] as Piece
      if (other.left <= 0 || other.arrival > rehearsal.day) continue
      return other.left <= unit.kind.damage + unit.kind.damageGrowth * levelOf(rehearsal, unit)
    }
    return false
  },
}

/** Sets a Bomb off; without a target it fizzles. */
export function explode(bomb: Piece, target: Piece | null): void {
  bomb.used = true
  if (target !== null) target.left = 0
}

/** The living Units that a Support can be meant for: enemies, or friends. */
function list({ units, day, anyLiving }: Rehearsal, card: Piece, into: Pieces): Pieces {
  const enemies = card.isBomb
  const ofAnyDay = enemies && anyLiving
  into.n = 0
  for (let i = 0; i < units.n; i++) {
    const unit = units.all[i] as Piece
    if (unit.left > 0 && (unit.side !== card.side) === enemies && (ofAnyDay || unit.day >= day)) into.add(unit)
  }
  return into
}

function setOff(rehearsal: Rehearsal, answers: Answers): void {
  const { bombs, sides, day, start } = rehearsal
  for (let turn = 0; turn < sides.length; turn++) {
    const seat = (start + turn) % sides.length
    for (let i = 0; i < bombs.n; i++) {
      const bomb = bombs.all[i] as Piece
      if (bomb.owner !== seat || bomb.used || bomb.day !== day) continue
      explode(bomb, answers.choose(rehearsal, bomb, list(rehearsal, bomb, answers.options)))
    }
  }
}

function decideAll(rehearsal: Rehearsal, answers: Answers): void {
  const { gear, choosers, sides, day, start } = rehearsal
  if (gear.n + choosers.n === 0) return
  for (let turn = 0; turn < sides.length; turn++) {
    const seat = (start + turn) % sides.length
    for (let i = 0; i < gear.n; i++) {
      const attachment = gear.all[i] as Piece
      if (attachment.owner !== seat || attachment.used || attachment.day !== day) continue
      mount(attachment, answers.choose(rehearsal, attachment, list(rehearsal, attachment, answers.options)))
    }
    if (choosers.n > 0) aimAll(rehearsal, answers, seat)
  }
}

function aimAll(rehearsal: Rehearsal, answers: Answers, seat: number): void {
  const { all, n } = rehearsal.lines[rehearsal.sides[seat] as number] as Pieces
  const { day } = rehearsal
  for (let i = 0; i < n; i++) {
    const unit = all[i] as Piece
    if (unit.owner !== seat || day - unit.born < unit.kind.choosesFrom) continue
    if (unit.aimed || unit.turrets > 0 || unit.left <= 0 || unit.arrival > day) continue
    setAim(unit, answers.rear(rehearsal, unit))
  }
}

export function setAim(unit: Piece, rear: boolean): void {
  unit.aimed = true
  unit.rear = rear
}

function forgetAims({ choosers }: Rehearsal): void {
  for (let i = 0; i < choosers.n; i++) {
    const unit = choosers.all[i] as Piece
    unit.aimed = unit.rear = false
  }
}

/** Fights all Days from the present one to Day 0: `resolveTimeline` of the rules. */
export function fightOn(rehearsal: Rehearsal, answers: Answers, from: Entry = 'morning'): void {
  for (let entry = from; ; entry = 'morning') {
    if (entry === 'morning') {
      forgetAims(rehearsal)
      rehearsal.lineUp()
    }
    if (entry !== 'decisions') {
      if (rehearsal.bombs.n > 0) setOff(rehearsal, answers)
      handOutBudgets(rehearsal)
      if (isStrikeDue(rehearsal)) step(rehearsal, true)
    }
    decideAll(rehearsal, answers)
    step(rehearsal, false)
    endDay(rehearsal)
    if (rehearsal.day >= 0) return
    rehearsal.day++
  }
}
