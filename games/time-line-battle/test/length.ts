/**
 * How long matches last: after how many Timelines, and why, they end when the game's own player plays against itself,
 * and how many of them it wins when all others play at random. The primer says what came out.
 * Usage: node games/time-line-battle/test/length.ts [matches] [seats] [sides] [own|chance]
 */
import { type Chance, decision, options, play, seeded } from '@anachron/kernel'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import type { Action, State } from '../rules/types.ts'
import { newGame } from './hand.ts'

const [, , matches = '200', seats = '2', sides = 'usual', others = 'own'] = process.argv

/** Plays a match to its end; the bot plays for the side of `seat`. */
function playOut(state: State, seat: number, chance: Chance): void {
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const asked = now.seats[0] as number
    const listed = options(game, state, asked) as Action[]
    const own = others === 'own' || state.sides[asked] === state.sides[seat]
    const chosen = own ? bot.choose(game.view(state, asked), asked, listed, chance) : chance.pick('any', listed.length)
    play(game, state, chance, asked, listed[chosen] as Action)
  }
}

const tally = new Map<string, number>()
const count = (what: string): Map<string, number> => tally.set(what, (tally.get(what) ?? 0) + 1)
for (let n = 0; n < Number(matches); n++) {
  const state = newGame(Number(seats), { sides }, `length/${n}`)
  const seat = n % Number(seats)
  playOut(state, seat, seeded(`length/${n}/play`))
  count(`${state.timeline} Timelines`)
  count(`ended by ${state.result?.reason}`)
  if ((state.result?.payoff[seat] ?? 0) > 0) count('won by the side looked at, of another seat each time')
}
for (const [what, n] of [...tally].sort()) console.log(`${what}: ${n} of ${matches}`)
