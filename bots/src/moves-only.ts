import type { Bot, Choice, Turn } from './bot.ts'

/**
 * A bot that is asked about moves alone: answers that only steer how one is asked are for people (`steers` of a game),
 * and whatever a bot thought of them would be about nothing.
 */
export const movesOnly = (bot: Bot): Bot => ({
  ...bot,
  choose(turn) {
    const moves = movesOf(turn)
    if (moves.length === turn.options.length) return bot.choose(turn)
    const choice = bot.choose({ ...turn, options: moves.map((index) => turn.options[index] as object) })
    return choice instanceof Promise ? choice.then((made) => amongAll(made, moves)) : amongAll(choice, moves)
  },
})

/** The moves among the options, by their number; where there is no move, all of them. */
function movesOf({ game, options }: Turn): number[] {
  const all = options.map((_, index) => index)
  const moves = all.filter((index) => !game.steers?.(options[index] as never))
  return moves.length > 0 ? moves : all
}

const amongAll = ({ index, ranked, ...choice }: Choice, moves: readonly number[]): Choice => ({
  ...choice,
  index: moves[index] as number,
  ...(ranked ? { ranked: ranked.map((one) => ({ ...one, index: moves[one.index] as number })) } : {}),
})
