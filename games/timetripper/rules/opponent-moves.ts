/** Sections 9.2 and 7: where an opponent goes, and what may keep it on the way. */

import { hookOf } from './active.ts'
import { apart } from './display.ts'
import { whoIsIn } from './movement.ts'
import { FLUX } from './opponent-targets.ts'
import { bestHexes, type Reach } from './reach.ts'
import type { C } from './specials/hooks.ts'
import { lineOf, unitIsUp } from './state.ts'
import { moveUnit } from './stepping.ts'
import { sweepUnit } from './sweep.ts'
import type { FrameOf, Hex, State, Unit } from './types.ts'

type OpponentFrame = FrameOf<'opponent'>

/** Hexes it may choose among, and the search that found them. */
export function goalHexes(
  state: State,
  unit: Unit,
  frame: OpponentFrame,
  goal: Hex,
  allowance: number,
): { list: Hex[]; reach: Reach } {
  const away = frame.reaction === 'away'
  const { list, reach } = bestHexes(state, unit, goal, away, allowance)
  // Things lie where one can step; everybody else is only approached.
  const target = frame.target as number
  return { list: !away && target < FLUX && reach.ends.includes(goal) ? [goal] : list, reach }
}

/** In which hexes something becomes of it even if it only passes: the flux takes it, or a device keeps it. */
export function happensTo(state: State, unit: Unit): ((hex: Hex) => boolean) | null {
  const flux = state.battle?.flux
  const shuns = flux && lineOf(state, unit).swept && !hookOf(state, unit, 'banishedByFlux') ? flux.hex : null
  const devices = devicesOf(state, unit)
  if (shuns === null && devices.length === 0) return null
  return (hex) => (shuns !== null && apart(hex, shuns) <= 1) || devices.some((device) => apart(device.hex, hex) === 1)
}

/** Hex by hex, as long as nothing takes it away on the way. */
export function walk(ctx: C, unit: Unit, path: readonly Hex[], rule: 'TT-9.21' | 'TT-9.24'): void {
  const { state } = ctx
  for (const hex of path) {
    const from = unit.hex
    moveUnit(ctx, unit, hex)
    if (ctx.listening) ctx.emit({ kind: 'stepped', rule, who: unit.id, name: lineOf(state, unit).one, from, to: hex })
    sweepUnit(ctx, unit)
    if (!unitIsUp(unit)) return
    if (!servesBeside(state, unit)) continue
    // A hex where somebody stands is only passed (TT-7.31).
    if (!whoIsIn(state, hex).every((id) => id === unit.id || id === unit.mount)) continue
    unit.crew = true
    return
  }
}

/** Devices that keep it once it comes next to them (TT-R64). */
function devicesOf(state: State, unit: Unit): Unit[] {
  const found: Unit[] = []
  const { name } = lineOf(state, unit)
  for (const device of state.units) if (unitIsUp(device) && lineOf(state, device).crew === name) found.push(device)
  return found
}

function servesBeside(state: State, unit: Unit): boolean {
  const { name } = lineOf(state, unit)
  for (const device of state.units)
    if (apart(device.hex, unit.hex) === 1 && unitIsUp(device) && lineOf(state, device).crew === name) return true
  return false
}
