/**
 * How many first matches are won against the gentlest opponent by somebody who has taken the lesson to heart: tanks
 * first, then whatever the board shows to end best, without a thought of what is kept.
 * Usage: node games/time-line-battle/test/first-match.ts [matches] [level]
 */
import { type Bot, botNamed, type Choice } from '@anachron/bots'
import { type Chance, decision, options, play, seeded } from '@anachron/kernel'
import type { Rank } from '../content/cards.ts'
import { bot } from '../player/index.ts'
import { expectedLayings, meanOf } from '../rules/expected.ts'
import { forecastAnswer } from '../rules/forecast.ts'
import { game } from '../rules/game.ts'
import type { Action, State } from '../rules/types.ts'
import { newGame } from './hand.ts'

const [, , matches = '200', level = 'novice'] = process.argv
const opponent = opponentNamed()

function opponentNamed(): Bot {
  const found = botNamed(level, bot as never)
  if (!found) throw new Error(`There is no ${level}.`)
  return found
}

/** As the board's numbers have it. */
function byTheBoard(state: State, seat: number, listed: readonly Action[]): number {
  const view = game.view(state, seat)
  const lead = (living: readonly number[] = []): number => (living[seat] ?? 0) - (living[1 - seat] ?? 0)
  const ranks = listed.flatMap((action) => (action.kind === 'deploy' ? [action.rank] : []))
  const layings = expectedLayings(view, seat, ranks)
  const ends = listed.map((action) => {
    if (action.kind === 'deploy')
      return view.timeline === 1 ? -Math.abs(action.rank - TANKS) : lead(meanOf(layings.get(action.rank) ?? []))
    return lead(forecastAnswer(view, action)?.living)
  })
  return ends.indexOf(Math.max(...ends))
}

const TANKS: Rank = 3

function playOut(state: State, seat: number, chance: Chance): void {
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const asked = now.seats[0] as number
    const listed = options(game, state, asked) as Action[]
    const turn = { game, view: game.view(state, asked), seat: asked, options: listed, ask: now.ask, chance }
    const chosen =
      asked === seat
        ? byTheBoard(state, seat, listed)
        : (opponent.choose({ ...turn, budget: { iterations: ITERATIONS } }) as Choice).index
    play(game, state, chance, asked, listed[chosen] as Action)
  }
}

/** As many as the level takes where there is time; so that the figure is the same on any machine. */
const ITERATIONS = 40

let won = 0
for (let n = 0; n < Number(matches); n++) {
  const state = newGame(2, {}, `first/${n}`)
  playOut(state, n % 2, seeded(`first/${n}/play`))
  won += state.result?.payoff[n % 2] ?? 0
}
console.log(`won ${won} of ${matches} against ${level}`)
