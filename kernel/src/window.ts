import { type Ask, again, type Frame } from './flow.ts'
import { type ActionRules, type KindedTypes, type Menu, menuAsk } from './menu.ts'
import type { Seat } from './seat.ts'

/**
 * A moment in which seats may answer something before it takes effect. The frame that holds it also holds the proposal
 * that answers amend or cancel; an answer that itself can be answered calls another window, so last in, first out comes
 * free.
 */
export interface WindowFrame extends Frame {
  /** Who may answer, the first one first. */
  order: Seat[]
  /** Index in `order` of whose turn it is. */
  turn: number
  /** Passes in a row. As many as there are seats close the window. */
  passes: number
}

export const openWindow = (order: Seat[]): Pick<WindowFrame, 'order' | 'turn' | 'passes'> => ({
  order,
  turn: 0,
  passes: 0,
})

/** After somebody did something, everybody may answer again, the first one first. */
export function reopenWindow(frame: WindowFrame): void {
  frame.turn = 0
  frame.passes = 0
}

export interface WindowRules<T extends KindedTypes, F extends WindowFrame> extends Pick<Ask<T, F>, 'rule' | 'secret'> {
  /**
   * Who is offered the window: `always`, or seats for whom it is possible as far as everybody can see. Never "who is
   * able to": passing for those who cannot would tell what they do not hold.
   */
  offered: 'always' | { ifPublic(state: T['State'], frame: F, seat: Seat): boolean }
  /**
   * The answers of a seat, without the pass. After `take` the first seat may answer again, unless it returns a name or
   * `done`. An answer that is put together in several secret choices calls their flow and returns `again`: until it is
   * complete the window stands as if nothing had happened, and the flow calls `reopenWindow` when it is.
   */
  actions: Menu<T, F>
  pass: T['Action']
}

/** The ask of a window. It goes on to the next entry of its flow when all offered seats have passed in a row. */
export function windowAsk<T extends KindedTypes, F extends WindowFrame>({
  offered,
  actions,
  pass,
  ...ask
}: WindowRules<T, F>): Ask<T, F> {
  const isOffered = (state: T['State'], frame: F, seat: Seat): boolean =>
    offered === 'always' || offered.ifPublic(state, frame, seat)
  const passing: ActionRules<T, F> = {
    options: [pass],
    take(_ctx, frame, seat) {
      const at = frame.order.indexOf(seat)
      const stepped = (at - frame.turn + frame.order.length) % frame.order.length
      frame.passes += stepped + 1
      frame.turn = (at + 1) % frame.order.length
      return again
    },
  }
  const menu = menuAsk<T, F>({
    ...ask,
    seats(state, frame) {
      // Reading must change nothing, so seats that are not offered are stepped over without being written down.
      for (let skipped = 0; frame.passes + skipped < frame.order.length; skipped++) {
        const seat = frame.order[(frame.turn + skipped) % frame.order.length] as Seat
        if (isOffered(state, frame, seat)) return [seat]
      }
      return []
    },
    actions: { ...actions, [pass.kind]: passing },
  })
  return {
    ...menu,
    take(ctx, frame, seat, action) {
      const next = menu.take(ctx, frame, seat, action)
      if (action.kind !== pass.kind && next !== again) reopenWindow(frame)
      return next ?? again
    },
  }
}
