/** What rolls or drives over the display by itself: balls, rampaging elephants, cars. */
import { type Direction, rollOn } from '@anachron/hex'
import type { SpecialOf } from '../../content/types.ts'
import { meleeBlow, tellSpecial } from '../combat.ts'
import { oneDie, twoDice } from '../dice.ts'
import { beside, field } from '../display.ts'
import { sweepUnit } from '../flux.ts'
import { moveUnit, whoIsIn } from '../movement.ts'
import { isTripper, isUp, lineOf, unitIsUp, unitOf } from '../state.ts'
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

/** Rolls on until its hexes are used up and nobody is under it. */
function ricochet(ctx: C, unit: Unit): void {
  const { state } = ctx
  let heading = (oneDie(ctx, 'direction') - 1) as Direction
  const length = twoDice(ctx, 'distance')
  // A packed board could keep it rolling for ever; after as many hexes as there are it lies still where it is.
  for (let rolled = 1; rolled <= length + field.size; rolled++) {
    const next = rollOn(field, unit.hex, heading, 2)
    heading = next.heading
    if (!enter(ctx, unit, next.hex, () => true)) return
    if (rolled >= length && mayStop(state, unit, unit.hex)) return
  }
}

export const ricochetBall: Hooks<SpecialOf<'ricochet-ball'>> = {
  hasNoZoc: true,
  goesByItself: () => true,
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
  goes: (ctx, unit) => ricochet(ctx, unit),
}

/** Hexes are numbered down one column after the other. */
const ROWS = 11
const NORTH = 1
const columnOf = (hex: Hex): number => Math.floor(hex / ROWS)

export const traffic: Hooks<SpecialOf<'traffic'>> = {
  hasNoZoc: true,
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
  laneOf: (unit) => columnOf(unit.hex),
  goes(ctx, unit, special) {
    const { state } = ctx
    tellSpecial(ctx, special, unit)
    const isVictim = (id: FigureId): boolean => isTripper(id) || unitOf(state, id).owner !== null
    for (let driven = 1; driven <= special.hexes + ROWS; driven++) {
      const ahead = beside(unit.hex, special.direction - 1)
      // From the end of its column straight to the other end.
      const next = ahead >= 0 ? ahead : columnOf(unit.hex) * ROWS + (special.direction === NORTH ? ROWS - 1 : 0)
      if (!enter(ctx, unit, next, isVictim)) return
      if (driven >= special.hexes && mayStop(state, unit, unit.hex)) return
    }
  },
}
