import type { Forecast, Seat } from '@anachron/kernel'
import type { Action, TimeTripper, View } from './types.ts'

export function forecast(_view: View, _seat: Seat, _action: Action): Forecast<TimeTripper> | undefined {
  return undefined
}
