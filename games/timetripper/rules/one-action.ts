/** Sections 7.42 and R-19: the one action of a phase, what moving is left with it, and thinking again before it. */

import { type Ask, again, done } from '@anachron/kernel'
import { stepsLeft } from './movement.ts'
import { moveOf } from './reach.ts'
import { isTripper, isUp, seatOf, tripperAt, unitOf } from './state.ts'
import type { Action, FigureId, FrameOf, State, TimeTripper } from './types.ts'

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
  const unit = unitOf(state, by)
  return Math.max(0, Math.min(unit.limit ?? 99, moveOf(state, unit)) - unit.moved)
}

/** Changing one's mind is free but not endless. */
const MOST_BACKS = 8
const turnFrame = (state: State): FrameOf<'turn'> | undefined =>
  state.stack.findLast((frame): frame is FrameOf<'turn'> => frame.kind === 'turn')
export const mayGoBack = (state: State): boolean => (turnFrame(state)?.backs ?? MOST_BACKS) < MOST_BACKS
export function goBack(state: State): typeof done {
  const turn = turnFrame(state)
  if (turn) turn.backs++
  return done
}

/** The last question before a shot or a throw: go, and how many hexes will still be entered (TT-R19). */
export const confirmFire: Ask<TimeTripper, FrameOf<'attack'> | FrameOf<'grenade'>> = {
  rule: 'TT-R19',
  seats: (state, frame) => (isUp(state, frame.by) ? [seatOf(state, frame.by)] : []),
  options(state, frame) {
    const options: Action[] = []
    const most = mayStillEnter(state, frame.by)
    for (let still = 0; still <= most; still++) options.push({ do: 'fire', still })
    if (mayGoBack(state)) options.push({ do: 'back' })
    return options
  },
  refuse: (_state, _frame, _seat, action) =>
    action.do === 'fire' ? { rule: 'TT-7.13', reason: 'He cannot enter so many hexes any more.' } : undefined,
  take(ctx, frame, _seat, action) {
    if (action.do === 'back') return goBack(ctx.state)
    if (action.do !== 'fire') return again
    frame.still = action.still
    spendAction(ctx.state, frame.by)
    limitMove(ctx.state, frame.by, action.still)
    return undefined
  },
}
