import { RANKS } from '../content/cards.ts'
import { firstDay } from './timeline.ts'
import type { Card, State } from './types.ts'

/**
 * What everything is worth at the beginning of and during a deployment, as logarithms of odds to win. Fitted to 60,000 matches of quick
 * players by `node games/time-line-battle/test/fit.ts`, which prints this table; two rounds, because players who know it play otherwise.
 * The first Timeline is a game of its own: it has one Day, so that an Obliterator never gets to burn.
 */
export interface Worth {
  /** Of a VP, and of a card still to be deployed now. */
  vp: number
  deployment: number
  /** By rank (0 is none): of a card laid now, in hand, on the table since the last Timeline, and since an earlier one. */
  laid: readonly number[]
  hand: readonly number[]
  fresh: readonly number[]
  table: readonly number[]
}

// biome-ignore format: as the fit prints it
const WORTH: readonly Worth[] = [
  { vp: 0.00, deployment: 0.09,
    laid: [0, -0.57, 0.91, 0.43, 0.31, 0.01, -0.33, 0.02, -0.20, -0.45, -0.22, 0.00, 0.00, 0.00],
    hand: [0, -0.08, 0.30, 0.13, 0.13, -0.05, -0.15, -0.10, -0.16, -0.16, -0.13, -0.12, -0.04, -0.00],
    fresh: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    table: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00] },
  { vp: 3.42, deployment: 0.62,
    laid: [0, 0.87, 0.78, 0.41, 0.89, 0.20, 0.13, 0.08, 0.00, -0.28, 0.14, -0.65, -0.31, 0.54],
    hand: [0, 0.17, 0.08, -0.07, 0.20, -0.04, -0.15, -0.13, -0.12, -0.16, -0.17, -0.15, -0.17, -0.05],
    fresh: [0, -0.55, 0.67, 0.35, 0.25, -0.07, -0.19, 0.13, -0.08, -0.27, -0.25, 0.00, 0.00, 0.00],
    table: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00] },
  { vp: 2.32, deployment: 0.96,
    laid: [0, 1.21, 1.24, 0.81, 1.55, 0.45, 0.56, 0.70, 0.50, -0.07, 0.74, -1.26, -0.89, 0.92],
    hand: [0, 0.11, 0.08, -0.05, 0.29, -0.06, -0.13, -0.12, -0.05, -0.08, -0.11, -0.17, -0.13, -0.08],
    fresh: [0, -0.19, 0.02, -0.00, 0.04, -0.27, -0.33, -0.30, -0.32, -0.46, -0.35, 0.88, 1.42, -0.12],
    table: [0, -0.21, 0.29, 0.21, 0.03, -0.11, -0.11, 0.05, -0.02, -0.10, -0.03, 0.00, 0.00, 0.00] },
  { vp: 0.59, deployment: 1.82,
    laid: [0, 2.09, 2.12, 1.96, 2.40, 1.15, 1.52, 1.54, 1.54, 0.97, 1.82, -0.30, 0.04, 1.76],
    hand: [0, 0.09, 0.08, -0.01, 0.12, -0.14, -0.16, -0.17, -0.05, -0.08, -0.09, -0.14, -0.18, -0.06],
    fresh: [0, 0.06, 0.34, 0.52, 0.34, 0.18, 0.18, 0.29, 0.13, -0.16, 0.20, -0.28, -0.08, 0.14],
    table: [0, -0.38, -0.35, -0.19, -0.34, -0.23, -0.26, -0.21, -0.30, -0.29, -0.27, 0.50, 0.81, -0.34] },
]

/** From the fourth Timeline on all are alike. */
export const STAGES = WORTH.length
export const stageOf = (timeline: number): number => Math.min(STAGES, Math.max(1, timeline)) - 1

/** Whether a card was deployed in the Timeline before this one. */
const isFresh = (card: Card, timeline: number): boolean => card.day === firstDay(timeline - 1)

/** What a card on the table is worth in this Timeline. */
export const onTable = (card: Card, timeline: number, { fresh, table }: Worth): number =>
  (isFresh(card, timeline) ? fresh : table)[card.rank] as number

/** What the fit looks at while two players deploy, the first less the second, in the order of `Worth`. */
export function features({ players, cards, timeline }: State): Float64Array {
  const x = new Float64Array(2 + 4 * RANKS.length)
  const add = (at: number, seat: number, much = 1): void => {
    x[at] = (x[at] as number) + (seat === 0 ? much : -much)
  }
  for (const [seat, { vp, toDeploy, playing, laid, hand }] of players.entries()) {
    add(0, seat, vp)
    add(1, seat, toDeploy - (playing === null ? 0 : 1))
    for (const rank of playing === null ? laid : [...laid, playing]) add(1 + rank, seat)
    for (const rank of hand) add(1 + RANKS.length + rank, seat)
  }
  for (const card of cards) add(1 + (isFresh(card, timeline) ? 2 : 3) * RANKS.length + card.rank, card.owner)
  return x
}

export const worthIn = (timeline: number): Worth => WORTH[stageOf(timeline)] as Worth
