/** Sections 7.42 and R-19: the one action of a phase, what moving is left with it, and thinking again before it. */

import { type ActionRules, done, type Frame } from '@anachron/kernel'
import { type ActionOf, menu } from './menu.ts'
import { stepsLeft } from './movement.ts'
import { moveOf } from './reach.ts'
import { battleOf, isTripper, isUp, seatOf, tripperAt, unitOf } from './state.ts'
import type { FigureId, FrameOf, State, TimeTripper } from './types.ts'

export function spendAction(state: State, by: FigureId): void {
  if (isTripper(by)) {
    const tripper = tripperAt(state, by)
    tripper.acted = true
    tripper.active = true
  } else unitOf(state, by).acted = true
}

function limitMove(state: State, by: FigureId, still: number): void {
  const mover = isTripper(by) ? tripperAt(state, by) : unitOf(state, by)
  mover.limit = mover.moved + still
}

/** How many hexes somebody may still say he will enter (TT-R19). */
export function mayStillEnter(state: State, by: FigureId): number {
  if (isTripper(by)) return stepsLeft(state, by)
  if (battleOf(state).stage <= 1) return 0
  const unit = unitOf(state, by)
  return Math.max(0, Math.min(unit.limit ?? 99, moveOf(state, unit)) - unit.moved)
}

/** Changing one's mind is free but not endless. */
const MOST_BACKS = 8
const turnFrame = (state: State): FrameOf<'turn'> | undefined =>
  state.stack.findLast((frame): frame is FrameOf<'turn'> => frame.kind === 'turn')
const mayGoBack = (state: State): boolean => (turnFrame(state)?.backs ?? MOST_BACKS) < MOST_BACKS
function goBack(state: State): typeof done {
  const turn = turnFrame(state)
  if (turn) turn.backs++
  return done
}

/** Thinking again: what has been begun is given up. */
export const back: ActionRules<TimeTripper, Frame, ActionOf<'back'>> = {
  options: (state) => (mayGoBack(state) ? [{ do: 'back' }] : []),
  take: (ctx) => goBack(ctx.state),
}

/** The last question before a shot or a throw: go, and how many hexes will still be entered (TT-R19). */
export const confirmFire = menu<FrameOf<'attack'> | FrameOf<'grenade'>>({
  rule: 'TT-R19',
  seats: (state, { by }) => (isUp(state, by) ? [seatOf(state, by)] : []),
  actions: {
    fire: {
      options(state, { by }) {
        const options: ActionOf<'fire'>[] = []
        const most = mayStillEnter(state, by)
        for (let still = 0; still <= most; still++) options.push({ do: 'fire', still })
        return options
      },
      refuse: () => ({ rule: 'TT-7.13', reason: 'So many hexes cannot be entered any more.' }),
      take(ctx, frame, _seat, { still }) {
        frame.still = still
        spendAction(ctx.state, frame.by)
        limitMove(ctx.state, frame.by, still)
      },
    },
    back,
  },
})
