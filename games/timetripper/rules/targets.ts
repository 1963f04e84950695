/** Sections 8.2 and 8.3: who may be attacked by somebody on the Trippers’ side. */
import type { Active } from './catalogue.ts'
import { hookOf } from './combat.ts'
import { apart, sightIsBlocked } from './display.ts'
import { isRecovered } from './equipment.ts'
import { fightingValues, hasEnemyBeside } from './opponent-values.ts'
import { battleOf, catalogue, hexOf, isTripper, tripperAt, tripperIsUp, unitIsUp, unitOf } from './state.ts'
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

/** Enemies of somebody on the Trippers' side that are up; other Trippers too where only one may come home (TT-R42). */
export function enemiesOf(state: State, by: FigureId): FigureId[] {
  const found: FigureId[] = []
  if (state.options.victory === 'tontine') {
    const own = isTripper(by) ? by : unitOf(state, by).owner
    for (let id = 0; id < state.trippers.length; id++)
      if (id !== own && tripperIsUp(state.trippers[id] as Tripper)) found.push(id)
  }
  for (const unit of state.units) if (unit.owner === null && unitIsUp(unit)) found.push(unit.id)
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
  for (const id of enemiesOf(state, by)) {
    const hex = hexOf(state, id)
    const near = apart(tripper.hex, hex) === 1
    if (!near && !(armed && canSee(state, tripper.hex, hex))) continue
    if (!isTripper(id) && isForbidden(state, tripper, unitOf(state, id))) continue
    found.push(id)
  }
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
