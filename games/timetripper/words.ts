import type { Result, Words } from '@anachron/kernel'
import type { TimeTripper } from './rules/types.ts'
import { sayAction } from './words/actions.ts'
import { sayAsk } from './words/asks.ts'
import { sayEvent } from './words/events.ts'
import { sayView } from './words/table.ts'

function sayResult({ reason, payoff, points }: Result, names: readonly string[]): string {
  const winners = names.filter((_, seat) => (payoff[seat] ?? 0) > 0)
  const score = points?.find((point) => point > 0)
  if (reason === 'home') return `Home! ${winners.join(', ')} made it${score === undefined ? '' : ` (${score})`}.`
  if (reason === 'home-without-glory') return 'Home, but not as the goal asked for.'
  return winners.length > 0
    ? `Lost in time. ${winners.join(', ')} ${winners.length > 1 ? 'win' : 'wins'}.`
    : 'Lost in time.'
}

export const words: Words<TimeTripper> = {
  view: sayView,
  action: sayAction,
  event: sayEvent,
  ask: sayAsk,
  result: sayResult,
}
