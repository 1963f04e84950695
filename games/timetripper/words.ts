import type { Words } from '@anachron/kernel'
import type { TimeTripper } from './rules/types.ts'

export const words: Words<TimeTripper> = {
  view: (view) => JSON.stringify(view),
  action: (action) => JSON.stringify(action),
  event: (event) => JSON.stringify(event),
  ask: (ask) => ask,
  result: ({ reason }) => reason,
}
