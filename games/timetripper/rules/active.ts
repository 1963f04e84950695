/** Which special rules are in force for a unit (TT-R74), and saying that one of them has spoken. */
import { SPECIALS } from '../content/specials.ts'
import type { Special } from '../content/types.ts'
import type { Active, Line } from './catalogue.ts'
import type { C, Hooks } from './specials/hooks.ts'
import { battleOf, lineOf } from './state.ts'
import type { Hex, State, Unit } from './types.ts'

/** As `isNative`, which would look the line up again. */
const isAtHome = (state: State, unit: Unit, line: Line): boolean =>
  !unit.traveller && line.battle === state.battle?.number

/** The special rules that are in force for a unit where it is now. */
export const activeOn = (state: State, unit: Unit): readonly Active[] => {
  const line = lineOf(state, unit)
  return isAtHome(state, unit, line) ? line.atHome : line.abroad
}

/** The first of them that has something to say here: asked of every unit at every turn. */
export function hookOf(state: State, unit: Unit, key: keyof Hooks): Active | null {
  const line = lineOf(state, unit)
  const home = isAtHome(state, unit, line)
  const active = home ? line.atHome : line.abroad
  // Most have none.
  if (active.length === 0) return null
  const firsts = home ? line.firstAtHome : line.firstAbroad
  let first = firsts.get(key)
  if (first === undefined) {
    first = active.find(({ hooks }) => hooks[key] !== undefined) ?? null
    firsts.set(key, first)
  }
  return first
}

/** Where something that goes by itself will come by, and how often; null for all others. */
export function courseOf(state: State, unit: Unit): ReadonlyMap<Hex, number> | null {
  const active = hookOf(state, unit, 'course')
  return active?.hooks.course?.(state, unit, active.special) ?? null
}

export function tellSpecial(ctx: C, special: Special, unit: Unit | null): void {
  if (!ctx.listening) return
  ctx.emit({
    kind: 'special',
    rule: SPECIALS[special.key].rule,
    key: special.key,
    battle: unit === null ? battleOf(ctx.state).number : lineOf(ctx.state, unit).battle,
    unit: unit?.id ?? null,
    name: unit === null ? '' : lineOf(ctx.state, unit).one,
  })
}
