import type { Words } from '@anachron/kernel'
import { agentCards, costOf, gadgets } from './content/index.ts'
import type { Action, TimeHammer } from './rules/types.ts'
import { askWords } from './words/asks.ts'
import { cardName } from './words/cards.ts'
import { aimWords, eventWords, priceWords, purchaseWords, slotWords, spaceName, wayWords } from './words/events.ts'
import { tableWords } from './words/table.ts'

export { cardName, cardSource, cardText } from './words/cards.ts'

function actionWords(action: Action): string {
  switch (action.kind) {
    case 'pass':
      return 'Pass'
    case 'end':
      return 'End the turn'
    case 'done':
      return 'Go on and draw'
    case 'concede':
      return 'Concede'
    case 'fido':
      return `Put Fido on ${action.to}`
    case 'recall':
      return `Call ${agentCards[action.agent].name} back from guard`
    case 'keep':
      return 'Leave the guards in place'
    case 'asset':
      if (action.asset === 'draw') return 'Take a Draw bonus'
      if (action.asset === 'jamais') return 'Take a Jamais’'
      return action.from === 'reserve'
        ? 'Take an Action'
        : `Take an Action, the cube of ${agentCards[action.from].name}`
    case 'discard':
      return `Discard ${cardName(action.card)}`
    case 'take':
      return `Take ${cardName(action.card)} from the discard pile`
    case 'draw':
      return 'Draw a card'
    case 'decline':
      return 'Take nothing'
    case 'lose':
      return `Lose ${agentCards[action.agent].name}`
    case 'reboot':
      return `Reboot ${slotWords[action.slot]}`
    case 'play':
      return `Play ${gadgets[action.card].name}`
    case 'aim':
      return aimWords(action.aim).replace(/^./, (first) => first.toUpperCase())
    case 'recruit':
      return action.pay === 'decades'
        ? `Recruit ${agentCards[action.card].name}, cost waived`
        : `Recruit ${agentCards[action.card].name} for ${costOf(action.card)} card${costOf(action.card) === 1 ? '' : 's'}`
    case 'place':
      return `On ${action.to}`
    case 'guard':
      return `Put ${agentCards[action.agent].name} On Guard`
    case 'jump':
      return `Jump ${agentCards[action.agent].name} to ${action.to}`
    case 'with':
      return `With ${cardName(action.card)}`
    case 'attack':
      return `Attack ${agentCards[action.target].name} with ${agentCards[action.agent].name}`
    case 'callOff':
      return 'Call the attack off'
    case 'launch':
      return `Launch face ${action.faceUp ? 'up' : 'down'}`
    case 'fight':
      return 'Fight'
    case 'escape':
      return `Escape to 2020 with ${cardName(action.card)}`
    case 'escapeTo':
      return `Escape to ${action.to}`
    case 'buy':
      return `Buy ${purchaseWords(action.buys)}`
    case 'price':
      return `Pay ${priceWords(action.price)}`
    case 'next':
      return `Next: ${cardName(action.card)}`
  }
}

export const words: Words<TimeHammer> = {
  view: tableWords,
  action: (action) => actionWords(action),
  event: eventWords,
  ask: askWords,
  result({ reason, payoff, points }, names) {
    const winners = payoff.flatMap((share, seat) => (share > 0 ? [names[seat] ?? `Player ${seat + 1}`] : []))
    // The winner's comes first, as results are told.
    const told = (payoff[1] ?? 0) > (payoff[0] ?? 0) ? points?.toReversed() : points
    const skill = told ? ` (${told.map(spaceName).join(' to ')})` : ''
    return `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'} ${wayWords(reason)}${skill}.`
  },
}
