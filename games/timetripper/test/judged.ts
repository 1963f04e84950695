/**
 * What a landing is worth: many solo trips by the game's own player, each landing with what could be seen of it and
 * whether he came home, and the logistic curve through them that `veteran/judge.ts` holds: `node
 * games/timetripper/test/judged.ts --games 8000 --seed judged`.
 */
import { parseArgs } from 'node:util'
import { logistic, type Seen, surprise } from '@anachron/bots/fit'
import { begin, decision, options, play, type Seat, seeded } from '@anachron/kernel'
import { bot } from '../player/index.ts'
import { signsOf } from '../player/judgement.ts'
import type { Action } from '../rules/actions.ts'
import { game } from '../rules/game.ts'
import type { Tripper } from '../rules/types.ts'
import { defaults } from './table.ts'

const { values } = parseArgs({
  options: { games: { type: 'string', default: '4000' }, seed: { type: 'string', default: 'judged' } },
})

const signs: number[][] = []
const homes: number[] = []
for (let i = 0; i < Number(values.games); i++) {
  const chance = seeded(`${values.seed} ${i}`)
  const state = begin(game, defaults(), 1, chance)
  let chapter = 0
  const first = signs.length
  for (let asked = decision(game, state); asked; asked = decision(game, state)) {
    if (state.visited.length !== chapter && state.battle) {
      chapter = state.visited.length
      signs.push(signsOf(state, state.trippers[0] as Tripper))
    }
    const seat = asked.seats[0] as Seat
    const listed = options(game, state, seat)
    play(game, state, chance, seat, listed[bot.choose(game.view(state, seat), seat, listed, chance)] as Action)
  }
  const home = state.result?.reason === 'home' ? 1 : 0
  while (homes.length < signs.length) homes.push(home)
  if (first === signs.length) console.log(`trip ${i} never landed`)
}

const landings = signs.map((x, i): Seen => ({ x, won: homes[i] as number }))
const weights = logistic(landings, new Array<number>(signs[0]?.length ?? 0).fill(0), 1e-6)
const mean = homes.reduce((sum, home) => sum + home, 0) / homes.length
const nothing = landings.map(({ won }): Seen => ({ x: [1], won }))
console.log(`${signs.length} landings, ${(100 * mean).toFixed(1)} % of them came home`)
console.log(`weights ${[...weights].map((weight) => weight.toFixed(3)).join(', ')}`)
console.log(
  `surprise ${surprise(landings, weights).toFixed(4)}, knowing nothing ${surprise(nothing, logistic(nothing, [0], 1e-6)).toFixed(4)}`,
)
