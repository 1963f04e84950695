/** Section 9.1: whom an opponent goes for, and where that is. */
import { hookOf } from './active.ts'
import { apart } from './display.ts'
import { isEnraged } from './negotiation.ts'
import { battleOf, eachFriend, friends, hexOf, liveTrippers, nearestFriends } from './state.ts'
import type { FigureId, Hex, State, Unit } from './types.ts'

/** Stands for the flux where a target is named. */
export const FLUX = -1
/** Loose gear as a target; the set Claymore counts as number -1 (TT-R66). */
export const lootTarget = (id: number): number => -3 - id

/** Whom it goes for from afar, all at the least distance, for a die to choose (TT-9.11, TT-R30). */
export function quarry(state: State, unit: Unit): number[] {
  const seeker = hookOf(state, unit, 'seeksFlux')
  const flux = state.battle?.flux
  if (seeker && flux) return [FLUX]
  // Rage asks for no detection, so neither for whom it may detect (TT-15.25).
  const picky = isEnraged(state, unit) ? null : hookOf(state, unit, 'mayDetect')
  const found = picky
    ? nearest(
        unit.hex,
        friends(state)
          .filter((id) => picky.hooks.mayDetect?.(state, unit, id, picky.special))
          .map((id) => ({ at: hexOf(state, id), target: id })),
      )
    : hookOf(state, unit, 'bewitches')
      ? // Plants have no use for soldiers (TT-R67).
        nearest(
          unit.hex,
          liveTrippers(state).map((id) => ({ at: hexOf(state, id), target: id })),
        )
      : nearestFriends(state, unit.hex)
  return found
}

function nearest(from: Hex, all: readonly { at: Hex; target: number }[]): number[] {
  let best = 99
  let found: number[] = []
  for (const { at, target } of all) {
    const d = apart(from, at)
    if (d < best) {
      best = d
      found = [target]
    } else if (d === best) found.push(target)
  }
  return found
}

export function whereIs(state: State, target: number): Hex {
  if (target === FLUX) return battleOf(state).flux?.hex ?? 0
  if (target >= 0) return hexOf(state, target)
  const battle = battleOf(state)
  const loose = battle.loose.find(({ id }) => lootTarget(id) === target)
  return loose?.hex ?? battle.mine?.hex ?? 0
}

export function adjacentFriends(state: State, unit: Unit): FigureId[] {
  const found: FigureId[] = []
  eachFriend(state, (id, hex) => {
    if (apart(unit.hex, hex) === 1) found.push(id)
  })
  return found
}

/** Things that lie nearer than its target, the nearest of them (TT-R66). */
export function findsNearer(state: State, unit: Unit, than: number): { at: Hex; target: number }[] {
  const greedy = hookOf(state, unit, 'covets')
  if (!greedy) return []
  const things = greedy.hooks.covets?.(state, unit, greedy.special) ?? []
  const least = Math.min(than, ...things.map(({ at }) => apart(unit.hex, at)))
  return least < than ? things.filter(({ at }) => apart(unit.hex, at) === least) : []
}
