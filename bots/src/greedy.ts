import { type Policy, play } from '@anachron/kernel'
import type { Bot, Ranked } from './bot.ts'
import { best, ranking } from './ranking.ts'
import { imagined, letOthersAnswer, quickAnswers } from './worlds.ts'

const WORLDS = 8

/**
 * Takes what scores best right after it, on average over several worlds that its seat could be in. Where others answer
 * at the same time, they do so by the quick answers of the game's own player.
 */
export const greedyWith = (own?: Policy<never>): Bot => ({
  name: 'greedy',
  choose(turn) {
    const { game, seat, options, ask, chance } = turn
    if (options.length === 1) return { index: 0 }
    const habit = quickAnswers(own?.rollout)
    const sums = new Float64Array(options.length)
    const squares = new Float64Array(options.length)
    let worlds = 0
    for (let tried = 0; tried < 2 * WORLDS && worlds < WORLDS; tried++) {
      const world = imagined(turn, game.imagine, chance)
      if (!world) continue
      worlds++
      for (let i = 0; i < options.length; i++) {
        const after = game.clone(world)
        play(game, after, chance, seat, options[i] as never)
        letOthersAnswer(game, habit, after, seat, ask, chance)
        const value = game.score(after)[seat] as number
        sums[i] = (sums[i] as number) + value
        squares[i] = (squares[i] as number) + value * value
      }
    }
    const ranked: Ranked[] = ranking(sums, squares, new Float64Array(options.length).fill(worlds))
    return { index: best(ranked, chance), ranked }
  },
})

export const greedy = greedyWith()
