/** Sections 7.1 to 7.3: zones of control, stacking, and how far a Tripper gets. */

import { apart } from './display.ts'
import { allowanceOf } from './equipment.ts'
import { battleOf, catalogue, isStunned, isTripper, lineOf, tripperAt, tripperIsUp, unitIsUp, unitOf } from './state.ts'
import type { FigureId, Hex, State, Tripper, Unit } from './types.ts'

/** The most hexes anybody enters in a phase, and how many of them a Tripper may buy with Endurance (TT-7.13). */
const MOST_HEXES = 6
const MOST_EXTRA = 4

export const exertsZoc = (state: State, unit: Unit): boolean =>
  unitIsUp(unit) && !unit.rampaging && lineOf(state, unit).exertsZoc && !isStunned(state, unit)

/** Whether an opponent controls this hex (TT-7.21). */
export function isInOpponentZoc(state: State, hex: Hex): boolean {
  const { units } = state
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.owner === null && unit.place === 'field' && apart(unit.hex, hex) === 1 && exertsZoc(state, unit))
      return true
  }
  return false
}

/** Whether a Tripper or an awed soldier controls this hex. */
export function isInTripperZoc(state: State, hex: Hex): boolean {
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = state.trippers[id] as Tripper
    if (tripperIsUp(tripper) && apart(tripper.hex, hex) === 1) return true
  }
  const { units } = state
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.owner !== null && unit.place === 'field' && apart(unit.hex, hex) === 1 && exertsZoc(state, unit))
      return true
  }
  return false
}

/** Live figures in a hex; the fallen are in nobody's way (TT-7.33). */
export function whoIsIn(state: State, hex: Hex): FigureId[] {
  const found: FigureId[] = []
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = state.trippers[id] as Tripper
    if (tripper.hex === hex && tripperIsUp(tripper)) found.push(id)
  }
  for (const unit of state.units) if (unit.hex === hex && unitIsUp(unit)) found.push(unit.id)
  return found
}

export const isFree = (state: State, hex: Hex): boolean => {
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = state.trippers[id] as Tripper
    if (tripper.hex === hex && tripperIsUp(tripper)) return false
  }
  const { units } = state
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.hex === hex && unit.place === 'field' && !unit.fallen) return false
  }
  return true
}

/** A hex that ends a move in itself (battle 27). */
export function stopsMovement(state: State, hex: Hex): boolean {
  const battle = battleOf(state)
  if (battle.markers.length === 0 || !battle.markers.includes(hex)) return false
  return (catalogue(state).battles[battle.number]?.active ?? []).some(({ hooks }) => hooks.stopsMovement === true)
}

// ----------------------------------------------------------------------------------------------------------- Trippers

/** Hexes that a Tripper may still enter in this phase, whatever stands around him. */
export function stepsLeft(state: State, id: FigureId): number {
  const tripper = tripperAt(state, id)
  if (battleOf(state).stage <= 1) return 0
  const allowance = tripper.allowance ?? allowanceOf(state, tripper)
  if (allowance === null) return 0
  // What he must keep: one point for being active, and one to live on (TT-R15).
  const affordable = Math.max(0, tripper.endurance - 2)
  const unpaid = Math.max(0, allowance - tripper.moved)
  const boughtAlready = Math.max(0, tripper.moved - allowance)
  const most = Math.min(
    MOST_HEXES - tripper.moved,
    unpaid + Math.min(affordable, MOST_EXTRA - boughtAlready),
    (tripper.limit ?? MOST_HEXES) - tripper.moved,
  )
  return Math.max(0, most)
}

/** Standing where somebody else stands: he has to go on (TT-7.31). */
export function mustMoveOn(state: State, id: FigureId): boolean {
  const { hex } = isTripper(id) ? tripperAt(state, id) : unitOf(state, id)
  const mount = isTripper(id) ? null : unitOf(state, id).mount
  const { trippers, units } = state
  for (let other = 0; other < trippers.length; other++) {
    const tripper = trippers[other] as Tripper
    if (tripper.hex === hex && other !== id && tripperIsUp(tripper)) return true
  }
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (unit.hex === hex && unit.id !== id && unit.id !== mount && unitIsUp(unit)) return true
  }
  return false
}
