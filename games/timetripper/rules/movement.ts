/** Section 7: zones of control, stacking, and how far anybody gets. */

import { apart, beside } from './display.ts'
import { allowanceOf } from './equipment.ts'
import { moveFlux, radioInFlux, sweepTripper, sweepUnit } from './flux.ts'
import type { C } from './specials/hooks.ts'
import {
  battleOf,
  catalogue,
  hexOf,
  isStunned,
  isTripper,
  lineOf,
  nameOf,
  radioTripper,
  tripperAt,
  tripperIsUp,
  unitIsUp,
  unitOf,
} from './state.ts'
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

const isEnemyOf = (state: State, mine: boolean, id: FigureId): boolean =>
  isTripper(id) ? !mine : (unitOf(state, id).owner !== null) !== mine

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
  for (const other of whoIsIn(state, hex)) if (other !== id && other !== mount) return true
  return false
}

/** The neighbouring hexes that a figure on the Trippers' side may enter, with so many steps left. */
export function stepsFrom(state: State, id: FigureId, left: number): Hex[] {
  if (left <= 0) return []
  const from = hexOf(state, id)
  if (isInOpponentZoc(state, from)) return []
  const fetching = isTripper(id) ? fetchedRadio(state, id) : null
  const steps: Hex[] = []
  for (let heading = 0; heading < 6; heading++) {
    const to = beside(from, heading)
    if (to < 0) continue
    if (fetching !== null && apart(to, fetching) >= apart(from, fetching)) continue
    const there = whoIsIn(state, to)
    if (there.length > 0) {
      if (there.some((other) => isEnemyOf(state, true, other))) continue
      if (!canPass(state, to, from, left - 1)) continue
    }
    steps.push(to)
  }
  return steps
}

/** A friend's hex may be entered only if nothing holds one there and the steps left lead to a hex to stand on (TT-7.31, TT-7.32). */
function canPass(state: State, friend: Hex, from: Hex, left: number): boolean {
  if (left < 1 || isInOpponentZoc(state, friend) || stopsMovement(state, friend)) return false
  for (let heading = 0; heading < 6; heading++) {
    const to = beside(friend, heading)
    if (to < 0 || to === from) continue
    const there = whoIsIn(state, to)
    if (there.length === 0) return true
    if (!there.some((other) => isEnemyOf(state, true, other)) && canPass(state, to, friend, left - 1)) return true
  }
  return false
}

/** He is between the flux and a radio that lies in or next to it, and on the way to fetch it (TT-R73). */
function fetchedRadio(state: State, id: FigureId): Hex | null {
  const flux = state.battle?.flux
  const tripper = tripperAt(state, id)
  if (!flux || apart(tripper.hex, flux.hex) > 1 || radioTripper(state) === id) return null
  return radioInFlux(state)
}

/** One step of a Tripper, paid for where his allowance is used up. */
export function stepTripper(ctx: C, id: FigureId, to: Hex): void {
  const { state } = ctx
  const tripper = tripperAt(state, id)
  const from = tripper.hex
  tripper.allowance ??= allowanceOf(state, tripper) ?? 0
  tripper.hex = to
  tripper.moved++
  tripper.active = true
  if (ctx.listening) ctx.emit({ kind: 'stepped', rule: 'TT-7.12', who: id, name: '', from, to })
  if (tripper.moved > tripper.allowance) {
    tripper.endurance--
    if (ctx.listening) ctx.emit({ kind: 'strained', rule: 'TT-7.13', who: id, endurance: tripper.endurance })
  }
  if (stopsMovement(state, to)) tripper.limit = tripper.moved
  const { flux } = battleOf(state)
  if (flux === null) return
  if (flux.hex === from && radioTripper(state) === id) moveFlux(ctx, to)
  else sweepTripper(ctx, id)
}

export function stepSoldier(ctx: C, unit: Unit, to: Hex): void {
  const from = unit.hex
  unit.moved++
  moveUnit(ctx, unit, to)
  if (ctx.listening)
    ctx.emit({ kind: 'stepped', rule: 'TT-7.0', who: unit.id, name: nameOf(ctx.state, unit.id), from, to })
  if (stopsMovement(ctx.state, to)) unit.limit = unit.moved
  sweepUnit(ctx, unit)
}

/** A rider's mount goes where he goes (TT-7.44). */
export function moveUnit(ctx: C, unit: Unit, to: Hex): void {
  unit.hex = to
  if (unit.mount !== null) unitOf(ctx.state, unit.mount).hex = to
}
