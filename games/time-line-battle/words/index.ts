import type { Result, Words } from '@anachron/kernel'
import { count, list, people, type Sentence, say, verb } from '@anachron/kernel/words'
import type { Battle, Card, EndReason, View } from '../rules/types.ts'
import { sayAction } from './actions.ts'
import { sayEvent } from './events.ts'
import { headline } from './headline.ts'
import { cardName, dayName, nameOf, scoreOf } from './names.ts'
import { story } from './story.ts'
import { sayView } from './table.ts'

const HOW: Record<EndReason, string> = {
  wipeout: 'An army was wiped out.',
  exhausted: 'There were no cards left to lay.',
  stagnation: 'No side got any further.',
  cap: 'That was the last Timeline.',
  agreed: 'That was agreed on.',
  concede: 'Somebody gave up.',
}

function askDeploy(view: View, seat: number): Sentence {
  const player = view.players[seat]
  const playing = player && player.own !== 'hidden' ? player.own.playing : null
  if (playing !== null) return say`${cardName(playing)} is laid. Slide a card under your deck and draw another?`
  const what = view.timeline === 1 && view.options.opening === 'units' ? 'Unit' : 'card'
  return say`Lay ${count(player?.toDeploy ?? 0, what)} face down into ${dayName(view.day)}.`
}

/**
 * Of two, the winner's comes first, as results are told. A row of more numbers tells nobody anything: then it is what
 * each of the winners has.
 */
function winnersScore(winners: readonly number[], points: readonly number[]): Sentence {
  if (points.length > 2 && winners.length < points.length)
    return say` with ${list(winners.map((seat) => String(points[seat] ?? 0)))} points`
  return say` ${scoreOf(points.length === 2 && winners[0] === 1 ? points.toReversed() : points)}`
}

/** Who wins comes from the payoff; two who share one are a draw if nobody else is left out. */
function sayResult({ payoff, points = [], reason }: Result): Sentence {
  const winners = payoff.flatMap((share, seat) => (share > 0 ? [seat] : []))
  const score = points.length > 0 ? winnersScore(winners, points) : ''
  const losers = payoff.flatMap((share, seat) => (share > 0 ? [] : [seat]))
  // Where one has lost, it is they who gave up.
  const how =
    reason === 'concede' && losers.length === 1 ? say`${people(losers)} gave up.` : (HOW[reason as EndReason] ?? reason)
  if (winners.length === payoff.length) return say`A draw${score}. ${how}`
  return say`${people(winners)} ${verb('win')}${score}. ${how}`
}

export const words: Words<Battle> = {
  view: sayView,
  headline,
  action: sayAction,
  event: sayEvent,
  ask(ask, view, seat) {
    const card = view.cards[view.deciding ?? -1] as Card
    switch (ask) {
      case 'deploy.cards':
        return askDeploy(view, seat)
      case 'day.bomb':
        return say`${dayName(view.day)}: drop your ${nameOf(card)} on an enemy Unit.`
      case 'day.host':
        return say`${dayName(view.day)}: who carries your ${nameOf(card)}?`
      case 'day.aim':
        return say`${dayName(view.day)}: where do your ${nameOf(card)} shoot?`
      default:
        return 'An example of the rulebook: look at the table, then let the Days run.'
    }
  },
  result: sayResult,
  story,
}
