import { type Ask, again, type Ctx, type Frame, type Next } from './flow.ts'
import type { Refusal, Types } from './game.ts'
import type { Seat } from './seat.ts'

/**
 * A moment in which seats may answer something before it takes effect. The frame that holds it also holds the proposal
 * that answers amend or cancel; an answer that itself can be answered calls another window, so last in, first out comes free.
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

export interface WindowRules<T extends Types, F extends WindowFrame> {
  rule: Ask<T, F>['rule']
  /**
   * Who is offered the window: `always`, or seats for whom it is possible as far as everybody can see. Never "who is able
   * to": passing for those who cannot would tell what they do not hold.
   */
  offered: 'always' | { ifPublic(state: T['State'], frame: F, seat: Seat): boolean }
  /** The answers of this seat, without the pass. */
  answers(state: T['State'], frame: F, seat: Seat): T['Action'][]
  pass: T['Action']
  isPass(action: T['Action']): boolean
  refuse?(state: T['State'], frame: F, seat: Seat, action: T['Action']): Refusal<T> | undefined
  /**
   * Carries out an answer. Afterwards the first seat may answer again, unless a name or `done` is returned. An answer that is
   * put together in several secret choices calls their flow and returns `again`: until it is complete the window stands as if
   * nothing had happened, and the flow calls `reopenWindow` when it is.
   */
  take(ctx: Ctx<T>, frame: F, seat: Seat, action: T['Action']): Next
  secret?: boolean
}

/** The ask of a window. It goes on to the next entry of its flow when all offered seats have passed in a row. */
export function windowAsk<T extends Types, F extends WindowFrame>(rules: WindowRules<T, F>): Ask<T, F> {
  const { offered } = rules
  const isOffered = (state: T['State'], frame: F, seat: Seat): boolean =>
    offered === 'always' || offered.ifPublic(state, frame, seat)

  return {
    rule: rules.rule,
    secret: rules.secret === true,
    seats(state, frame) {
      // Reading must change nothing, so seats that are not offered are stepped over without being written down.
      for (let skipped = 0; frame.passes + skipped < frame.order.length; skipped++) {
        const seat = frame.order[(frame.turn + skipped) % frame.order.length] as Seat
        if (isOffered(state, frame, seat)) return [seat]
      }
      return []
    },
    options: (state, frame, seat) => [...rules.answers(state, frame, seat), rules.pass],
    open: () => [rules.pass],
    ...(rules.refuse ? { refuse: rules.refuse } : {}),
    take(ctx, frame, seat, action) {
      const at = frame.order.indexOf(seat)
      if (rules.isPass(action)) {
        const stepped = (at - frame.turn + frame.order.length) % frame.order.length
        frame.passes += stepped + 1
        frame.turn = (at + 1) % frame.order.length
        return again
      }
      const next = rules.take(ctx, frame, seat, action)
      if (next !== again) reopenWindow(frame)
      return next ?? again
    },
  }
}
