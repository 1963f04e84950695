/**
 * Fits `rules/worth.ts`: lets the game's own player play many matches against himself, in which he now and then tries something else, and
 * asks which cards, where, went with winning. What is seldom seen stays near the table as it is. Prints the table. With `quick`, players
 * who answer by habit, for `rules/liking.ts`. Usage: node games/time-line-battle/test/fit.ts [matches] [seed] [own|quick]
 */
import { decision, options, play, seeded } from '@anachron/kernel'
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
const ROUNDS = 12

interface Moment {
  x: Float64Array
  stage: number
  won: number
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

const dot = (w: Float64Array, x: Float64Array): number => {
  let sum = 0
  for (let i = 0; i < x.length; i++) sum += (w[i] as number) * (x[i] as number)
  return sum
}
const chanceOf = (strength: number): number => 1 / (1 + Math.exp(-strength))
const lost = (p: number, won: number): number => -(won * Math.log(p) + (1 - won) * Math.log(1 - p))
const mean = (moments: readonly Moment[], w: Float64Array): number =>
  moments.reduce((sum, { x, won }) => sum + lost(chanceOf(dot(w, x)), won), 0) / moments.length

/** Newton's steps on the likelihood, drawn towards `prior`. */
function fitted(moments: readonly Moment[], prior: Float64Array): Float64Array {
  const size = prior.length
  const w = prior.slice()
  for (let round = 0; round < ROUNDS; round++) {
    const rows = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size + 1)
      row[i] = PRIOR
      row[size] = PRIOR * ((prior[i] as number) - (w[i] as number))
      return row
    })
    for (const { x, won } of moments) {
      const p = chanceOf(dot(w, x))
      const seen = [...x.keys()].filter((i) => x[i] !== 0)
      for (const i of seen) {
        const row = rows[i] as Float64Array
        for (const j of seen) row[j] = (row[j] as number) + p * (1 - p) * (x[i] as number) * (x[j] as number)
        row[size] = (row[size] as number) + (won - p) * (x[i] as number)
      }
    }
    for (const [i, step] of solved(rows).entries()) w[i] = (w[i] as number) + step
  }
  return w
}

/** A symmetric, positive system of equations; the last column is the right-hand side. */
function solved(rows: Float64Array[]): number[] {
  const size = rows.length
  for (let i = 0; i < size; i++) {
    const pivot = rows[i] as Float64Array
    for (let k = i + 1; k < size; k++) {
      const row = rows[k] as Float64Array
      const by = (row[i] as number) / (pivot[i] as number)
      if (by === 0) continue
      for (let j = i; j <= size; j++) row[j] = (row[j] as number) - by * (pivot[j] as number)
    }
  }
  const found = new Array<number>(size).fill(0)
  for (let i = size - 1; i >= 0; i--) {
    const row = rows[i] as Float64Array
    let rest = row[size] as number
    for (let j = i + 1; j < size; j++) rest -= (row[j] as number) * (found[j] as number)
    found[i] = rest / (row[i] as number)
  }
  return found
}

const moments: Moment[] = []
for (let n = 0; n < Number(matches); n++) moments.push(...momentsOf(n))
for (let stage = 0; stage < STAGES; stage++) {
  const all = moments.filter((moment) => moment.stage === stage)
  const kept = Math.floor(all.length * 0.9)
  const prior = worths(stage)
  const rest = all.slice(kept)
  const w = fitted(all.slice(0, kept), prior)
  const before = mean(rest, prior).toFixed(4)
  console.error(
    `stage ${stage + 1}: ${before} nats a moment before, ${mean(rest, w).toFixed(4)} now; ${all.length} moments`,
  )
  const whole = fitted(all, prior)
  const part = (from: number): string =>
    `[0, ${[...whole.slice(from, from + 13)].map((value) => value.toFixed(2)).join(', ')}]`
  console.log(`  { vp: ${whole[0]?.toFixed(2)}, deployment: ${whole[1]?.toFixed(2)},`)
  console.log(`    laid: ${part(2)},\n    hand: ${part(15)},\n    fresh: ${part(28)},\n    table: ${part(41)} },`)
}
