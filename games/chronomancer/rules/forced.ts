import {
  type ActionRules,
  type Ask,
  type Ctx,
  menuAsk,
  type Next,
  type RefusedRules,
  type Seat,
  type Step,
} from '@anachron/kernel'
import type { ActionOf, ChronoFrame, ChronoTypes } from './types.ts'

type SeatFrame = Extract<ChronoFrame, { seat: Seat }>

/**
 * An ask of one seat whose `take` always says where to go on, so that it can be answered in two ways: by the seat, or
 * by `forced`.
 */
export interface Choice<F extends SeatFrame> extends Ask<ChronoTypes, F> {
  take(ctx: Ctx<ChronoTypes>, frame: F, seat: Seat, action: ChronoTypes['Action']): Exclude<Next, void>
}

export interface ChoiceRules<F extends SeatFrame, A extends ChronoTypes['Action']>
  extends Omit<ActionRules<ChronoTypes, F, A>, 'take'> {
  take(ctx: Ctx<ChronoTypes>, frame: F, seat: Seat, action: A): Exclude<Next, void>
}

type Choices<F extends SeatFrame> = {
  readonly [K in ChronoTypes['Action']['kind']]?:
    | ChoiceRules<F, ActionOf<K>>
    | RefusedRules<ChronoTypes, F, ActionOf<K>>
}

/** The ask of the seat named in the frame. */
export const choice = <F extends SeatFrame>(rule: Ask<ChronoTypes, F>['rule'], actions: Choices<F>): Choice<F> =>
  menuAsk<ChronoTypes, F>({ rule, seats: (_state, frame) => [frame.seat], actions }) as Choice<F>

/**
 * The step before a choice: does the only thing there is to do (CH-R39), as nothing is declined (CH-C47). Where there
 * is nothing to do, go to `otherwise`.
 */
export const forced =
  <F extends SeatFrame>(ask: Choice<F>, otherwise?: string): Step<ChronoTypes, F> =>
  (ctx, frame) => {
    const listed = ask.options(ctx.state, frame, frame.seat)
    if (listed.length === 0 && otherwise !== undefined) return otherwise
    if (listed.length !== 1) return undefined
    return ask.take(ctx, frame, frame.seat, listed[0] as ChronoTypes['Action'])
  }
