import { type PlanRequest, planFor } from './play/plan.ts'
import { type RunOptions, runPlan } from './play/pool.ts'
import { type Estimate, share } from './stats/intervals.ts'
import { lengthOf, type SeatResult, seatResult } from './stats/seat-result.ts'
import type { Counts } from './stats/tally.ts'

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
