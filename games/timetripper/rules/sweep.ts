/** Section 10.6: whom the flux takes, where it is and where it goes. */

import { hookOf, tellSpecial } from './active.ts'
import { apart, nearestFree } from './display.ts'
import { stepsLeft, whoIsIn } from './movement.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, lineOf, nameOf, radioTripper, tripperAt, unitIsUp, unitOf } from './state.ts'
import type { FigureId, Hex, State, Unit } from './types.ts'

/**
 * The flux takes whoever it may take: every living creature in or next to its hex, at once, out of any zone (TT-10.62,
 * TT-R37, TT-7.23).
 */
export function sweepAll(ctx: C): void {
  const { state } = ctx
  const flux = state.battle?.flux
  if (!flux) return
  for (let id = 0; id < state.trippers.length; id++) sweepTripper(ctx, id)
  for (const unit of state.units) sweepUnit(ctx, unit)
}

export function sweepTripper(ctx: C, id: FigureId): void {
  const { state } = ctx
  const flux = state.battle?.flux
  const tripper = tripperAt(state, id)
  if (!flux || tripper.place !== 'field' || apart(tripper.hex, flux.hex) > 1) return
  if (tripper.alive && (radioTripper(state) === id || fetchesRadio(state, id))) return
  tripper.place = 'held'
  tripper.drawnBy = null
  tripper.over = true
  if (ctx.listening) ctx.emit({ kind: 'swept', rule: tripper.alive ? 'TT-10.62' : 'TT-10.63', who: id, name: '' })
}

/** Somebody on his way to a radio that lies in or next to the flux is spared until he has it (TT-R73). */
function fetchesRadio(state: State, id: FigureId): boolean {
  const tripper = tripperAt(state, id)
  if (tripper.over || tripper.acted) return false
  const radio = radioInFlux(state)
  return radio !== null && stepsLeft(state, id) >= apart(tripper.hex, radio)
}

/** The hex of a radio that lies in or next to the flux. */
export function radioInFlux(state: State): Hex | null {
  const battle = state.battle
  const flux = battle?.flux
  if (!battle || !flux) return null
  for (const { gear, hex, by } of battle.loose)
    if (gear.what === 'radio' && by === null && apart(hex, flux.hex) <= 1) return hex
  return null
}

export function sweepUnit(ctx: C, unit: Unit): void {
  const { state } = ctx
  const flux = state.battle?.flux
  if (!flux || !unitIsUp(unit) || apart(unit.hex, flux.hex) > 1) return
  const banished = hookOf(state, unit, 'banishedByFlux')
  if (banished) {
    if (unit.hex !== flux.hex) return
    unit.place = 'gone'
    if (unit.mount !== null) leaveMount(state, unit, unitOf(state, unit.mount))
    if (unit.rider !== null) leaveMount(state, unitOf(state, unit.rider), unit)
    tellSpecial(ctx, banished.special, unit)
    return
  }
  const line = lineOf(state, unit)
  if (!line.swept) return
  hold(ctx, unit)
  if (unit.mount !== null) {
    const mount = unitOf(state, unit.mount)
    if (lineOf(state, mount).swept) hold(ctx, mount)
    else leaveMount(state, unit, mount)
  }
  if (unit.rider !== null) {
    const rider = unitOf(state, unit.rider)
    if (rider.place === 'field') hold(ctx, rider)
  }
}

/** A motorcycle stays where its rider was taken from it; if he was just passing somebody there, beside. */
function leaveMount(state: State, rider: Unit, mount: Unit): void {
  mount.rider = null
  mount.owner = null
  rider.mount = null
  const isFree = (hex: Hex): boolean => whoIsIn(state, hex).every((id) => id === mount.id)
  mount.hex = nearestFree(mount.hex, isFree) ?? mount.hex
}

function hold(ctx: C, unit: Unit): void {
  unit.place = 'held'
  for (const tripper of ctx.state.trippers) if (tripper.drawnBy === unit.id) tripper.drawnBy = null
  if (ctx.listening) ctx.emit({ kind: 'swept', rule: 'TT-10.62', who: unit.id, name: nameOf(ctx.state, unit.id) })
}

/** The flux goes to a neighbouring hex, by command or with the Tripper who has the radio (TT-10.31, TT-10.61). */
export function moveFlux(ctx: C, to: Hex): void {
  const { flux } = battleOf(ctx.state)
  if (!flux) return
  flux.hex = to
  sweepAll(ctx)
}
