/** What an awed soldier's attack comes to: for people before they commit and for bots when they choose. */
import { hookOf } from './active.ts'
import { blowOdds, type Odds, shotOdds } from './odds.ts'
import { fightingValues, hasEnemyBeside, mountAttack } from './opponent-values.ts'
import { unitOf } from './state.ts'
import type { FigureId, State } from './types.ts'

/** A soldier's own weapon, shot or blow. */
export function soldierOdds(state: State, by: FigureId, target: FigureId, still: number): Odds {
  const unit = unitOf(state, by)
  const { attack, accuracy } = fightingValues(state, unit, hasEnemyBeside(state, unit))
  const soften = hookOf(state, unit, 'softens')?.hooks.softens ?? null
  return accuracy === 'X'
    ? blowOdds(state, target, attack + mountAttack(state, unit), soften)
    : shotOdds(state, by, target, { attack, accuracy }, unit.moved + still, soften)
}
