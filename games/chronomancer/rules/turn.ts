import { type CallOf, done, type Seat } from '@anachron/kernel'
import { type Figure, FREEZE, type PortalId, SHIFT, SPACE, type SpaceId } from '../content/index.ts'
import { corrupt } from './corruption.ts'
import { choice, forced } from './forced.ts'
import { legalMoves, refuseMove } from './movement.ts'
import { portalNow } from './portals.ts'
import type { ChronoFlow, ChronoFrame, Shop } from './types.ts'

/** A turn: one figure moves, its space acts, the cost is paid (CH-C22, CH-R8). */

type TurnFrame = Extract<ChronoFrame, { kind: 'turn' }>

/** What a space costs now, portal or Time Machine. */
export function costOf(shop: Pick<Shop, 'board'>, space: SpaceId): { hours: number; corruption: number } {
  const { action } = SPACE[space]
  if (action === 'portal') return portalNow(shop.board, space as PortalId)
  return action === 'freeze' ? FREEZE : SHIFT
}

const move = choice<TurnFrame>('CH-C22', {
  move: {
    options: (state, frame) => legalMoves(state.shops[frame.seat] as Shop),
    refuse: (state, frame, _seat, action) => refuseMove(state.shops[frame.seat] as Shop, action),
    take(ctx, frame, seat, { figure, to }) {
      const shop = ctx.state.shops[seat] as Shop
      const from = shop[figure]
      const { hours, corruption } = costOf(shop, to)
      shop[figure] = to
      frame.figure = figure
      frame.hours = hours
      frame.corruption = corruption
      if (ctx.listening) {
        const tile = SPACE[to].kind === 'portal' ? portalNow(shop.board, to as PortalId).tile : null
        ctx.emit({ kind: 'moved', rule: 'CH-C22', seat, figure, from, to, tile, hours, corruption })
      }
      return 'act'
    },
  },
})

/** What the space does on which a figure has come to stand. */
export function calledBySpace(shop: Shop, seat: Seat, figure: Figure): CallOf<ChronoFrame> {
  const space = SPACE[shop[figure]]
  if (space.action === 'freeze') return { kind: 'freeze', seat, tokens: FREEZE.tokens, rule: 'CH-C30' }
  if (space.action === 'shift') return { kind: 'shift', seat, column: space.column, rule: 'CH-C35' }
  const { action, colours, rule } = portalNow(shop.board, space.id as PortalId)
  if (action === 'recruit') return { kind: 'recruit', seat, card: null }
  if (action === 'activate') return { kind: 'activate', seat, used: [false, false, false, false] }
  return {
    kind: 'goods',
    seat,
    size: action === 'artifact' ? 'artifact' : 'relic',
    colours: colours.slice(),
    sponsor: action === 'relicOrSponsorship',
    corruption: 0,
    rule,
  }
}

export const turn: ChronoFlow<'turn'> = {
  only: forced(move),
  move,
  act(ctx, { seat, figure }) {
    ctx.call(calledBySpace(ctx.state.shops[seat] as Shop, seat, figure))
  },
  corruption(ctx, frame) {
    corrupt(ctx, frame.seat, frame.corruption, 'CH-C18')
  },
  clock(ctx, frame) {
    ctx.call({ kind: 'clock', seat: frame.seat, hours: frame.hours, marks: [], overtime: false })
    return done
  },
}
