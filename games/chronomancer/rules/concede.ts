import type { Ctx, Seat } from '@anachron/kernel'
import { PIERS } from '../content/index.ts'
import { freeBerths, landBoat } from './harbour.ts'
import { endByConcession, stillIn } from './scoring.ts'
import type { Action, ChronoTypes, Shop, State } from './types.ts'

/** Giving up (CH-R38): a seat leaves the Clock, and what it was in the middle of is put back where it came from. */

export const CONCEDE: Action = { kind: 'concede' }

export const anytime = {
  options: (state: State, seat: Seat): Action[] => (state.shops[seat]?.out === false ? [CONCEDE] : []),
  take(ctx: Ctx<ChronoTypes>, seat: Seat): void {
    const { state } = ctx
    ;(state.shops[seat] as Shop).out = true
    if (ctx.listening) ctx.emit({ kind: 'conceded', rule: 'CH-R38', seat })
    leaveTurn(ctx, seat)
    if (state.peddler || stillIn(state).length === 1) endByConcession(ctx)
  },
} as const

function leaveTurn(ctx: Ctx<ChronoTypes>, seat: Seat): void {
  const { state } = ctx
  const running = state.stack[1]
  if (running === undefined || !('seat' in running) || running.seat !== seat) return
  for (const frame of state.stack) {
    if (frame.kind === 'arrival' && frame.adventurer !== null) state.bag.pool.push(frame.adventurer)
    if (frame.kind === 'arrival' && frame.boat !== null) {
      const pier = PIERS.find((each) => freeBerths(state, each) > 0)
      if (pier) landBoat(ctx, seat, frame.boat, pier)
    }
    if (frame.kind === 'board') state.bag.pool.push(...frame.drawn)
    if (frame.kind === 'recruit' && frame.card !== null) state.discards.push(frame.card)
  }
  state.stack.length = 1
}
