/**
 * Fits `rules/worth.ts`: lets the game's own player play many matches against himself, in which he now and then tries something else, and
 * asks which cards, where, went with winning. What is seldom seen stays near the table as it is. Prints the table. With `quick`, players
 * who answer by habit, for `rules/liking.ts`. Usage: node games/time-line-battle/test/fit.ts [matches] [seed] [own|quick]
 */
import { decision, options, play, seeded } from '@anachron/kernel'
import { logistic, type Seen, surprise } from '@anachron/kernel/testing'
import { bot } from '../bot.ts'
import { game } from '../rules/game.ts'
import { rollout } from '../rules/habit.ts'
import type { Action, State } from '../rules/types.ts'
import { features, STAGES, stageOf, worths } from '../rules/worth.ts'
import { newGame } from './hand.ts'

const [, , matches = '8000', seed = '1', players = 'own'] = process.argv
/** One answer of so many is any, so that all cards are seen in all places. */
const WHIM = 12
/** One moment of so many is looked at: neighbours are much alike. */
const LOOK = 4
/** How many moments the table as it is weighs as much as. */
const PRIOR = 6

interface Moment extends Seen {
  stage: number
}

const answer: typeof rollout = (state, seat, listed, chance) =>
  players === 'quick' ? rollout(state, seat, listed, chance) : bot.choose(game.view(state, seat), seat, listed, chance)

function momentsOf(n: number): Moment[] {
  const chance = seeded(`fit/${seed}/${n}`)
  const state = newGame(2, {}, `fit/${seed}/${n}/deal`)
  const seen: Omit<Moment, 'won'>[] = []
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const seat = now.seats[chance.pick('seat', now.seats.length)] as number
    const listed = options(game, state, seat) as Action[]
    if (now.ask === 'deploy.cards' && chance.pick('look', LOOK) === 0)
      seen.push({ x: features(state as State), stage: stageOf(state.timeline) })
    const whim = chance.pick('whim', WHIM) === 0
    const index = whim ? chance.pick('any', listed.length) : answer(state as State, seat, listed, chance)
    play(game, state, chance, seat, listed[index] as Action)
  }
  const won = state.result?.payoff[0] ?? 0.5
  return seen.map((moment) => ({ ...moment, won }))
}

const moments: Moment[] = []
for (let n = 0; n < Number(matches); n++) moments.push(...momentsOf(n))
for (let stage = 0; stage < STAGES; stage++) {
  const all = moments.filter((moment) => moment.stage === stage)
  const kept = Math.floor(all.length * 0.9)
  const prior = worths(stage)
  const rest = all.slice(kept)
  const w = logistic(all.slice(0, kept), prior, PRIOR)
  const before = surprise(rest, prior).toFixed(4)
  console.error(
    `stage ${stage + 1}: ${before} nats a moment before, ${surprise(rest, w).toFixed(4)} now; ${all.length} moments`,
  )
  const whole = logistic(all, prior, PRIOR)
  const part = (from: number): string =>
    `[0, ${[...whole.slice(from, from + 13)].map((value) => value.toFixed(2)).join(', ')}]`
  console.log(`  { vp: ${whole[0]?.toFixed(2)}, deployment: ${whole[1]?.toFixed(2)},`)
  console.log(`    laid: ${part(2)},\n    hand: ${part(15)},\n    fresh: ${part(28)},\n    table: ${part(41)} },`)
}
