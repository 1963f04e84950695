/** What an action would bring: every decision of an attack, a command or a journey shows its odds. */
import type { Forecast, Seat } from '@anachron/kernel'
import type { Action } from './actions.ts'
import { aiming, detonating, firing, throwing, weaponForecast } from './forecast-fighting.ts'
import { commanding, flying, jumping, talking } from './forecast-flux.ts'
import { boardOf, topOf } from './reading.ts'
import type { TimeTripper, View } from './types.ts'

export function forecast(view: View, _seat: Seat, action: Action): Forecast<TimeTripper> | undefined {
  const state = boardOf(view)
  switch (action.do) {
    case 'aim':
      return aiming(state, view, action.at)
    case 'weapon':
      return weaponForecast(state, view, action)
    case 'fire':
      return firing(state, view, action.still)
    case 'more':
      return firing(state, view, topOf(view, 'attack')?.still ?? 0)
    case 'throw':
      return throwing(state, view, action.hex)
    case 'detonate':
      return detonating(state, view)
    case 'command':
      return commanding(state, view, action.move)
    case 'negotiate':
      return talking(state)
    case 'jump':
      return jumping(view, action.heading)
    case 'length':
      return flying(view, action.hexes)
    default:
      return undefined
  }
}
