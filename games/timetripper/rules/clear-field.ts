/** Section 6.5 and ruling 13: whether anybody is left to be fought. */

import { hookOf } from './active.ts'
import type { Site } from './catalogue.ts'
import { battleOf, catalogue, isRiderlessMount, lineOf, unitIsUp } from './state.ts'
import type { State } from './types.ts'

/** Nobody hostile is up, leaving out what counts for nothing (TT-R13). */
export const fieldIsEmpty = (state: State): boolean => {
  for (const unit of state.units) {
    if (unit.owner !== null || !unitIsUp(unit)) continue
    if (isRiderlessMount(lineOf(state, unit), unit) || hookOf(state, unit, 'isFixture')) continue
    return false
  }
  return true
}

/** More will come, or somebody will be back (battles 45 and 68). */
export function cleanupIsForbidden(state: State): boolean {
  const site = catalogue(state).battles[battleOf(state).number] as Site
  for (const line of site.lines)
    for (const { special, hooks } of line.atHome) {
      if (!hooks.forbidsCleanup) continue
      if (hooks.forbidsCleanup(state, null, special)) return true
      for (const unit of state.units)
        if (unit.line === line.index && hooks.forbidsCleanup(state, unit, special)) return true
    }
  return false
}

export const isClear = (state: State): boolean => fieldIsEmpty(state) && !cleanupIsForbidden(state)

/** The last of them has fallen: nothing follows, not even the rest of the phase (TT-R13). */
export const isCleared = (state: State): boolean => battleOf(state).felled > 0 && isClear(state)
