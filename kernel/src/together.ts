import { type Ask, again, type Ctx, type Frame, type Next } from './flow.ts'
import type { Refusal, Types } from './game.ts'
import type { Seat } from './seat.ts'

/** A frame in which several seats choose at once and in secret: who is still waiting, and the answers so far. */
export interface TogetherFrame<Action> extends Frame {
  waiting: Seat[]
  /** By seat; null until answered. Views show of the others only whether they have answered. */
  answers: (Action | null)[]
}

export const askTogether = <Action>(
  seats: number,
  waiting: Seat[],
): Pick<TogetherFrame<Action>, 'waiting' | 'answers'> => ({
  waiting,
  answers: new Array<Action | null>(seats).fill(null),
})

export interface TogetherRules<T extends Types, F extends TogetherFrame<T['Action']>> {
  rule: Ask<T, F>['rule']
  options(state: T['State'], frame: F, seat: Seat): T['Action'][]
  refuse?(state: T['State'], frame: F, seat: Seat, action: T['Action']): Refusal<T> | undefined
  /** Once all have answered: carries out `frame.answers`. */
  reveal(ctx: Ctx<T>, frame: F): Next
}

/** The ask for simultaneous secret choices of one answer each, revealed together. */
export function togetherAsk<T extends Types, F extends TogetherFrame<T['Action']>>(
  rules: TogetherRules<T, F>,
): Ask<T, F> {
  return {
    rule: rules.rule,
    seats: (_state, frame) => frame.waiting,
    options: rules.options,
    ...(rules.refuse ? { refuse: rules.refuse } : {}),
    take(ctx, frame, seat, action) {
      frame.answers[seat] = action
      frame.waiting.splice(frame.waiting.indexOf(seat), 1)
      return frame.waiting.length > 0 ? again : rules.reveal(ctx, frame)
    },
  }
}
