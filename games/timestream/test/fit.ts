/**
 * Fits the table of `bot/standing.ts`: lets the game's own player play matches against himself, in which he now and then tries something
 * else, and asks what went with winning at the beginning of each turn. What is seldom seen stays near the table as it is. Prints the table.
 * Usage: node games/timestream/test/fit.ts [matches] [seed]
 */
import { begin, decision, options, parseOptions, play, seeded } from '@anachron/kernel'
import { logistic, type Seen, surprise } from '@anachron/kernel/testing'
import { bot } from '../bot/index.ts'
import { lead, SIGNS, WORTH } from '../bot/standing.ts'
import { game } from '../rules/game.ts'
import type { Action, Options } from '../rules/types.ts'

const [, , matches = '800', seed = '1'] = process.argv
/** One answer of so many is any, so that everything is seen now and then. */
const WHIM = 14
/** How many moments the table as it is weighs as much as. */
const PRIOR = 20

const defaults = parseOptions(game.options, {})
if ('fault' in defaults) throw new Error(defaults.fault)
const everyDeck = defaults.options as unknown as Options

function momentsOf(n: number): Seen[] {
  const chance = seeded(`fit/${seed}/${n}`)
  const state = begin(game, everyDeck, 2, seeded(`fit/${seed}/${n}/deal`))
  const seen: number[][] = []
  let turn = -1
  for (let now = decision(game, state); now; now = decision(game, state)) {
    const seat = now.seats[0] as number
    const listed = options(game, state, seat) as Action[]
    if (state.turn !== turn && state.step !== 'opening') seen.push(lead(state))
    turn = state.turn
    const whim = chance.pick('whim', WHIM) === 0
    const index = whim ? chance.pick('any', listed.length) : bot.choose(game.view(state, seat), seat, listed, chance)
    play(game, state, chance, seat, listed[index] as Action)
  }
  const won = state.result?.payoff[0] ?? 0.5
  return seen.map((x) => ({ x, won }))
}

const moments: Seen[] = []
for (let n = 0; n < Number(matches); n++) moments.push(...momentsOf(n))
const kept = Math.floor(moments.length * 0.8)
const prior = SIGNS.map((sign) => WORTH[sign])
const rest = moments.slice(kept)
const now = surprise(rest, logistic(moments.slice(0, kept), prior, PRIOR))
console.error(
  `${surprise(rest, prior).toFixed(4)} nats a moment before, ${now.toFixed(4)} now; ${moments.length} moments`,
)
const whole = logistic(moments, prior, PRIOR)
for (const [i, sign] of SIGNS.entries()) console.log(`  ${sign}: ${whole[i]?.toFixed(2)},`)
