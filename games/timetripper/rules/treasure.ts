/** Section 14: artifacts to bring home. */

import type { Line } from './catalogue.ts'
import { cleanupIsForbidden, fieldIsEmpty } from './clear-field.ts'
import { newGear, putIn } from './equipment.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, catalogue, tripperAt } from './state.ts'
import type { FigureId, State } from './types.ts'

export const hasTreasure = (state: State): boolean => {
  const battle = battleOf(state)
  if (!state.options.treasure || battle.treasureClaimed) return false
  const site = catalogue(state).battles[battle.number]
  return site?.treasure != null && !site.lines.some((line) => isKept(state, line))
}

const isKept = ({ units }: State, { index, atHome }: Line): boolean =>
  atHome.some(
    ({ hooks }) => hooks.keepsTreasure && units.some((unit) => unit.line === index && hooks.keepsTreasure?.(unit)),
  )

/** Where no clean-up can come, it may be picked up while nobody is left to mind (TT-R43). */
export function mayClaim(state: State): boolean {
  return hasTreasure(state) && battleOf(state).felled > 0 && cleanupIsForbidden(state) && fieldIsEmpty(state)
}

export function claim(ctx: C, id: FigureId): void {
  const { state } = ctx
  const battle = battleOf(state)
  const treasure = catalogue(state).battles[battle.number]?.treasure
  if (!treasure) return
  battle.treasureClaimed = true
  putIn(tripperAt(state, id).gear, newGear('treasure', 1, battle.number))
  if (ctx.listening)
    ctx.emit({
      kind: 'claimed',
      rule: 'TT-14.0',
      who: id,
      battle: battle.number,
      treasure: treasure.name,
      value: treasure.value,
    })
}
