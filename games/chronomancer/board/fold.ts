/** The picture after each event, so that a turn can be watched step by step; the true view follows at the end. */
import {
  ABILITIES,
  CLOCK,
  COLOUR_INDEX,
  CORRUPTION_INDEX,
  CUSTOMERS,
  type Customer,
  PIER_INDEX,
  type Size,
} from '../content/index.ts'
import { shifted } from '../rules/portals.ts'
import type { Boat, ChronoEvent, Counts, PeddlerState, Piece, Shop, View, Who } from '../rules/types.ts'

const plus = (counts: Counts, at: number, more: number): Counts => counts.map((n, i) => (i === at ? n + more : n))

const at = <V>(list: readonly V[], index: number, change: (one: V) => V): V[] =>
  list.map((one, i) => (i === index ? change(one) : one))

const inShop = (view: View, seat: number, change: (shop: Shop) => Partial<Shop>): View => ({
  ...view,
  shops: at(view.shops, seat, (shop) => ({ ...shop, ...change(shop) })),
})

type Stock = Pick<Shop, 'relics' | 'artifacts'>

const stocked = (shop: Stock, size: Size, colour: Customer, more: number): Partial<Stock> =>
  size === 'relic'
    ? { relics: plus(shop.relics, COLOUR_INDEX[colour], more) }
    : { artifacts: plus(shop.artifacts, COLOUR_INDEX[colour], more) }

type Seller = Stock & { gold: number }

/** Changes a workshop or the Peddler, whoever it is about. */
const of = (view: View, who: Who, change: (seller: Seller) => Partial<Seller>): View =>
  who !== 'peddler'
    ? inShop(view, who, change)
    : view.peddler
      ? { ...view, peddler: { ...view.peddler, ...change(view.peddler) } }
      : view

const peddler = (view: View, change: (one: PeddlerState<string[]>) => object): View =>
  view.peddler ? { ...view, peddler: { ...view.peddler, ...change(view.peddler) } } : view

const paid = (view: View, who: Who, gold: number): View => of(view, who, (one) => ({ gold: one.gold + gold }))

const vices = (view: View, seat: number, card: keyof typeof CORRUPTION_INDEX, more: number): View =>
  inShop(view, seat, (shop) => ({ corruption: plus(shop.corruption, CORRUPTION_INDEX[card], more) }))

const pieceOf = (view: View, who: Who): number => (who === 'peddler' ? view.seats : who)

function harbour(view: View, event: ChronoEvent): View {
  const boat = (number: number, change: (boat: Boat) => Partial<Boat>): View => ({
    ...view,
    boats: at(view.boats, number - 1, (one) => ({ ...one, ...change(one) })),
  })
  switch (event.kind) {
    case 'boarded':
      return boat(event.boat, () => ({ passengers: event.passengers }))
    case 'diverted':
      return { ...view, lair: view.lair + event.count }
    case 'seated':
      return boat(event.boat, ({ passengers }) => ({ passengers: [...passengers, event.adventurer] }))
    case 'landed': {
      const came = CUSTOMERS.map((one) => event.passengers.filter((other) => other === one).length)
      const piers = at(view.piers, PIER_INDEX[event.pier], (ashore) => ashore.map((n, i) => n + (came[i] ?? 0)))
      return { ...boat(event.boat, () => ({ passengers: [], pier: event.pier })), piers }
    }
    case 'settled':
      return {
        ...view,
        phase: 'market',
        halls: event.halls,
        lair: event.lair,
        boats: view.boats.map((one) => ({ ...one, passengers: [] })),
      }
    case 'cleaned':
      return {
        ...view,
        phase: 'cleanup',
        piers: view.piers.map((ashore) => ashore.map(() => 0)),
        boats: view.boats.map(() => ({ passengers: [], pier: null })),
        square: view.square.filter((card) => card !== event.discarded),
        token: CLOCK.marketToken.hour,
        pieces: view.pieces.map((piece, i) => {
          const rank = event.order.findIndex((who) => pieceOf(view, who) === i)
          return rank < 0 ? piece : { hour: 0, height: view.height + event.order.length - rank }
        }),
      }
    default:
      return view
  }
}

function clock(view: View, who: Who, to: number, from: number): View {
  if (from === to) return view
  const height = view.height + 1
  return { ...view, height, pieces: at(view.pieces, pieceOf(view, who), (): Piece => ({ hour: to, height })) }
}

export function fold(view: View, event: ChronoEvent): View {
  switch (event.kind) {
    case 'round':
      return { ...view, round: event.round, phase: 'production' }
    case 'moved':
      return inShop(view, event.seat, () => ({ [event.figure]: event.to }))
    case 'lifted':
    case 'spent': {
      const covered = event.kind === 'spent'
      return inShop(view, event.seat, (shop) => ({
        covered: at(shop.covered, COLOUR_INDEX[event.icon], () => covered),
      }))
    }
    case 'shifted':
      return inShop(view, event.seat, (shop) => {
        const { board, stream } = shifted(shop, event.column, event.tile)
        return { board, stream }
      })
    case 'gained':
      return of(view, event.seat, (shop) => stocked(shop, event.size, event.colour, 1))
    case 'stocked':
      return of(view, 'peddler', (one) => stocked(one, event.size, event.colour, 1))
    case 'sponsored':
    case 'paid':
    case 'patronised':
      return paid(view, event.seat, event.gold)
    case 'pocketed':
      return paid(view, 'peddler', event.gold)
    case 'bought':
      return paid(view, 'peddler', -event.gold)
    case 'recruited': {
      const left = { ...view, square: view.square.filter((card) => card !== event.card) }
      return event.who === 'peddler' ? peddler(left, (one) => ({ staff: [...one.staff, event.card] })) : left
    }
    case 'entered':
      return { ...view, square: [...view.square, event.card] }
    case 'assigned':
      return inShop(view, event.seat, (shop) => ({
        staff: at(shop.staff, ABILITIES.indexOf(event.place), () => event.card),
      }))
    case 'recombobulated':
      return of(view, event.seat, ({ relics }) => ({
        relics: plus(plus(relics, COLOUR_INDEX[event.from], -1), COLOUR_INDEX[event.to], 1),
      }))
    case 'embiggened':
      return of(view, event.seat, ({ relics, artifacts }) => ({
        relics: plus(relics, COLOUR_INDEX[event.colour], -1),
        artifacts: plus(artifacts, COLOUR_INDEX[event.colour], 1),
      }))
    case 'fracted':
      return of(view, event.seat, ({ relics, artifacts }) => ({
        relics: plus(relics, COLOUR_INDEX[event.colour], 2),
        artifacts: plus(artifacts, COLOUR_INDEX[event.colour], -1),
      }))
    case 'corrupted':
      return vices(view, event.seat, event.card, 1)
    case 'discarded':
      return vices(view, event.seat, event.card, -1)
    case 'advanced':
      return clock(view, event.who, event.to, event.from)
    case 'rang':
      return { ...view, token: event.hour, rung: true }
    case 'sold':
      return of(view, event.who, (one) => ({
        ...stocked(one, event.size, event.colour, -1),
        gold: one.gold + event.gold,
      }))
    case 'robbed':
      return paid(view, event.who, -event.gold)
    case 'revealed':
      return peddler(view, (one) => ({
        revealed: [...one.revealed, event.card],
        deck: one.deck.filter((card) => card !== event.card),
      }))
    case 'conceded':
      return inShop(view, event.seat, () => ({ out: true }))
    case 'ended':
      return { ...view, phase: 'over' }
    default:
      return harbour(view, event)
  }
}

const BEATS: Partial<Record<ChronoEvent['kind'], number>> = {
  began: 1200,
  round: 700,
  boarded: 260,
  moved: 800,
  lifted: 400,
  noneFrozen: 600,
  shifted: 900,
  gained: 600,
  nothing: 700,
  sponsored: 700,
  paid: 500,
  recruited: 550,
  assigned: 500,
  recombobulated: 600,
  embiggened: 600,
  fracted: 600,
  discarded: 500,
  corrupted: 550,
  bought: 500,
  spent: 400,
  advanced: 550,
  arrived: 450,
  looked: 700,
  seated: 500,
  landed: 950,
  stranded: 700,
  rang: 900,
  settled: 1000,
  sold: 480,
  robbed: 550,
  patronised: 420,
  cleaned: 800,
  revealed: 750,
  stocked: 450,
  pocketed: 450,
  scored: 1000,
  conceded: 800,
}

export const beat = (event: ChronoEvent): number => BEATS[event.kind] ?? 0
