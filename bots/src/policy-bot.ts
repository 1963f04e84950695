import type { Policy } from '@anachron/kernel'
import type { Bot } from './bot.ts'

/** A game's own player as a bot. */
export const policyBot = (policy: Policy<never>): Bot => ({
  name: policy.name,
  choose: ({ view, seat, options, chance }) => ({
    index: policy.choose(view as never, seat, options as never[], chance),
  }),
})
