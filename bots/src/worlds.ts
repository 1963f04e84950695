import { type AnyGame, type Chance, decision, options, play, type Seat } from '@anachron/kernel'
import type { Turn } from './bot.ts'

/** A state of any game: sealed to the bots, who hand it back to the game. */
export type World = ReturnType<AnyGame['clone']>

/** A world in which the seat could be, or nothing when what it is asked differs there from what it is asked truly. */
export function imagined({ game, view, seat, options: listed }: Turn, chance: Chance): World | undefined {
  const world = game.imagine(view, chance)
  return options(game, world, seat).length === listed.length ? world : undefined
}

/** A quick answer of a seat in an imagined world. */
export function quickAnswer(
  game: AnyGame,
  world: World,
  seat: Seat,
  listed: readonly object[],
  chance: Chance,
): number {
  if (listed.length === 1) return 0
  return game.rollout ? game.rollout(world, seat, listed, chance) : chance.pick('bot', listed.length)
}

/** Lets the other seats finish the simultaneous decision in which `seat` has just answered. */
export function letOthersAnswer(game: AnyGame, world: World, seat: Seat, ask: string, chance: Chance): void {
  for (let answers = 0; answers < 512; answers++) {
    const now = decision(game, world)
    if (now === undefined || now.ask !== ask || now.seats.includes(seat)) return
    const other = now.seats[0] as Seat
    const listed = options(game, world, other)
    play(game, world, chance, other, listed[quickAnswer(game, world, other, listed, chance)] as never)
  }
}
