/**
 * Free choices of the opponents: made by chance, by a person in the Timemaster's seat (TT-R02, TT-17.0), or by the
 * Trippers themselves where the table has chosen so (TT-R12).
 */
import { done, type Flow, type Seat } from '@anachron/kernel'
import { menu } from './menu.ts'
import type { RuleId } from './rulebook.ts'
import type { C } from './specials/hooks.ts'
import { spokesSeat } from './state.ts'
import type { FigureId, FrameOf, FreeChoice, State, TimeTripper } from './types.ts'

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

/** Leaves one of the list in `state.choice` by the time the next step runs; true: it is there already. */
export function freely(ctx: C, about: FreeChoice, unit: FigureId | null, list: number[]): boolean {
  const { state } = ctx
  if (list.length === 1) state.choice = list[0] as number
  else if (chooserOf(state) === null) state.choice = list[ctx.chance.pick('free choice', list.length)] as number
  else {
    ctx.call({ kind: 'free', about, unit, list })
    return false
  }
  return true
}

const chooserOf = (state: State): Seat | null =>
  state.master ?? (state.options.enemyChoices === 'mine' ? spokesSeat(state) : null)

const choose = menu<FrameOf<'free'>>({
  rule: (_state, frame) => RULES[frame.about],
  seats(state) {
    const chooser = chooserOf(state)
    return chooser === null ? [] : [chooser]
  },
  actions: {
    choose: {
      options: (_state, { about, list }) => list.map((at) => ({ do: 'choose', of: about, at })),
      take(ctx, _frame, _seat, { at }) {
        ctx.state.choice = at
        return done
      },
    },
  },
})

export const freeFlow: Flow<TimeTripper, FrameOf<'free'>> = {
  choose,
  /** The Timemaster has left the table in the middle of it. */
  chance(ctx, { list }) {
    ctx.state.choice = list[ctx.chance.pick('free choice', list.length)] as number
  },
}
