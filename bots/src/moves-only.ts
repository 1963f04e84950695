import type { Policy } from '@anachron/kernel'
import type { Bot, Choice, Turn } from './bot.ts'

/**
 * A bot that is asked about moves alone: answers that only steer how one is asked are for people (`steers` of a game),
 * and whatever a bot thought of them would be about nothing. Nor does it what nobody would who knows the game (`never`
 * of the game's own player), unless it is asked what each answer is worth.
 */
export const movesOnly = (bot: Bot, own?: Policy<never>): Bot => ({
  ...bot,
  choose(turn) {
    const moves = movesOf(turn, own)
    if (moves.length === turn.options.length) return bot.choose(turn)
    const choice = bot.choose({ ...turn, options: moves.map((index) => turn.options[index] as object) })
    return choice instanceof Promise ? choice.then((made) => amongAll(made, moves)) : amongAll(choice, moves)
  },
})

/** The moves among the options, by their number; where there is no move, all of them. */
function movesOf({ game, view, seat, options, every }: Turn, own: Policy<never> | undefined): number[] {
  const all = options.map((_, index) => index)
  const moves = all.filter((index) => !game.steers?.(options[index] as never))
  const sensible = every
    ? moves
    : moves.filter((index) => !own?.never?.(options[index] as never, view as never, seat, options as never[]))
  return sensible.length > 0 ? sensible : moves.length > 0 ? moves : all
}

const amongAll = ({ index, ranked, ...choice }: Choice, moves: readonly number[]): Choice => ({
  ...choice,
  index: moves[index] as number,
  ...(ranked ? { ranked: ranked.map((one) => ({ ...one, index: moves[one.index] as number })) } : {}),
})
