/** Which special rules are in force for a unit (TT-R74), and saying that one of them has spoken. */
import { SPECIALS } from '../content/specials.ts'
import type { Special } from '../content/types.ts'
import type { Active } from './catalogue.ts'
import type { C, Hooks } from './specials/hooks.ts'
import { battleOf, lineOf } from './state.ts'
import type { Hex, State, Unit } from './types.ts'

/** The special rules that are in force for a unit where it is now. */
export const activeOn = (state: State, unit: Unit): readonly Active[] => {
  const line = lineOf(state, unit)
  // As `isNative`, which would look the line up again.
  return !unit.traveller && line.battle === state.battle?.number ? line.atHome : line.abroad
}

export function hookOf<K extends keyof Hooks<Special>>(state: State, unit: Unit, key: K): Active | null {
  const active = activeOn(state, unit)
  for (let i = 0; i < active.length; i++) if ((active[i] as Active).hooks[key] !== undefined) return active[i] as Active
  return null
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
