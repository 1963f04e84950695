/**
 * Section 4.0b: the Tripper Phase, one after the other. Trippers in seat order, then their soldiers, unless they like
 * it otherwise.
 */

import { again, done, type Flow } from '@anachron/kernel'
import { isCleared } from './clear-field.ts'
import { rest } from './endurance.ts'
import { isHeldAlive } from './flux.ts'
import { resumeTalks } from './negotiation.ts'
import { mayAct } from './order.ts'
import type { C } from './specials/hooks.ts'
import { battleOf, isTripper, liveTrippers, tripperAt, tripperIsUp, unitOf } from './state.ts'
import type { FigureId, FrameOf, TimeTripper, Tripper } from './types.ts'

function resetPhase(tripper: Tripper): void {
  tripper.moved = 0
  tripper.allowance = null
  tripper.limit = null
  tripper.acted = false
  tripper.active = false
  tripper.negotiated = false
  tripper.willTalk = false
  tripper.dropHex = null
  tripper.over = false
}

/** In the flux, or adrift where the Timelord threw him. */
const isAway = ({ place }: Tripper): boolean => place === 'held' || place === 'adrift'

/** A phase away from the display is a phase of rest, in which nobody shot at him (TT-R39, TT-R33, TT-R68). */
function restAway(ctx: C, id: FigureId): void {
  tripperAt(ctx.state, id).shotAt = false
  rest(ctx, id)
}

export const trippersFlow: Flow<TimeTripper, FrameOf<'trippers'>> = {
  begin(ctx, frame) {
    const { state } = ctx
    const battle = battleOf(state)
    battle.attempted = false
    // Talks that were dragging on keep everybody quiet through this phase; a new result says how it goes on.
    battle.hush = battle.talks !== null
    for (const tripper of state.trippers) resetPhase(tripper)
    for (const unit of state.units) {
      unit.acted = false
      unit.moved = 0
      unit.limit = null
    }
    frame.queue = liveTrippers(state)
    for (const unit of state.units) if (mayAct(state, unit)) frame.queue.push(unit.id)
    for (let id = 0; id < state.trippers.length; id++) if (isAway(tripperAt(state, id))) restAway(ctx, id)
    resumeTalks(ctx)
  },
  next(ctx, frame) {
    const { state } = ctx
    if (state.battle?.over) return done
    if (isCleared(state)) return 'end'
    const who = frame.queue.shift()
    if (who === undefined) return undefined
    if (!isTripper(who)) {
      if (mayAct(state, unitOf(state, who))) ctx.call({ kind: 'soldier', who })
    } else if (tripperIsUp(tripperAt(state, who))) ctx.call({ kind: 'turn', who, backs: 0 })
    // Swept up before his turn came.
    else if (isHeldAlive(tripperAt(state, who))) restAway(ctx, who)
    return again
  },
  end(ctx) {
    const battle = battleOf(ctx.state)
    if (battle.talks === null) battle.hush = false
    return done
  },
}
