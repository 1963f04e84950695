/** Section 10: reaching for the flux, and what is done with it. */

import { type Ask, again, done, type Flow } from '@anachron/kernel'
import { FLUX_LIMITS } from '../content/index.ts'
import type { Action } from './actions.ts'
import { twoDice } from './dice.ts'
import { beside } from './display.ts'
import { jumpFlux, moveFlux } from './flux.ts'
import { spendAction } from './one-action.ts'
import { placing } from './placing.ts'
import { battleOf, isUp, seatOf, tripperAt } from './state.ts'
import type { FigureId, FrameOf, State, TimeTripper, Tripper } from './types.ts'

type CommandFrame = FrameOf<'command'>
/** Hexes that the flux moves on one command (TT-10.32). */
const MOST_STEPS = 6

/** The limit of the least favourable thing he does or did (TT-10.0a, TT-R32, TT-R33). */
export function commandLimit(tripper: Tripper, willMove: boolean): number {
  let limit = FLUX_LIMITS.none
  if (tripper.moved > 0 || willMove) limit = Math.min(limit, FLUX_LIMITS.move)
  if (tripper.negotiated) limit = Math.min(limit, FLUX_LIMITS.negotiate)
  if (tripper.shotAt) limit = Math.min(limit, FLUX_LIMITS.shotAt)
  return limit
}

/** Whether he has the flux where he can jump it (TT-R36). */
const mayJump = (state: State, by: FigureId): boolean => battleOf(state).flux?.hex === tripperAt(state, by).hex

const deed: Ask<TimeTripper, CommandFrame> = {
  rule: 'TT-10.13',
  seats: (state, frame) => (isUp(state, frame.by) ? [seatOf(state, frame.by)] : []),
  options(state, frame) {
    const { flux } = battleOf(state)
    const options: Action[] = []
    if (flux === null) options.push({ do: 'conjure' })
    else {
      // An alignment is good for whoever made it; without one the jump is free to go anywhere (TT-10.42, TT-10.43).
      if (mayJump(state, frame.by)) {
        options.push({ do: 'jump', heading: flux.alignedBy === frame.by ? flux.heading : null })
      }
      options.push({ do: 'guide' })
      for (let heading = 0; heading < 6; heading++) options.push({ do: 'align', heading })
    }
    options.push({ do: 'nothing' })
    return options
  },
  refuse(state, frame, _seat, action) {
    const { flux } = battleOf(state)
    if (action.do === 'conjure') return { rule: 'TT-10.22', reason: 'The flux is on the board already.' }
    if (action.do === 'align') return { rule: 'TT-R35', reason: 'Only a flux that is on the board can be aligned.' }
    if (action.do === 'jump' && flux !== null && !mayJump(state, frame.by))
      return { rule: 'TT-R36', reason: 'The flux must be in his own hex to be jumped.' }
    return undefined
  },
  take(ctx, frame, _seat, action) {
    const { state } = ctx
    const { flux } = battleOf(state)
    switch (action.do) {
      case 'conjure':
        ctx.call(placing(state, [{ kind: 'flux', id: 0 }], seatOf(state, frame.by)))
        return 'conjured'
      case 'guide':
        return 'guide'
      case 'align':
        if (flux) {
          flux.heading = action.heading
          flux.alignedBy = frame.by
          state.readBy = frame.by
        }
        if (ctx.listening) ctx.emit({ kind: 'aligned', rule: 'TT-10.41', who: frame.by, heading: action.heading })
        return done
      case 'jump':
        jumpFlux(ctx, frame.by, flux?.alignedBy === frame.by ? flux.heading : null)
        return done
      default:
        return done
    }
  },
}

/** The flux walks hex by hex, so that it can be seen what it sweeps. */
const guide: Ask<TimeTripper, CommandFrame> = {
  rule: 'TT-10.31',
  seats: (state, frame) => (frame.steps < MOST_STEPS && isUp(state, frame.by) ? [seatOf(state, frame.by)] : []),
  options(state) {
    const hex = battleOf(state).flux?.hex ?? 0
    const options: Action[] = [{ do: 'enough' }]
    for (let heading = 0; heading < 6; heading++) {
      const to = beside(hex, heading)
      if (to >= 0) options.push({ do: 'step', hex: to })
    }
    return options
  },
  take(ctx, frame, _seat, action) {
    if (action.do !== 'step') return done
    frame.steps++
    if (ctx.listening) ctx.emit({ kind: 'guided', rule: 'TT-10.31', who: frame.by, to: action.hex })
    moveFlux(ctx, action.hex)
    return again
  },
}

/** One attempt, one deed, and the command is over with the phase (TT-10.0, TT-10.12). */
export const commandFlow: Flow<TimeTripper, CommandFrame> = {
  try(ctx, frame) {
    const { state } = ctx
    const tripper = tripperAt(state, frame.by)
    spendAction(state, frame.by)
    const roll = twoDice(ctx, 'command') - tripper.experience
    const limit = commandLimit(tripper, tripper.limit !== tripper.moved)
    const succeeded = roll <= limit
    if (ctx.listening) ctx.emit({ kind: 'commanded', rule: 'TT-10.0a', who: frame.by, roll, limit, succeeded })
    return succeeded ? undefined : done
  },
  deed,
  left: () => done,
  conjured(ctx, frame) {
    const { flux } = battleOf(ctx.state)
    if (ctx.listening && flux) ctx.emit({ kind: 'conjured', rule: 'TT-10.21', who: frame.by, hex: flux.hex })
    // Everybody around the hex is swept the moment the flux appears.
    if (flux) moveFlux(ctx, flux.hex)
    return done
  },
  guide,
}
