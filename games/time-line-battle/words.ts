import type { Result, Words } from '@anachron/kernel'
import { cardName, count, dayName, list, nameOf, sentence } from './rules/say.ts'
import type { Battle, Card, EndReason, View } from './rules/types.ts'
import { sayAction } from './words/actions.ts'
import { sayEvent } from './words/events.ts'
import { sayView } from './words/table.ts'

const HOW: Record<EndReason, string> = {
  wipeout: 'with a side wiped out',
  exhausted: 'with no cards left to deploy',
  stagnation: 'for lack of progress',
  cap: 'after the last Timeline',
  agreed: 'by agreement',
  concede: 'because somebody gave up',
}

function askDeploy(view: View, seat: number): string {
  const player = view.players[seat]
  const playing = player && player.own !== 'hidden' ? player.own.playing : null
  if (playing !== null)
    return `You deploy ${cardName(playing)}. Slide another card under your deck to draw one more, or keep the hand?`
  const what = view.timeline === 1 && view.options.opening === 'units' ? 'Unit' : 'card'
  return `Choose a ${what} to deploy into ${dayName(view.day)}, face down. ${sentence(count(player?.toDeploy ?? 0, 'deployment'))} to make.`
}

/** Who wins comes from the payoff; two who share one are a draw if nobody else is left out. */
function sayResult(result: Result, names: readonly string[]): string {
  const { payoff, points } = result
  const winners = names.filter((_, seat) => (payoff[seat] ?? 0) > 0)
  // Of two, the winner's comes first, as results are told.
  const told = points?.length === 2 && (payoff[1] ?? 0) > (payoff[0] ?? 0) ? points.toReversed() : (points ?? [])
  const score = told.length > 0 ? ` (${told.join(' : ')} VP)` : ''
  const how = HOW[result.reason as EndReason] ?? result.reason
  if (winners.length === names.length) return `A draw${score}, ${how}.`
  return `${list(winners)} ${winners.length === 1 ? 'wins' : 'win'}${score}, ${how}.`
}

export const words: Words<Battle> = {
  view: sayView,
  action: sayAction,
  event: sayEvent,
  ask(ask, view, seat) {
    const card = view.cards[view.deciding ?? -1] as Card
    switch (ask) {
      case 'deploy.cards':
        return askDeploy(view, seat)
      case 'day.bomb':
        return `${dayName(view.day)}: choose an enemy Unit for your ${nameOf(card)} to destroy.`
      case 'day.host':
        return `${dayName(view.day)}: choose a Unit to carry your ${nameOf(card)}.`
      case 'day.aim':
        return `${dayName(view.day)}: do your ${nameOf(card)} shoot at the Front or at the Rear?`
      default:
        return 'An example of the rulebook: look at the table, then let the Days run.'
    }
  },
  result: sayResult,
}
