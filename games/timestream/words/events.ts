import { byKind } from '@anachron/kernel'
import { count, list, noun, type Sentence, say, seat, verb, whose } from '@anachron/kernel/words'
import type { CardId, Event, Play } from '../rules/types.ts'
import { keywordName } from './card-text.ts'
import {
  bareCard,
  bonus,
  cardPart,
  deckName,
  name,
  names,
  one,
  ownedPart,
  PLACE,
  someCards,
  strength,
  unitOf,
  unitPart,
  withoutThe,
} from './phrases.ts'

/** Where a card goes, said after "play". */
export const playText: (play: Play) => Sentence = byKind<Play, [], Sentence>({
  fill: ({ card, location }) => say`${cardPart(card)} as ${PLACE[location]}`,
  lock: ({ card, location }) => say`a second ${cardPart(card)} to lock ${PLACE[location]}`,
  intrude: ({ card, location }) => say`${cardPart(card)} to intrude into lane ${location}`,
  advance: ({ card, phase }) => say`${cardPart(card)} to guard lane ${phase}`,
  obstacle: ({ card, phase }) => say`${cardPart(card)} against lane ${phase}`,
  link: ({ card }) => cardPart(card),
  intervention: ({ card }) => cardPart(card),
  timestream: ({ card }) => cardPart(card),
  cell: ({ card }) => cardPart(card),
})

/** The cards to those who may know them, to others how many. */
const cardsOr = ({ cards, count }: { cards?: CardId[]; count: number }): Sentence =>
  cards ? names(cards) : someCards(count)

const FROM = { deck: 'deck', void: 'Void' } as const

export const eventText: (event: Event) => Sentence = byKind<Event, [], Sentence>({
  packsOpened: ({ round, packs, cards }) =>
    packs === 1
      ? say`Round ${round} of the draft: everybody opens a pack of ${count(cards, 'card')}.`
      : say`Everybody opens ${count(packs, 'pack')} of ${count(cards, 'card')}.`,
  picked: ({ seat: by, card }) => say`${seat(by)} ${verb('take')} ${card ? name(card) : 'a card'}.`,
  deckChosen: ({ seat: by, deck }) => say`${seat(by)} ${verb('have chosen')} ${deck ? deckName(deck) : 'a deck'}.`,
  begins: ({ seat: by }) => say`${seat(by)} ${verb('begin')}.`,
  powerStart: ({ seat: by, cards }) => say`${seat(by)} ${verb('start')} with ${names(cards)}.`,
  mulligan: ({ seat: by, taken }) =>
    taken ? say`${seat(by)} ${verb('draw')} a new hand.` : say`${seat(by)} ${verb('keep')} the hand.`,
  turn: ({ seat: by, turn }) => say`Turn ${turn}: ${seat(by)}.`,
  drew: (event) => say`${seat(event.seat)} ${verb('draw')} ${cardsOr(event)}.`,
  reshuffled: ({ seat: by, count }) =>
    say`${seat(by)} ${verb('shuffle')} the Void, ${someCards(count)}, into a new deck.`,
  played({ seat: by, play, host }) {
    if (play.kind !== 'link') return say`${seat(by)} ${verb('play')} ${playText(play)}.`
    return host
      ? say`${seat(by)} ${verb('link')} ${cardPart(play.card)} to ${unitPart(play.host, host)}.`
      : say`${seat(by)} ${verb('link')} ${cardPart(play.card)}.`
  },
  paidCard: ({ seat: by, card }) => say`${seat(by)} ${verb('void')} ${name(card)} as a price.`,
  paidCell: ({ seat: by, card, gone }) =>
    gone ? say`${seat(by)} ${verb('give')} up ${one(card)}.` : say`${seat(by)} ${verb('pay')} with ${one(card)}.`,
  charged: ({ seat: by, unit, card }) => say`${seat(by)} ${verb('charge')} ${unitPart(unit, card)}.`,
  strike({ seat: by, unit, card, target, targetCard, energy, resistance }) {
    const striker = ownedPart(unit, card)
    const struck = say`${unitOf({ id: target, card: targetCard, owner: 1 - by })} (${strength(energy[1], resistance[1])})`
    return say`${whose(by)} ${striker} (${strength(energy[0], resistance[0])}) ${verb('strike', striker)} at ${struck}.`
  },
  voided: ({ seat: by, cards }) => say`${whose(by)} ${list(cards.map(bareCard))} ${verb('go')} to the Void.`,
  returned: ({ seat: by, cards }) => say`${names(cards)} ${verb('return')} to ${whose(by)} hand.`,
  unlocked: ({ seat: by, unit, card }) => say`The lock on ${unitOf({ id: unit, card, owner: by })} is broken.`,
  raised: ({ unit, card, owner, energy, resistance }) =>
    say`${unitOf({ id: unit, card, owner })} ${verb('have')} ${bonus(energy, resistance)}.`,
  granted: ({ unit, card, owner, keyword }) =>
    say`${unitOf({ id: unit, card, owner })} ${verb('have')} ${keywordName(keyword)}.`,
  stunned: ({ unit, card, owner }) =>
    say`${unitOf({ id: unit, card, owner })} ${verb('be')} stunned to the end of ${whose(owner)} next turn.`,
  moved: ({ unit, card, owner, zone, phase }) =>
    say`${unitOf({ id: unit, card, owner })} ${verb('move')} to the far end of ${whose(zone === 'advance' ? owner : 1 - owner)} lane ${phase}.`,
  counter: ({ seat: by, unit, card, left }) =>
    say`The counter on ${unitOf({ id: unit, card, owner: by })} falls to ${left}.`,
  froze: ({ seat: by, card }) => say`${seat(by)} ${verb('freeze')} ${whose(1 - by)} ${withoutThe(card)}.`,
  unlinked: ({ seat: by, card }) => say`${seat(by)} ${verb('make')} ${one(card)} ready again.`,
  allowed: ({ seat: by, what, amount }) =>
    say`${seat(by)} ${verb('may play')} ${amount} more ${noun(amount, what === 'cell' ? 'Power Cell' : 'Event Chain card')} this turn.`,
  peeked({ seat: by, cards }) {
    const looks = say`${seat(by)} ${verb('look')} at ${whose(1 - by)} hand`
    if (!cards) return say`${looks}.`
    return cards.length > 0 ? say`${looks}: ${names(cards)}.` : say`${looks}: it is empty.`
  },
  looked: (event) => say`${seat(event.seat)} ${verb('look')} at ${cardsOr(event)} on top of the deck.`,
  took: ({ seat: by, card, from }) =>
    say`${seat(by)} ${verb('take')} ${card ? name(card) : 'a card'} from the ${FROM[from]}.`,
  bottomed: (event) => say`${seat(event.seat)} ${verb('put')} ${cardsOr(event)} under the deck.`,
  lost: ({ seat: by, card }) => say`${seat(by)} ${verb('lose')} ${cardPart(card)} from hand.`,
  buried: (event) => say`${seat(event.seat)} ${verb('put')} ${cardsOr(event)} face down into the Void.`,
  ended: ({ reason }) => (reason === 'home' ? 'The recording is home.' : 'The game is over.'),
})
