import type { Viewer } from '@anachron/kernel'
import { COLOURS, PEDDLER_CARD, PIER, ROGUE, SPACE, STAFF } from '../content/index.ts'
import type { ChronoEvent, Score } from '../rules/types.ts'
import * as say from './phrases.ts'

/** One line of the log for everything that happens. */
export function eventWords(event: ChronoEvent, viewer: Viewer): string {
  const { does } = say
  switch (event.kind) {
    case 'began': {
      const { name, effect } = ROGUE[event.rogueCard]
      const order = event.order.map((seat) => say.merchant(seat, viewer)).join(', ')
      return `The Rogue card is ${name}: ${effect}. On the Clock, topmost first: ${order}.`
    }
    case 'round':
      return `Day ${event.round} begins.`
    case 'boarded':
      return `Boat ${event.boat} comes in sight with ${say.passengers(event.passengers)}.`
    case 'diverted':
      return `The Cult leads ${say.count(event.count, 'Rogue')} away to the lair.`
    case 'moved':
      return `${does(event.seat, viewer, 'move')} the ${event.figure === 'chronomancer' ? 'Chronomancer' : 'Assistant'} to ${event.to}, the ${SPACE[event.to].name}, for ${say.cost(event)}.`
    case 'lifted':
      return `${does(event.seat, viewer, 'take')} the Frozen Hour off the ${event.icon} icon.`
    case 'noneFrozen':
      return `${does(event.seat, viewer, 'find')} no Frozen Hour left to take.`
    case 'shifted':
      return `${does(event.seat, viewer, 'shift')} ${say.tileName(event.tile)} into the ${event.column} column; ${say.tileName(event.fell)} falls out and joins the Time Stream as ${say.tileName(event.back)}.`
    case 'gained':
      return `${does(event.seat, viewer, 'put')} a ${say.good(event.size, event.colour)} on the shelf.`
    case 'nothing':
      return `${does(event.seat, viewer, 'get')} nothing: no ${say.list(event.colours, 'or')} ${say.sizeName(event.size)} is left in the supply.`
    case 'sponsored':
      return `${does(event.seat, viewer, 'get')} ${event.gold} Gold of Immediate Sponsorship from the ${event.hall} hall.`
    case 'paid':
      return `${does(event.seat, viewer, 'get')} ${event.gold} Gold from ${say.townsfolk(event.card)}.`
    case 'recruited':
      return `${does(event.who, viewer, 'recruit')} ${say.townsfolkCard(event.card)}.`
    case 'entered':
      return `${say.townsfolkCard(event.card)} comes to the Town Square.`
    case 'assigned':
      return `${does(event.seat, viewer, 'put')} ${say.townsfolk(event.card)} to work at the ${STAFF.find(({ id }) => id === event.place)?.name}${event.replaced ? ` in place of ${say.townsfolk(event.replaced)}` : ''}.`
    case 'recombobulated':
      return `${does(event.seat, viewer, 'turn')} a ${event.from} Relic into a ${event.to} one.`
    case 'embiggened':
      return `${does(event.seat, viewer, 'turn')} a ${event.colour} Relic into an Artifact.`
    case 'fracted':
      return `${does(event.seat, viewer, 'turn')} a ${event.colour} Artifact into two Relics.`
    case 'discarded':
      return `${does(event.seat, viewer, 'get')} rid of a ${say.corruption(event.card)}.`
    case 'corrupted':
      return `${does(event.seat, viewer, 'take')} Corruption: ${say.corruption(event.card)}.`
    case 'bought':
      return `The Peddler pays ${event.gold} Gold instead of ${say.count(event.cards, 'Corruption card')}.`
    case 'spent':
      return `${does(event.seat, viewer, 'spend')} a Frozen Hour, which covers the ${event.icon} icon.`
    case 'advanced':
      return event.from === event.to
        ? `${does(event.who, viewer, 'stay')} on hour ${event.to}.`
        : `${does(event.who, viewer, 'go', 'goes')} from hour ${event.from} to ${event.to}.`
    case 'arrived':
      return `${event.mark === null ? 'At the Peddler’s call' : `At the mark of hour ${event.mark}`} ${say.adventurer(event.adventurer)} arrives.`
    case 'looked':
      return `${does(event.seat, viewer, 'draw')} ${say.pair(event.drawn)} from the bag.`
    case 'returned':
      return `${does(event.seat, viewer, 'put')} ${say.adventurer(event.adventurer)} back into the bag.`
    case 'seated':
      return `${does(event.who, viewer, 'seat')} ${say.adventurer(event.adventurer)} in boat ${event.boat}.`
    case 'landed':
      return `${does(event.who, viewer, 'land')} boat ${event.boat} with ${say.passengers(event.passengers)} at the ${PIER[event.pier].name}.`
    case 'stranded':
      return `Boat ${event.boat} is full, but there is no berth left: it stays at sea.`
    case 'rang':
      return `All berths are taken: the Market opens at hour ${event.hour}.`
    case 'settled':
      return `The Market opens. ${event.boats.length > 0 ? `Boats ${say.list(event.boats.map(String))} go home` : 'No boat is left at sea'}: ${COLOURS.map((colour, i) => `${colour} hall ${event.halls[i]}`).join(', ')}, lair ${event.lair}.`
    case 'sold':
      return `${does(event.who, viewer, 'sell')} a ${say.good(event.size, event.colour)} at the ${PIER[event.pier].name} for ${event.gold} Gold.`
    case 'robbed':
      return `Thieves at the ${PIER[event.pier].name} take ${event.gold} Gold from ${say.merchant(event.who, viewer)}.`
    case 'closed':
      return `${does(event.who, viewer, 'close')} the stall with sales of ${event.gold} Gold.`
    case 'patronised':
      return `${does(event.seat, viewer, 'get')} ${event.gold} Gold for the bare ${event.icon} icon.`
    case 'cleaned':
      return `The day is over${event.discarded ? `, and ${say.townsfolk(event.discarded)} leaves the Town Square` : ''}. On the Clock, topmost first: ${event.order.map((who) => say.merchant(who, viewer)).join(', ')}.`
    case 'revealed':
      return `The Peddler’s card: ${PEDDLER_CARD[event.card].name}.`
    case 'stocked':
      return `The Peddler puts a ${say.good(event.size, event.colour)} into its stock.`
    case 'pocketed':
      return `The Peddler gets ${event.gold} Gold.`
    case 'scored':
      return `${does(event.who, viewer, 'score')} ${scoreWords(event.score)}.`
    case 'conceded':
      return `${does(event.seat, viewer, 'give')} up.`
    case 'ended':
      return event.winners.length > 1
        ? `${say.list(event.winners.map((who) => say.merchant(who, viewer)))} share the victory.`
        : `${does(event.winners[0] ?? 'peddler', viewer, 'win')}.`
  }
}

/** "143: 120 Gold, 31 for icons, 8 lost to Corruption". */
export function scoreWords({ total, gold, icons, corruption, bonus }: Score): string {
  const parts = [`${gold} Gold`, `${icons} for icons`]
  if (corruption > 0) parts.push(`${corruption} lost to Corruption`)
  if (bonus > 0) parts.push(`${bonus} for its level`)
  return `${total}: ${parts.join(', ')}`
}
