/** Section 4.0b: a Tripper's turn in the Tripper Phase. What he may do in it stands in orders.ts. */

import { type Ask, done, type Flow } from '@anachron/kernel'
import { isCleared } from './clear-field.ts'
import { rest, tire } from './endurance.ts'
import { menu } from './menu.ts'
import { turnIsTaken } from './order.ts'
import { listing, orders, type TurnFrame } from './orders.ts'
import type { C } from './specials/hooks.ts'
import { tripperAt, tripperIsUp } from './state.ts'
import { sweepTripper } from './sweep.ts'
import type { FigureId, TimeTripper } from './types.ts'

const menuOfOrders = menu<TurnFrame>({
  rule: 'TT-7.42',
  seats(state, frame) {
    const tripper = tripperAt(state, frame.who)
    return tripperIsUp(tripper) && !tripper.over && !state.battle?.over && !isCleared(state) ? [tripper.seat] : []
  },
  actions: orders,
})

const act: Ask<TimeTripper, TurnFrame> = {
  ...menuOfOrders,
  options: (state, frame, seat) => listing(state, frame, () => menuOfOrders.options(state, frame, seat)),
}

/** What the phase cost or gave him (TT-R39). */
function finish(ctx: C, id: FigureId): void {
  const { state } = ctx
  const tripper = tripperAt(state, id)
  tripper.over = true
  tripper.shotAt = false
  if (!tripper.alive || state.battle?.over) return
  if (tripper.active) tire(ctx, id)
  else rest(ctx, id, true)
  sweepTripper(ctx, id)
}

export const turnFlow: Flow<TimeTripper, TurnFrame> = {
  begin(ctx, frame) {
    const tripper = tripperAt(ctx.state, frame.who)
    if (tripper.drawnBy !== null) ctx.call({ kind: 'drawn', who: frame.who, to: 0, way: [] })
    else tripper.resists = false
  },
  act,
  over(ctx, frame) {
    finish(ctx, frame.who)
    turnIsTaken(ctx.state)
    return done
  },
}
