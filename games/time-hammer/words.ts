import type { Words } from '@anachron/kernel'
import { agentCards, costOf, gadgets, hammers } from './content/index.ts'
import { nearest } from './rules/gadgets.ts'
import type { Action, Moment, TimeHammer, View } from './rules/types.ts'
import { cardName } from './words/cards.ts'
import { aimWords, eventWords, priceWords, purchaseWords, slotWords, wayWords } from './words/events.ts'
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
      if (action.asset === 'jamais') return "Take a Jamais'"
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

const momentWords: Record<Moment, string> = {
  discovery: 'The gains are made. Play a Gadget, or pass.',
  draw: 'A card is about to be drawn. Play a Gadget, or pass.',
  task: 'A task is done. Play a Gadget, or pass.',
  attack: 'An attack was declared. Play a Gadget, or pass.',
  hammer: 'A HAMMER has activated. Play a Gadget, or pass.',
}

const purposeWords = {
  discovery: 'the Discovery Flux',
  jump: 'the Flux of the Jump',
  attackFaceUp: 'the attacker’s Flux',
  fight: 'the two Flux cards',
  repair: 'the Stasis',
} as const

/** Said to the seat that is asked. */
const ASKS: Record<string, string | ((view: View) => string)> = {
  'turn.fido': 'You have no Agent in play. On which decade does Fido go?',
  'turn.recall': 'Call guards back before you gain Actions?',
  'turn.asset': 'You do not hold the selected decade. Which asset do you take?',
  'turn.prepare': 'Discard or play up to three cards before you draw.',
  'turn.main': 'What do you do?',
  'reward.take': 'You have earned a card. Which one?',
  'hammer.lose': (view) => {
    const hammer = nearest(view.stack, 'hammer')
    return `${hammer ? hammers[hammer.card].name : 'The HAMMER'} has reached 2020. Which Agent do you lose?`
  },
  'excess.choose': 'You have six Agents. Which one do you lose?',
  'attack.review': 'You have seen the Flux. Call off or launch?',
  'attack.defend': 'You are attacked. Fight or escape?',
  'reveal.answer': (view) => {
    const shown = nearest(view.stack, 'reveal')
    return `Answer ${shown ? purposeWords[shown.purpose] : 'what was revealed'}: Reboot, play a Gadget, or pass.`
  },
  'moment.answer': (view) => {
    const moment = nearest(view.stack, 'moment')
    return moment ? momentWords[moment.moment] : 'Play a Gadget, or pass.'
  },
  'response.answer': (view) => {
    const top = nearest(view.stack, 'response')?.played.at(-1)
    return `${top ? gadgets[top.card].name : 'A Gadget'} was played. Answer it, or pass.`
  },
  'plan.place': 'On which decade?',
  'plan.card': 'With which Jump card?',
  'plan.price': 'What do you pay with?',
  'plan.aim': 'What is it aimed at?',
  'plan.pay': 'Which card do you pay with?',
  'lens.order': 'Which card shall be drawn next?',
}

export const words: Words<TimeHammer> = {
  view: tableWords,
  action: (action) => actionWords(action),
  event: eventWords,
  ask(ask, view) {
    const text = ASKS[ask]
    return typeof text === 'function' ? text(view) : (text ?? 'Your decision.')
  },
  result({ reason, payoff, points }, names) {
    const winners = payoff.flatMap((share, seat) => (share > 0 ? [names[seat] ?? `Player ${seat + 1}`] : []))
    const skill = points ? ` (${points.join(' to ')})` : ''
    return `${winners.join(' and ')} ${winners.length > 1 ? 'win' : 'wins'} ${wayWords(reason)}${skill}.`
  },
}
