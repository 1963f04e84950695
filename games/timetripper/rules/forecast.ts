/** What an action would bring: every decision of an attack, a command or a journey shows its odds. */
import { bySomeKinds, type Forecast, type Seat } from '@anachron/kernel'
import type { Action } from './actions.ts'
import { aiming, detonating, firing, throwing, weaponForecast } from './forecast-fighting.ts'
import { commanding, flying, jumping, talking } from './forecast-flux.ts'
import { ordering } from './forecast-orders.ts'
import { boardOf, topOf } from './reading.ts'
import type { State, TimeTripper, View } from './types.ts'

const forecasts = bySomeKinds<Action, [State, View], Forecast<TimeTripper> | undefined, 'do'>(
  {
    aim: ({ at }, state, view) => aiming(state, view, at),
    weapon: (action, state, view) => weaponForecast(state, view, action),
    fire: ({ still }, state, view) => firing(state, view, still),
    more: (_action, state, view) => firing(state, view, topOf(view, 'attack')?.still ?? 0),
    throw: ({ hex }, state, view) => throwing(state, view, hex),
    detonate: (_action, state, view) => detonating(state, view),
    command: (action, state, view) => commanding(state, view, action),
    negotiate: (_action, state) => talking(state),
    jump: ({ heading }, _state, view) => jumping(view, heading),
    length: ({ hexes }, _state, view) => flying(view, hexes),
  },
  'do',
)

export const forecast = (view: View, _seat: Seat, action: Action): Forecast<TimeTripper> | undefined =>
  forecasts(action, boardOf(view), view) ?? ordering(view, action)
