import type { Seat } from '@anachron/kernel'
import { type CardId, constants, isAgent } from '../content/index.ts'
import { agentOf } from './agents.ts'
import { actionSources, blueReserve, gainAction, gainJamais } from './cubes.ts'
import { playerOf } from './decades.ts'
import { payable } from './deck.ts'
import { eachJump, jump } from './jumps.ts'
import { takeFromDiscard } from './skill.ts'
import type { ActionOf, AgentInPlay, C, Player, Price, Purchase, State } from './types.ts'

/** TH-123 to TH-125: every way to pay for this. Public: it depends on cubes and on how many cards there are. */
export function pricesFor(player: Pick<Player, 'hand' | 'actions' | 'jamais'>, buys: Purchase): Price[] {
  const prices: Price[] = []
  if (payable(player) >= constants.buyCards.value) prices.push({ cards: 3 })
  for (let green = constants.buyCubes.value; green >= 0; green--) {
    const blue = constants.buyCubes.value - green
    if (green > player.actions || blue > player.jamais) continue
    if ((buys.what === 'action' && green > 0) || (buys.what === 'jamais' && blue > 0)) continue
    prices.push({ green, blue })
  }
  return prices
}

const affords = (player: Player, what: Purchase): boolean => pricesFor(player, what).length > 0

/** TH-127: everything that can be bought and paid for now. */
export function purchases(state: State, seat: Seat): ActionOf<'buy'>[] {
  const player = playerOf(state, seat)
  const bought: ActionOf<'buy'>[] = []
  if (player.actions < constants.greenCubes.value && affords(player, { what: 'action', from: 'reserve' }))
    for (const from of actionSources(player)) bought.push({ kind: 'buy', buys: { what: 'action', from } })
  if (blueReserve(player) > 0 && affords(player, { what: 'jamais' }))
    bought.push({ kind: 'buy', buys: { what: 'jamais' } })
  if (payable(player) < constants.buyCards.value && player.actions + player.jamais < constants.buyCubes.value)
    return bought
  for (const card of state.discard) if (isAgent(card)) bought.push({ kind: 'buy', buys: { what: 'agent', card } })
  eachJump(player, (agent, to) => bought.push({ kind: 'buy', buys: { what: 'jump', agent, to } }))
  return bought
}

/** Pays (cards have been discarded already) and delivers. */
export function settlePurchase(ctx: C, seat: Seat, buys: Purchase, price: Price, paid: CardId[]): void {
  const player = playerOf(ctx.state, seat)
  if ('green' in price) {
    player.actions -= price.green
    player.jamais -= price.blue
  }
  ctx.emit({ kind: 'bought', rule: 'TH-123', seat, buys, price, paid })
  switch (buys.what) {
    case 'action':
      gainAction(ctx, seat, buys.from)
      break
    case 'jamais':
      gainJamais(ctx, seat)
      break
    case 'agent':
      takeFromDiscard(ctx, seat, buys.card, 'TH-123')
      break
    case 'jump':
      jump(ctx, seat, agentOf(player, buys.agent) as AgentInPlay, buys.to, 'crucial', null)
      break
  }
}
