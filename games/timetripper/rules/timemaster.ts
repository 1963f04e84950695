/** Section 17: blind displays, and the person who arranged them. */

import { again, done, type Flow } from '@anachron/kernel'
import { HOLE, TIME_MAP } from '../content/index.ts'
import { twoDice } from './dice.ts'
import { type ActionOf, menu } from './menu.ts'
import type { C } from './specials/hooks.ts'
import { tripperAt } from './state.ts'
import { holeOf, isBlind } from './time-travel.ts'
import type { FrameOf, TimeState, TimeTripper } from './types.ts'

/** A Timemaster may exchange so many pairs before the trip begins. */
const MOST_SWAPS = 40

type ArrangeFrame = FrameOf<'arrange'>

/** Battles go anywhere; of the Time Holes each display keeps one. */
const mayExchange = (layout: TimeState['layout'], frame: ArrangeFrame, display: 0 | 1, cell: number): boolean =>
  display === frame.display || (layout[frame.display][frame.lifted ?? 0] !== HOLE && layout[display][cell] !== HOLE)

const DISPLAYS = [0, 1] as const
const everyCell = DISPLAYS.flatMap((display) => Array.from({ length: TIME_MAP.size }, (_, cell) => ({ display, cell })))
const LIFTS = everyCell.map((at): ActionOf<'lift'> => ({ do: 'lift', ...at }))
const PLACES = everyCell.map((at): ActionOf<'place'> => ({ do: 'place', ...at }))

const arrange = menu<ArrangeFrame>({
  rule: 'TT-17.0',
  secret: true,
  seats: (state, frame) => (state.master !== null && frame.swaps < MOST_SWAPS ? [state.master] : []),
  actions: {
    // Always possible, so that being ready does not tell whether a hex was held; one that is held stays where it was.
    ready: { options: [{ do: 'ready' }], take: () => undefined },
    shuffle: {
      options: (_state, { lifted }) => (lifted === null ? [{ do: 'shuffle' }] : []),
      take(ctx, frame) {
        shuffleLayout(ctx)
        frame.swaps++
        return again
      },
    },
    lift: {
      options: (_state, { lifted }) => (lifted === null ? LIFTS : []),
      take(_ctx, frame, _seat, { display, cell }) {
        frame.display = display
        frame.lifted = cell
        return again
      },
    },
    place: {
      options: ({ time: { layout } }, frame) =>
        frame.lifted === null ? [] : PLACES.filter(({ display, cell }) => mayExchange(layout, frame, display, cell)),
      refuse: () => ({ rule: 'TT-17.0', reason: 'Past and future keep a Time Hole each.' }),
      take(ctx, frame, _seat, { display, cell }) {
        const { layout } = ctx.state.time
        const [from, to] = [layout[frame.display], layout[display]]
        const lifted = frame.lifted ?? cell
        frame.lifted = null
        // Put back where it was.
        if (from === to && lifted === cell) return again
        const number = from[lifted] as number
        from[lifted] = to[cell] as number
        to[cell] = number
        frame.swaps++
        return again
      },
    },
  },
})

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
      state.told.push({ display: time.display, battle: here, heading, is })
    if (ctx.listening && is !== null)
      ctx.emit({ kind: 'read', rule: 'TT-17.0', who: by, heading, roll, is, master: state.master })
  }
}
