import { type Ctx, done } from '@anachron/kernel'
import { say } from '@anachron/kernel/words'
import {
  COLOUR_INDEX,
  COLOURS,
  type Colour,
  PIER,
  PIER_INDEX,
  PIERS,
  type PierId,
  SIZES,
  type Size,
  VALUE,
} from '../content/index.ts'
import { corrupt } from './corruption.ts'
import { choice, forced } from './forced.ts'
import { putOnShelf, shelfOf } from './goods.ts'
import type { ActionOf, ChronoFlow, ChronoFrame, ChronoTypes, Counts, Readable, Shop, Table, Who } from './types.ts'

/** The Market Phase: what Goods bring where (CH-H14, CH-R26), selling them, and Sponsorship (CH-R27). */

/** Gold for one Good of this kind at this pier now; 0 where it cannot be sold. */
export const priceAt = (table: Pick<Table, 'piers'>, size: Size, colour: number, pier: PierId): number =>
  PIER[pier].sells.includes(size)
    ? (VALUE[size][colour] as number) * ((table.piers[PIER_INDEX[pier]] as Counts)[colour] as number)
    : 0

const rogues = (table: Pick<Table, 'piers'>, pier: number): number => (table.piers[pier] as Counts)[4] as number

/** What Thieves take at each pier from somebody who earned this much there (CH-R35). */
export const robbery = (table: Pick<Table, 'piers' | 'rogueCard'>, earned: readonly number[]): number[] =>
  earned.map((gold, pier) => (table.rogueCard === 'thieves' ? Math.min(gold, rogues(table, pier)) : 0))

export interface SaleLine {
  size: Size
  colour: Colour
  pier: PierId
  count: number
  gold: number
  /** Corruption cards it brings. */
  corruption: number
}

export interface BestSale {
  lines: SaleLine[]
  /** After Thieves. */
  gold: number
  robbed: number
  corruption: number
}

/**
 * The best way to sell a shelf at the piers as they are, a Corruption card counted as so much Gold. Goods are
 * independent of each other except for the Thieves of a pier, so every set of piers is tried and each Good goes to its
 * best pier of the set (CH-R26).
 */
export function bestSale(
  table: Pick<Table, 'piers' | 'rogueCard'>,
  shelf: Pick<Shop, 'relics' | 'artifacts'>,
  cardWorth = 3,
): BestSale {
  let best: BestSale | undefined
  const thieves = table.rogueCard === 'thieves'
  for (let set = thieves ? 0 : 7; set < 8; set++) {
    const sale = saleAmong(table, shelf, set, cardWorth)
    if (!best || worth(sale, cardWorth) > worth(best, cardWorth)) best = sale
  }
  return best as BestSale
}

const worth = (sale: BestSale, cardWorth: number): number => sale.gold - sale.corruption * cardWorth

function saleAmong(
  table: Pick<Table, 'piers' | 'rogueCard'>,
  shelf: Pick<Shop, 'relics' | 'artifacts'>,
  set: number,
  cardWorth: number,
): BestSale {
  const lines: SaleLine[] = []
  const earned = [0, 0, 0]
  let corruption = 0
  for (const size of SIZES)
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const count = shelfOf(shelf, size)[colour] as number
      if (count === 0) continue
      let at: PierId | undefined
      let most = 0
      for (const pier of PIERS) {
        if ((set & (1 << PIER_INDEX[pier])) === 0) continue
        const net = priceAt(table, size, colour, pier) - PIER[pier].corruption[size] * cardWorth
        if (net > most) {
          most = net
          at = pier
        }
      }
      if (at === undefined) continue
      const gold = count * priceAt(table, size, colour, at)
      const cards = count * PIER[at].corruption[size]
      earned[PIER_INDEX[at]] = (earned[PIER_INDEX[at]] as number) + gold
      corruption += cards
      lines.push({ size, colour: COLOURS[colour] as Colour, pier: at, count, gold, corruption: cards })
    }
  const robbed = robbery(table, earned).reduce((sum, gold) => sum + gold, 0)
  const gross = earned.reduce((sum, gold) => sum + gold, 0)
  return { lines, gold: gross - robbed, robbed, corruption }
}

/** The halls once everybody still at sea has gone home (CH-H24). */
export function hallsAfterSettling(table: Pick<Table, 'halls' | 'boats'>): Counts {
  const halls = table.halls.slice()
  for (const boat of table.boats)
    for (const passenger of boat.passengers)
      if (passenger !== 'grey') halls[COLOUR_INDEX[passenger]] = (halls[COLOUR_INDEX[passenger]] as number) + 1
  return halls
}

export interface MarketNow {
  /** Gold for one Good: by pier, size and colour. */
  prices: Record<PierId, Record<Size, Counts>>
  sale: BestSale
  /** What each Sponsorship icon would pay, and whether it is bare. */
  icons: { colour: Colour; gold: number; bare: boolean }[]
  sponsorship: number
  total: number
}

/** What the Market would pay this seat if it opened now. */
export function marketNow(table: Readable, seat: number): MarketNow {
  const shop = table.shops[seat] as Shop
  const halls = hallsAfterSettling(table)
  const icons = COLOURS.map((colour, i) => ({ colour, gold: halls[i] as number, bare: shop.covered[i] === false }))
  const sale = bestSale(table, shop)
  const sponsorship = icons.reduce((sum, icon) => sum + (icon.bare ? icon.gold : 0), 0)
  const prices = Object.fromEntries(
    PIERS.map((pier) => [
      pier,
      Object.fromEntries(SIZES.map((size) => [size, COLOURS.map((_, i) => priceAt(table, size, i, pier))])),
    ]),
  ) as MarketNow['prices']
  return { prices, sale, icons, sponsorship, total: sale.gold + sponsorship }
}

type SaleFrame = Extract<ChronoFrame, { kind: 'sale' }>

/** Every way to sell one Good, in the order of size, colour, pier. */
const SALES = SIZES.flatMap((size) =>
  COLOURS.flatMap((colour, i) =>
    PIERS.filter((pier) => PIER[pier].sells.includes(size)).map((pier) => ({
      size,
      colour: i,
      pier,
      action: { kind: 'sell', size, colour, pier } as ActionOf<'sell'>,
    })),
  ),
)

const stall = choice<SaleFrame>('CH-R26', {
  close: { options: [{ kind: 'close' }], take: () => 'thieves' },
  sell: {
    options(state, frame) {
      const shop = state.shops[frame.seat] as Shop
      const listed: ActionOf<'sell'>[] = []
      for (const sale of SALES)
        if (
          (shelfOf(shop, sale.size)[sale.colour] as number) > 0 &&
          ((state.piers[PIER_INDEX[sale.pier]] as Counts)[sale.colour] as number) > 0
        )
          listed.push(sale.action)
      return listed
    },
    refuse(state, frame, _seat, { size, colour, pier }) {
      if (!PIERS.includes(pier) || !SIZES.includes(size) || !COLOURS.includes(colour)) return undefined
      const { name, sells } = PIER[pier]
      if (!sells.includes(size))
        return { rule: 'CH-H12', reason: say`The ${name} does not take ${size === 'relic' ? 'Relics' : 'Artifacts'}.` }
      if (!shelfOf(state.shops[frame.seat] as Shop, size)[COLOUR_INDEX[colour]])
        return { rule: 'CH-R26', reason: 'You have no such Good on your shelf.' }
      return { rule: 'CH-R26', reason: say`Nobody of that colour stands on the ${name}.` }
    },
    take(ctx, frame, seat, { size, colour, pier }) {
      const gold = priceAt(ctx.state, size, COLOUR_INDEX[colour], pier)
      const shop = ctx.state.shops[seat] as Shop
      putOnShelf(shop, size, COLOUR_INDEX[colour], -1)
      shop.gold += gold
      frame.earned[PIER_INDEX[pier]] = (frame.earned[PIER_INDEX[pier]] as number) + gold
      frame.corruption += PIER[pier].corruption[size]
      if (ctx.listening) ctx.emit({ kind: 'sold', rule: 'CH-H14', who: seat, size, colour, pier, gold })
      return 'only'
    },
  },
})

/**
 * One seat's stall: sell Good by Good, keep what you like for tomorrow (CH-R10), then Thieves, then what the Black
 * Market brings (CH-R26).
 */
export const sale: ChronoFlow<'sale'> = {
  only: forced(stall),
  stall,
  thieves(ctx, frame) {
    rob(ctx, frame.seat, ctx.state.shops[frame.seat] as Shop, frame.earned)
    corrupt(ctx, frame.seat, frame.corruption, 'CH-R13')
    if (ctx.listening)
      ctx.emit({ kind: 'closed', rule: 'CH-R26', who: frame.seat, gold: frame.earned.reduce((a, b) => a + b, 0) })
    return done
  },
}

/** Takes from somebody what the Thieves of each pier get. */
export function rob(ctx: Ctx<ChronoTypes>, who: Who, purse: { gold: number }, earned: readonly number[]): void {
  const taken = robbery(ctx.state, earned)
  for (let pier = 0; pier < taken.length; pier++) {
    const gold = taken[pier] as number
    purse.gold -= gold
    if (gold > 0 && ctx.listening) ctx.emit({ kind: 'robbed', rule: 'CH-R35', who, pier: PIERS[pier] as PierId, gold })
  }
}

/** Market, last step: every bare icon pays (CH-R27). */
export function paySponsors(ctx: Ctx<ChronoTypes>): void {
  const { state } = ctx
  for (let seat = 0; seat < state.seats; seat++) {
    const shop = state.shops[seat] as Shop
    if (shop.out) continue
    for (let i = 0; i < COLOURS.length; i++) {
      if (shop.covered[i]) continue
      const gold = state.halls[i] as number
      shop.gold += gold
      if (ctx.listening) ctx.emit({ kind: 'patronised', rule: 'CH-R27', seat, icon: COLOURS[i] as Colour, gold })
    }
  }
}
