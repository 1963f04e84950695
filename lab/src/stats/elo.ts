import { solve } from '@anachron/bots/fit'
import { around, type Estimate } from './intervals.ts'

/** What one player scored against another: wins plus half of the draws. */
export interface Pairing {
  a: number
  b: number
  games: number
  /** Of player a. */
  score: number
}

const PER_ELO = Math.LN10 / 400

/**
 * Elo ratings that fit all pairings best (Bradley-Terry, by Newton's method), with 95 % intervals. Every pair that
 * played gets one drawn game on top, so that a player who never lost still has a finite rating. Player 0 is rated
 * `anchor`; the intervals are of the difference to it.
 */
export function elo(players: number, pairings: readonly Pairing[], anchor = 0): Estimate[] {
  const strength = new Array<number>(players).fill(0)
  const played = pairings
    .filter(({ games }) => games > 0)
    .map((p) => ({ ...p, games: p.games + 1, score: p.score + 0.5 }))
  let information = matrix(players - 1)
  for (let round = 0; round < 60; round++) {
    const slope = new Array<number>(players - 1).fill(0)
    information = matrix(players - 1)
    for (const { a, b, games, score } of played) {
      const expected = 1 / (1 + Math.exp((strength[b] as number) - (strength[a] as number)))
      const weight = games * expected * (1 - expected)
      add(slope, information, a - 1, b - 1, score - games * expected, weight)
    }
    const step = solve(information, slope)
    let moved = 0
    for (const [i, by] of step.entries()) {
      const bounded = Math.max(-1, Math.min(1, by))
      strength[i + 1] = (strength[i + 1] as number) + bounded
      moved = Math.max(moved, Math.abs(bounded))
    }
    if (moved < 1e-10) break
  }
  return strength.map((value, i) => {
    if (i === 0) return { value: anchor, low: anchor, high: anchor }
    const unit = new Array<number>(players - 1).fill(0)
    unit[i - 1] = 1
    const error = Math.sqrt(Math.max(0, solve(information, unit)[i - 1] as number))
    return around(anchor + value / PER_ELO, error / PER_ELO)
  })
}

const matrix = (n: number): number[][] => Array.from({ length: n }, () => new Array<number>(n).fill(0))

/** Index -1 is the anchor, whose strength is fixed. */
function add(slope: number[], information: number[][], a: number, b: number, surplus: number, weight: number): void {
  const put = (row: number, column: number, by: number): void => {
    const line = information[row]
    if (line && column >= 0) line[column] = (line[column] as number) + by
  }
  if (a >= 0) slope[a] = (slope[a] as number) + surplus
  if (b >= 0) slope[b] = (slope[b] as number) - surplus
  put(a, a, weight)
  put(b, b, weight)
  put(a, b, -weight)
  put(b, a, -weight)
}
