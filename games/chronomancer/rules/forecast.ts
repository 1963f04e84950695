import type { Forecast, Seat } from '@anachron/kernel'
import {
  ABILITIES,
  CARD_ABILITY,
  COLOUR_INDEX,
  type COLOURS,
  CORRUPTIONS,
  CUSTOMERS,
  type FaceId,
  PIER,
  PIER_INDEX,
  TOWNSFOLK,
} from '../content/index.ts'
import * as say from '../words/phrases.ts'
import { frozenHours, passage } from './clock.ts'
import { lossOf } from './corruption.ts'
import { freeSeats } from './harbour.ts'
import { type BestSale, bestSale, hallsAfterSettling, priceAt, robbery } from './market.ts'
import { shiftChanges } from './portals.ts'
import { costOf } from './turn.ts'
import type { Action, ChronoFrame, ChronoTypes, Counts, Piece, RuleId, Shop, View } from './types.ts'

/** What an action would bring, before it is done: costs, chances, what a shift changes, what the Market would pay. */

type Outcomes = Forecast<ChronoTypes>['outcomes']
type Told = Forecast<ChronoTypes> | undefined

const certain = (rule: RuleId, ...notes: string[]): Forecast<ChronoTypes> => ({ rule, outcomes: [], notes })

/** The next cards of the Corruption deck, one or two of them; further ahead the list would be too long to read. */
export function corruptionOdds(view: View, cards: number): Outcomes {
  const left = view.corruption.some((n) => n > 0) ? view.corruption : view.corruptionDiscards
  const total = left.reduce((a, b) => a + b, 0)
  if (cards < 1 || cards > 2 || total < cards) return []
  const name = (i: number): string => {
    const card = CORRUPTIONS[i] as (typeof CORRUPTIONS)[number]
    return `${say.corruption(card)} (${lossOf(card, view.lair)})`
  }
  const outcomes: Outcomes = []
  for (let a = 0; a < left.length; a++) {
    const first = (left[a] as number) / total
    if (cards === 1) {
      if (first > 0) outcomes.push({ words: name(a), chance: first })
      continue
    }
    for (let b = a; b < left.length; b++) {
      const second = ((left[b] as number) - (a === b ? 1 : 0)) / (total - 1)
      const chance = first * second * (a === b ? 1 : 2)
      if (chance > 0) outcomes.push({ words: `${name(a)} and ${name(b)}`, chance })
    }
  }
  return outcomes
}

/** Who would come out of the bag next. */
export function bagOdds(view: View): Outcomes {
  const total = view.bag.reduce((a, b) => a + b, 0)
  return CUSTOMERS.flatMap((customer, i) =>
    (view.bag[i] as number) > 0 ? [{ words: say.adventurer(customer), chance: (view.bag[i] as number) / total }] : [],
  )
}

/** Marks and Overtime on the way of a seat's piece. */
function wayNotes(view: View, seat: Seat, hours: number): string[] {
  const from = (view.pieces[seat] as Piece).hour
  const { marks, overtime } = passage(view, from, hours)
  const notes = [`Your piece goes from hour ${from} to ${from + hours}.`]
  // One for every mark, as long as a boat has a seat (CH-R15).
  const arrivals = Math.min(marks.length, freeSeats(view))
  if (arrivals > 0) notes.push(`You seat ${say.count(arrivals, 'Adventurer')} on the way.`)
  if (overtime) notes.push('Overtime: 1 Corruption card.')
  // Hours beyond the token cost only the place in tomorrow's stack (CH-R20).
  if (from + hours >= view.token) notes.push('Your day is over then.')
  return notes
}

function moving(view: View, seat: Seat, action: Extract<Action, { kind: 'move' }>): Told {
  const shop = view.shops[seat] as Shop
  const { hours, corruption } = costOf(shop, action.to)
  const saved = Math.min(hours, frozenHours(shop))
  const notes = [`It costs ${say.cost({ hours, corruption })}.`, ...wayNotes(view, seat, hours)]
  if (saved > 0) notes.push(`Frozen Hours could save up to ${say.count(saved, 'Hour')}.`)
  return { rule: 'CH-C18', outcomes: corruptionOdds(view, corruption), notes }
}

function shifting(view: View, seat: Seat, tile: FaceId, frame: ChronoFrame | undefined): Told {
  if (frame?.kind !== 'shift' || frame.column === null) return undefined
  const changes = shiftChanges(view.shops[seat] as Shop, frame.column, tile)
  return certain(
    'CH-C21',
    ...changes.map(
      ({ before, after }) =>
        `${before.id}: ${say.gives(before)} for ${say.cost(before)} becomes ${say.gives(after)} for ${say.cost(after)}.`,
    ),
  )
}

const hallOf = (view: View, colour: (typeof COLOURS)[number]): number =>
  hallsAfterSettling(view)[COLOUR_INDEX[colour]] as number

function recruiting(view: View, { card }: Extract<Action, { kind: 'recruit' }>): Told {
  const { faction, icons, ability } = TOWNSFOLK[card]
  const { rule, effect, corruption } = CARD_ABILITY[ability]
  const notes = [`${effect.charAt(0).toUpperCase()}${effect.slice(1)}.`]
  if (faction) notes.push(`Its icons would score ${icons * hallOf(view, faction)} Gold with the halls of today.`)
  return { rule, outcomes: corruptionOdds(view, corruption), notes }
}

function seating(view: View, number: number, frame: ChronoFrame | undefined): Told {
  const aboard = view.boats[number - 1]?.passengers.length ?? 0
  const rogue = frame?.kind === 'arrival' && frame.adventurer === 'grey' && view.rogueCard === 'criminals'
  const notes = aboard === 3 ? ['The boat is full then.'] : [`It has ${say.count(3 - aboard, 'seat')} left then.`]
  return { rule: rogue ? 'CH-R36' : 'CH-H18', outcomes: corruptionOdds(view, rogue ? 1 : 0), notes }
}

const brings = ({ gold, corruption }: BestSale): string =>
  `${gold} Gold${corruption > 0 ? ` and ${say.count(corruption, 'Corruption card')}` : ''}`
const sales = (then: BestSale, now: BestSale): string =>
  `Your shelf would sell for ${brings(then)} instead of ${brings(now)}.`

/** What one's shelf would bring before and after a boat lands there. */
function landing(
  view: View,
  seat: Seat,
  action: Extract<Action, { kind: 'land' }>,
  frame: ChronoFrame | undefined,
): Told {
  if (frame?.kind !== 'arrival' || frame.boat === null) return undefined
  const piers = view.piers.map((crowd) => crowd.slice())
  const ashore = piers[PIER_INDEX[action.pier]] as Counts
  for (const passenger of view.boats[frame.boat - 1]?.passengers ?? [])
    ashore[COLOUR_INDEX[passenger]] = (ashore[COLOUR_INDEX[passenger]] as number) + 1
  const shop = view.shops[seat] as Shop
  return certain('CH-H14', sales(bestSale({ piers, rogueCard: view.rogueCard }, shop), bestSale(view, shop)))
}

function selling(view: View, action: Extract<Action, { kind: 'sell' }>, frame: ChronoFrame | undefined): Told {
  if (frame?.kind !== 'sale') return undefined
  const gold = priceAt(view, action.size, COLOUR_INDEX[action.colour], action.pier)
  const earned = frame.earned.slice()
  const before = robbery(view, earned).reduce((a, b) => a + b, 0)
  earned[PIER_INDEX[action.pier]] = (earned[PIER_INDEX[action.pier]] as number) + gold
  const robbed = robbery(view, earned).reduce((a, b) => a + b, 0) - before
  const cards = PIER[action.pier].corruption[action.size]
  const notes = [`${gold} Gold.`]
  if (robbed > 0) notes.push(`Thieves would take ${robbed} of it.`)
  if (cards > 0) notes.push(`It brings ${say.count(cards, 'Corruption card')}.`)
  return { rule: 'CH-H14', outcomes: corruptionOdds(view, cards), notes }
}

/** What the Staff would make of one's shelf. */
function exchanging(view: View, seat: Seat, change: (relics: Counts, artifacts: Counts) => void): Told {
  const shop = view.shops[seat] as Shop
  const relics = shop.relics.slice()
  const artifacts = shop.artifacts.slice()
  change(relics, artifacts)
  return certain('CH-H14', sales(bestSale(view, { relics, artifacts }), bestSale(view, shop)))
}

const add = (counts: Counts, colour: (typeof COLOURS)[number], more: number): void => {
  counts[COLOUR_INDEX[colour]] = (counts[COLOUR_INDEX[colour]] as number) + more
}

const bestPrice = (view: View, size: 'relic' | 'artifact', colour: number): string =>
  `${Math.max(priceAt(view, size, colour, 'S'), priceAt(view, size, colour, 'L'))} Gold, ${priceAt(view, size, colour, 'M')} at the Black Market`

export function forecast(view: View, seat: Seat, action: Action): Told {
  const frame = view.stack.at(-1)
  switch (action.kind) {
    case 'move':
      return moving(view, seat, action)
    case 'shift':
      return shifting(view, seat, action.tile, frame)
    case 'lift':
      return certain('CH-R27', `Bare, the icon would pay ${hallOf(view, action.icon)} Gold if the Market opened now.`)
    case 'spend':
      return certain('CH-C33', `Covered, the icon would not pay its ${hallOf(view, action.icon)} Gold.`)
    case 'advance': {
      const hours = frame?.kind === 'clock' ? frame.hours : 0
      const { marks } = passage(view, (view.pieces[seat] as Piece).hour, hours)
      const outcomes = marks.length > 0 && freeSeats(view) > 0 ? bagOdds(view) : []
      return { rule: 'CH-R16', outcomes, notes: wayNotes(view, seat, hours) }
    }
    case 'take':
      return certain(
        'CH-H14',
        `At the piers as they are one sells for ${bestPrice(view, action.size, COLOUR_INDEX[action.colour])}.`,
      )
    case 'recruit':
      return recruiting(view, action)
    case 'assign': {
      const old = (view.shops[seat] as Shop).staff[ABILITIES.indexOf(action.place)]
      return old ? certain('CH-R23', `${say.townsfolk(old)} is discarded, and its icons no longer count.`) : undefined
    }
    case 'seat':
      return seating(view, action.boat, frame)
    case 'land':
      return landing(view, seat, action, frame)
    case 'sell':
      return selling(view, action, frame)
    case 'recombobulate':
      return exchanging(view, seat, (relics) => {
        add(relics, action.from, -1)
        add(relics, action.to, 1)
      })
    case 'embiggen':
      return exchanging(view, seat, (relics, artifacts) => {
        add(relics, action.colour, -1)
        add(artifacts, action.colour, 1)
      })
    case 'fract':
      return exchanging(view, seat, (relics, artifacts) => {
        add(artifacts, action.colour, -1)
        add(relics, action.colour, 2)
      })
    case 'secure':
    case 'discard':
      return certain('CH-R51', `The card would cost ${lossOf(action.card, view.lair)} Gold if the game ended now.`)
    case 'sponsor':
      return certain('CH-R52', `${Math.max(...view.halls)} Gold at once.`)
    default:
      return undefined
  }
}
