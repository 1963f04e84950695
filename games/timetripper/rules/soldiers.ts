/** Section 15.21a: awed soldiers act in the Tripper Phase of the one they follow. */

import { type Ask, again, done, type Flow } from '@anachron/kernel'
import type { Action } from './actions.ts'
import { newAttack } from './attack.ts'
import { mustMoveOn, stepSoldier, stepsFrom } from './movement.ts'
import { moveOf } from './reach.ts'
import { battleOf, isStunned, seatOf, unitIsUp, unitOf } from './state.ts'
import { maySoldierAct, soldiersTargets } from './targets.ts'
import type { FrameOf, State, TimeTripper, Unit } from './types.ts'

const soldierAct: Ask<TimeTripper, FrameOf<'soldier'>> = {
  rule: 'TT-15.21a',
  seats(state, frame) {
    const unit = unitOf(state, frame.who)
    if (!unitIsUp(unit) || unit.owner === null || isStunned(state, unit) || state.battle?.over) return []
    return [seatOf(state, frame.who)]
  },
  options(state, frame) {
    const unit = unitOf(state, frame.who)
    const left = Math.min(moveOf(state, unit), unit.limit ?? 99) - unit.moved
    const onTop = unit.moved > 0 && mustMoveOn(state, unit.id)
    const options: Action[] = onTop ? [] : [{ do: 'end' }]
    for (const hex of stepsFrom(state, unit.id, left)) options.push({ do: 'step', hex })
    if (!onTop && !unit.acted) for (const at of soldiersTargets(state, unit)) options.push({ do: 'aim', at })
    return options
  },
  take(ctx, frame, _seat, action) {
    if (action.do === 'step') stepSoldier(ctx, unitOf(ctx.state, frame.who), action.hex)
    else if (action.do === 'aim') ctx.call(newAttack(frame.who, action.at))
    else return done
    return again
  },
}

export const soldierFlow: Flow<TimeTripper, FrameOf<'soldier'>> = { act: soldierAct }

/** A soldier moves and attacks in the Tripper Phase of the one he follows (TT-15.21a, TT-R46). */
export const mayAct = (state: State, unit: Unit): boolean =>
  unitIsUp(unit) &&
  unit.rider === null &&
  !isStunned(state, unit) &&
  !unit.rampaging &&
  !battleOf(state).hush &&
  maySoldierAct(state, unit)
