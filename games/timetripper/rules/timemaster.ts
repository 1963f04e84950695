/** Section 17: blind displays, and the person who arranged them. */

import { type Ask, again, done, type Flow } from '@anachron/kernel'
import { TIME_MAP } from '../content/index.ts'
import type { Action } from './actions.ts'
import { twoDice } from './dice.ts'
import type { C } from './specials/hooks.ts'
import { tripperAt } from './state.ts'
import { holeOf, isBlind } from './time-travel.ts'
import type { FrameOf, TimeTripper } from './types.ts'

/** A Timemaster may exchange so many pairs before the trip begins. */
const MOST_SWAPS = 40

type ArrangeFrame = FrameOf<'arrange'>

const arrange: Ask<TimeTripper, ArrangeFrame> = {
  rule: 'TT-17.0',
  secret: true,
  seats: (state, frame) => (state.master !== null && frame.swaps < MOST_SWAPS ? [state.master] : []),
  options(_state, frame) {
    if (frame.lifted !== null) {
      const options: Action[] = []
      for (let cell = 0; cell < TIME_MAP.size; cell++) options.push({ do: 'place', cell })
      return options
    }
    const options: Action[] = [{ do: 'ready' }, { do: 'shuffle' }]
    for (const display of [0, 1] as const)
      for (let cell = 0; cell < TIME_MAP.size; cell++) options.push({ do: 'lift', display, cell })
    return options
  },
  take(ctx, frame, _seat, action) {
    const { state } = ctx
    const { layout } = state.time
    switch (action.do) {
      case 'lift':
        frame.display = action.display
        frame.lifted = action.cell
        return again
      case 'place': {
        const cells = layout[frame.display]
        const lifted = frame.lifted ?? action.cell
        frame.lifted = null
        // Put back where it was.
        if (lifted === action.cell) return again
        const number = cells[lifted] as number
        cells[lifted] = cells[action.cell] as number
        cells[action.cell] = number
        frame.swaps++
        return again
      }
      case 'shuffle':
        shuffleLayout(ctx)
        frame.swaps++
        return again
      default:
        return undefined
    }
  },
}

export const arrangeFlow: Flow<TimeTripper, ArrangeFrame> = {
  arrange,
  begin(ctx) {
    const { state } = ctx
    state.time.cell = holeOf(state.time, 0)
    if (ctx.listening) ctx.emit({ kind: 'arranged', rule: 'TT-17.0' })
    return done
  },
}

function shuffleLayout(ctx: C): void {
  for (const cells of ctx.state.time.layout) ctx.chance.shuffle('time display', cells)
}

/** Once in a Game-Turn, when the stage of an alignment closes: two dice for each hex next to the marker (TT-17.0). */
export function readNeighbourhood(ctx: C): void {
  const { state } = ctx
  const by = state.readBy
  state.readBy = null
  if (by === null || !isBlind(state) || state.hasRead) return
  state.hasRead = true
  const { experience } = tripperAt(state, by)
  const { time } = state
  const here = time.layout[time.display][time.cell] as number
  for (let heading = 0; heading < 6; heading++) {
    const cell = TIME_MAP.neighbours[time.cell * 6 + heading] as number
    if (cell < 0) continue
    const roll = twoDice(ctx, 'reading')
    const is = roll <= experience ? (time.layout[time.display][cell] as number) : null
    if (is !== null && !state.told.some((told) => told.battle === here && told.heading === heading))
      state.told.push({ battle: here, heading, is })
    if (ctx.listening && is !== null)
      ctx.emit({ kind: 'read', rule: 'TT-17.0', who: by, heading, roll, is, master: state.master })
  }
}
