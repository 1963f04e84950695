/** Free choices of the opponents: chance makes them, or a person in the Timemaster's seat (TT-R02, TT-17.0). */
import { type Ask, done, type Flow } from '@anachron/kernel'
import type { RuleId } from './rulebook.ts'
import type { C } from './specials/hooks.ts'
import type { FigureId, FrameOf, FreeChoice, TimeTripper } from './types.ts'

/** The rules that leave something free. */
const RULES: Readonly<Record<FreeChoice, RuleId>> = {
  target: 'TT-R30',
  gunner: 'TT-R64',
  prey: 'TT-R61',
  hex: 'TT-9.23',
  entry: 'TT-R12',
  flight: 'TT-R47',
  exit: 'TT-R61',
  drawn: 'TT-R67',
  way: 'TT-9.23',
  loot: 'TT-R66',
  spill: 'TT-R66',
  rise: 'TT-R69',
}

/** Leaves one of the list in `state.choice` by the time the next step runs. */
export function freely(ctx: C, about: FreeChoice, unit: FigureId | null, list: number[]): void {
  const { state } = ctx
  if (list.length === 1) state.choice = list[0] as number
  else if (state.master === null) state.choice = list[ctx.chance.pick('free choice', list.length)] as number
  else ctx.call({ kind: 'free', about, unit, list })
}

const choose: Ask<TimeTripper, FrameOf<'free'>> = {
  rule: (_state, frame) => RULES[frame.about],
  seats: (state) => (state.master === null ? [] : [state.master]),
  options: (_state, frame) => frame.list.map((at) => ({ do: 'choose', of: frame.about, at })),
  take(ctx, _frame, _seat, action) {
    if (action.do === 'choose') ctx.state.choice = action.at
    return done
  },
}

export const freeFlow: Flow<TimeTripper, FrameOf<'free'>> = {
  choose,
  /** The Timemaster has left the table in the middle of it. */
  chance(ctx, { list }) {
    ctx.state.choice = list[ctx.chance.pick('free choice', list.length)] as number
  },
}
