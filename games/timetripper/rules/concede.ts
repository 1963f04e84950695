/** Somebody leaves the table in the middle of a trip. */
import type { Seat } from '@anachron/kernel'
import { nearestFree } from './display.ts'
import { isBig, mayHold } from './equipment.ts'
import { isFree, mustMoveOn } from './movement.ts'
import type { C } from './specials/hooks.ts'
import { unitIsUp, unitOf } from './state.ts'
import { moveUnit } from './stepping.ts'
import type { State } from './types.ts'
import { endIfNobodyIsLeft } from './victory.ts'
import { loseSoldiers, scatterBigThings } from './wounds.ts'

export const mayGiveUp = (state: State, seat: Seat): boolean =>
  seat === state.master ||
  state.trippers.some(
    (tripper) => tripper.seat === seat && tripper.place !== 'lost' && tripper.place !== 'home' && tripper.alive,
  )

/**
 * His Tripper is out of the game, and what the team shares stays with the team. A Timemaster leaves his choices to
 * chance.
 */
export function giveUp(ctx: C, seat: Seat): void {
  const { state } = ctx
  if (seat === state.master) {
    state.master = null
    if (ctx.listening) ctx.emit({ kind: 'unmastered', rule: 'TT-R02' })
    return
  }
  if (ctx.listening) ctx.emit({ kind: 'conceded', rule: 'TT-16.0', seat })
  const id = state.trippers.findIndex((tripper) => tripper.seat === seat)
  const tripper = state.trippers[id]
  if (!tripper) return
  const cleanup = state.stack.find((frame) => frame.kind === 'cleanup')
  const comrade = state.trippers.find(
    (other) => other !== tripper && other.alive && (other.place === 'held' || (cleanup && other.place === 'field')),
  )
  if (cleanup) cleanup.queue = cleanup.queue.filter((who) => who !== id)
  if (tripper.place === 'field' && !cleanup) scatterBigThings(state, tripper)
  else if (comrade) {
    for (const gear of tripper.gear) if (isBig(gear.what) && mayHold(comrade, gear)) comrade.gear.push(gear)
    tripper.gear = tripper.gear.filter(({ what }) => !isBig(what))
  }
  tripper.place = 'lost'
  tripper.over = true
  loseSoldiers(ctx, id)
  stepOff(ctx)
  endIfNobodyIsLeft(ctx)
}

/** A soldier who was just passing a comrade when his Tripper left gets off him (TT-7.31). */
function stepOff(ctx: C): void {
  const { state } = ctx
  const passing = state.stack.findLast((frame) => frame.kind === 'soldier')
  const unit = passing && unitOf(state, passing.who)
  if (!unit || unit.owner !== null || !unitIsUp(unit) || !mustMoveOn(state, unit.id)) return
  moveUnit(ctx, unit, nearestFree(unit.hex, (hex) => isFree(state, hex)) ?? unit.hex)
}
