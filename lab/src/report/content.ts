import type { AnyGame } from '@anachron/kernel'
import { around, type Estimate, holm, share, twoSided, varianceOf } from '../stats/intervals.ts'
import type { ContentTally, SeatTally, Tally } from '../stats/tally.ts'

/** How one thing of the content and one fate of it go together with winning. */
export interface ContentRow {
  id: string
  kind: string
  name: string
  /** 'drawn', 'played' … */
  how: string
  /** How often it happened in all. */
  times: number
  /** Share of seats (in matches) whom it befell at least once. */
  reach: Estimate
  /**
   * Mean payoff of those seats less that of the others, compared within each seat; left out where there is nothing to
   * compare.
   */
  effect?: Estimate
  /** Whether the effect is still beyond chance when all rows of the report are considered together (Holm, 5 %). */
  stands: boolean
}

/** Fewer cases than these on either side say nothing. */
const ENOUGH = 30

export function contentRows(game: AnyGame, tally: Tally): ContentRow[] {
  const names = new Map((game.content ?? []).map((content) => [content.id, content]))
  const rows: (ContentRow & { probability?: number })[] = []
  for (const [id, fates] of Object.entries(tally.inside?.content ?? {}))
    for (const [how, fate] of Object.entries(fates)) {
      const { kind, name } = names.get(id) ?? { kind: 'unnamed', name: id }
      const reached = fate.seats.reduce((sum, seat) => sum + seat.games, 0)
      const effect = effectOf(fate, tally)
      rows.push({
        id,
        kind,
        name,
        how,
        times: fate.times,
        reach: share(reached, tally.games * tally.seats.length),
        ...(effect ? { effect: around(effect.value, effect.error), probability: effect.probability } : {}),
        stands: false,
      })
    }
  const compared = rows.filter((row) => row.probability !== undefined)
  const stands = holm(compared.map(({ probability }) => probability as number))
  for (const [i, row] of compared.entries()) {
    row.stands = stands[i] as boolean
    delete row.probability
  }
  return rows.sort((a, b) => a.how.localeCompare(b.how) || (b.effect?.value ?? -9) - (a.effect?.value ?? -9))
}

/**
 * Seats are compared each with itself, because some win more than others whatever they are dealt. The seats of one
 * match are not independent (what one has, another lacks), so their errors add up in full: wider than need be, never
 * too narrow.
 */
function effectOf(
  { seats }: ContentTally,
  tally: Tally,
): { value: number; error: number; probability: number } | undefined {
  // What befalls all seats alike tells none of them from another.
  if (seats.length > 1 && seats.every(({ games }) => games === seats[0]?.games)) return undefined
  let weights = 0
  let value = 0
  let error = 0
  for (const [seat, { games: n, payoff, payoffSquares }] of seats.entries()) {
    const all = tally.seats[seat] as SeatTally
    const others = tally.games - n
    if (n < ENOUGH || others < ENOUGH) continue
    const difference = payoff / n - (all.payoff - payoff) / others
    const variance =
      varianceOf(n, payoff, payoffSquares) / n +
      varianceOf(others, all.payoff - payoff, all.payoffSquares - payoffSquares) / others
    const weight = (n * others) / (n + others)
    weights += weight
    value += weight * difference
    error += weight * Math.sqrt(variance)
  }
  if (error <= 0) return undefined
  return { value: value / weights, error: error / weights, probability: twoSided(value / error) }
}
