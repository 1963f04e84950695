/**
 * What merchants end with, and what it is made of: `node games/chronomancer/test/scores.ts <games> <seats> <own|random>
 * <seed> [level]`. The figures of docs/balance/chronomancer.md that the lab, which knows no game, cannot give.
 */

import { act, decision, isLogFault, options, type Seat, seeded, startMatch } from '@anachron/kernel'
import { render } from '@anachron/kernel/words'
import type { Level } from '../content/index.ts'
import { bot } from '../player/index.ts'
import { game } from '../rules/game.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { Action, Score, State, Who } from '../rules/types.ts'

const [games = '50', seats = '2', who = 'own', seed = 'chronomancer', level = 'journeyman'] = process.argv.slice(2)

function played(n: number): State {
  const chance = seeded(`${seed}/${n}`)
  const mind = seeded(`mind/${seed}/${n}`)
  const match = startMatch(game, { options: { level: level as Level }, seats: Number(seats), chance: () => chance })
  if (isLogFault(match)) throw new Error(render(match.fault))
  for (;;) {
    const asked = decision(game, match.state)
    if (!asked) return match.state
    const seat = asked.seats[0] as Seat
    const listed = options(game, match.state, seat)
    const chosen =
      who === 'own' ? bot.choose(game.view(match.state, seat), seat, listed, mind) : mind.pick('option', listed.length)
    act(match, seat, listed[chosen] as Action, chance)
  }
}

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? 0
const mean = (numbers: readonly number[]): string =>
  (numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length)).toFixed(1)

function tell(name: string, scores: readonly Score[]): void {
  if (scores.length === 0) return
  const totals = scores.map(({ total }) => total).sort((a, b) => a - b)
  const [low, first, middle, third, high] = [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => quantile(totals, part))
  console.log(
    `${name}: mean ${mean(totals)}; 5 % ${low}, quartiles ${first} ${middle} ${third}, 95 % ${high}; least ${totals[0]}, most ${totals.at(-1)}`,
  )
  console.log(
    `  Gold ${mean(scores.map(({ gold }) => gold))}, icons ${mean(scores.map(({ icons }) => icons))}, Corruption −${mean(scores.map(({ corruption }) => corruption))}`,
  )
}

const ends = Array.from({ length: Number(games) }, (_, n) => played(n))
const of = (pick: (state: State) => readonly Who[]): Score[] =>
  ends.flatMap((state) => pick(state).map((one) => scoreOf(state, one)))
console.log(`${games} matches of ${seats}, ${who}, seed ${seed}`)
tell(
  'Merchants',
  of((state) => state.shops.map((_, seat) => seat)),
)
tell(
  'The Peddler',
  of((state) => (state.peddler ? ['peddler'] : [])),
)
