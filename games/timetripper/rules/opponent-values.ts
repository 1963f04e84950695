/** What a unit fights with where it stands: its own values, its mount's help, and what special rules make of them. */
import type { Values } from '../content/types.ts'
import { activeOn, hookOf } from './active.ts'
import { apart } from './display.ts'
import { eachFriend, isStunned, unitOf } from './state.ts'
import type { State, Unit } from './types.ts'

/** Whether an enemy of this unit is next to it. */
export function hasEnemyBeside(state: State, unit: Unit): boolean {
  if (unit.owner === null) {
    let isBeside = false
    eachFriend(state, (_id, hex) => {
      if (apart(unit.hex, hex) === 1) isBeside = true
    })
    return isBeside
  }
  return state.units.some(
    (other) => other.owner === null && other.place === 'field' && !other.fallen && apart(unit.hex, other.hex) === 1,
  )
}

/** Attack and Accuracy without the mount. `near` says that an enemy is adjacent or that it charges. */
export function fightingValues(state: State, unit: Unit, near: boolean): Pick<Values, 'attack' | 'accuracy'> {
  if (hookOf(state, unit, 'fightsAs') !== null)
    for (const { special, hooks } of activeOn(state, unit)) {
      const values = hooks.fightsAs?.(state, unit, near, special)
      if (values) return values
    }
  return { attack: unit.attack, accuracy: unit.accuracy }
}

/** A mount's Attack counts in melee, unless it is stunned (TT-8.34, TT-R24). */
export function mountAttack(state: State, unit: Unit): number {
  if (unit.mount === null) return 0
  const mount = unitOf(state, unit.mount)
  return isStunned(state, mount) ? 0 : mount.attack
}
