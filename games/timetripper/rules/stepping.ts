/** Section 7: entering the next hex, and what comes of it. */

import { apart, beside } from './display.ts'
import { allowanceOf } from './equipment.ts'
import { isFree, isInOpponentZoc, stopsMovement, whoIsIn } from './movement.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, hexOf, isTripper, nameOf, radioTripper, tripperAt, unitOf } from './state.ts'
import { moveFlux, radioInFlux, sweepTripper, sweepUnit } from './sweep.ts'
import type { FigureId, Hex, State, Unit } from './types.ts'

const isEnemyOf = (state: State, mine: boolean, id: FigureId): boolean =>
  isTripper(id) ? !mine : (unitOf(state, id).owner !== null) !== mine

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
    if (!isFree(state, to)) {
      if (whoIsIn(state, to).some((other) => isEnemyOf(state, true, other))) continue
      if (!canPass(state, to, from, left - 1)) continue
    }
    steps.push(to)
  }
  return steps
}

/**
 * A friend's hex may be entered only if nothing holds one there and the steps left lead to a hex to stand on (TT-7.31,
 * TT-7.32).
 */
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
