import type { Policy } from '@anachron/kernel'
import type { Action, ExampleTypes } from '../rules/types.ts'

/** What the die pays on average; jamming is worth more the closer the other is to winning. */
const worth = (action: Action, urgent: boolean): number => {
  if (action.kind === 'play') return (action.minute * (7 - action.minute)) / 6
  if (action.kind === 'jam') return urgent ? 3 : 1
  return action.kind === 'bury' ? -action.minute : 2
}

export const bot: Policy<ExampleTypes> = {
  name: 'clockwatcher',
  choose(view, seat, options) {
    const urgent = view.points.some((points, other) => other !== seat && points + 5 >= view.target)
    let best = 0
    options.forEach((option, i) => {
      if (worth(option, urgent) > worth(options[best] as Action, urgent)) best = i
    })
    return best
  },
}
