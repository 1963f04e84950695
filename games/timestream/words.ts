import type { Words } from '@anachron/kernel'
import type { TimestreamTypes } from './rules/types.ts'
import { actionText } from './words/actions.ts'
import { askText } from './words/asks.ts'
import { eventText } from './words/events.ts'
import { viewText } from './words/table.ts'

export { deckName } from './words/phrases.ts'
export { isUnknown, ownKnowledge, SUPPOSED } from './words/table.ts'

export const words: Words<TimestreamTypes> = {
  view: viewText,
  action: actionText,
  event: eventText,
  ask: askText,
  result(result, players) {
    const winner = players.find((_, seat) => result.payoff[seat] === 1)
    if (!winner) return 'The game is a draw.'
    if (result.reason === 'home') return `${winner} wins, home with the recording.`
    return result.reason === 'concede'
      ? `${winner} wins: the other gave up.`
      : `${winner} wins by the count at the turn limit.`
  },
}
