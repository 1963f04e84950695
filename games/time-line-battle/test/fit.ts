/**
 * Fits `rules/worth.ts`: plays many matches of quick players who now and then try something else, and asks which cards, where, went with
 * winning. Prints the table. Usage: node games/time-line-battle/test/fit.ts [matches] [seed]
 */
import { decision, options, play, seeded } from '@anachron/kernel'
import { game } from '../rules/game.ts'
import { rollout } from '../rules/habit.ts'
import type { Action, State } from '../rules/types.ts'
import { features, STAGES, stageOf } from '../rules/worth.ts'
import { newGame } from './hand.ts'

const [matches = 60_000, seed = 1] = process.argv.slice(2).map(Number)
/** One answer of so many is any, so that all cards are seen in all places. */
const WHIM = 5
/** One moment of so many is looked at: neighbours are much alike. */
const LOOK = 6
const ROUNDS = 14

interface Moment {
  x: Float64Array
  stage: number
  won: number
}

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
    const index = whim ? chance.pick('any', listed.length) : rollout(state as State, seat, listed, chance)
    play(game, state, chance, seat, listed[index] as Action)
  }
  const won = state.result?.payoff[0] ?? 0.5
  return seen.map((moment) => ({ ...moment, won }))
}

const dot = (w: Float64Array, x: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < x.length; i++) sum += (w[i] as number) * (x[i] as number)
  return sum
}
const chanceOf = (strength: number): number => 1 / (1 + Math.exp(-strength))

const moments: Moment[] = []
for (let n = 0; n < matches; n++) moments.push(...momentsOf(n))
const kept = Math.floor(moments.length * 0.9)
const learn = moments.slice(0, kept)
const weights = Array.from({ length: STAGES }, () => new Float64Array(moments[0]?.x.length ?? 0))
const order = seeded(`fit/${seed}/order`)
for (let round = 0; round < ROUNDS; round++) {
  order.shuffle('order', learn)
  const step = 0.03 / (1 + round)
  for (const { x, stage, won } of learn) {
    const w = weights[stage] as Float64Array
    const off = won - chanceOf(dot(w, x))
    for (let i = 0; i < x.length; i++)
      w[i] = (w[i] as number) + step * (off * (x[i] as number) - 0.0003 * (w[i] as number))
  }
}

const lost = (p: number, won: number): number => -(won * Math.log(p) + (1 - won) * Math.log(1 - p))
for (let stage = 0; stage < STAGES; stage++) {
  const rest = moments.slice(kept).filter((moment) => moment.stage === stage)
  const mean =
    rest.reduce((sum, { x, won }) => sum + lost(chanceOf(dot(weights[stage] as Float64Array, x)), won), 0) / rest.length
  console.error(`stage ${stage + 1}: ${mean.toFixed(4)} nats a moment, ${rest.length} moments left out of the fit`)
}
for (const w of weights) {
  const part = (from: number): string =>
    `[0, ${[...w.slice(from, from + 13)].map((value) => value.toFixed(2)).join(', ')}]`
  console.log(`  { vp: ${w[0]?.toFixed(2)}, deployment: ${w[1]?.toFixed(2)},`)
  console.log(`    laid: ${part(2)},\n    hand: ${part(15)},\n    fresh: ${part(28)},\n    table: ${part(41)} },`)
}
