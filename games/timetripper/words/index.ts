import type { Result, Words } from '@anachron/kernel'
import { people, type Sentence, say, verb } from '@anachron/kernel/words'
import type { TimeTripper } from '../rules/types.ts'
import { actionWords } from './actions.ts'
import { askWords } from './asks.ts'
import { eventWords } from './events.ts'
import { headline } from './headline.ts'
import { story } from './story.ts'
import { tableWords } from './table.ts'

function resultWords({ reason, payoff }: Result): Sentence {
  const winners = payoff.flatMap((share, seat) => (share > 0 ? [seat] : []))
  if (reason === 'home') return say`Home! ${people(winners)} made it.`
  if (reason === 'home-without-glory') return 'Home, but not as the goal asked for.'
  return winners.length > 0 ? say`Lost in time. ${people(winners)} ${verb('win')}.` : 'Lost in time: nobody came home.'
}

export const words: Words<TimeTripper> = {
  view: tableWords,
  headline,
  action: actionWords,
  event: eventWords,
  ask: askWords,
  result: resultWords,
  story,
  goal: 'to get home in the end',
}
