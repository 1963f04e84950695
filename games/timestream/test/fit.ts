/**
 * Fits the table of `bot/standing.ts` to matches of the game's own player against himself: what went with winning at the beginning of a
 * turn? Prints the table. Usage: node games/timestream/test/fit.ts [matches] [seed]
 */
import { fitted } from '@anachron/kernel/testing'
import { bot } from '../bot/index.ts'
import { lead, SIGNS, WORTH } from '../bot/standing.ts'
import { game } from '../rules/game.ts'

const [, , matches = '1400', seed = '1'] = process.argv
const { table, moments, before, now } = fitted(
  { game, bot, turnOf: ({ step, turn }) => (step === 'opening' ? -1 : turn), read: lead, seed },
  SIGNS.map((sign) => WORTH[sign]),
  Number(matches),
)
console.error(`${before.toFixed(4)} nats a moment before, ${now.toFixed(4)} now; ${moments} moments`)
for (const [i, sign] of SIGNS.entries()) console.log(`  ${sign}: ${table[i]?.toFixed(2)},`)
