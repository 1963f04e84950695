import type { Words } from '@anachron/kernel'
import { say, seat, verb } from '@anachron/kernel/words'
import type { TimestreamTypes } from '../rules/types.ts'
import { actionText } from './actions.ts'
import { askText } from './asks.ts'
import { eventText } from './events.ts'
import { headline } from './headline.ts'
import { story } from './story.ts'
import { viewText } from './table.ts'

export { deckName } from './phrases.ts'
export { isUnknown, ownKnowledge, supposed } from './table.ts'

export const words: Words<TimestreamTypes> = {
  view: viewText,
  headline,
  action: actionText,
  event: eventText,
  ask: askText,
  story,
  result({ payoff, reason }) {
    const winner = payoff.indexOf(1)
    if (winner < 0) return 'The game is a draw.'
    if (reason === 'home') return say`${seat(winner)} ${verb('win')}, home with the recording.`
    return reason === 'concede'
      ? say`${seat(winner)} ${verb('win')}: the other gave up.`
      : say`${seat(winner)} ${verb('win')} by the count at the turn limit.`
  },
}
