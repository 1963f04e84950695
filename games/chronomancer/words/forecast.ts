import { bySomeKinds, type Forecast, type Seat } from '@anachron/kernel'
import { a, count, list, type Sentence, say, verb } from '@anachron/kernel/words'
import { ABILITIES, COLOUR_INDEX, type Colour, PIER, PIERS, SPACE, TOWNSFOLK } from '../content/index.ts'
import { frozenHours } from '../rules/clock.ts'
import { lossOf } from '../rules/corruption.ts'
import { goldFor } from '../rules/counted.ts'
import {
  bagOdds,
  corruptionOdds,
  iconsNow,
  type MarketChange,
  marketsAfterLanding,
  marketsAfterSeating,
  type SaleChange,
  saleAfterExchange,
  saleNow,
  wayAhead,
} from '../rules/forecast.ts'
import { freeBerths } from '../rules/harbour.ts'
import { type BestSale, hallsAfterSettling, priceAt } from '../rules/market.ts'
import { type PortalNow, shiftChanges } from '../rules/portals.ts'
import { costOf } from '../rules/turn.ts'
import type { Action, ActionOf, ChronoTypes, RuleId, Shop, View } from '../rules/types.ts'
import { frameOf } from './asks.ts'
import { folkFacts, priceWords, wayFact } from './labels.ts'
import { adventurer, corruption, portal, toMerchant, townsfolk } from './phrases.ts'
import { dearness, ofGoing, ofLanding, ofMove, ofPlace, ofSeating, ofSpending, wanted } from './purpose.ts'

type Outcomes = Forecast<ChronoTypes>['outcomes']
type Told = Forecast<ChronoTypes> | undefined

const certain = (rule: RuleId, ...notes: Sentence[]): Forecast<ChronoTypes> => ({ rule, outcomes: [], notes })

/** “Corruption: Whisper, −2”: which cards may come, and what they would cost at the end. */
const corruptionOutcomes = (view: View, cards: number): Outcomes =>
  corruptionOdds(view, cards).map(({ cards: drawn, chance }) => ({
    words: say`Corruption: ${list(drawn.map((card) => say`${corruption(card)}, −${lossOf(card, view.lair)}`))}`,
    chance,
  }))

const bagOutcomes = (view: View): Outcomes =>
  bagOdds(view).map(({ adventurer: drawn, chance }) => ({ words: a(adventurer(drawn)), chance }))

function wayNotes(view: View, seat: Seat, hours: number): Sentence[] {
  const { from, to, arrivals, overtime, over } = wayAhead(view, seat, hours)
  return [
    say`Your piece goes from hour ${from} to ${to}.`,
    ...(arrivals > 0 ? [say`You seat ${count(arrivals, 'Adventurer')} on the way.`] : []),
    ...(overtime ? ['Overtime: 1 Corruption card.'] : []),
    ...(over ? ['Your day is over then.'] : []),
  ]
}

function moving({ to }: ActionOf<'move'>, view: View, seat: Seat): Told {
  const shop = view.shops[seat] as Shop
  const price = costOf(shop, to)
  const saved = Math.min(price.hours, frozenHours(shop))
  const notes = [
    ofMove(view, seat, to),
    wayFact(view, seat, price.hours),
    ...(wayAhead(view, seat, price.hours).over ? ['Your day is over then.'] : []),
    ...(saved > 0 ? [say`Frozen Hours could save up to ${count(saved, 'Hour')}.`] : []),
  ]
  return { rule: 'CH-C18', outcomes: corruptionOutcomes(view, price.corruption), notes }
}

function shifting({ tile }: ActionOf<'shift'>, view: View, seat: Seat): Told {
  const column = frameOf(view, 'shift')?.column
  if (!column) return undefined
  const changes = shiftChanges(view.shops[seat] as Shop, column, tile)
  const best = changes.toSorted((a, b) => gain(b) - gain(a))
  return certain('CH-C21', ...best.map(({ before, after }) => say`${SPACE[before.id].name} then: ${portal(after)}.`))
}

/** The portal that gets cheapest is told first. */
const gain = ({ before, after }: { before: PortalNow; after: PortalNow }): number => dearness(before) - dearness(after)

const hallOf = (view: View, colour: Colour): number => hallsAfterSettling(view)[COLOUR_INDEX[colour]] as number

function advancing(_advance: ActionOf<'advance'>, view: View, seat: Seat): Told {
  const hours = frameOf(view, 'clock')?.hours ?? 0
  const outcomes = wayAhead(view, seat, hours).arrivals > 0 ? bagOutcomes(view) : []
  const purpose = ofGoing(view, seat)
  return { rule: 'CH-R16', outcomes, notes: [...(purpose ? [purpose] : []), ...wayNotes(view, seat, hours)] }
}

function taking({ size, colour }: ActionOf<'take'>, view: View): Told {
  const i = COLOUR_INDEX[colour]
  const isSold = PIERS.some((pier) => priceAt(view, size, i, pier) > 0)
  return certain('CH-H14', wanted(view, size, colour), ...(isSold ? [priceWords(view, size, i)] : []))
}

function recruiting({ card }: ActionOf<'recruit'>, view: View, seat: Seat): Told {
  const { rule, corruption: cards, each, effect } = TOWNSFOLK[card].ability
  const [does, ...worth] = folkFacts(card, iconsNow(view, card))
  const brings = each === null ? does : say`${goldFor(view, seat, card)} Gold now: ${effect}.`
  return { rule, outcomes: corruptionOutcomes(view, cards), notes: [brings, ...worth] }
}

function assigning({ place }: ActionOf<'assign'>, view: View, seat: Seat): Told {
  const old = (view.shops[seat] as Shop).staff[ABILITIES.indexOf(place)]
  if (!old) return certain('CH-C45', ofPlace(place))
  const who = townsfolk(old)
  return certain('CH-R23', ofPlace(place), say`${who} ${verb('be')} discarded, and their icons no longer count.`)
}

const ownMarket = ({ before, after }: MarketChange): Sentence =>
  after.total === before.total
    ? say`A Market now would bring you ${after.total} Gold either way.`
    : say`A Market now would bring you ${after.total} Gold instead of ${before.total}: ${after.sale.gold} for Goods, ${after.sponsorship} from sponsors.`

function seating(action: ActionOf<'seat'>, view: View, seat: Seat): Told {
  const { boat } = action
  const aboard = frameOf(view, 'arrival')?.adventurer
  const corrupts = aboard === 'grey' && view.rogueCard === 'criminals'
  const lands = view.boats[boat - 1]?.passengers.length === 3 && PIERS.some((pier) => freeBerths(view, pier) > 0)
  const own = aboard && !lands ? marketsAfterSeating(view, boat, aboard)[seat] : undefined
  const gains = own && own.after.total !== own.before.total ? [ownMarket(own)] : []
  const purpose = ofSeating(view, seat, action)
  // What it brings for certain is said before what it may bring.
  const notes = own && own.after.total > own.before.total ? [...gains, purpose] : [purpose, ...gains]
  return { rule: corrupts ? 'CH-R36' : 'CH-H18', outcomes: corruptionOutcomes(view, corrupts ? 1 : 0), notes }
}

const brings = ({ gold, corruption: cards }: BestSale): Sentence =>
  cards > 0 ? say`${gold} Gold and ${count(cards, 'Corruption card')}` : say`${gold} Gold`
function sales({ before, after }: SaleChange): Told {
  const isSame = before.gold === after.gold && before.corruption === after.corruption
  if (!isSame) return certain('CH-H14', say`Your shelf would sell for ${brings(after)} instead of ${brings(before)}.`)
  const either = after.gold === 0 ? 'Your shelf sells nothing either way.' : undefined
  return certain('CH-H14', either ?? say`Your shelf sells for ${brings(after)} either way.`)
}

/**
 * What the Market would bring oneself, and then whom else it changes anything for. Goods and sponsors are told
 * together: who lands sells more and is missed in a hall.
 */
function markets(changes: readonly MarketChange[], seat: Seat): Sentence[] {
  const own = changes[seat] as MarketChange
  const others = changes.flatMap(({ before: was, after: is }, other) =>
    other === seat || was.total === is.total ? [] : [say`${is.total} instead of ${was.total} for ${toMerchant(other)}`],
  )
  const corrupts = own.after.sale.corruption
  return [
    ownMarket(own),
    ...(corrupts > 0 ? [say`Selling so brings ${count(corrupts, 'Corruption card')}.`] : []),
    ...(others.length > 0 ? [say`And ${list(others)}.`] : []),
  ]
}

function landing({ pier }: ActionOf<'land'>, view: View, seat: Seat): Told {
  const boat = frameOf(view, 'arrival')?.boat
  if (!boat) return undefined
  const changes = marketsAfterLanding(view, boat, pier)
  const purpose = ofLanding(view, seat, changes)
  return certain('CH-H14', ...(purpose ? [purpose] : []), ...markets(changes, seat))
}

function selling(action: ActionOf<'sell'>, view: View): Told {
  const frame = frameOf(view, 'sale')
  if (!frame) return undefined
  const { gold, robbed } = saleNow(view, action, frame.earned)
  const cards = PIER[action.pier].corruption[action.size]
  const notes = [
    say`${gold} Gold.`,
    ...(robbed > 0 ? [say`Thieves would take ${robbed} of it.`] : []),
    ...(cards > 0 ? [say`It brings ${count(cards, 'Corruption card')}.`] : []),
  ]
  return { rule: 'CH-H14', outcomes: corruptionOutcomes(view, cards), notes }
}

const exchanging = (action: ActionOf<'recombobulate' | 'embiggen' | 'fract'>, view: View, seat: Seat): Told =>
  sales(saleAfterExchange(view, seat, action))

const disposing = ({ card }: ActionOf<'secure' | 'discard'>, view: View): Told =>
  certain('CH-R51', say`The card would cost ${lossOf(card, view.lair)} Gold if the game ended now.`)

const told = bySomeKinds<Action, [view: View, seat: Seat], Told>({
  move: moving,
  shift: shifting,
  lift: ({ icon }, view) =>
    certain('CH-R27', say`Bare, it would pay ${hallOf(view, icon)} Gold if the Market opened now, or save an Hour.`),
  spend: ({ icon }, view, seat) =>
    certain('CH-C33', ofSpending(view, seat), say`Covered, its window does not pay ${hallOf(view, icon)} Gold.`),
  advance: advancing,
  take: taking,
  recruit: recruiting,
  assign: assigning,
  seat: seating,
  land: landing,
  sell: selling,
  recombobulate: exchanging,
  embiggen: exchanging,
  fract: exchanging,
  close: () => certain('CH-R26', 'What is left stays on the shelf for tomorrow.'),
  secure: disposing,
  discard: disposing,
  sponsor: (_sponsor, view) => certain('CH-R52', say`${Math.max(...view.halls)} Gold at once.`),
})

/** What an action would bring, told beside it. */
export const forecast = (view: View, seat: Seat, action: Action): Told => told(action, view, seat)
