/** Who could go home in this turn or in the next own one, as far as the viewer knows. */
import type { View } from '../rules/types.ts'
import { threats } from '../words/threats.ts'

export const threatensHome = (view: View, seat: number): boolean =>
  threats(view, seat).some(({ severity }) => severity === 'alarm')
