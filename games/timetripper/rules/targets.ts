/** Sections 8.2 and 8.3: who may be attacked by somebody on the Trippers’ side. */

import { hookOf } from './active.ts'
import type { Active } from './catalogue.ts'
import { apart, sightIsBlocked } from './display.ts'
import { isRecovered } from './equipment.ts'
import { fightingValues, hasEnemyBeside } from './opponent-values.ts'
import { battleOf, catalogue, hexOf, isTripper, liveTrippers, tripperAt, unitIsUp, unitOf } from './state.ts'
import type { FigureId, Gear, Hex, State, Tripper, Unit } from './types.ts'

/** Trees and the like between two hexes (TT-R55). */
export function canSee(state: State, from: Hex, to: Hex): boolean {
  const battle = battleOf(state)
  if (battle.markers.length === 0 || from === to) return true
  const blocks = catalogue(state).battles[battle.number]?.active.some(({ hooks }) => hooks.blocksSight)
  return !blocks || !sightIsBlocked(from, to, battle.markers)
}

export function isForbidden(state: State, tripper: Tripper, unit: Unit): Active | null {
  const active = hookOf(state, unit, 'mayNotBeAttackedBy')
  return active?.hooks.mayNotBeAttackedBy?.(state, unit, tripper, active.special) ? active : null
}

const NOBODY: readonly FigureId[] = []

/** Other Trippers are enemies, too, where only one may come home (TT-R42). */
function rivalsOf(state: State, by: FigureId): readonly FigureId[] {
  if (state.options.victory !== 'tontine') return NOBODY
  const own = isTripper(by) ? by : unitOf(state, by).owner
  return liveTrippers(state).filter((id) => id !== own)
}

const isEnemyUnit = (unit: Unit): boolean => unit.owner === null && unitIsUp(unit)

/** Enemies of somebody on the Trippers' side that are up. */
export function enemiesOf(state: State, by: FigureId): FigureId[] {
  const found = rivalsOf(state, by).slice()
  for (const unit of state.units) if (isEnemyUnit(unit)) found.push(unit.id)
  return found
}

export const isShooter = (gear: Gear): boolean =>
  gear.loaded &&
  (gear.what === 'm16' ||
    gear.what === 'shotgun' ||
    gear.what === 'p357' ||
    gear.what === 'p25' ||
    gear.what === 'm72' ||
    (isRecovered(gear.what) && gear.what !== 'recovered-melee'))

/** Whom a Tripper could attack now, by shot or by hand. */
export function targetsOf(state: State, by: FigureId): FigureId[] {
  const tripper = tripperAt(state, by)
  const armed = tripper.gear.some(isShooter)
  const found: FigureId[] = []
  const isInReach = (hex: Hex): boolean => apart(tripper.hex, hex) === 1 || (armed && canSee(state, tripper.hex, hex))
  for (const id of rivalsOf(state, by)) if (isInReach(tripperAt(state, id).hex)) found.push(id)
  for (const unit of state.units)
    if (isEnemyUnit(unit) && isInReach(unit.hex) && !isForbidden(state, tripper, unit)) found.push(unit.id)
  return found
}

/** Whom an awed soldier could attack: anybody with a missile, neighbours by hand. */
export function soldiersTargets(state: State, unit: Unit): FigureId[] {
  const near = hasEnemyBeside(state, unit)
  const { accuracy } = fightingValues(state, unit, near)
  return enemiesOf(state, unit.id).filter((id) => {
    const range = apart(unit.hex, hexOf(state, id))
    return accuracy === 'X' ? range === 1 : range >= 1 && canSee(state, unit.hex, hexOf(state, id))
  })
}

/** Awed soldiers who came with the flux look about in their first stage (TT-15.13). */
export const maySoldierAct = (state: State, unit: Unit): boolean => !(unit.traveller && battleOf(state).stage === 1)
