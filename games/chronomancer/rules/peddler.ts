import { type Ctx, done, drawCard, reshuffle } from '@anachron/kernel'
import {
  COLOUR_INDEX,
  COLOURS,
  COUNT,
  type Colour,
  PEDDLER,
  PEDDLER_CARD,
  type PeddlerCard,
  PIER,
  PIER_INDEX,
  PIERS,
  type PierId,
  SIZES,
  type Size,
  VALUE,
} from '../content/index.ts'
import { advance, marksOf, passage } from './clock.ts'
import { shelfOf } from './goods.ts'
import { drawAdventurer, freeBerths, freeSeats, fullestHall, hasSeat, landBoat, maySail, takeSeat } from './harbour.ts'
import { priceAt, rob } from './market.ts'
import { leaveSquare } from './townsfolk.ts'
import type { Boat, ChronoFlow, ChronoTypes, PeddlerState, Piece, RuleId, State, Table } from './types.ts'

/** The automated merchant of the game alone (CH-P1 to CH-P13): nobody decides for it, fixed rules do. */

const PIECE = 1

type Stock = Pick<PeddlerState<unknown>, 'gold' | 'relics' | 'artifacts'>
const peddlerOf = (state: State): NonNullable<State['peddler']> => state.peddler as NonNullable<State['peddler']>

/** One turn (CH-P2). */
export const peddler: ChronoFlow<'peddler'> = {
  turn(ctx) {
    const { state } = ctx
    const self = peddlerOf(state)
    if (self.deck.pool.length === 0 && self.deck.top.length === 0) {
      reshuffle(self.deck, self.revealed)
      self.revealed.length = 0
    }
    const id = drawCard(self.deck, ctx.chance, 'peddler')
    if (id === undefined) return done
    self.revealed.push(id)
    const card = PEDDLER_CARD[id]
    if (ctx.listening) ctx.emit({ kind: 'revealed', rule: 'CH-P2', card: id })
    carryOut(ctx, card)
    const from = (state.pieces[PIECE] as Piece).hour
    const { marks, overtime } = passage(marksOf(state), from, card.hours)
    advance(ctx, PIECE, card.hours)
    for (const mark of marks) receive(ctx, mark, 'CH-R32')
    if (overtime) payForCards(ctx, 1)
    return done
  },
}

function carryOut(ctx: Ctx<ChronoTypes>, card: PeddlerCard): void {
  const { state } = ctx
  switch (card.kind) {
    case 'stall':
      stockUp(ctx, 'relic', card)
      break
    case 'crate':
      stockUp(ctx, 'artifact', card)
      break
    case 'hire':
      hire(ctx, card.rule)
      break
    case 'tout':
      receive(ctx, null, card.rule)
      break
    case 'favour':
      pocket(ctx, state.halls[fullestHall(state.halls)] as number, card.rule)
  }
}

function hire(ctx: Ctx<ChronoTypes>, rule: RuleId): void {
  const [first] = ctx.state.square
  if (first === undefined) return
  peddlerOf(ctx.state).staff.push(first)
  leaveSquare(ctx, 'peddler', first, rule)
}

function stockUp(ctx: Ctx<ChronoTypes>, size: Size, { colour, rule }: PeddlerCard): void {
  const i = COLOUR_INDEX[colour as Colour]
  const stock = shelfOf(peddlerOf(ctx.state), size)
  if (stock[i] === COUNT[size]) {
    pocket(ctx, PEDDLER.soldOut, rule)
    return
  }
  stock[i] = (stock[i] as number) + 1
  if (ctx.listening) ctx.emit({ kind: 'stocked', rule, size, colour: colour as Colour })
}

function pocket(ctx: Ctx<ChronoTypes>, gold: number, rule: RuleId): void {
  peddlerOf(ctx.state).gold += gold
  if (ctx.listening) ctx.emit({ kind: 'pocketed', rule, gold })
}

/** Gold instead of Corruption cards, as far as it has any (CH-P11). */
function payForCards(ctx: Ctx<ChronoTypes>, cards: number): void {
  const self = peddlerOf(ctx.state)
  const gold = Math.min(self.gold, cards * PEDDLER.perCorruption)
  self.gold -= gold
  if (ctx.listening && cards > 0) ctx.emit({ kind: 'bought', rule: 'CH-P11', gold, cards })
}

/** Somebody arrives and is seated by rule (CH-P8), the boat lands by rule (CH-P9). */
function receive(ctx: Ctx<ChronoTypes>, mark: number | null, rule: RuleId): void {
  const { state } = ctx
  if (freeSeats(state) === 0) return
  const adventurer = drawAdventurer(ctx)
  if (adventurer === undefined) return
  if (ctx.listening) ctx.emit({ kind: 'arrived', rule, who: 'peddler', adventurer, mark })
  const number = boatFor(state)
  takeSeat(ctx, 'peddler', adventurer, number)
  if (adventurer === 'grey' && state.rogueCard === 'criminals') payForCards(ctx, 1)
  if (maySail(ctx, number)) landBoat(ctx, 'peddler', number, berthFor(state, number))
}

/** The number of the fullest boat at sea with a seat left (CH-P8). */
export function boatFor(table: Table): number {
  let best = -1
  for (let i = 0; i < table.boats.length; i++) {
    const boat = table.boats[i] as Boat
    if (!hasSeat(boat)) continue
    if (best < 0 || boat.passengers.length > (table.boats[best] as Boat).passengers.length) best = i
  }
  return best + 1
}

/** The free pier where these passengers would pay most for its stock (CH-P9). */
export function berthFor(state: State, number: number): PierId {
  const { passengers } = state.boats[number - 1] as Boat
  const self = peddlerOf(state)
  let best: PierId | undefined
  let most = -1
  for (const pier of PIERS) {
    if (freeBerths(state, pier) === 0) continue
    let gold = 0
    for (const size of PIER[pier].sells)
      for (const passenger of passengers) {
        const i = COLOUR_INDEX[passenger]
        if (i < COLOURS.length) gold += (shelfOf(self, size)[i] as number) * (VALUE[size][i] as number)
      }
    if (gold > most) {
      most = gold
      best = pier
    }
  }
  return best as PierId
}

/** Its stall in the Market (CH-P10). */
export function peddlerSells(ctx: Ctx<ChronoTypes>): void {
  const { state } = ctx
  const self: Stock = peddlerOf(state)
  const earned = [0, 0, 0]
  let cards = 0
  for (const size of SIZES)
    for (let i = 0; i < COLOURS.length; i++) {
      const stock = shelfOf(self, size)
      const pier = pierFor(state, size, i)
      if (pier === undefined) continue
      for (let left = (stock[i] as number) - 1; left >= 0; left--) {
        const gold = priceAt(state, size, i, pier)
        earned[PIER_INDEX[pier]] = (earned[PIER_INDEX[pier]] as number) + gold
        self.gold += gold
        stock[i] = left
        cards += PIER[pier].corruption[size]
        const colour = COLOURS[i] as Colour
        if (ctx.listening) ctx.emit({ kind: 'sold', rule: 'CH-P10', who: 'peddler', size, colour, pier, gold })
      }
    }
  rob(ctx, 'peddler', self, earned)
  payForCards(ctx, cards)
  if (ctx.listening)
    ctx.emit({ kind: 'closed', rule: 'CH-R26', who: 'peddler', gold: earned.reduce((a, b) => a + b, 0) })
}

/**
 * Where it sells a Good of this kind: the most, counting what the Black Market costs it; nowhere unless something is
 * left.
 */
function pierFor(state: State, size: Size, colour: number): PierId | undefined {
  let best: PierId | undefined
  let most = 0
  for (const pier of PIERS) {
    const net = priceAt(state, size, colour, pier) - PIER[pier].corruption[size] * PEDDLER.perCorruption
    if (net > most) {
      most = net
      best = pier
    }
  }
  return best
}

/** Its Sponsorship (CH-P12). */
export function peddlerIsSponsored(ctx: Ctx<ChronoTypes>): void {
  const { halls } = ctx.state
  pocket(ctx, halls[fullestHall(halls)] as number, 'CH-P12')
}
