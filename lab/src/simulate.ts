import { type PlanRequest, planFor } from './play/plan.ts'
import { type RunOptions, runPlan } from './play/pool.ts'
import { type Estimate, mean, share } from './stats/intervals.ts'
import type { Counts, Tally } from './stats/tally.ts'

export interface SeatResult {
  bot: string
  /** Share of matches in which the seat alone got everything. */
  won: Estimate
  /** Mean payoff: wins plus shares of what was shared. */
  payoff: Estimate
  decisions: number
}

/** What `sim` reports. */
export interface SimResult {
  game: string
  options: object
  seed: string
  games: number
  /** Fewer than asked for when the run was cancelled. */
  asked: number
  seats: SeatResult[]
  /** Share of matches without a single winner. */
  shared: Estimate
  reasons: Counts
  length: Estimate
}

/** Plays many matches of a game and says how the seats fared. */
export async function simulate(game: string, request: PlanRequest & RunOptions): Promise<SimResult> {
  const plan = await planFor(game, request)
  const { tally } = await runPlan(plan, request)
  return {
    game,
    options: plan.options,
    seed: plan.seed,
    games: tally.games,
    asked: plan.games,
    seats: plan.bots.map((bot, seat) => seatResult(tally, bot, seat)),
    shared: share(tally.shared, tally.games),
    reasons: tally.reasons,
    length: lengthOf(tally),
  }
}

export function seatResult(tally: Tally, bot: string, seat: number): SeatResult {
  const sums = tally.seats[seat]
  if (!sums) throw new RangeError(`seat ${seat}`)
  return {
    bot,
    won: share(sums.won, tally.games),
    payoff: share(sums.payoff, tally.games),
    decisions: sums.decisions / tally.games,
  }
}

export function lengthOf({ lengths }: Tally): Estimate {
  let n = 0
  let sum = 0
  let squares = 0
  for (const [length, times] of Object.entries(lengths)) {
    n += times
    sum += Number(length) * times
    squares += Number(length) ** 2 * times
  }
  return mean(n, sum, squares)
}
