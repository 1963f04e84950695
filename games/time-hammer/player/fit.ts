/**
 * Fits the table of `bot/standing.ts` to matches of the game's own player against himself: what went with winning at
 * the beginning of a turn? Prints the table. Usage: node games/time-hammer/player/fit.ts [matches] [seed]
 */
import { fitted } from '@anachron/bots/fit'
import { game } from '../rules/game.ts'
import { bot } from './index.ts'
import { lead, SIGNS, TABLE } from './judgement.ts'

const [, , matches = '6000', seed = '1'] = process.argv
const { table, moments, before, now } = fitted(
  {
    game,
    bot,
    turnOf: ({ turn }) => (turn === 0 ? -1 : turn),
    read: lead,
    seed,
    options: (n) => ({ rounds: 4 + (n % 3), quarks: n % 2 === 0 }),
  },
  TABLE,
  Number(matches),
)
console.error(`${before.toFixed(4)} nats a moment before, ${now.toFixed(4)} now; ${moments} moments`)
for (const [i, sign] of SIGNS.entries())
  console.log(`  ${sign}: [${table[2 * i]?.toFixed(2)}, ${table[2 * i + 1]?.toFixed(2)}],`)
