import type { Result, Words } from '@anachron/kernel'
import { people, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import type { ChronoTypes } from '../rules/types.ts'
import { actionWords } from './actions.ts'
import { askWords } from './asks.ts'
import { eventWords } from './events.ts'
import { headline } from './headline.ts'
import { story } from './story.ts'
import { tableWords } from './table.ts'

/** Alone: what is said of one's own Gold. */
const AGAINST_PEDDLER: Readonly<Record<string, (gold: number) => Sentence>> = {
  'peddler-beaten': (gold) => say`The Peddler is beaten with ${gold} Gold.`,
  'peddler-level': (gold) => say`The Peddler has ${gold} Gold too, and wins a tie.`,
  'peddler-ahead': (gold) => say`The Peddler wins; ${gold} Gold are not enough.`,
}

function resultWords({ reason, payoff, points = [] }: Result): Sentence {
  const alone = AGAINST_PEDDLER[reason]?.(points[0] ?? 0)
  if (alone) return alone
  const winners = payoff.flatMap((share, seat) => (share > 0 ? [seat] : []))
  if (winners.length === 0) return say`The Peddler wins: ${seat(0)} gave up.`
  if (reason === 'conceded') return say`${people(winners)} ${verb('win')}, as the last one left.`
  const gold = Math.max(...winners.map((seat) => points[seat] ?? 0))
  if (winners.length > 1) return say`${people(winners)} ${verb('share')} the victory with ${gold} Gold.`
  const won = say`${people(winners)} ${verb('win')} with ${gold} Gold`
  if (reason === 'fewer-corruption') return say`${won} by fewer Corruption cards.`
  return reason === 'more-townsfolk' ? say`${won} by more Townsfolk.` : say`${won}.`
}

export const words: Words<ChronoTypes> = {
  view: tableWords,
  headline,
  action: actionWords,
  event: eventWords,
  ask: askWords,
  result: resultWords,
  story,
}
