/** Section 10: the flux. How it is thrown out of a battle, and how it is jumped. */

import { tire } from './endurance.ts'
import { NOWHERE, placing } from './placing.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, tripperAt, tripperIsUp, unitOf } from './state.ts'
import type { FigureId, Heading, Placed, Tripper } from './types.ts'
import { loseSoldiers } from './wounds.ts'

/**
 * Thrown out of the battle without the Tripper who commands it (TT-R72). Those who come back are set up by the caller's
 * next step.
 */
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

/**
 * The flux is jumped: the battle is over, Experience goes up, whoever is not in it stays behind (TT-10.51, TT-R09,
 * TT-R38).
 */
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
