import type { GameModule } from '@anachron/games'
import type { AnyGame } from '@anachron/kernel'
import { count, emptyTally, type Tally } from '../stats/tally.ts'
import { Insider } from './insider.ts'
import { botsOf, type Outcome, playMatch } from './match.ts'
import type { Plan } from './plan.ts'

/** Plays matches `from` … `to - 1` of a plan. */
export async function playChunk(plan: Plan, module: GameModule, from: number, to: number): Promise<Tally> {
  const bots = botsOf(plan, module)
  const tally = emptyTally(plan.seats, plan.full)
  const insider = tally.inside && new Insider(module.game as AnyGame, plan.seats, tally.inside)
  for (let i = from; i < to; i++) {
    insider?.begin()
    const outcome = await playMatch(plan, module, bots, i, insider)
    tallyOutcome(tally, outcome)
    insider?.end(outcome)
  }
  return tally
}

export function tallyOutcome(tally: Tally, { result, decisions }: Outcome): void {
  tally.games++
  let length = 0
  let winners = 0
  for (const [seat, sums] of tally.seats.entries()) {
    const payoff = result.payoff[seat] as number
    sums.payoff += payoff
    sums.payoffSquares += payoff * payoff
    if (payoff === 1) {
      sums.won++
      winners++
    }
    sums.decisions += decisions[seat] as number
    length += decisions[seat] as number
  }
  if (winners !== 1) tally.shared++
  tally.decisions += length
  count(tally.reasons, result.reason)
  count(tally.lengths, length)
}
