/** Section 10: reaching for the flux, and what is done with it. */

import { again, done, type Flow, type Seat } from '@anachron/kernel'
import { FLUX_LIMITS } from '../content/index.ts'
import { twoDice } from './dice.ts'
import { beside } from './display.ts'
import { jumpFlux } from './flux.ts'
import { type ActionOf, menu } from './menu.ts'
import { spendAction } from './one-action.ts'
import { placing } from './placing.ts'
import { battleOf, isUp, seatOf, tripperAt } from './state.ts'
import { sweepAll } from './sweep.ts'
import type { FigureId, FrameOf, Heading, State, TimeTripper, Tripper } from './types.ts'

type CommandFrame = FrameOf<'command'>
/** Hexes that the flux moves on one command (TT-10.32). */
const MOST_STEPS = 6

/** The limit of the least favourable thing he does or did (TT-10.0a, TT-R32, TT-R33). */
export function commandLimit(tripper: Tripper, will: { move?: boolean; talk?: boolean } = {}): number {
  let limit = FLUX_LIMITS.none
  if (tripper.moved > 0 || will.move) limit = Math.min(limit, FLUX_LIMITS.move)
  if (tripper.negotiated || will.talk) limit = Math.min(limit, FLUX_LIMITS.negotiate)
  if (tripper.shotAt) limit = Math.min(limit, FLUX_LIMITS.shotAt)
  return limit
}

/** Whether he has the flux where he can jump it (TT-R36). */
const mayJump = (state: State, by: FigureId): boolean => battleOf(state).flux?.hex === tripperAt(state, by).hex

/** His alignment is good for his own jump; without one the jump is free to go anywhere (TT-10.42, TT-10.43). */
const jumpHeading = (state: State, by: FigureId): Heading | null => {
  const { flux } = battleOf(state)
  return flux?.alignedBy === by ? flux.heading : null
}

const seats = (state: State, { by }: CommandFrame): Seat[] => (isUp(state, by) ? [seatOf(state, by)] : [])

const deed = menu<CommandFrame>({
  rule: 'TT-10.13',
  seats,
  actions: {
    conjure: {
      options: (state) => (battleOf(state).flux === null ? [{ do: 'conjure' }] : []),
      refuse: () => ({ rule: 'TT-10.22', reason: 'The flux is on the board already.' }),
      take(ctx, { by }) {
        ctx.call(placing(ctx.state, [{ kind: 'flux', id: 0 }], seatOf(ctx.state, by)))
        return 'conjured'
      },
    },
    jump: {
      options: (state, { by }) => (mayJump(state, by) ? [{ do: 'jump', heading: jumpHeading(state, by) }] : []),
      refuse: (state, { by }) =>
        battleOf(state).flux !== null && !mayJump(state, by)
          ? { rule: 'TT-R36', reason: 'The flux must be in the hex of whoever jumps it.' }
          : undefined,
      take(ctx, { by }) {
        jumpFlux(ctx, by, jumpHeading(ctx.state, by))
        return done
      },
    },
    guide: {
      options: (state) => (battleOf(state).flux === null ? [] : [{ do: 'guide' }]),
      take: () => 'guide',
    },
    align: {
      options: (state) =>
        battleOf(state).flux === null ? [] : [0, 1, 2, 3, 4, 5].map((heading) => ({ do: 'align', heading })),
      refuse: () => ({ rule: 'TT-R35', reason: 'Only a flux that is on the board can be aligned.' }),
      take(ctx, { by }, _seat, { heading }) {
        const { state } = ctx
        const { flux } = battleOf(state)
        if (flux) {
          flux.heading = heading
          flux.alignedBy = by
          state.readBy = by
        }
        if (ctx.listening) ctx.emit({ kind: 'aligned', rule: 'TT-10.41', who: by, heading })
        return done
      },
    },
    nothing: { options: [{ do: 'nothing' }], take: () => done },
  },
})

/** The flux walks hex by hex, so that it can be seen what it sweeps. */
const guide = menu<CommandFrame>({
  rule: 'TT-10.31',
  seats: (state, frame) => (frame.steps < MOST_STEPS ? seats(state, frame) : []),
  actions: {
    enough: { options: [{ do: 'enough' }], take: () => done },
    step: {
      options(state) {
        const from = battleOf(state).flux?.hex ?? 0
        const options: ActionOf<'step'>[] = []
        for (let heading = 0; heading < 6; heading++) {
          const hex = beside(from, heading)
          if (hex >= 0) options.push({ do: 'step', hex })
        }
        return options
      },
      take(ctx, frame, _seat, { hex }) {
        frame.steps++
        const { flux } = battleOf(ctx.state)
        if (flux) flux.hex = hex
        if (ctx.listening) ctx.emit({ kind: 'guided', rule: 'TT-10.31', who: frame.by, to: hex })
        sweepAll(ctx)
        return again
      },
    },
  },
})

/** One attempt, one deed, and the command is over with the phase (TT-10.0, TT-10.12). */
export const commandFlow: Flow<TimeTripper, CommandFrame> = {
  try(ctx, frame) {
    const { state } = ctx
    const tripper = tripperAt(state, frame.by)
    spendAction(state, frame.by)
    const dice = twoDice(ctx, 'command')
    const { experience } = tripper
    const roll = dice - experience
    const limit = commandLimit(tripper, { move: tripper.limit !== tripper.moved, talk: tripper.willTalk })
    const succeeded = roll <= limit
    if (ctx.listening)
      ctx.emit({ kind: 'commanded', rule: 'TT-10.0a', who: frame.by, dice, experience, roll, limit, succeeded })
    return succeeded ? undefined : done
  },
  deed,
  left: () => done,
  conjured(ctx, frame) {
    const { flux } = battleOf(ctx.state)
    if (ctx.listening && flux) ctx.emit({ kind: 'conjured', rule: 'TT-10.21', who: frame.by, hex: flux.hex })
    // Everybody around the hex is swept the moment the flux appears.
    if (flux) sweepAll(ctx)
    return done
  },
  guide,
}
