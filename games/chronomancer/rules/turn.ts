import { type Ctx, done } from '@anachron/kernel'
import { FREEZE, type PortalId, SHIFT, SPACE, type SpaceId } from '../content/index.ts'
import { corrupt } from './corruption.ts'
import { choice, forced } from './forced.ts'
import { legalMoves, refuseMove } from './movement.ts'
import { type PortalNow, portalNow } from './portals.ts'
import type { ChronoFlow, ChronoFrame, ChronoTypes, Shop } from './types.ts'

/** A turn: one figure moves, its space acts, the cost is paid (CH-C22, CH-R8). */

type TurnFrame = Extract<ChronoFrame, { kind: 'turn' }>

/** What a space costs now, portal or Time Machine. */
export function costOf(shop: Pick<Shop, 'board'>, space: SpaceId): { hours: number; corruption: number } {
  const { action } = SPACE[space]
  if (action === 'portal') return portalNow(shop.board, space as PortalId)
  return action === 'freeze' ? FREEZE : SHIFT
}

const move = choice<TurnFrame>({
  rule: 'CH-C22',
  options: (state, frame) => legalMoves(state.shops[frame.seat] as Shop),
  refuse: (state, frame, _seat, action) =>
    action.kind === 'move' ? refuseMove(state.shops[frame.seat] as Shop, action) : undefined,
  take(ctx, frame, seat, action) {
    if (action.kind !== 'move') return done
    const { figure, to } = action
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
})

function actOn(ctx: Ctx<ChronoTypes>, seat: number, portal: PortalNow): void {
  const { action, rule } = portal
  if (action === 'recruit') ctx.call({ kind: 'recruit', seat, card: null })
  else if (action === 'activate') ctx.call({ kind: 'activate', seat, used: [false, false, false, false] })
  else
    ctx.call({
      kind: 'goods',
      seat,
      size: action === 'artifact' ? 'artifact' : 'relic',
      colours: portal.colours.slice(),
      sponsor: action === 'relicOrSponsorship',
      corruption: 0,
      rule,
    })
}

export const turn: ChronoFlow<'turn'> = {
  only: forced(move),
  move,
  act(ctx, frame) {
    const { seat, figure } = frame
    const shop = ctx.state.shops[seat] as Shop
    const space = SPACE[shop[figure]]
    if (space.action === 'freeze') ctx.call({ kind: 'freeze', seat, tokens: FREEZE.tokens, rule: 'CH-C30' })
    else if (space.action === 'shift') ctx.call({ kind: 'shift', seat, column: space.column, rule: 'CH-C35' })
    else actOn(ctx, seat, portalNow(shop.board, space.id as PortalId))
  },
  corruption(ctx, frame) {
    corrupt(ctx, frame.seat, frame.corruption, 'CH-C18')
  },
  clock(ctx, frame) {
    ctx.call({ kind: 'clock', seat: frame.seat, hours: frame.hours, marks: [], overtime: false })
    return done
  },
}
