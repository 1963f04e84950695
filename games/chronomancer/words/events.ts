import { byKind } from '@anachron/kernel'
import { a, count, joined, list, noun, people, type Sentence, say, seat, verb } from '@anachron/kernel/words'
import { COLOURS, PEDDLER_CARD, ROGUE, SPACE } from '../content/index.ts'
import type { ChronoEvent } from '../rules/types.ts'
import {
  adventurer,
  corruption,
  corruptionCost,
  cost,
  figureName,
  good,
  merchant,
  merchants,
  pair,
  passengers,
  pierName,
  placeName,
  scoreWords,
  sizeName,
  tileName,
  toMerchant,
  townsfolk,
  townsfolkCard,
} from './phrases.ts'

/** One line of the log for everything that happens. */
export const eventWords = byKind<ChronoEvent, [], Sentence>({
  began({ rogueCard, order }) {
    const { name, effect } = ROGUE[rogueCard]
    return say`The Rogue card is ${name}: ${effect}. On the Clock, topmost first: ${merchants(order)}.`
  },
  round: ({ round }) => say`Day ${round} begins.`,
  boarded: (event) => say`Boat ${event.boat} comes in sight with ${passengers(event.passengers)}.`,
  diverted: (event) => say`The Cult leads ${count(event.count, 'Rogue')} away to the lair.`,
  moved: ({ seat: by, figure, to, ...price }) =>
    say`${seat(by)} ${verb('move')} the ${figureName(figure)} to the ${SPACE[to].name}, for ${cost(price)}.`,
  lifted: ({ seat: by, icon }) => say`${seat(by)} ${verb('take')} the Frozen Hour off the ${icon} icon.`,
  noneFrozen: ({ seat: by }) => say`${seat(by)} ${verb('find')} no Frozen Hour left to take.`,
  shifted: ({ seat: by, column, tile, fell, back }) =>
    say`${seat(by)} ${verb('shift')} ${tileName(tile)} into the ${column} column; ${tileName(fell)} falls out and joins the Time Stream as ${tileName(back)}.`,
  gained: ({ seat: by, size, colour }) => say`${seat(by)} ${verb('put')} ${a(good(size, colour))} on the shelf.`,
  nothing: ({ seat: by, size, colours }) =>
    say`${seat(by)} ${verb('get')} nothing: no ${list(colours, 'or')} ${sizeName(size)} is left in the supply.`,
  sponsored: ({ seat: by, gold, hall }) =>
    say`${seat(by)} ${verb('get')} ${gold} Gold of Immediate Sponsorship from the ${hall} hall.`,
  paid: ({ seat: by, gold, card }) => say`${seat(by)} ${verb('get')} ${gold} Gold from ${townsfolk(card)}.`,
  recruited: ({ who, card }) => say`${merchant(who)} ${verb('recruit')} ${townsfolkCard(card)}.`,
  entered: ({ card }) => say`${townsfolkCard(card)} ${verb('come', townsfolk(card))} to the Town Square.`,
  assigned({ seat: by, card, place, replaced }) {
    const put = say`${seat(by)} ${verb('put')} ${townsfolk(card)} to work at the ${placeName(place)}`
    return replaced ? say`${put} in place of ${townsfolk(replaced)}.` : say`${put}.`
  },
  recombobulated: ({ seat: by, from, to }) => say`${seat(by)} ${verb('turn')} ${a(from)} Relic into ${a(to)} one.`,
  embiggened: ({ seat: by, colour }) => say`${seat(by)} ${verb('turn')} ${a(colour)} Relic into an Artifact.`,
  fracted: ({ seat: by, colour }) => say`${seat(by)} ${verb('turn')} ${a(colour)} Artifact into two Relics.`,
  discarded: ({ seat: by, card }) => say`${seat(by)} ${verb('get rid of')} ${a(corruption(card))}.`,
  corrupted: ({ seat: by, card }) => say`${seat(by)} ${verb('draw')} a Corruption card: ${corruptionCost(card)}.`,
  bought: ({ gold, cards }) => say`The Peddler pays ${gold} Gold instead of ${count(cards, 'Corruption card')}.`,
  spent: ({ seat: by, icon }) => say`${seat(by)} ${verb('spend')} a Frozen Hour, which covers the ${icon} icon.`,
  advanced: ({ who, from, to }) =>
    from === to
      ? say`${merchant(who)} ${verb('stay')} on hour ${to}.`
      : say`${merchant(who)} ${verb('go')} from hour ${from} to ${to}.`,
  arrived: ({ mark, adventurer: drawn }) =>
    mark === null
      ? say`At the Peddler’s call ${a(adventurer(drawn))} arrives.`
      : say`At the mark of hour ${mark} ${a(adventurer(drawn))} arrives.`,
  looked: ({ seat: by, drawn }) => say`${seat(by)} ${verb('draw')} ${pair(drawn)} from the bag.`,
  returned: (event) => say`${seat(event.seat)} ${verb('put')} ${a(adventurer(event.adventurer))} back into the bag.`,
  seated: (event) =>
    say`${merchant(event.who)} ${verb('seat')} ${a(adventurer(event.adventurer))} in boat ${event.boat}.`,
  landed: (event) =>
    say`${merchant(event.who)} ${verb('land')} boat ${event.boat} with ${passengers(event.passengers)} at the ${pierName(event.pier)}.`,
  stranded: ({ boat }) => say`Boat ${boat} is full, but there is no berth left: it stays at sea.`,
  rang: ({ hour }) => say`All berths are taken: the Market opens at hour ${hour}.`,
  settled({ boats, halls, lair }) {
    const boat = noun(boats.length, 'boat')
    const home = boats.length > 0 ? say`${boat} ${list(boats)} ${verb('go', boat)} home` : 'No boat is left at sea'
    const full = COLOURS.map((colour, i) => say`${colour} hall ${halls[i] as number}`)
    return say`The Market opens. ${home}: ${joined(full, ', ')}, lair ${lair}.`
  },
  sold: ({ who, size, colour, pier, gold }) =>
    say`${merchant(who)} ${verb('sell')} ${a(good(size, colour))} at the ${pierName(pier)} for ${gold} Gold.`,
  robbed: ({ who, pier, gold }) => say`Thieves at the ${pierName(pier)} take ${gold} Gold from ${toMerchant(who)}.`,
  closed: ({ who, gold }) => say`${merchant(who)} ${verb('close')} the stall with sales of ${gold} Gold.`,
  patronised: ({ seat: by, icon, gold }) => say`${seat(by)} ${verb('get')} ${gold} Gold for the bare ${icon} icon.`,
  cleaned({ discarded, order }) {
    const clock = say`On the Clock, topmost first: ${merchants(order)}.`
    if (!discarded) return say`The day is over. ${clock}`
    const card = townsfolk(discarded)
    return say`The day is over, and ${card} ${verb('leave')} the Town Square. ${clock}`
  },
  revealed: ({ card }) => say`The Peddler’s card: ${PEDDLER_CARD[card].name}.`,
  stocked: ({ size, colour }) => say`The Peddler puts ${a(good(size, colour))} into its stock.`,
  pocketed: ({ gold }) => say`The Peddler gets ${gold} Gold.`,
  scored: ({ who, score }) => say`${merchant(who)} ${verb('score')} ${scoreWords(score)}.`,
  conceded: ({ seat: by }) => say`${seat(by)} ${verb('give up')}.`,
  ended: ({ winners }) =>
    winners.length > 1
      ? say`${people(winners.filter((who) => who !== 'peddler'))} ${verb('share')} the victory.`
      : say`${merchant(winners[0] ?? 'peddler')} ${verb('win')}.`,
})
