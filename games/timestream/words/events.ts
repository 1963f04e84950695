import type { Viewer } from '@anachron/kernel'
import { keywordName } from '../card-text.ts'
import type { Event, Play } from '../rules/types.ts'
import { deckName, does, name, names, one, sentence, someCards, who, whose } from './phrases.ts'

/** Where a card goes, said after "play". */
export const playText = (play: Play): string => {
  const card = name(play.card)
  switch (play.kind) {
    case 'fill':
      return `${card} into location ${play.location}`
    case 'lock':
      return `a second ${card} to lock location ${play.location}`
    case 'intrude':
      return `${card} into the opponent’s location ${play.location}`
    case 'advance':
      return `${card} into Advance phase ${play.phase}`
    case 'obstacle':
      return `${card} into Obstacle phase ${play.phase}`
    default:
      return card
  }
}

export function eventText(event: Event, viewer: Viewer): string {
  if (event.kind === 'ended') return event.reason === 'home' ? 'The recording is home.' : 'The game is over.'
  const { seat } = event
  switch (event.kind) {
    case 'deckChosen':
      return `${does(seat, viewer, 'have chosen', 'has chosen')} ${event.deck ? deckName(event.deck) : 'a deck'}.`
    case 'begins':
      return `${does(seat, viewer, 'begin')}.`
    case 'powerStart':
      return `${does(seat, viewer, 'start')} with ${names(event.cards)}.`
    case 'mulligan':
      return event.taken ? `${does(seat, viewer, 'draw')} a new hand.` : `${does(seat, viewer, 'keep')} the hand.`
    case 'turn':
      return `Turn ${event.turn}: ${who(seat, viewer)}.`
    case 'drew':
      return `${does(seat, viewer, 'draw')} ${event.cards ? names(event.cards) : someCards(event.count)}.`
    case 'reshuffled':
      return `${does(seat, viewer, 'shuffle')} the Void, ${someCards(event.count)}, into a new deck.`
    case 'played':
      return event.play.kind === 'link'
        ? `${does(seat, viewer, 'link')} ${name(event.play.card)}${event.host ? ` to ${name(event.host)}` : ''}.`
        : `${does(seat, viewer, 'play')} ${playText(event.play)}.`
    case 'paidCard':
      return `${does(seat, viewer, 'void')} ${name(event.card)} as a price.`
    case 'paidCell':
      return event.gone
        ? `${does(seat, viewer, 'give')} up ${one(event.card)}.`
        : `${does(seat, viewer, 'pay')} with ${one(event.card)}.`
    case 'charged':
      return `${does(seat, viewer, 'charge')} ${name(event.card)}.`
    case 'strike':
      return sentence(
        `${whose(seat, viewer)} ${name(event.card)} (${event.energy[0]}/${event.resistance[0]}) strikes at ${whose(1 - seat, viewer)} ${name(event.targetCard)} (${event.energy[1]}/${event.resistance[1]})`,
      )
    case 'voided':
      return sentence(
        `${whose(seat, viewer)} ${names(event.cards)} ${event.cards.length > 1 ? 'go' : 'goes'} to the Void`,
      )
    case 'returned':
      return `${names(event.cards)} ${event.cards.length > 1 ? 'return' : 'returns'} to ${whose(seat, viewer)} hand.`
    case 'unlocked':
      return `The lock on ${whose(seat, viewer)} ${name(event.card)} is broken.`
    case 'raised':
      return `${name(event.card)} has +${event.energy}/+${event.resistance}.`
    case 'granted':
      return `${name(event.card)} has ${keywordName(event.keyword)}.`
    case 'stunned':
      return `${name(event.card)} is stunned.`
    case 'moved':
      return `${name(event.card)} moves to phase ${event.phase}.`
    case 'counter':
      return `The counter on ${whose(seat, viewer)} ${name(event.card)} falls to ${event.left}.`
    case 'froze':
      return `${does(seat, viewer, 'freeze')} ${whose(1 - seat, viewer)} ${name(event.card)}.`
    case 'unlinked':
      return `${does(seat, viewer, 'unlink')} ${one(event.card)}.`
    case 'allowed':
      return `${does(seat, viewer, 'may', 'may')} play ${event.amount} more ${event.what === 'cell' ? 'Power Cell' : 'Event Chain card'}${event.amount > 1 ? 's' : ''} this turn.`
    case 'peeked':
      return `${does(seat, viewer, 'look')} at ${whose(1 - seat, viewer)} hand${event.cards ? `: ${names(event.cards) || 'it is empty'}` : ''}.`
    case 'looked':
      return `${does(seat, viewer, 'look')} at ${event.cards ? names(event.cards) : someCards(event.count)} on top of the deck.`
    case 'took':
      return `${does(seat, viewer, 'take')} ${event.card ? name(event.card) : 'a card'} from the ${event.from === 'void' ? 'Void' : 'deck'}.`
    case 'bottomed':
      return `${does(seat, viewer, 'put')} ${event.cards ? names(event.cards) : someCards(event.count)} under the deck.`
    case 'lost':
      return `${does(seat, viewer, 'lose')} ${name(event.card)} from hand.`
    case 'buried':
      return `${does(seat, viewer, 'put')} ${event.cards ? names(event.cards) : someCards(event.count)} face down into the Void.`
  }
}
