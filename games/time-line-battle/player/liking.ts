import { stageOf } from './worth.ts'

/**
 * How cards are best liked by those who play without thinking, as logarithms of odds to win, by rank (0 is none): of a
 * card laid now, and of one kept in hand. Fitted to 60,000 matches of such players (`node
 * games/time-line-battle/player/fit.ts 60000 1 quick`), two rounds, because players who know it play otherwise. How
 * things stand among players who think is another matter, told by `worth.ts`; whoever played by that table would lay
 * the right cards for somebody else's plan.
 */
export interface Liking {
  laid: readonly number[]
  hand: readonly number[]
}

// biome-ignore format: as the fit prints it
const LIKING: readonly Liking[] = [
  { laid: [0, -0.57, 0.91, 0.43, 0.31, 0.01, -0.33, 0.02, -0.20, -0.45, -0.22, 0.00, 0.00, 0.00],
    hand: [0, -0.08, 0.30, 0.13, 0.13, -0.05, -0.15, -0.10, -0.16, -0.16, -0.13, -0.12, -0.04, -0.00] },
  { laid: [0, 0.87, 0.78, 0.41, 0.89, 0.20, 0.13, 0.08, 0.00, -0.28, 0.14, -0.65, -0.31, 0.54],
    hand: [0, 0.17, 0.08, -0.07, 0.20, -0.04, -0.15, -0.13, -0.12, -0.16, -0.17, -0.15, -0.17, -0.05] },
  { laid: [0, 1.21, 1.24, 0.81, 1.55, 0.45, 0.56, 0.70, 0.50, -0.07, 0.74, -1.26, -0.89, 0.92],
    hand: [0, 0.11, 0.08, -0.05, 0.29, -0.06, -0.13, -0.12, -0.05, -0.08, -0.11, -0.17, -0.13, -0.08] },
  { laid: [0, 2.09, 2.12, 1.96, 2.40, 1.15, 1.52, 1.54, 1.54, 0.97, 1.82, -0.30, 0.04, 1.76],
    hand: [0, 0.09, 0.08, -0.01, 0.12, -0.14, -0.16, -0.17, -0.05, -0.08, -0.09, -0.14, -0.18, -0.06] },
]

export const likingIn = (timeline: number): Liking => LIKING[stageOf(timeline)] as Liking
