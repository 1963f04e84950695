/** What rolls or drives over the display by itself: balls, rampaging elephants, cars. */
import { type Direction, rollOn } from '@anachron/hex'
import type { SpecialOf } from '../../content/types.ts'
import { tellSpecial } from '../active.ts'
import { meleeBlow } from '../combat.ts'
import { chanceOfAtLeast, oneDie, twoDice } from '../dice.ts'
import { beside, field } from '../display.ts'
import { stopsMovement, whoIsIn } from '../movement.ts'
import { isTripper, isUp, lineOf, unitIsUp, unitOf } from '../state.ts'
import { moveUnit } from '../stepping.ts'
import { sweepUnit } from '../sweep.ts'
import type { FigureId, Hex, State, Unit } from '../types.ts'
import type { C, Hooks } from './hooks.ts'

const isBall = (state: State, id: FigureId): boolean =>
  !isTripper(id) && lineOf(state, unitOf(state, id)).specials.some(({ key }) => key === 'ricochet-ball')

/** Whom it runs over in a hex: of a mounted pair the rider (TT-R75). */
function victims(state: State, unit: Unit, hex: Hex): FigureId[] {
  return whoIsIn(state, hex).filter((id) => {
    if (id === unit.id) return false
    if (isBall(state, id) && isBall(state, unit.id)) return false
    return isTripper(id) || unitOf(state, id).rider === null
  })
}

function enter(ctx: C, unit: Unit, hex: Hex, isVictim: (id: FigureId) => boolean): boolean {
  const { state } = ctx
  const from = unit.hex
  moveUnit(ctx, unit, hex)
  if (ctx.listening)
    ctx.emit({ kind: 'stepped', rule: 'TT-7.24', who: unit.id, name: lineOf(state, unit).one, from, to: hex })
  sweepUnit(ctx, unit)
  if (!unitIsUp(unit)) return false
  for (const id of victims(state, unit, hex)) {
    if (!isVictim(id) || !isUp(state, id)) continue
    meleeBlow(ctx, { by: unit.id, at: id, weapon: 'own', attack: unit.attack })
    if (state.result !== null) return false
  }
  return true
}

/** May it stop here? Not on another live unit (TT-7.34, TT-R17). */
const mayStop = (state: State, unit: Unit, hex: Hex): boolean =>
  whoIsIn(state, hex).every((id) => id === unit.id || id === unit.mount)

/** Rolls on until its hexes are used up or a shellhole has caught it (TT-B27a), and nobody is under it. */
function ricochet(ctx: C, unit: Unit): void {
  const { state } = ctx
  let heading = (oneDie(ctx, 'direction') - 1) as Direction
  const length = twoDice(ctx, 'distance')
  // A packed board could keep it rolling for ever; after as many hexes as there are it lies still where it is.
  for (let rolled = 1; rolled <= length + field.size; rolled++) {
    const next = rollOn(field, unit.hex, heading, 2)
    heading = next.heading
    if (!enter(ctx, unit, next.hex, () => true)) return
    if ((rolled >= length || stopsMovement(state, unit.hex)) && mayStop(state, unit, unit.hex)) return
  }
}

/** The most hexes that two dice give. */
const LONGEST = 12

/** By all directions and distances that the dice may give; what it rolls on where somebody lies is left out. */
function ricochetCourse({ hex }: Unit): ReadonlyMap<Hex, number> {
  const course = new Map<Hex, number>()
  for (let direction = 0; direction < 6; direction++) {
    let next = { hex, heading: direction as Direction }
    for (let rolled = 1; rolled <= LONGEST; rolled++) {
      next = rollOn(field, next.hex, next.heading, 2)
      course.set(next.hex, (course.get(next.hex) ?? 0) + chanceOfAtLeast(rolled) / 6)
    }
  }
  return course
}

export const ricochetBall: Hooks<SpecialOf<'ricochet-ball'>> = {
  goesByItself: () => true,
  course: (_state, unit) => ricochetCourse(unit),
  goes(ctx, unit, special) {
    tellSpecial(ctx, special, unit)
    ricochet(ctx, unit)
  },
}

export const rampageOnHit: Hooks<SpecialOf<'rampage-on-hit'>> = {
  whenHit(ctx, unit, special) {
    if (unit.rampaging) return
    unit.rampaging = true
    unit.owner = null
    tellSpecial(ctx, special, unit)
  },
  goesByItself: (_state, unit) => unit.rampaging,
  course: (_state, unit) => (unit.rampaging ? ricochetCourse(unit) : null),
  goes: (ctx, unit) => ricochet(ctx, unit),
}

/** Hexes are numbered down one column after the other. */
const ROWS = 11
const NORTH = 1
const columnOf = (hex: Hex): number => Math.floor(hex / ROWS)

/** The hex ahead; from the end of its column straight to the other end. */
function aheadOf(hex: Hex, direction: number): Hex {
  const ahead = beside(hex, direction - 1)
  return ahead >= 0 ? ahead : columnOf(hex) * ROWS + (direction === NORTH ? ROWS - 1 : 0)
}

export const traffic: Hooks<SpecialOf<'traffic'>> = {
  isTaken: (state, unit, hex) =>
    state.units.some(
      (other) =>
        other.id !== unit.id &&
        other.line === unit.line &&
        unitIsUp(other) &&
        other.hex >= 0 &&
        columnOf(other.hex) === columnOf(hex),
    ),
  goesByItself: () => true,
  course(_state, unit, { hexes, direction }) {
    const course = new Map<Hex, number>()
    let { hex } = unit
    for (let driven = 1; driven <= hexes; driven++) {
      hex = aheadOf(hex, direction)
      course.set(hex, (course.get(hex) ?? 0) + 1)
    }
    return course
  },
  laneOf: (unit) => columnOf(unit.hex),
  goes(ctx, unit, special) {
    const { state } = ctx
    tellSpecial(ctx, special, unit)
    const isVictim = (id: FigureId): boolean => isTripper(id) || unitOf(state, id).owner !== null
    for (let driven = 1; driven <= special.hexes + ROWS; driven++) {
      if (!enter(ctx, unit, aheadOf(unit.hex, special.direction), isVictim)) return
      if (driven >= special.hexes && mayStop(state, unit, unit.hex)) return
    }
  },
}
