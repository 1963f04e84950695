/**
 * Fits `rules/worth.ts`: lets experts who think a little play many matches among themselves, in which they now and then
 * try something else, and asks which cards, where, went with winning. What is seldom seen stays near the table as it
 * is. Prints the table. With `own`, the game's own player; with `quick`, players who answer by habit, for
 * `rules/liking.ts`. Usage: node games/time-line-battle/player/fit.ts [matches] [seed] [expert|own|quick]
 */
import { botNamed, type Choice } from '@anachron/bots'
import { logistic, type Seen, surprise } from '@anachron/bots/fit'
import { type Chance, decision, options, play, type Seat, seeded } from '@anachron/kernel'
import { RANKS } from '../content/cards.ts'
import { game } from '../rules/game.ts'
import type { Action, State } from '../rules/types.ts'
import { newGame } from '../test/hand.ts'
import { bot } from './index.ts'
import { rollout } from './rollout.ts'
import { features, RANKED, STAGES, stageOf, worths } from './worth.ts'

const [, , matches = '8000', seed = '1', players = 'expert'] = process.argv
/** One answer of so many is any, so that all cards are seen in all places. */
const WHIM = 16
/** One moment of so many is looked at: neighbours are much alike. */
const LOOK = 3
/** How many moments the table as it is weighs as much as. */
const PRIOR = 25
/** How long experts think: enough to play much better than the own player. */
const ITERATIONS = 200

interface Moment extends Seen {
  stage: number
}

const thinker = botNamed(players, bot as never)
if (!thinker && players !== 'quick') throw new Error(`there are no players called ${players}`)

function answer(state: State, seat: Seat, listed: readonly Action[], ask: string, chance: Chance): number {
  if (!thinker) return rollout(state, seat, listed, chance)
  const turn = { game: game as never, view: game.view(state, seat), seat, options: listed, ask, chance }
  return (thinker.choose({ ...turn, budget: { iterations: ITERATIONS } }) as Choice).index
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
    const index = whim ? chance.pick('any', listed.length) : answer(state as State, seat, listed, now.ask, chance)
    play(game, state, chance, seat, listed[index] as Action)
  }
  const won = state.result?.payoff[0] ?? 0.5
  return seen.map((moment) => ({ ...moment, won }))
}

/** Where only one of both had this, by the order of `features`: how often he won. */
function share(among: readonly Moment[], at: number): string {
  const told = among.filter(({ x }) => Math.abs(x[at] as number) === 1)
  const won = told.reduce((sum, { x, won }) => sum + (x[at] === 1 ? won : 1 - won), 0)
  return told.length === 0 ? 'none' : `${((100 * won) / told.length).toFixed(1)} % of ${told.length}`
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
  console.error(`  who was one VP ahead won ${share(all, 0)}, who alone had both Obliterators ${share(all, 2)}`)
  const whole = logistic(all, prior, PRIOR)
  const part = (n: number): string =>
    `[0, ${[...whole.slice(RANKED + n * RANKS.length, RANKED + (n + 1) * RANKS.length)].map((value) => value.toFixed(2)).join(', ')}]`
  const [vp, deployment, pair, awaited] = [...whole].map((value) => value.toFixed(2))
  console.log(`  { vp: ${vp}, deployment: ${deployment}, pair: ${pair}, awaited: ${awaited},`)
  console.log(`    laid: ${part(0)},\n    hand: ${part(1)},\n    fresh: ${part(2)},\n    table: ${part(3)} },`)
}
