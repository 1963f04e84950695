import { CLOCK } from '../../content/index.ts'
import { scoreOf } from '../scoring.ts'
import type { State } from '../types.ts'
import { type Outlook, outlook } from './prices.ts'
import { WEIGHTS } from './weights.ts'
import { goodsWorth, worth } from './worth.ts'

/** How well seats stand: the Gold that each can expect at the end, and how likely that is to be the most. */

/** Gold by which expectations go wrong: at the end of the last day, and more for every day before. */
const SPREAD = 12
const SPREAD_PER_DAY = 8

function peddlerWorth(state: State, ahead: Outlook): number {
  return state.peddler ? scoreOf(state, 'peddler').total + goodsWorth(state.peddler, ahead) : 0
}

export function score(state: State): number[] {
  if (state.result) return state.result.payoff.slice()
  const ahead = outlook(state, WEIGHTS)
  const spread = SPREAD + SPREAD_PER_DAY * (CLOCK.rounds.count - state.round)
  if (state.peddler) {
    const lead = worth(state, 0, ahead, WEIGHTS) - peddlerWorth(state, ahead)
    return [1 / (1 + Math.exp(-lead / spread))]
  }
  let most = Number.NEGATIVE_INFINITY
  const expected: number[] = []
  for (let seat = 0; seat < state.seats; seat++) {
    const gold = state.shops[seat]?.out ? Number.NEGATIVE_INFINITY : worth(state, seat, ahead, WEIGHTS)
    expected.push(gold)
    if (gold > most) most = gold
  }
  let sum = 0
  for (let seat = 0; seat < expected.length; seat++) {
    const weight = Math.exp(((expected[seat] as number) - most) / spread)
    expected[seat] = weight
    sum += weight
  }
  for (let seat = 0; seat < expected.length; seat++) expected[seat] = (expected[seat] as number) / sum
  return expected
}
