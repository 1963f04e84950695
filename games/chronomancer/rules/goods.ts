import { type Ctx, done, type Seat } from '@anachron/kernel'
import { COLOUR_INDEX, COLOURS, COUNT, type Colour, type Size } from '../content/index.ts'
import { corrupt } from './corruption.ts'
import { choice, forced } from './forced.ts'
import { fullestHall } from './harbour.ts'
import type { ActionOf, ChronoFlow, ChronoFrame, ChronoTypes, Counts, RuleId, Shop } from './types.ts'

/**
 * Goods between supply and shelf (CH-C2, CH-C37 to CH-C39), and Immediate Sponsorship, which some portals offer
 * instead.
 */

export const shelfOf = (shop: Pick<Shop, 'relics' | 'artifacts'>, size: Size): Counts =>
  size === 'relic' ? shop.relics : shop.artifacts

/** How many of a kind are in the supply: all that are not on the shelf (CH-R11). */
export const inSupply = (shop: Pick<Shop, 'relics' | 'artifacts'>, size: Size, colour: number): number =>
  COUNT[size] - (shelfOf(shop, size)[colour] as number)

export function putOnShelf(shop: Shop, size: Size, colour: number, count: number): void {
  const shelf = shelfOf(shop, size)
  shelf[colour] = (shelf[colour] as number) + count
}

/** As many Gold as the fullest hall holds (CH-R52). */
export function sponsorAtOnce(ctx: Ctx<ChronoTypes>, seat: Seat, rule: RuleId): void {
  const { halls, shops } = ctx.state
  const hall = fullestHall(halls)
  const gold = halls[hall] as number
  ;(shops[seat] as Shop).gold += gold
  if (ctx.listening) ctx.emit({ kind: 'sponsored', rule, seat, gold, hall: COLOURS[hall] as Colour })
}

const TAKE: Record<Size, Record<Colour, ActionOf<'take'>>> = {
  relic: takes('relic'),
  artifact: takes('artifact'),
}
function takes(size: Size): Record<Colour, ActionOf<'take'>> {
  return Object.fromEntries(COLOURS.map((colour) => [colour, { kind: 'take', size, colour }])) as Record<
    Colour,
    ActionOf<'take'>
  >
}
const SPONSOR = [{ kind: 'sponsor' }] as const

type GoodsFrame = Extract<ChronoFrame, { kind: 'goods' }>

const good = choice<GoodsFrame>((_state, frame) => frame.rule, {
  take: {
    options(state, frame) {
      const shop = state.shops[frame.seat] as Shop
      const listed: ActionOf<'take'>[] = []
      for (const colour of frame.colours)
        if (inSupply(shop, frame.size, COLOUR_INDEX[colour]) > 0) listed.push(TAKE[frame.size][colour])
      return listed
    },
    refuse: (_state, frame, _seat, { size, colour }) =>
      size !== frame.size || !frame.colours.includes(colour)
        ? { rule: frame.rule, reason: 'This gives another kind of Good.' }
        : { rule: 'CH-R7', reason: 'Your supply has none of these left: all are on your shelf.' },
    take(ctx, frame, seat, { size, colour }) {
      putOnShelf(ctx.state.shops[seat] as Shop, size, COLOUR_INDEX[colour], 1)
      if (ctx.listening) ctx.emit({ kind: 'gained', rule: frame.rule, seat, size, colour })
      if (frame.corruption > 0) corrupt(ctx, seat, frame.corruption, frame.rule)
      return done
    },
  },
  sponsor: {
    options: (_state, frame) => (frame.sponsor ? SPONSOR : []),
    refuse: (_state, frame) => ({ rule: frame.rule, reason: 'There is no Sponsorship to be had here.' }),
    take(ctx, frame, seat) {
      sponsorAtOnce(ctx, seat, frame.rule)
      return done
    },
  },
})

/** One Good of a size, in one of the colours, from supply to shelf; without any in supply nothing happens (CH-R7). */
export const goods: ChronoFlow<'goods'> = {
  only: forced(good, 'none'),
  good,
  none(ctx, frame) {
    if (ctx.listening)
      ctx.emit({ kind: 'nothing', rule: 'CH-R7', seat: frame.seat, size: frame.size, colours: frame.colours.slice() })
    return done
  },
}
