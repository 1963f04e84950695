import type { AnyGame, Chance } from '@anachron/kernel'
import { type Habit, playOn, type World } from '../worlds.ts'
import type { Point } from './analysis.ts'

/** Decisions after which an imagined match is judged by `score`. */
const HORIZON = 1_000

/** What each seat can expect: the mean over matches played on by habit from as many worlds. */
export function expectation(game: AnyGame, habit: Habit, world: () => World, samples: number, chance: Chance): Point[] {
  const sums: number[] = []
  const squares: number[] = []
  for (let n = 0; n < samples; n++) {
    const got = playOn(game, habit, world(), HORIZON, chance)
    for (const [seat, value] of got.entries()) {
      sums[seat] = (sums[seat] ?? 0) + value
      squares[seat] = (squares[seat] ?? 0) + value * value
    }
  }
  return sums.map((sum, seat) => {
    const value = sum / samples
    const variance = Math.max(0, (squares[seat] as number) / samples - value * value)
    // One imagined sample at either end keeps the band honest when all samples agree.
    return { value, give: 1.96 * Math.sqrt((variance * samples + 0.5) / (samples + 2) / samples) }
  })
}
