/** In the seat of the Timemaster. */

import { apart } from '../rules/display.ts'
import { boardOf } from '../rules/reading.ts'
import { isTripper, tripperAt, tripperIsUp } from '../rules/state.ts'
import type { FrameOf, View } from '../rules/types.ts'
import type { Worth } from './worth.ts'

/**
 * In the Timemaster's seat: the weakest Tripper, and hexes close to them. For the Trippers it is the other way round.
 */
export function timemaster(view: View, frame: FrameOf<'free'>, seat: number): Worth {
  const state = boardOf(view)
  const malice: Worth = (action) => {
    if (action.do !== 'choose') return 0
    if (frame.about === 'target')
      return action.at >= 0 && isTripper(action.at) ? 20 - tripperAt(state, action.at).endurance : 0
    const near = state.trippers.filter(tripperIsUp).map(({ hex }) => apart(hex, action.at))
    return -Math.min(99, ...near)
  }
  return seat === view.master ? malice : (action) => -malice(action)
}
