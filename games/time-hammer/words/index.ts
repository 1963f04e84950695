import type { Result, Words } from '@anachron/kernel'
import { joined, people, type Sentence, say, verb } from '@anachron/kernel/words'
import type { TimeHammer } from '../rules/types.ts'
import { sayAction } from './actions.ts'
import { sayAsk } from './asks.ts'
import { sayEvent } from './events.ts'
import { headline } from './headline.ts'
import { spaceName, wayWords } from './phrases.ts'
import { story } from './story.ts'
import { sayTable } from './table.ts'

function sayResult({ reason, payoff, points }: Result): Sentence {
  const wins = say`${people(payoff.flatMap((share, seat) => (share > 0 ? [seat] : [])))} ${verb('win')} ${wayWords(reason)}`
  if (!points) return say`${wins}.`
  // The winner's comes first, as results are told.
  const told = (payoff[1] ?? 0) > (payoff[0] ?? 0) ? points.toReversed() : points
  return say`${wins} (${joined(told.map(spaceName), ' to ')}).`
}

export const words: Words<TimeHammer> = {
  view: sayTable,
  headline,
  action: sayAction,
  event: (event) => sayEvent(event),
  ask: sayAsk,
  result: sayResult,
  story,
}
