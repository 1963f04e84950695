import { COLOURS, VALUE } from '../content/index.ts'
import { scoreOf } from './scoring.ts'
import type { Shop, State, Who } from './types.ts'

/** How well seats stand, roughly and fast: for bots that know nothing else of the game. */

/** Customers that a Good on the shelf may hope for, on average. */
const HOPED = 1.5
/** Gold of difference that makes a win about three times as likely as a loss. */
const SPREAD = 15

function standing(state: State, who: Who): number {
  const { total } = scoreOf(state, who)
  if (who === 'peddler') return total + stockWorth(state.peddler as NonNullable<State['peddler']>)
  const shop = state.shops[who] as Shop
  let bare = 0
  for (let i = 0; i < COLOURS.length; i++) if (!shop.covered[i]) bare += state.halls[i] as number
  return total + bare + stockWorth(shop)
}

function stockWorth({ relics, artifacts }: Pick<Shop, 'relics' | 'artifacts'>): number {
  let worth = 0
  for (let i = 0; i < COLOURS.length; i++)
    worth +=
      (relics[i] as number) * (VALUE.relic[i] as number) + (artifacts[i] as number) * (VALUE.artifact[i] as number)
  return worth * HOPED
}

export function score(state: State): number[] {
  if (state.result) return state.result.payoff.slice()
  if (state.peddler) {
    const ahead = standing(state, 0) - standing(state, 'peddler')
    return [1 / (1 + Math.exp(-ahead / SPREAD))]
  }
  const weights = state.shops.map((shop, seat) => (shop.out ? 0 : Math.exp(standing(state, seat) / SPREAD)))
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}
