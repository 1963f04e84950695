/** Sections 7.42 and R-19: the one action of a phase, what moving is left with it, and thinking again before it. */

import { done } from '@anachron/kernel'
import { stepsLeft } from './movement.ts'
import { moveOf } from './reach.ts'
import { isTripper, tripperAt, unitOf } from './state.ts'
import type { FigureId, FrameOf, State } from './types.ts'

export function spendAction(state: State, by: FigureId): void {
  if (isTripper(by)) {
    const tripper = tripperAt(state, by)
    tripper.acted = true
    tripper.active = true
  } else unitOf(state, by).acted = true
}

export function limitMove(state: State, by: FigureId, still: number): void {
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
