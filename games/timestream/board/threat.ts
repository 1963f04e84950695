/** Who could go home in the next own turn. */

import type { View } from '../rules/types.ts'
import { threats } from '../words/threats.ts'

const HOME = 'TS-TS-01'

/** As far as the viewer knows: one's own hand need not hold TIMESTREAM. */
export const threatensHome = (view: View, seat: number): boolean =>
  threats(view, seat).some(({ severity }) => severity === 'alarm') && (view.players[seat]?.hand?.includes(HOME) ?? true)
