import type { Policy } from '@anachron/kernel'
import type { Bot, Turn } from './bot.ts'

/** A game's own player as a bot. */
export const policyBot = (policy: Policy<never>): Bot => ({
  name: policy.name,
  choose: (turn) => ({
    index: policy.choose(turn.view as never, turn.seat, turn.options as never[], turn.chance),
    ...broughtBy(policy, turn),
  }),
})

/** What the player has prepared for this decision, as a part of a choice. */
export function broughtBy(policy: Policy<never> | undefined, { view, seat, options }: Turn): { unlisted?: object } {
  const unlisted = policy?.unlisted?.(view as never, seat, options as never[])
  return unlisted ? { unlisted } : {}
}
