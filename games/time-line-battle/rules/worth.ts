import { RANKS } from '../content/cards.ts'
import { firstDay } from './timeline.ts'
import type { Card, State } from './types.ts'

/**
 * What everything is worth at the beginning of and during a deployment, as logarithms of odds to win. Fitted to 10,000 matches of the
 * game's own player against himself by `node games/time-line-battle/test/fit.ts`, which prints this table. Among good players an
 * Obliterator or a Bomb in hand promises far more than among quick ones, who waste them. The first Timeline is a game of its own: it has
 * one Day, so that an Obliterator never gets to burn.
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
  { vp: 0.00, deployment: 0.26,
    laid: [0, -0.39, 0.53, 0.23, 0.25, 0.33, -0.37, 0.01, -0.09, -0.22, -0.54, 0.00, 0.00, 0.00],
    hand: [0, 0.13, 0.19, -0.02, 0.01, -0.16, -0.21, -0.22, -0.22, -0.23, -0.24, -0.22, -0.26, 0.07],
    fresh: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    table: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00] },
  { vp: 4.48, deployment: 0.62,
    laid: [0, 0.95, 0.59, 0.38, 0.60, 0.17, 0.03, -0.02, -0.21, -0.13, -0.05, 0.11, 0.36, 1.08],
    hand: [0, 0.30, -0.05, -0.22, -0.01, -0.29, -0.31, -0.29, -0.27, -0.31, -0.30, -0.29, -0.25, 0.11],
    fresh: [0, -0.52, 0.55, 0.29, 0.26, 0.07, -0.22, 0.05, 0.03, -0.16, -0.35, 0.00, 0.00, 0.00],
    table: [0, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00] },
  { vp: 2.29, deployment: 1.31,
    laid: [0, 1.80, 1.41, 0.90, 1.40, 0.69, 0.57, 0.75, 0.27, -0.35, 0.83, -1.17, -0.14, 1.82],
    hand: [0, 0.27, 0.06, -0.19, 0.08, -0.21, -0.26, -0.22, -0.23, -0.27, -0.21, -0.29, -0.21, 0.11],
    fresh: [0, -0.12, -0.07, -0.10, -0.10, -0.32, -0.59, -0.35, -0.58, 0.04, -0.72, 1.49, 1.60, 0.01],
    table: [0, -0.06, 0.22, 0.15, -0.02, -0.07, -0.13, 0.06, 0.06, -0.01, -0.19, 0.00, 0.00, 0.00] },
  { vp: 0.43, deployment: 2.38,
    laid: [0, 3.01, 2.71, 2.34, 2.48, 1.97, 2.10, 2.05, 1.85, 1.05, 2.03, 0.32, 0.66, 2.88],
    hand: [0, 0.24, -0.03, -0.17, -0.04, -0.25, -0.20, -0.19, -0.24, -0.40, -0.19, -0.45, -0.19, 0.02],
    fresh: [0, 0.19, 0.38, 0.32, 0.29, 0.07, -0.02, 0.28, 0.32, -0.12, -0.11, -0.07, 0.21, 0.41],
    table: [0, -0.17, -0.14, -0.15, -0.32, -0.30, -0.33, -0.23, -0.17, -0.39, -0.42, 0.67, 0.39, -0.37] },
]

/** The table of a stage in the order of `features`. */
export function worths(stage: number): Float64Array {
  const { vp, deployment, laid, hand, fresh, table } = WORTH[stage] as Worth
  return Float64Array.from([vp, deployment, ...[laid, hand, fresh, table].flatMap((by) => by.slice(1))])
}

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
