import { decision, options as optionsOf, play, type Seat } from '@anachron/kernel'
import type { Turn } from './bot.ts'
import type { Habit, Imagine, World } from './worlds.ts'

/** Worlds in which an answer has to win: what wins half of the time hardly ever does in all of them. */
const WORLDS = 8
/** Further answers of the seat's own that may belong to it: what it is paid with, and the like. */
const ANSWERS = 4

/**
 * The answer that wins in whatever world the seat may be in before anybody else is asked, by its number. Whoever can
 * win, wins, however little they think: a rival who has won and does not notice spoils the match for both.
 */
export function winningAnswer(turn: Turn, imagine: Imagine, habit: Habit): number | undefined {
  const { game, options, seat, chance } = turn
  let left: number[] | undefined
  for (let n = 0; n < WORLDS; n++) {
    const world = imagine(turn.view, chance)
    // What a bot is not asked about (moves alone) is among them, too; and in some worlds other things can be done.
    const possible = new Set(optionsOf(game, world, seat).map((option) => JSON.stringify(option)))
    left = (left ?? options.map((_, index) => index)).filter((index) => {
      if (!possible.has(JSON.stringify(options[index]))) return false
      const tried = game.clone(world)
      play(game, tried, chance, seat, options[index] as never)
      finish(turn, tried, habit)
      return isWonBy(tried.result?.payoff, seat)
    })
    if (left.length === 0) return undefined
  }
  return left?.[0]
}

/** Lets the seat give the answers that come with the one it gave, as it would without a thought. */
function finish({ game, seat, ask, chance }: Turn, world: World, habit: Habit): void {
  for (let n = 0; n < ANSWERS; n++) {
    const now = decision(game, world)
    if (now === undefined || now.ask === ask || now.seats.length !== 1 || now.seats[0] !== seat) return
    const listed = optionsOf(game, world, seat)
    play(game, world, chance, seat, listed[habit(world, seat, listed, chance)] as never)
  }
}

/** Alone one only does better or worse; against others nothing is better than all there is. */
const isWonBy = (payoff: readonly number[] | undefined, seat: Seat): boolean =>
  payoff !== undefined && payoff.length > 1 && payoff[seat] === 1
