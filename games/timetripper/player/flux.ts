/** What to do with a flux that obeys, and with a field that is clear. */

import { apart } from '../rules/display.ts'
import { has } from '../rules/equipment.ts'
import { boardOf } from '../rules/reading.ts'
import { battleOf, hexOf, isUp, tripperAt } from '../rules/state.ts'
import type { FigureId, FrameOf, Hex, State, View } from '../rules/types.ts'
import { wantsToAlign, wantsToRead } from './journey.ts'
import { strandedOne } from './team.ts'
import type { Worth } from './worth.ts'

export function command(view: View, by: FigureId): Worth {
  const state = boardOf(view)
  const battle = battleOf(state)
  const tripper = tripperAt(state, by)
  const { flux } = battle
  const heading = wantsToAlign(view, tripper)
  const aligned = flux?.alignedBy === by && flux.heading === heading
  const lost = strandedOne(state, by)
  /** Where the flux should go: to a comrade who does not come to it, then to whoever commands it. */
  const goal = lost === null ? tripper.hex : hexOf(state, lost)
  return (action) => {
    switch (action.do) {
      case 'conjure':
        return 5
      case 'jump':
        if (lost !== null) return 0.2
        return (heading === null || aligned) && !wantsToRead(view, tripper) ? 9 : tripper.endurance <= 4 ? 6.5 : -1
      case 'align':
        return heading === action.heading && !aligned && (flux?.hex === tripper.hex || lost !== null) ? 7 : 0.1
      case 'guide':
        return flux?.hex === tripper.hex && lost === null ? -1 : 6
      case 'step':
        return flux && apart(action.hex, goal) < apart(flux.hex, goal) ? 3 - whomItWakes(state, action.hex) : -1
      default:
        return 0
    }
  }
}

/** Opponents it would sweep up on the way: all of them come along. */
const whomItWakes = (state: State, hex: Hex): number => {
  let count = 0
  for (const unit of state.units) if (unit.owner === null && isUp(state, unit.id) && apart(unit.hex, hex) <= 1) count++
  return Math.min(1.5, 0.3 * count)
}

export function cleanup(view: View, frame: FrameOf<'cleanup'>): Worth {
  const state = boardOf(view)
  const who = frame.queue[0]
  const tripper = who === undefined ? null : tripperAt(state, who)
  const jumper = state.trippers.find((one) => has(one, 'radio'))
  const heading = jumper ? wantsToAlign(view, jumper) : null
  return (action) => {
    switch (action.do) {
      case 'claim':
        return 9
      case 'reload':
        return 8
      case 'take': {
        const thing = battleOf(state).loose.find(({ id }) => id === action.id)?.gear.what
        return thing === 'radio' ? 7 : thing && thing !== 'm72' && tripper && !has(tripper, thing) ? 5 : 0
      }
      case 'ready':
        return 1
      case 'jump':
        return action.heading === heading ? 5 : 0
      default:
        return -1
    }
  }
}
