/** Section 10: the flux. What it sweeps up, where it goes, and how it is jumped. */

import { hookOf, tellSpecial } from './combat.ts'
import { apart } from './display.ts'
import { tire } from './endurance.ts'
import { stepsLeft, whoIsIn } from './movement.ts'
import { NOWHERE, placing } from './placing.ts'
import { nearestFree } from './setup.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, lineOf, nameOf, radioTripper, tripperAt, tripperIsUp, unitIsUp, unitOf } from './state.ts'
import type { FigureId, Heading, Hex, Placed, State, Tripper, Unit } from './types.ts'
import { loseSoldiers } from './wounds.ts'

/** The flux takes whoever it may take: every living creature in or next to its hex, at once, out of any zone (TT-10.62, TT-R37, TT-7.23). */
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

/** Thrown out of the battle without the Tripper who commands it (TT-R72). Those who come back are set up by the caller's next step. */
export function expelFlux(ctx: C): void {
  const { state } = ctx
  const battle = battleOf(state)
  battle.flux = null
  if (ctx.listening) ctx.emit({ kind: 'expelled', rule: 'TT-R72' })
  const back: Placed[] = []
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (tripper.place !== 'held') continue
    tripper.place = 'field'
    tripper.hex = NOWHERE
    back.push({ kind: 'tripper', id })
  }
  for (const unit of state.units) {
    if (unit.place !== 'held') continue
    if (unit.owner === null && !(unit.rider !== null && unitOf(state, unit.rider).owner !== null)) unit.place = 'gone'
    else {
      unit.place = 'field'
      unit.hex = NOWHERE
      if (unit.rider === null) back.push({ kind: 'unit', id: unit.id })
    }
  }
  if (back.length > 0) ctx.call(placing(state, back, null))
}

export const isHeldAlive = (tripper: Tripper): boolean => tripper.place === 'held' && tripper.alive

/** The flux is jumped: the battle is over, Experience goes up, whoever is not in it stays behind (TT-10.51, TT-R09, TT-R38). */
export function jumpFlux(ctx: C, by: FigureId, heading: Heading | null): void {
  const { state } = ctx
  const tripper = tripperAt(state, by)
  // The one who jumps, and only he (TT-12.0).
  tripper.experience++
  state.jumps++
  state.hops = null
  state.jump = { by, heading }
  tire(ctx, by)
  if (ctx.listening)
    ctx.emit({
      kind: 'jumped',
      rule: heading === null ? 'TT-10.52' : 'TT-10.53',
      who: by,
      heading,
      experience: tripper.experience,
    })
  tripper.place = 'held'
  strand(ctx)
  battleOf(state).over = true
}

/** Whoever is still on the display when the flux goes is out of the game (TT-R38). */
export function strand(ctx: C): void {
  const { state } = ctx
  for (let id = 0; id < state.trippers.length; id++) {
    const tripper = tripperAt(state, id)
    if (tripper.place !== 'field') continue
    tripper.place = 'lost'
    loseSoldiers(ctx, id)
    if (ctx.listening) ctx.emit({ kind: 'stranded', rule: 'TT-R38', who: id })
  }
  // Awed soldiers and everybody else who was not swept stay behind for good.
  for (const unit of state.units) if (unit.place === 'field') unit.place = 'gone'
}

/** In phase C: a flux with men in it and nobody left to command it (TT-R72). */
export function maybeExpelUncommanded(ctx: C): void {
  const { state } = ctx
  if (!state.battle?.flux || state.trippers.some(tripperIsUp) || !state.trippers.some(isHeldAlive)) return
  expelFlux(ctx)
}

export const isTripperHeld = (tripper: Tripper): boolean => tripper.place === 'held'
