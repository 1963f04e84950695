import type { AnyGame, Chance, Policy } from '@anachron/kernel'
import { type Chapters, chaptersOf, type Habit, habitOf, type Judge, judgeOf, playOn, type World } from '../worlds.ts'
import type { Point } from './analysis.ts'

/** Decisions after which an imagined match is judged by `score`. */
const HORIZON = 1_000

/** How imagined matches are played on and judged. */
export interface Foresight {
  game: AnyGame
  habit: Habit
  judge: Judge
  /** They go on to the end of the chapter, where the game's own player can tell from there. */
  chapters: Chapters | undefined
}

export const foresightOf = (game: AnyGame, own?: Policy<never>): Foresight => ({
  game,
  habit: habitOf(game, own),
  judge: judgeOf(game, own),
  chapters: own?.judge && chaptersOf(own),
})

/** What each seat can expect: the mean over matches played on by habit from as many worlds. */
export function expectation(foresight: Foresight, world: () => World, samples: number, chance: Chance): Point[] {
  const { game, habit, judge, chapters } = foresight
  const sums: number[] = []
  const squares: number[] = []
  for (let n = 0; n < samples; n++) {
    const from = world()
    const got = playOn(game, habit, from, HORIZON, chance, judge, chapters?.(from))
    for (const [seat, value] of got.entries()) {
      sums[seat] = (sums[seat] ?? 0) + value
      squares[seat] = (squares[seat] ?? 0) + value * value
    }
  }
  return sums.map((sum, seat) => {
    const value = sum / samples
    const variance = Math.max(0, (squares[seat] as number) / samples - value * value)
    // One imagined sample at either end keeps the band honest when all samples agree.
    return { value, margin: 1.96 * Math.sqrt((variance * samples + 0.5) / (samples + 2) / samples) }
  })
}
