/**
 * What a landing is worth: many solo trips by the game's own player, each landing with what could be seen of it and whether he came home,
 * and the logistic curve through them that `veteran/judge.ts` holds: `node games/timetripper/test/judged.ts --games 8000 --seed judged`.
 */
import { parseArgs } from 'node:util'
import { begin, decision, options, play, type Seat, seeded } from '@anachron/kernel'
import { bot } from '../bot.ts'
import type { Action } from '../rules/actions.ts'
import { game } from '../rules/game.ts'
import type { Tripper } from '../rules/types.ts'
import { signsOf } from '../veteran/judge.ts'
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

/** Newton's method would be quicker; a slope that is followed patiently needs no matrix. */
const weights = new Array<number>(signs[0]?.length ?? 0).fill(0)
const squares = weights.map((_, k) => signs.reduce((sum, row) => sum + (row[k] as number) ** 2, 1e-9))
for (let round = 0; round < 400; round++)
  for (let k = 0; k < weights.length; k++) {
    let slope = 0
    for (let i = 0; i < signs.length; i++) {
      const row = signs[i] as number[]
      if (row[k] === 0) continue
      let hope = 0
      for (let j = 0; j < row.length; j++) hope += (weights[j] as number) * (row[j] as number)
      slope += ((homes[i] as number) - 1 / (1 + Math.exp(-hope))) * (row[k] as number)
    }
    weights[k] = (weights[k] as number) + (4 * slope) / (squares[k] as number)
  }
const loss = (chance: (row: number[]) => number): number =>
  -signs.reduce((sum, row, i) => sum + Math.log(homes[i] ? chance(row) : 1 - chance(row)), 0) / signs.length
const mean = homes.reduce((sum, home) => sum + home, 0) / homes.length
console.log(`${signs.length} landings, ${(100 * mean).toFixed(1)} % of them came home`)
console.log(`weights ${weights.map((weight) => weight.toFixed(3)).join(', ')}`)
const fitted = (row: number[]): number =>
  1 / (1 + Math.exp(-row.reduce((sum, x, j) => sum + x * (weights[j] as number), 0)))
console.log(`surprise ${loss(fitted).toFixed(4)}, knowing nothing ${loss(() => mean).toFixed(4)}`)
