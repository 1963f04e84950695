/** Section 15.21a: awed soldiers act in the Tripper Phase of the one they follow. */

import { again, done, type Flow } from '@anachron/kernel'
import { newAttack } from './attack.ts'
import { isCleared } from './clear-field.ts'
import { menu } from './menu.ts'
import { isInOpponentZoc, mustMoveOn } from './movement.ts'
import { mayStillEnter } from './one-action.ts'
import { letFirst, letOptions, turnIsTaken } from './order.ts'
import { battleOf, isStunned, seatOf, unitIsUp, unitOf } from './state.ts'
import { stepSoldier, stepsFrom } from './stepping.ts'
import { soldiersTargets } from './targets.ts'
import type { FrameOf, State, TimeTripper, Unit } from './types.ts'

type SoldierFrame = FrameOf<'soldier'>

/** Standing where somebody else stands: he has to go on (TT-7.31). */
const isOnTop = (state: State, { id, moved }: Unit): boolean => moved > 0 && mustMoveOn(state, id)

const soldierAct = menu<SoldierFrame>({
  rule: 'TT-15.21a',
  seats(state, { who }) {
    const unit = unitOf(state, who)
    if (!unitIsUp(unit) || unit.owner === null || isStunned(state, unit) || state.battle?.over) return []
    return isCleared(state) ? [] : [seatOf(state, who)]
  },
  actions: {
    end: {
      options: (state, { who }) => (isOnTop(state, unitOf(state, who)) ? [] : [{ do: 'end' }]),
      take: () => 'over',
    },
    step: {
      options: (state, { who }) => stepsFrom(state, who, mayStillEnter(state, who)).map((hex) => ({ do: 'step', hex })),
      refuse(state, { who }) {
        if (battleOf(state).stage <= 1)
          return { rule: 'TT-4.0b', reason: 'Nobody moves in the first Tripper Phase of a battle, soldiers neither.' }
        return isInOpponentZoc(state, unitOf(state, who).hex)
          ? { rule: 'TT-7.22', reason: 'An enemy in the next hex holds him.' }
          : { rule: 'TT-7.32', reason: 'That is not a hex he can step into.' }
      },
      take(ctx, { who }, _seat, { hex }) {
        stepSoldier(ctx, unitOf(ctx.state, who), hex)
        return again
      },
    },
    aim: {
      options(state, { who }) {
        const unit = unitOf(state, who)
        return unit.acted || isOnTop(state, unit) ? [] : soldiersTargets(state, unit).map((at) => ({ do: 'aim', at }))
      },
      refuse: (state, { who }) =>
        unitOf(state, who).acted
          ? { rule: 'TT-7.42', reason: 'One attack a phase is all a soldier makes.' }
          : { rule: 'TT-8.3', reason: 'That is out of reach.' },
      take(ctx, { who }, _seat, { at }) {
        ctx.call(newAttack(who, at))
        return again
      },
    },
    let: {
      options: (state, { who }) => (isOnTop(state, unitOf(state, who)) ? [] : letOptions(state, who)),
      take: (ctx, { who }, _seat, action) => letFirst(ctx.state, who, action.who),
    },
  },
})

export const soldierFlow: Flow<TimeTripper, SoldierFrame> = {
  act: soldierAct,
  over(ctx) {
    turnIsTaken(ctx.state)
    return done
  },
}
