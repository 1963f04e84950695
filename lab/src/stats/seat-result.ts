import { type Estimate, mean, share } from './intervals.ts'
import type { Tally } from './tally.ts'

export interface SeatResult {
  bot: string
  /** Share of matches in which the seat alone got everything. */
  won: Estimate
  /** Mean payoff: wins plus shares of what was shared. */
  payoff: Estimate
  decisions: number
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
